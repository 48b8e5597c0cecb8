// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// How often operator new was called in this program. Only programs with allocation_count.cpp among their
/// sources have it; it replaces operator new.
[[nodiscard]] std::size_t allocationCount();

}  // namespace support
