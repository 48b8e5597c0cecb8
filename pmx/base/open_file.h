// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <utility>

#include "pmx/base/result.h"

namespace base {

/// A file that is open; it closes when this goes.
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

  /// The system's number of it; -1: none.
  [[nodiscard]] int number() const { return number_; }
  /// The number, which somebody else closes from now on.
  [[nodiscard]] int release() { return std::exchange(number_, -1); }

 private:
  int number_ = -1;
};

/// What the system's reason (errno) is where a file can't be opened or read: CannotRead where it may be another the next time (too many
/// files are open, no memory, the disk or the network fails); else CannotOpen.
[[nodiscard]] ErrorCode readingFailure(int reason);

/// Opens a regular file for reading, or what readPipe() has read under this path. A pipe isn't waited for. Errors:
/// CannotOpen or CannotRead with the path and the system's reason; CannotOpen with "is a folder" or "isn't a regular file".
[[nodiscard]] Result<OpenFile> openRegular(const std::filesystem::path& path);

/// A file in memory that has no name and begins with these bytes; it is read from the start. Errors: CannotOpen and CannotRead
/// with `path`.
[[nodiscard]] Result<OpenFile> memoryFile(std::span<const std::byte> bytes, const std::filesystem::path& path);

/// True for what can be read once only: "-", which is standard input, a pipe, and a socket that is open already (`<(command)`
/// of a shell).
[[nodiscard]] bool isPipe(const std::filesystem::path& path);

/// Reads all that comes out of a pipe into memory; from then on openRegular() takes its path for that file, in this
/// process. Once for each path; not while another thread opens files. Errors: CannotOpen and CannotRead with the path; CannotOpen where
/// more than 2 GiB come, and where nobody writes into a named pipe within five seconds.
[[nodiscard]] Result<void> readPipe(const std::filesystem::path& path);

/// Bytes that readPipe() has read under this path; none for any other path.
[[nodiscard]] std::optional<std::uint64_t> readPipeBytes(const std::filesystem::path& path);
[[nodiscard]] inline bool isReadPipe(const std::filesystem::path& path) { return readPipeBytes(path).has_value(); }

}  // namespace base
