// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/euler_angles.h"

#include <cmath>
#include <numbers>

namespace app {
namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;
constexpr double kLocked = 1e-9;  // the cosine of x below which z and y can't be told apart

double nearTurn(double angle, double before) { return angle + 360.0 * std::round((before - angle) / 360.0); }

ZxyAngles nearTurns(const ZxyAngles& angles, const ZxyAngles& before) {
  return {nearTurn(angles.z, before.z), nearTurn(angles.x, before.x), nearTurn(angles.y, before.y)};
}

double apart(const ZxyAngles& a, const ZxyAngles& b) {
  return std::abs(a.z - b.z) + std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace

ZxyAngles nearestZxy(const base::Quat& rotation, const ZxyAngles& before) {
  double w = rotation.w, x = rotation.x, y = rotation.y, z = rotation.z;
  const double length = std::sqrt(w * w + x * x + y * y + z * z);
  w /= length;
  x /= length;
  y /= length;
  z /= length;
  // These are entries of the rotation's matrix, row and column from 0.
  const double m01 = 2.0 * (x * y - z * w), m11 = 1.0 - 2.0 * (x * x + z * z), m21 = 2.0 * (y * z + x * w);
  const double m20 = 2.0 * (x * z - y * w), m22 = 1.0 - 2.0 * (x * x + y * y);
  const double cosine = std::hypot(m01, m11);
  const double angleX = std::atan2(m21, cosine) * kDegreesPerRadian;
  if (cosine < kLocked) {
    const double m00 = 1.0 - 2.0 * (y * y + z * z), m10 = 2.0 * (x * y + z * w);
    const double together = std::atan2(m10, m00) * kDegreesPerRadian;  // z + y at 90, z - y at -90
    return nearTurns({m21 > 0.0 ? together - before.y : together + before.y, angleX, before.y}, before);
  }
  const double angleZ = std::atan2(-m01, m11) * kDegreesPerRadian, angleY = std::atan2(-m20, m22) * kDegreesPerRadian;
  const ZxyAngles one = nearTurns({angleZ, angleX, angleY}, before);
  const ZxyAngles other = nearTurns({angleZ + 180.0, 180.0 - angleX, angleY + 180.0}, before);
  return apart(one, before) <= apart(other, before) ? one : other;
}

}  // namespace app
