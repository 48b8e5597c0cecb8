// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These settings are for turning a bone and its ancestors so that the line from its eye along
/// `forward` meets the target (ik-solvers.md 9). The workspace's chain has one goal: the bone that
/// aims, and the target.
struct LookAtSettings {
  Vec3 forward{0.0, 0.0, -1.0};  ///< in the bone's own space; MMD's faces look along -Z
  Vec3 eye{0.0};                 ///< in the bone's own space, units
  bool hasUp = false;
  Vec3 upAxis{0.0, 1.0, 0.0};  ///< in the bone's own space
  Vec3 upPole{0.0, 1.0, 0.0};  ///< a direction in model space that upAxis is turned to
  double tolerance = 1e-6;     ///< radians
  int loops = 64;
  /// Each link takes this share of the turn, the one that aims first; those that aren't listed take
  /// none unless the others can't do it.
  std::array<double, 3> shares{0.6, 0.3, 0.1};
  /// For a link in a box of pitch and yaw: it takes the nearest direction that the box has, instead
  /// of cutting pitch and yaw each by itself.
  bool nearest = true;
};

enum class LookAt : std::uint8_t {
  Aimed,
  Limited,       ///< as near as the limits allow
  TargetOnBone,  ///< nothing was turned
  /// The target is nearer to the bone than the line of sight passes it; nothing was turned.
  TargetInEye,
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
