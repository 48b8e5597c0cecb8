// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <benchmark/benchmark.h>

namespace bench {

/// What a benchmark's time is divided by, so that figures of unlike machines and moments can be compared: Copy is a plain
/// copy of 256 KiB, Loop a thousand multiplications and additions that wait for each other.
enum class Yardstick { Copy, Loop };

/// What a program of benchmarks defines: calls `add` for each.
using Add = std::function<void(const char* name, Yardstick, std::function<void(benchmark::State&)>)>;
void addBenchmarks(const Add& add);

}  // namespace bench
