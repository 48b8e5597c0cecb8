// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/parallel/parallel.h"

#include <algorithm>

#include "app/parallel/hand_over.h"
#include "app/parallel/pieces.h"

namespace app {

namespace {

using Work = std::function<void(std::size_t begin, std::size_t end)>;

/// One call of inParallel(). Every piece comes after the call and before its return, as the library has it; pieces come in
/// no order among themselves, so that a race between two of them is one.
struct Job {
  const Work& work;
  char begun = 0, done = 0;  // places of handOver()
};

void runPiece(void* context, std::size_t begin, std::size_t end) {
  Job& job = *static_cast<Job*>(context);
  takeOver(&job.begun);
  job.work(begin, end);
  handOver(&job.done);
}

}  // namespace

int defaultThreadCount() { return std::max(1, libraryThreadCount()); }

void inParallel(std::size_t count, int threads, const Work& work) {
  if (threads <= 1 || count <= 1) {
    if (count > 0) work(0, count);
    return;
  }
  Job job{work};
  handOver(&job.begun);
  runPieces(count, threads, runPiece, &job);
  takeOver(&job.done);
}

}  // namespace app
