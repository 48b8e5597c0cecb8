// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "vmd/motion.h"

namespace vmd {

/// Returns the curve with every control value above 127 (damaged files have them) set to 127.
[[nodiscard]] constexpr CurveBytes clamped(const CurveBytes& curve) {
  constexpr std::uint8_t kMax = 127;
  return {std::min(curve.x1, kMax), std::min(curve.y1, kMax), std::min(curve.x2, kMax), std::min(curve.y2, kMax)};
}

/// Returns true when the curve eases nothing: x1 = y1 and x2 = y2. Takes a clamped curve.
[[nodiscard]] constexpr bool isLinear(const CurveBytes& curve) { return curve.x1 == curve.y1 && curve.x2 == curve.y2; }

/// Returns the easing of one curve at u in [0, 1] (clamped if beyond; 0 for NaN): linear when x1 =
/// y1 and x2 = y2, else the cubic through (0,0), (x1,y1)/127, (x2,y2)/127, (1,1) solved for its
/// parameter by twelve bisection steps from 0.5 with a first step of 0.25, stopping when exact, as
/// MMD does (ik-parity.md 1). Control values above 127 count as 127. The parameter is within 2^-13
/// of the true one, so the result is within 3.7e-4 of the true curve.
[[nodiscard]] double ease(const CurveBytes& curve, double u);

}  // namespace vmd
