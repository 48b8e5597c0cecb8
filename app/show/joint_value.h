// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/show/actor.h"
#include "app/show/edits.h"
#include "ik/solvers/bone_freedom.h"

namespace app {

/// This is one number that says how a bone with a freedom stands: a hinge's angle, or a way along
/// an axis. Balls have no such number.
struct JointValue {
  std::int32_t bone = -1;
  bool slides = false;       ///< a way along `axis`, units; else an angle about it, radians
  ik::solvers::Vec3 axis{};  ///< in the parent's space at rest, unit length
  double lower = 0.0, upper = 0.0;
  bool operator==(const JointValue&) const = default;
};

/// Returns the values of an actor's bones with freedoms, by rising bones; a bone that turns as a
/// hinge and slides has both.
[[nodiscard]] std::vector<JointValue> jointValues(std::span<const ik::solvers::BoneFreedom> freedoms);

/// Returns what a value is in the pose that an actor made last.
[[nodiscard]] double measure(const JointValue& of, const Actor& actor);

/// Returns the edit of kind Add that brings the value there, from the pose that an actor made last
/// and the edit that the bone has in it. Where a goal or a chain moves the bone, solving begins
/// there, and may move it on.
[[nodiscard]] BoneEdit bringTo(const JointValue& of, double value, const Actor& actor, const BoneEdit& now);

}  // namespace app
