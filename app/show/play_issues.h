// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/show/motion_physics.h"
#include "ik/pose.h"
#include "pmx/base/result.h"

namespace app {

class ActorGoals;

/// This class keeps the issues of a model as it moves, without allocation from frame to frame,
/// until they are asked for.
class PlayIssues {
 public:
  /// Notes the issues of a frame that was made.
  void note(double frame, const ik::Pose& pose) {
    if (pose.outOfRange < 0 || bone_ >= 0) return;
    bone_ = pose.outOfRange;
    frame_ = frame;
  }
  /// Returns how many list() would give, without allocation.
  [[nodiscard]] std::size_t count(const MotionPhysics* physics, const ActorGoals* goals) const;
  /// Returns the first bone that left its range (ik/pose_range.h), bodies that were too many to
  /// meet (physics_limits.h), and goals that refer to actors for which there was no room
  /// (goal_scene.h). Physics and goals may be null.
  [[nodiscard]] base::Issues list(const pmx::Model& model, const MotionPhysics* physics, const ActorGoals* goals) const;

 private:
  std::int32_t bone_ = -1;
  double frame_ = 0.0;
};

}  // namespace app
