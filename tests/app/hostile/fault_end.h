// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace faults {

/// This text comes before the name of a library in the line that tellOfEnd() writes.
inline constexpr std::string_view kEndedIn = "faults: ended in ";
/// This text follows it where the library was loaded after the call of tellOfEnd(): with a module
/// of the program's.
inline constexpr std::string_view kBrought = " that a module brought";

/// Makes a program that SIGSEGV, SIGABRT or SIGTRAP ends write to standard error in which library
/// it was: `faults: ended in libavcodec.so.59`. The signal ends it all the same. The library is
/// that of the innermost function that is neither the C or C++ library's nor this one's.
void tellOfEnd();

/// Writes that line where exit() is called, at `caller`, by a library that a module loaded.
void tellOfExit(const void* caller);

}  // namespace faults
