// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tests/app/solo.h"
#include "tests/support/golden_rows.h"

namespace support {

/// The most that poses may be apart: 99 of 100 bone frames, and all.
struct Tolerances {
  double p99Units, p99Degrees, maxUnits, maxDegrees;
};

/// Expects a session's poses at the rows' frames to be where the rows have them; bones named in `leaveOut` aren't compared.
/// Prints how far they are apart, under `title`, and says so where that is beyond `goal`, if one is given.
void expectPoses(Solo& session, std::span<const GoldenRow> rows, const std::vector<std::string>& leaveOut,
                 const std::string& title, const Tolerances& most, const Tolerances* goal = nullptr);

}  // namespace support
