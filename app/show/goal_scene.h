// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/physics/floor_mesh.h"
#include "app/show/goal.h"
#include "app/show/placement.h"
#include "ik/pose.h"
#include "vmd/scene_tracks.h"

namespace app {

class Actor;

/// This function returns where an eye is at a frame: world, units. It is called from any thread.
using GoalEye = std::function<base::Vec3(double frame)>;

/// This is something to stand on.
struct GoalFloor {
  ActorId actor = 0;
  std::shared_ptr<const FloorMesh> mesh;
  Placement placement;
};

/// These limit the bones and morphs of the actors that are posed once more for goals of a show,
/// together, with kStandCost for each actor.
inline constexpr std::size_t kMaxStandParts = 1'000'000;
inline constexpr std::size_t kStandCost = 100;  ///< about as much memory as that many bones take

/// This counts how many actors of a show may still be posed once more, in their order. The first
/// one for which it isn't enough ends it.
struct GoalRoom {
  std::size_t left = kMaxStandParts;
  bool full = false;
  /// Returns false where there isn't enough room.
  bool take(std::size_t parts) {
    full = full || parts > left;
    if (!full) left -= parts;
    return !full;
  }
};

/// This is what goals of an actor may refer to, as the show has it. Valid until the show changes.
struct GoalScene {
  std::function<const Actor*(ActorId)> actorOf;  ///< returns null where there is none
  const vmd::SceneTracks* tracks = nullptr;
  double sceneStart = 0.0;  ///< where frame 0 lies in the tracks
  GoalEye eye;              ///< for a camera that isn't the motions'; empty: it is theirs
  std::span<const GoalFloor> floors;
  GoalRoom* room = nullptr;  ///< of all actors of the show together; null: unlimited
};

/// This class knows where the things are that an actor's goals refer to, at any frame. Other actors
/// are posed for it separately, without their physics and their goals: so it depends on the frame
/// only, two may look at each other, and each is made on one thread.
class GoalSight {
 public:
  GoalSight();
  ~GoalSight();
  GoalSight(GoalSight&&) noexcept;
  GoalSight& operator=(GoalSight&&) noexcept;

  /// Takes over the scene. Actors for which it has no room don't exist for goals.
  void see(const GoalScene& scene, ActorId self, std::span<const Goal> goals);
  /// Returns whether some were left out.
  [[nodiscard]] bool leftOut() const { return leftOut_; }
  /// Returns the actor's own bones that target positions depend on: others are attached to them, or
  /// they are looked at.
  [[nodiscard]] std::span<const std::int32_t> ownBones() const { return ownBones_; }
  /// Has to be called before the first placeOf() of a frame.
  void begin(double frame);
  /// Returns a place in the world, turned as its bone is; none where what it refers to doesn't
  /// exist. `own`: the actor's pose as it is now.
  [[nodiscard]] std::optional<base::Transform> placeOf(const GoalPlace& place, const Placement& placement,
                                                       const ik::Pose& own);
  [[nodiscard]] std::span<const GoalFloor> floors() const { return floors_; }

 private:
  struct Stand;
  /// This is an actor on the way up through its outside parents, with the index of the next of
  /// them.
  struct Step {
    ActorId id;
    const Actor* actor;
    std::size_t parent;
  };
  Stand* find(ActorId id);
  void wantPlace(const GoalScene& scene, const GoalPlace& place);
  void want(const GoalScene& scene, ActorId id);
  void bringStands();
  void tieStands();
  void pose(std::size_t stand, const Placement& placement, const ik::Pose& own);

  // These stand in for other actors; attached ones come after their parents.
  std::vector<Stand> stands_;
  std::vector<std::pair<ActorId, std::size_t>> places_;  // indices in stands_, by rising ids
  // This is scratch of see(): the wanted actors, in the order of stands_, their ids, rising, and a
  // path upwards.
  std::vector<std::pair<ActorId, const Actor*>> wanted_;
  std::vector<ActorId> known_;
  std::vector<Step> way_;
  bool leftOut_ = false;
  std::vector<GoalFloor> floors_;
  std::vector<std::int32_t> ownBones_;
  const vmd::SceneTracks* tracks_ = nullptr;
  double sceneStart_ = 0.0;
  GoalEye eye_;
  ActorId self_ = 0;
  double frame_ = 0.0;
};

}  // namespace app
