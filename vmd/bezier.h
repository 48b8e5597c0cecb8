// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "vmd/motion.h"

namespace vmd {

/// The easing of one curve at u in [0, 1]: linear when x1 = y1 and x2 = y2, else the cubic through
/// (0,0), (x1,y1)/127, (x2,y2)/127, (1,1) solved for its parameter by twelve bisection steps from
/// 0.5 with a first step of 0.25, stopping when exact, as MMD does (ik-parity.md 1). Control values
/// above 127 count as 127.
[[nodiscard]] float ease(const CurveBytes& curve, float u);

}  // namespace vmd
