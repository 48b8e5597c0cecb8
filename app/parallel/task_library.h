// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// This function works on the indices from `begin` to `end`, the latter not included. `context` is
/// what the caller passed.
using RangeWork = void (*)(void* context, std::size_t begin, std::size_t end);

/// Splits 0 to `count` into ranges, and calls `work` for each of them on up to `threads` threads of
/// the task library. The library isn't built with the thread sanitizer. Data that it shares with
/// code that is would look like races, so the source of this header, which alone knows the library,
/// is built without, too; and `work` is no object.
void runRanges(std::size_t count, int threads, RangeWork work, void* context);

/// Returns how many threads the task library would use.
[[nodiscard]] int libraryThreadCount();

}  // namespace app
