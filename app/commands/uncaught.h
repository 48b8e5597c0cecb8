// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Prints a sentence about the exception that is being handled and that no command caught. Returns
/// the exit status.
[[nodiscard]] int sayUncaught();

/// Prints that sentence from std::set_terminate(), for exceptions that can't be caught, as in a
/// library's thread. Other exceptions are bugs and end the program as usual.
[[noreturn]] void endUncaught();

}  // namespace app
