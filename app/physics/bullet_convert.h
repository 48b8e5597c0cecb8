// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Only this file knows both Bullet's vectors and Odori's. Axes, units and handedness are equal on
// both sides: Bullet works with axes of either hand.

#include <LinearMath/btTransform.h>

#include "app/physics/rigid_math.h"

namespace app {

[[nodiscard]] inline btVector3 toBullet(const base::Vec3& v) { return {v.x, v.y, v.z}; }
[[nodiscard]] inline btQuaternion toBullet(const base::Quat& q) { return {q.x, q.y, q.z, q.w}; }
[[nodiscard]] inline btTransform toBullet(const base::Transform& t) {
  return btTransform(toBullet(t.rotation), toBullet(t.translation));
}
[[nodiscard]] inline base::Vec3 fromBullet(const btVector3& v) { return {v.x(), v.y(), v.z()}; }
[[nodiscard]] inline base::Quat fromBullet(const btQuaternion& q) { return {q.w(), q.x(), q.y(), q.z()}; }
[[nodiscard]] inline base::Transform fromBullet(const btTransform& t) {
  return {fromBullet(t.getOrigin()), fromBullet(t.getRotation())};
}

}  // namespace app
