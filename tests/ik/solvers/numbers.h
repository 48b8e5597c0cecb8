// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <numbers>

namespace support {

/// The numbers of a file of IK vectors are met within this much, units or radians.
inline constexpr double kNear = 1e-6;
/// A solver may break a limit by this much, radians: 0.02 degrees.
inline constexpr double kLimitsKept = 0.02 * std::numbers::pi / 180;
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

}  // namespace support
