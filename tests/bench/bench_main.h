// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <benchmark/benchmark.h>

namespace bench {

/// These yardsticks divide a benchmark's time, so that figures of unlike machines and moments can
/// be compared: Copy is a plain copy of 256 KiB, Loop a thousand multiplications and additions that
/// wait for each other.
enum class Yardstick { Copy, Loop };

/// A benchmark program defines a function that calls `add` for each benchmark.
using Add = std::function<void(const char* name, Yardstick, std::function<void(benchmark::State&)>)>;
void addBenchmarks(const Add& add);

}  // namespace bench
