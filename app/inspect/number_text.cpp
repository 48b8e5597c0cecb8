// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <glm/trigonometric.hpp>

namespace app {
namespace {

QString fixed(double value, int decimals) {
  const double least = 0.5 * std::pow(10.0, -decimals);
  return QString::number(std::abs(value) < least ? 0.0 : value, 'f', decimals);
}

QString degrees(float value) { return fixed(static_cast<double>(value), 1) + QChar(0xB0); }

}  // namespace

QString shownNumber(double value) { return fixed(value, 2); }

QString shownNumbers(const base::Vec3& values) {
  return QStringLiteral("%1, %2, %3").arg(shownNumber(values.x), shownNumber(values.y), shownNumber(values.z));
}

// These elements of Ry · Rx · Rz have an angle almost alone.
base::Vec3 anglesOf(const base::Quat& rotation) {
  const auto& [x, y, z, w] = std::array{rotation.x, rotation.y, rotation.z, rotation.w};
  const float sineX = std::clamp(2.0F * (w * x - y * z), -1.0F, 1.0F);
  return glm::degrees(base::Vec3(std::asin(sineX), std::atan2(2.0F * (x * z + w * y), 1.0F - 2.0F * (x * x + y * y)),
                                 std::atan2(2.0F * (x * y + w * z), 1.0F - 2.0F * (x * x + z * z))));
}

QString shownAngles(const base::Vec3& radians) {
  const base::Vec3 angles = glm::degrees(radians);
  return QStringLiteral("%1, %2, %3").arg(degrees(angles.x), degrees(angles.y), degrees(angles.z));
}

QString shownAngles(const base::Quat& rotation) {
  const base::Vec3 angles = anglesOf(rotation);
  return QStringLiteral("%1, %2, %3").arg(degrees(angles.x), degrees(angles.y), degrees(angles.z));
}

}  // namespace app
