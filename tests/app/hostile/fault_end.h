// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace faults {

/// What stands before the name of a library in the line that tellOfEnd() writes.
inline constexpr std::string_view kEndedIn = "faults: ended in ";
/// And what stands behind it where the library wasn't there yet when tellOfEnd() was called: a module of the program's brought it.
inline constexpr std::string_view kBrought = " that a module brought";

/// From now on a program that SIGSEGV, SIGABRT or SIGTRAP ends says on standard error in which library it was, and is ended by it all the
/// same: `faults: ended in libavcodec.so.59`. It is the one of the innermost function that is neither the C or C++
/// library's nor of this one.
void tellOfEnd();

}  // namespace faults
