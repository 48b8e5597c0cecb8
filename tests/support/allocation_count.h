// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// Returns how often operator new and countAllocation() were called in this program. Only programs
/// with allocation_count.cpp among their sources have it; it replaces operator new.
[[nodiscard]] std::size_t allocationCount();

/// Counts one more, exactly as each call of operator new does. Under Clang's thread sanitizer,
/// whose operator new isn't replaced, nothing else counts.
void countAllocation() noexcept;

}  // namespace support
