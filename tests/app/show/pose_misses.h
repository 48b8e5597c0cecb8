// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tests/app/show/solo.h"
#include "tests/support/golden_rows.h"

namespace support {

/// This struct limits how far poses may be apart: 99 of 100 bone frames, and all.
struct Tolerances {
  double p99Units, p99Degrees, maxUnits, maxDegrees;
};

/// Expects a session's poses at the rows' frames to equal the rows within tolerances; bones named
/// in `leaveOut` aren't compared. Prints the differences under `title`, and marks those beyond
/// `goal`, if one is given.
void expectPoses(Solo& session, std::span<const GoldenRow> rows, const std::vector<std::string>& leaveOut,
                 const std::string& title, const Tolerances& most, const Tolerances* goal = nullptr);

}  // namespace support
