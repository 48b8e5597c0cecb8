// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This is the only file that knows the axes of exported files. glTF, VRM 1.0 and BVH mirror Z: they
// are right-handed, Y points up, figures face +Z, and a unit is a metre.

#include "pmx/base/math.h"

namespace app {

/// One of MMD's units is so many metres.
inline constexpr float kMetresPerUnit = 0.08F;

/// Returns a position, or an offset of one, in metres and with Z mirrored.
[[nodiscard]] inline base::Vec3 exportedPosition(const base::Vec3& p) {
  return {kMetresPerUnit * p.x, kMetresPerUnit * p.y, -kMetresPerUnit * p.z};
}
/// Returns a direction with Z mirrored; its length stays.
[[nodiscard]] inline base::Vec3 exportedDirection(const base::Vec3& d) { return {d.x, d.y, -d.z}; }
/// Returns the rotation that turns mirrored directions as `q` turns directions.
[[nodiscard]] inline base::Quat exportedRotation(const base::Quat& q) { return {q.w, -q.x, -q.y, q.z}; }

// Unity and the VMC protocol turn MMD's axes by half a turn about Y: they stay left-handed, Y is
// up, figures face +Z, and a unit is a metre.

[[nodiscard]] inline base::Vec3 unityPosition(const base::Vec3& p) {
  return {-kMetresPerUnit * p.x, kMetresPerUnit * p.y, -kMetresPerUnit * p.z};
}
[[nodiscard]] inline base::Quat unityRotation(const base::Quat& q) { return {q.w, -q.x, q.y, -q.z}; }

}  // namespace app
