// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <thread>

#include "app/python/frame_run.h"

namespace app {

/// Lets one thread at a time work on something. A process that is forked meanwhile has the thread that forked alone; what others
/// worked on is free there, or can't be used any more where they were changing it.
class ExclusiveUse {
 public:
  class Turn;

 private:
  friend struct TurnsTaken;
  std::thread::id owner_;  // none: free
  bool changing_ = false;  // by the owner
  bool broken_ = false;
};

/// A thread's turn at it, while it lives.
class ExclusiveUse::Turn {
 public:
  /// Waits for the turn of another thread to end, without the interpreter's lock. Throws std::runtime_error where this thread has its
  /// turn already (in what a signal's handler calls), and where it can't be used any more.
  Turn(ExclusiveUse& what, const GoesOn& goesOn);
  ~Turn();
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  /// False where the waiting was ended by `goesOn`.
  [[nodiscard]] bool has() const { return has_; }
  /// From now on it isn't only read.
  void changes();

 private:
  ExclusiveUse& what_;
  bool has_ = false;
};

/// Guards what the module's threads share. Held for moments, and never while the interpreter's lock is waited for: fork() waits for it,
/// so that in the new process it is free and what it guards is whole.
[[nodiscard]] std::mutex& sharedMutex();

}  // namespace app
