// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "vmd/motion.h"

namespace vmd {

/// What an eased value may be at a moment between two keys.
struct CurveGate {
  double u = 0.0;              ///< of the time between the keys, in (0, 1)
  double least = 0.0;          ///< of the way from the earlier key's value (0) to the later one's (1)
  double most = 0.0;           ///< >= least
};

/// A curve that goes through all gates (rising in u), as ease() has it; the straight line where that does. None where none
/// is found: it looks for the control values of the least squares, so it may miss one that only just goes through.
[[nodiscard]] std::optional<CurveBytes> fitCurve(std::span<const CurveGate> gates);

}  // namespace vmd
