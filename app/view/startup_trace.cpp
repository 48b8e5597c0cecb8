// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/startup_trace.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <fmt/format.h>

#include "pmx/base/stopwatch.h"

namespace app {
namespace {

bool asked() {
  const char* word = std::getenv("ODORI_TIMES");
  return word != nullptr && *word != '\0' && *word != '0';
}

}  // namespace

void stageDone(const char* stage) {
  if (!asked()) return;
  static const base::Stopwatch clock;
  static double before = 0.0;
  const double now = clock.seconds() * 1e3;
  const double processor = static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
  fmt::print(stderr, "odori: {:7.1f} ms, at {:7.1f}, processor {:7.1f}: {}\n", now - before, now, processor, stage);
  before = now;
}

}  // namespace app
