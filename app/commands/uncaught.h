// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace app {

/// Prints a sentence about the exception that is being handled and that no command caught. Returns
/// the exit status.
[[nodiscard]] int sayUncaught();

/// Prints that sentence from std::set_terminate(), for exceptions that can't be caught, as in a
/// library's thread. Other exceptions are bugs and end the program as usual.
[[noreturn]] void endUncaught();

/// While an object of this class lives, endUncaught() calls its function first, which must need no
/// memory: destructors, which would remove what isn't whole, don't run then. There is one such
/// object at a time.
class BeforeUncaughtEnd {
 public:
  explicit BeforeUncaughtEnd(std::function<void()> act);
  BeforeUncaughtEnd(const BeforeUncaughtEnd&) = delete;
  BeforeUncaughtEnd& operator=(const BeforeUncaughtEnd&) = delete;
  ~BeforeUncaughtEnd();
};

}  // namespace app
