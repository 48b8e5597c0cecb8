// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace ik {

/// Returns a bone's palette entry: its model matrix times its inverse bind matrix, which is a
/// translation by minus its bind position (bones have no rotation at rest). Both are in model
/// space.
[[nodiscard]] inline base::Mat3x4 skinningMatrix(const base::Transform& model, const base::Vec3& bind) {
  const base::Quat& q = model.rotation;
  const base::Vec3& p = model.translation;
  const float x2 = q.x + q.x, y2 = q.y + q.y, z2 = q.z + q.z;
  const float xx = q.x * x2, yy = q.y * y2, zz = q.z * z2;
  const float xy = q.x * y2, xz = q.x * z2, yz = q.y * z2;
  const float wx = q.w * x2, wy = q.w * y2, wz = q.w * z2;
  const base::Vec3 row0(1.0F - yy - zz, xy - wz, xz + wy);
  const base::Vec3 row1(xy + wz, 1.0F - xx - zz, yz - wx);
  const base::Vec3 row2(xz - wy, yz + wx, 1.0F - xx - yy);
  base::Mat3x4 out;
  out.row[0] = base::Vec4(row0, p.x - glm::dot(row0, bind));
  out.row[1] = base::Vec4(row1, p.y - glm::dot(row1, bind));
  out.row[2] = base::Vec4(row2, p.z - glm::dot(row2, bind));
  return out;
}

}  // namespace ik
