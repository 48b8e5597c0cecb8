// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "pmx/base/math.h"

namespace app {

inline constexpr float kMinModelScale = 0.01F, kMaxModelScale = 100.0F;

/// This is where an actor stands: its model is scaled, turned about X, then Y, then Z, and moved.
/// For an accessory that is attached to a bone this is in the space of that bone (Actor).
struct Placement {
  base::Vec3 position{0.0F};  ///< world, units
  /// These are degrees about +Y of MMD's axes; at 90 a model that faced -Z faces -X.
  float turn = 0.0F;
  float scale = 1.0F;  ///< kMinModelScale to kMaxModelScale
  float pitch = 0.0F;  ///< degrees about +X; at 90 a model that faced -Z faces +Y
  float roll = 0.0F;   ///< degrees about +Z; at 90 a point above is at -X
  bool operator==(const Placement&) const = default;

  /// Returns a point of model space in the world.
  [[nodiscard]] base::Vec3 toWorld(const base::Vec3& point) const { return position + scale * (rotation() * point); }
  /// Returns a bone's transform in the world, with its rotation there. Scale moves bones, and
  /// doesn't change them.
  [[nodiscard]] base::Transform toWorld(const base::Transform& model) const {
    return {toWorld(model.translation), rotation() * model.rotation};
  }
  /// Returns a transform of the world in model space.
  [[nodiscard]] base::Transform toModel(const base::Transform& world) const {
    const base::Quat back = glm::conjugate(rotation());
    return {back * ((world.translation - position) / scale), back * world.rotation};
  }
  [[nodiscard]] base::Mat4 matrix() const {
    base::Mat4 result = glm::mat4_cast(rotation());
    for (int column = 0; column < 3; ++column) result[column] *= scale;
    result[3] = base::Vec4(position, 1.0F);
    return result;
  }
  /// Returns Rz · Ry · Rx.
  [[nodiscard]] base::Quat rotation() const {
    const float half = 0.5F * turn * base::kPi / 180.0F;
    const base::Quat y(std::cos(half), 0.0F, std::sin(half), 0.0F);
    if (pitch == 0.0F && roll == 0.0F) return y;
    const float halfX = 0.5F * pitch * base::kPi / 180.0F, halfZ = 0.5F * roll * base::kPi / 180.0F;
    const base::Quat x(std::cos(halfX), std::sin(halfX), 0.0F, 0.0F), z(std::cos(halfZ), 0.0F, 0.0F, std::sin(halfZ));
    return z * y * x;
  }
  /// Returns this placement in the space of a bone.
  [[nodiscard]] base::Transform under(const base::Transform& bone) const {
    return {bone.translation + bone.rotation * position, bone.rotation * rotation()};
  }
};

}  // namespace app
