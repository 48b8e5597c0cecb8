// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vmd {

/// Returns the standard skeleton's name of a part of the body, without its side, for its English or
/// Chinese name, or for another Japanese spelling. `plain` is BonePart's. Empty where it isn't
/// known.
[[nodiscard]] std::string_view standardPart(std::string_view plain);

}  // namespace vmd
