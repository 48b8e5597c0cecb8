// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are the conventions of the whole project:
//
//  * Coordinates are MMD's own: left-handed, +X right, +Y up, +Z away from the default camera.
//    Characters face -Z and their left hand is at +X. Only the program's drawing flips axes.
//  * One unit is 8 cm. Angles are radians. Time is a frame number at 30 frames per second.
//  * Quaternions are Hamilton; `a * b` applies b first. Component order in files is x, y, z, w.
//  * Matrices act on column vectors, `M * v`; `A * B` applies B first.
//  * Names end in Local (relative to the parent bone), Model (model root) or World (scene).

#include <cstddef>

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

namespace base {

using Vec2 = glm::vec2;
using Vec3 = glm::vec3;
using Vec4 = glm::vec4;
using Quat = glm::quat;
using Mat3 = glm::mat3;
using Mat4 = glm::mat4;

// The libraries are compiled with GLM's defaults. A program that chooses another layout by one of
// GLM's macros would read their numbers in another order.
static_assert(offsetof(Quat, x) == 0 && offsetof(Quat, w) == 3 * sizeof(float), "without GLM_FORCE_QUAT_DATA_WXYZ");
static_assert(sizeof(Vec3) == 3 * sizeof(float) && alignof(Vec4) == alignof(float),
              "without GLM_FORCE_DEFAULT_ALIGNED_GENTYPES");
static_assert(Quat(1.0F, 0.0F, 0.0F, 0.0F).w == 1.0F, "without GLM_FORCE_QUAT_CTOR_XYZW");

inline constexpr float kPi = 3.14159265358979323846F;
inline constexpr Quat kIdentityRotation{1.0F, 0.0F, 0.0F, 0.0F};  // glm's order: w, x, y, z

/// A position has at most this many units: from the model's root for a bone, on each axis for what
/// a model is made of. It is 80 km; beyond it single precision has steps of more than 5 mm, and
/// sums and squares within it stay finite. (limits.md)
inline constexpr float kMaxUnits = 1e6F;

/// This is a rigid transform: rotate, then translate. Bones never scale, so they need nothing else.
struct Transform {
  Vec3 translation{0.0F};            ///< units
  Quat rotation{kIdentityRotation};  ///< unit length
  bool operator==(const Transform&) const = default;
};

/// These are the upper three rows of an affine matrix, row by row: the layout uploaded to the GPU.
struct Mat3x4 {
  Vec4 row[3]{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};
};

}  // namespace base
