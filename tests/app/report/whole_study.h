// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// Lets a study go on to its end.
inline bool goesOn(std::size_t, std::size_t) { return true; }

}  // namespace support
