// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
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

/// What goals of an actor may be about, as the show has it. Valid until the show changes.
struct GoalScene {
  std::function<const Actor*(ActorId)> actorOf;  ///< null where there is none
  const vmd::SceneTracks* tracks = nullptr;
  double sceneStart = 0.0;  ///< where frame 0 lies in the tracks
  GoalEye eye;              ///< of a camera that isn't the motions'; empty: it is theirs
  std::span<const GoalFloor> floors;
};

/// Where things are that an actor's goals are about, at any frame. Other actors are posed for it alone, without their physics
/// and their goals: so it depends on the frame only, two may look at each other, and each is made on one thread.
class GoalSight {
 public:
  GoalSight();
  ~GoalSight();
  GoalSight(GoalSight&&) noexcept;
  GoalSight& operator=(GoalSight&&) noexcept;

  void see(const GoalScene& scene, ActorId self, std::span<const Goal> goals);
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
  Stand* find(ActorId id);
  void add(const GoalScene& scene, ActorId self, ActorId id);
  [[nodiscard]] std::optional<base::Transform> worldOf(ActorId id, std::int32_t bone, const Placement& placement,
                                                       const ik::Pose& own);

  std::vector<Stand> stands_;  // those that stand in for other actors
  std::vector<GoalFloor> floors_;
  std::vector<std::int32_t> ownBones_;
  const vmd::SceneTracks* tracks_ = nullptr;
  double sceneStart_ = 0.0;
  GoalEye eye_;
  ActorId self_ = 0;
  double frame_ = 0.0;
};

}  // namespace app
