// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// Turning a bone, and those it hangs from, so that the line from its eye along `forward` meets the target
/// (ik-solvers.md 9). The workspace's chain has one goal: the bone that aims, and the target.
struct LookAtSettings {
  Vec3 forward{0.0, 0.0, -1.0};  ///< in the bone's own space; MMD's faces look along -Z
  Vec3 eye{0.0};                 ///< in the bone's own space, units
  bool hasUp = false;
  Vec3 upAxis{0.0, 1.0, 0.0};  ///< in the bone's own space
  Vec3 upPole{0.0, 1.0, 0.0};  ///< a direction in model space that upAxis is turned to
  double tolerance = 1e-6;     ///< radians
  int loops = 64;
  /// What each link does of the turn, the one that aims first; those that aren't here share nothing until the others
  /// can't do it.
  std::array<double, 3> shares{0.6, 0.3, 0.1};
  /// Of a link in a box of pitch and yaw: the nearest direction that the box has, instead of pitch and yaw cut each by
  /// itself.
  bool nearest = true;
};

enum class LookAt : std::uint8_t {
  Aimed,
  Limited,       ///< as near as the limits let it
  TargetOnBone,  ///< nothing was turned
  TargetInEye,   ///< the target is nearer to the bone than the line of sight passes it; nothing was turned
  NotFit,
};

struct LookAtReport {
  LookAt state = LookAt::NotFit;
  double missRad = 0.0;   ///< the angle between the line of sight and the target
  bool upDefined = true;  ///< false: the line of sight lies along the pole
  int loops = 0;
};

[[nodiscard]] LookAtReport solveLookAt(const LookAtSettings& settings, Workspace& workspace);

}  // namespace ik::solvers
