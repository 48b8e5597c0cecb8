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

/// Where an eye is at a frame: world, units. Called from any thread.
using GoalEye = std::function<base::Vec3(double frame)>;

/// Something to stand on.
struct GoalFloor {
  ActorId actor = 0;
  std::shared_ptr<const FloorMesh> mesh;
  Placement placement;
};

/// Bones and morphs of the actors that are posed once more for goals of a show, together, and kStandCost for each of them.
inline constexpr std::size_t kMaxStandParts = 1'000'000;
inline constexpr std::size_t kStandCost = 100;  ///< about as much memory as that many bones take

/// What actors of a show may still have posed once more, in their order. The first one for whom it isn't enough ends it.
struct GoalRoom {
  std::size_t left = kMaxStandParts;
  bool full = false;
  /// False where there isn't room for so much.
  bool take(std::size_t parts) {
    full = full || parts > left;
    if (!full) left -= parts;
    return !full;
  }
};

/// What goals of an actor may be about, as the show has it. Valid until the show changes.
struct GoalScene {
  std::function<const Actor*(ActorId)> actorOf;  ///< null where there is none
  const vmd::SceneTracks* tracks = nullptr;
  double sceneStart = 0.0;  ///< where frame 0 lies in the tracks
  GoalEye eye;              ///< of a camera that isn't the motions'; empty: it is theirs
  std::span<const GoalFloor> floors;
  GoalRoom* room = nullptr;  ///< of all actors of the show together; null: boundless
};

/// Where things are that an actor's goals are about, at any frame. Other actors are posed for it alone, without their physics
/// and their goals: so it depends on the frame only, two may look at each other, and each is made on one thread.
class GoalSight {
 public:
  GoalSight();
  ~GoalSight();
  GoalSight(GoalSight&&) noexcept;
  GoalSight& operator=(GoalSight&&) noexcept;

  /// Actors for whom the scene has no room aren't there for goals.
  void see(const GoalScene& scene, ActorId self, std::span<const Goal> goals);
  /// Whether some weren't.
  [[nodiscard]] bool leftOut() const { return leftOut_; }
  /// The actor's own bones that places depend on: others hang from them, or they are looked at.
  [[nodiscard]] std::span<const std::int32_t> ownBones() const { return ownBones_; }
  /// To be called before the first place of a frame is asked for.
  void begin(double frame);
  /// The goal's place in the world; none where what it is about isn't there. `own`: the actor's pose as it is now.
  [[nodiscard]] std::optional<base::Transform> placeOf(const Goal& goal, const Placement& placement,
                                                       const ik::Pose& own);
  [[nodiscard]] std::span<const GoalFloor> floors() const { return floors_; }

 private:
  struct Stand;
  /// An actor on the way up to those it hangs from: the next of them to be looked at.
  struct Step {
    ActorId id;
    const Actor* actor;
    std::size_t parent;
  };
  Stand* find(ActorId id);
  void want(const GoalScene& scene, ActorId id);
  void bringStands();
  void tieStands();
  void pose(std::size_t stand, const Placement& placement, const ik::Pose& own);

  std::vector<Stand> stands_;  // those that stand in for other actors; who hangs from others comes after them
  std::vector<std::pair<ActorId, std::size_t>> places_;  // of stands_, by rising ids
  // Scratch of see(): who is to be there, in the order of stands_, and the same by rising ids; and a way up.
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
