// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This program has a race between two ranges of one job, of which one has ended before the other
// begins: by chance alone, nothing orders them. It is built with the thread sanitizer only, whose
// report is the test. Each range counts an allocation, as in the tests that count them: the count
// may not order them.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

#include "app/parallel/parallel.h"
#include "tests/support/allocation_count.h"

namespace {

// These are relaxed: they show the progress and order nothing.
std::atomic<std::thread::id> first{};
std::atomic<bool> taken{false}, firstEnded{false}, written{false};
// It is alone in its cache line: the sanitizer remembers four accesses of every eight bytes, and
// the others are read often.
struct alignas(64) Line {
  int number = 0;
} raced;

template <class Done>
void waitFor(Done done) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  while (!done() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void workOnRange() {
  const auto self = std::this_thread::get_id();
  if (!taken.exchange(true, std::memory_order_relaxed)) {
    first.store(self, std::memory_order_relaxed);
    raced.number = 1;
    support::countAllocation();
  } else if (first.load(std::memory_order_relaxed) == self) {
    firstEnded.store(true, std::memory_order_relaxed);
    waitFor([] { return written.load(std::memory_order_relaxed); });
  } else if (!firstEnded.load(std::memory_order_relaxed)) {
    waitFor([] { return firstEnded.load(std::memory_order_relaxed); });
  } else if (!written.load(std::memory_order_relaxed)) {
    support::countAllocation();
    raced.number = 2;  // in a range that began after the one that wrote 1 had ended
    written.store(true, std::memory_order_relaxed);
  }
}

}  // namespace

int main() {
  app::inParallel(1000, 2, [](std::size_t, std::size_t) { workOnRange(); });
  std::printf("written twice: %s\n", written.load() ? "yes" : "no");
  std::printf("counted twice: %s\n", support::allocationCount() >= 2 ? "yes" : "no");
  return 0;
}
