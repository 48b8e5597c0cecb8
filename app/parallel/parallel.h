// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace app {

/// Returns how many threads work at once by default: one per core; 1 in a process that was forked
/// after inParallel(), or that the system gave too few threads when that was called first.
[[nodiscard]] int defaultThreadCount();

/// Splits 0 to `count` into ranges, calls `work(begin, end)` for each of them on up to `threads`
/// threads, and returns when all are done. The caller sees what they wrote. An exception of `work`
/// reaches the caller when the ranges that had begun have ended; the others are left out. `work`
/// may call this again. A thread that waits for such an inner call may work on another range of the
/// outer one meanwhile, so no range may hold a lock then, or keep data in a thread-local variable
/// that it needs afterwards. In a process that was forked after the first such call, or that the
/// system gives fewer threads than one per core, the caller's thread does it all.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t begin, std::size_t end)>& work);

}  // namespace app
