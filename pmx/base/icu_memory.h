// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <new>

#include <unicode/utypes.h>

namespace base {

/// Throws std::bad_alloc where ICU had no memory, so that its answer isn't taken for "there is no
/// such character". ICU itself throws nothing.
inline void throwIfNoMemory(UErrorCode status) {
  if (status == U_MEMORY_ALLOCATION_ERROR) throw std::bad_alloc();
}

}  // namespace base
