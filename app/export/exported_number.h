// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// Appends a number in decimal digits with a point, in every locale, rounded to so many decimals
/// (at most 10), without zeros at its end and without a minus before zero. A number that isn't
/// finite, or beyond 1e12, becomes 0.
void appendNumber(std::string& text, double number, int decimals);

}  // namespace app
