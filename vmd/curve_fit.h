// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "vmd/motion.h"

namespace vmd {

/// This is the range of an eased value at a moment between two keys.
struct CurveGate {
  double u = 0.0;      ///< of the time between the keys, in (0, 1)
  double least = 0.0;  ///< from the earlier key's value (0) to the later one's (1)
  double most = 0.0;   ///< >= least
};

/// This says how well curves go through gates.
enum class CurveFit : std::uint8_t {
  None,  ///< none is near
  /// A curve would if control values weren't whole numbers, so it may be part of a curve that goes
  /// through more gates.
  Nearly,
  Through,  ///< one goes through all gates
};

struct FittedCurve {
  CurveFit fit = CurveFit::None;
  CurveBytes curve;  ///< meaningful with Through; the straight line where that goes through
};

/// Looks for a curve that goes through all gates (rising in u), by the values of ease() and the
/// control values of the least squares. So it may miss one that only just goes through.
[[nodiscard]] FittedCurve fitCurve(std::span<const CurveGate> gates);

}  // namespace vmd
