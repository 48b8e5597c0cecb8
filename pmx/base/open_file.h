// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <utility>

#include "pmx/base/result.h"

namespace base {

/// This is an open file; the destructor closes it.
class OpenFile {
 public:
  OpenFile() = default;
  explicit OpenFile(int number) : number_(number) {}
  OpenFile(OpenFile&& other) noexcept : number_(other.release()) {}
  OpenFile& operator=(OpenFile&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile();

  /// Returns the system's number of it; -1: none.
  [[nodiscard]] int number() const { return number_; }
  /// Returns the number; from now on the caller has to close it.
  [[nodiscard]] int release() { return std::exchange(number_, -1); }

 private:
  int number_ = -1;
};

/// Returns the error code for the system's reason (errno) why a file can't be opened or read:
/// CannotRead where it may differ the next time (too many files are open, no memory, the disk or
/// the network fails); else CannotOpen.
[[nodiscard]] ErrorCode readingFailure(int reason);

/// Returns the error for a file that can't be opened or read for the system's reason (errno):
/// readingFailure()'s, with the path.
[[nodiscard]] tl::unexpected<Error> refusedBySystem(const std::filesystem::path& path, int reason);

/// Opens a regular file for reading. It doesn't wait for a pipe. Errors: CannotOpen or CannotRead
/// with the path and the system's reason; CannotOpen with "is a folder" or "isn't a regular file".
[[nodiscard]] Result<OpenFile> openRegular(const std::filesystem::path& path);
/// Opens an open file once more, with a position of its own at its start. Errors: those of
/// openRegular(), with `path`.
[[nodiscard]] Result<OpenFile> openAgain(const OpenFile& file, const std::filesystem::path& path);

/// Returns a file in memory that has no name and begins with these bytes; it is read from the
/// start. Errors: CannotOpen and CannotRead with `path`.
[[nodiscard]] Result<OpenFile> memoryFile(std::span<const std::byte> bytes, const std::filesystem::path& path);

/// Returns true for what can be read only once: "-", which is standard input, a pipe, and a socket
/// that is open already (`<(command)` of a shell).
[[nodiscard]] bool isPipe(const std::filesystem::path& path);

/// Reads everything that comes out of a pipe into a file in memory (memoryFile()). Errors:
/// CannotOpen and CannotRead with the path; CannotOpen where more than 2 GiB come, and where nobody
/// writes into a named pipe within five seconds.
[[nodiscard]] Result<OpenFile> readPipe(const std::filesystem::path& path);

}  // namespace base
