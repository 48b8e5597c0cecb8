// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "pmx/base/math.h"

namespace app {

/// These are the settings of a world, by default MMD's as far as they are known; which of them
/// matter was measured (physics-parity.md).
struct PhysicsSettings {
  base::Vec3 gravity{0.0F, -98.0F, 0.0F};  ///< units per second squared
  float stepSec = 1.0F / 120.0F;           ///< length of one step of the world
  int solverIterations = 10;
  /// A step takes back this share of a joint limit's error (Bullet 2.75: 0.5).
  float stopErp = 0.475F;
  bool ground = true;  ///< a plane at y = 0, in group 15
  /// A body of kind 2 that is attached to a dynamic body of its parent bone counts as kind 1.
  /// (mmd-reference.md 10.4)
  bool demoteHungBodies = true;
  float mostSpeed = 500.0F;  ///< units per second; a body beyond it is stopped

  /// Bullet's own solver loop and bounding box trees are used instead of Odori's, to measure
  /// against.
  bool plainBullet = false;

  // These are known faults, to see the guards against them fail. They are never set elsewhere.
  bool ignoreMasks = false;    ///< every body collides with every other
  bool ignoreSprings = false;  ///< joints without springs
  bool jointEulerZyx = false;  ///< joint frames as Rz · Ry · Rx
  bool ignoreDamping = false;  ///< bodies without damping

  bool operator==(const PhysicsSettings&) const = default;
};

}  // namespace app
