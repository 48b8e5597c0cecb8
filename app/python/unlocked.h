// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Python.h>

namespace app {

/// Gives the interpreter's lock up while it lives. A thread that asks for the lock when the interpreter has begun to end is
/// ended where it stands, which C++ doesn't bear; so the end waits for all of these, and no more begin (waitForAll()).
/// Throws std::runtime_error when the interpreter is about to end.
class Unlocked {
 public:
  Unlocked();
  ~Unlocked();
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

  /// The interpreter is about to end: whoever works is to stop.
  [[nodiscard]] static bool isEnding();
  /// For Python's atexit: from now on it ends.
  static void waitForAll();

 private:
  PyThreadState* thread_;
};

}  // namespace app
