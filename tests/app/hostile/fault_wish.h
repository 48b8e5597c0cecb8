// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

/// These faults of system calls are set in the environment of a program that fault_points.cpp is
/// loaded into.
///
/// ODORI_FAULT is one of
///
///     KIND:N     the N-th call of that kind since main() began, from 1, fails
///     KIND:N+    and each one after it
///     KIND:N!S   the N-th call is made, and signal number S comes just before it
///     KIND:N~MS  the N-th call is made so many milliseconds late
///     slow:MS    each call about a file takes 1 to MS milliseconds; reads and writes move fewer
///                bytes than asked for, and some end with EINTR before they move any
///
/// KIND is open, read, write, fsync, rename, close, list (readdir()), alloc (malloc() and its
/// like), new (C++'s, which the libraries that are written in C don't call) or thread
/// (pthread_create()). With ODORI_FAULT_FOLDER only calls about files below that folder count
/// (alloc, new and thread: all). With ODORI_FAULT_LATER calls count since odoriSetFaults(true), not
/// since main() began. When the call has come, the file that ODORI_FAULT_HIT names is made.
namespace faults {

enum class Kind { None, Open, Read, Write, Fsync, Rename, Close, Alloc, New, List, Thread };

void readWish();
void setBegun(bool begun);

/// Returns whether this call is to fail, after the other faults that were set for it have happened.
/// `path` null: it is about the open file `handle`. A relative path is one in the folder `handle`,
/// or in the working directory for AT_FDCWD.
[[nodiscard]] bool fails(Kind kind, int handle, const char* path = nullptr);
/// Returns whether a call that is about no file is to fail.
[[nodiscard]] bool fails(Kind kind);

/// Returns how many of `bytes` a read or write moves. 0: it is to end with EINTR. All of them,
/// where no slow disk is set.
[[nodiscard]] std::size_t share(int handle, std::size_t bytes);

}  // namespace faults
