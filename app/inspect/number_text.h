// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "pmx/base/math.h"

namespace app {

/// Returns two decimals, without a minus before zero.
[[nodiscard]] QString shownNumber(double value);
/// Returns `1.00, 17.25, -0.30`.
[[nodiscard]] QString shownNumbers(const base::Vec3& values);
/// Returns the angles of a unit rotation: degrees about X, Y and Z, of Ry · Rx · Rz, as in MMD's
/// bone panel (mmd-reference.md 1.3).
[[nodiscard]] base::Vec3 anglesOf(const base::Quat& rotation);
/// Returns radians as degrees: `-90.0°, 0.0°, 12.5°`.
[[nodiscard]] QString shownAngles(const base::Vec3& radians);
[[nodiscard]] QString shownAngles(const base::Quat& rotation);

}  // namespace app
