// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/parallel/parallel.h"

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <latch>
#include <thread>
#include <vector>

#include "app/parallel/hand_over.h"
#include "app/parallel/task_library.h"

namespace app {

namespace {

using Work = std::function<void(std::size_t begin, std::size_t end)>;

/// This is one call of inParallel(). For the thread sanitizer the work on every range comes after
/// the call and before its return. The ranges have no order among themselves, so it reports where
/// the work on two of them races.
struct Job {
  const Work& work;
  char begun = 0, done = 0;  // addresses for handOver()
};

void runRange(void* context, std::size_t begin, std::size_t end) {
  Job& job = *static_cast<Job*>(context);
  takeOver(&job.begun);
  job.work(begin, end);
  handOver(&job.done);
}

// The library's threads don't exist in a process that was forked after they had begun, and the
// library doesn't know.
std::atomic<bool> threadsBegun{false}, threadsLost{false};
[[maybe_unused]] const int registered =
    pthread_atfork(nullptr, nullptr, [] { threadsLost = threadsLost || threadsBegun; });

/// Returns whether the system gives as many threads at once as the library may start. The library
/// starts them while work is under way, some on threads of its own, and where one can't be started
/// then, the process ends: after this check that is unlikely, not impossible.
bool threadsCanBegin() {
  std::latch all(1);
  bool can = true;
  {
    std::vector<std::jthread> threads;
    try {
      const auto count = static_cast<std::size_t>(std::max(1, libraryThreadCount()) - 1);
      threads.reserve(count);
      while (threads.size() < count) threads.emplace_back([&all] { all.wait(); });
    } catch (const std::exception&) {  // no more threads, or no memory for one
      can = false;
    }
    all.count_down();
  }
  return can;
}

/// Runs once, before the first work on more than one thread.
bool beginThreads() {
  // First, since a process that is forked meanwhile must not wait for the answer.
  threadsBegun = true;
  static const bool can = threadsCanBegin();
  if (!can) threadsLost = true;
  return can;
}

}  // namespace

int defaultThreadCount() { return threadsLost ? 1 : std::max(1, libraryThreadCount()); }

void inParallel(std::size_t count, int threads, const Work& work) {
  if (threads <= 1 || count <= 1 || threadsLost || !beginThreads()) {
    if (count > 0) work(0, count);
    return;
  }
  Job job{work};
  handOver(&job.begun);
  runRanges(count, threads, runRange, &job);
  takeOver(&job.done);
}

}  // namespace app
