// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This program links one small library, so that something embedded is also built and run. It ends
// with 0 if the numbers 0 to 999 have their sum, 499500.
#include <atomic>

#include "app/parallel/parallel.h"

int main() {
  std::atomic<std::size_t> sum = 0;
  app::inParallel(1000, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) sum += i;
  });
  return sum == 499500 ? 0 : 1;
}
