// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Python.h>

namespace app {

/// Gives the interpreter's lock up while it lives. A thread that asks for the lock when the interpreter has begun to end is
/// ended where it stands, which C++ doesn't bear; so the end waits for all of these, and no more begin (waitForAll()): in other
/// threads they throw std::runtime_error, and the thread that ends the interpreter keeps the lock and works on.
class Unlocked {
 public:
  Unlocked();
  ~Unlocked();
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

  /// The interpreter is about to end, and not by this thread, which is to stop what it works on.
  [[nodiscard]] static bool isEnding();
  /// For Python's atexit: from now on it ends.
  static void waitForAll();

 private:
  PyThreadState* thread_ = nullptr;  // null: the lock was kept
};

}  // namespace app
