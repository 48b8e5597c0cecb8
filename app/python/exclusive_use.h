// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <thread>

#include "app/python/frame_run.h"

namespace app {

/// An ExclusiveUse lets one thread at a time work on an object. After a fork only the forking
/// thread exists in the new process: objects of other threads are free there, or unusable where
/// they were being changed.
class ExclusiveUse {
 public:
  class Turn;

 private:
  friend struct TurnsTaken;
  std::thread::id owner_;  // none: free
  bool changing_ = false;  // by the owner
  bool broken_ = false;
};

/// A Turn is a thread's use of the object while it lives.
class ExclusiveUse::Turn {
 public:
  /// Waits for another thread's turn to end, without the interpreter's lock. Throws
  /// std::runtime_error where this thread has a turn already (in a signal handler's call), and
  /// where the object is unusable.
  Turn(ExclusiveUse& what, const GoesOn& goesOn);
  ~Turn();
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  /// Returns false where `goesOn` ended the waiting.
  [[nodiscard]] bool has() const { return has_; }
  /// Marks the object as being changed from now on, not only read.
  void changes();

 private:
  ExclusiveUse& what_;
  bool has_ = false;
};

/// Returns the mutex that guards what the module's threads share. It is held briefly, and never
/// while waiting for the interpreter's lock: fork() waits for it, so that in the new process it is
/// free and the guarded data is consistent.
[[nodiscard]] std::mutex& sharedMutex();

}  // namespace app
