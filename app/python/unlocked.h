// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Python.h>

namespace app {

/// An Unlocked releases the interpreter's lock while it lives. Python kills a thread that asks for
/// the lock after the interpreter began to end, which breaks C++. So the end waits for all objects
/// of this class, and no more begin (waitForAll()): in other threads the constructor throws
/// std::runtime_error, and the thread that ends the interpreter keeps the lock.
class Unlocked {
 public:
  Unlocked();
  ~Unlocked();
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

  /// Returns true when another thread is about to end the interpreter, so that work must stop.
  [[nodiscard]] static bool isEnding();
  /// Begins the end and waits for all objects, for Python's atexit.
  static void waitForAll();

 private:
  PyThreadState* thread_ = nullptr;  // null: the lock was kept
};

}  // namespace app
