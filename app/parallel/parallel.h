// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace app {

/// How many threads work at once where nobody says: one a core.
[[nodiscard]] int defaultThreadCount();

/// Calls `work(begin, end)` for pieces that together make 0 to `count`, on up to `threads` threads; returns when all are
/// done. What the pieces write is seen by the caller.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t begin, std::size_t end)>& work);

}  // namespace app
