// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/parallel/task_library.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace app {

void runRanges(std::size_t count, int threads, RangeWork work, void* context) {
  const auto run = [&] {
    oneapi::tbb::parallel_for(oneapi::tbb::blocked_range<std::size_t>(0, count),
                              [&](const auto& range) { work(context, range.begin(), range.end()); });
  };
  // All threads are asked for, and they exist already. Making an arena costs more than a small job.
  if (threads >= libraryThreadCount()) return run();
  oneapi::tbb::task_arena arena(threads);
  arena.execute(run);
}

int libraryThreadCount() { return oneapi::tbb::this_task_arena::max_concurrency(); }

}  // namespace app
