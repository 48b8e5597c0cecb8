// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "pmx/base/open_file.h"
#include "pmx/base/result.h"
#include "pmx/base/unfilled.h"

namespace base {

/// This is a file in memory.
using FileBytes = std::vector<std::byte, UnfilledAllocator<std::byte>>;

/// Reads a whole regular file. Errors: CannotOpen and CannotRead with the path and the system's
/// reason; files over 2 GiB and anything that isn't a regular file are refused.
[[nodiscard]] Result<FileBytes> readFile(const std::filesystem::path& path);

/// Reads the rest of an open file, as readFile() does. Errors have `path`.
[[nodiscard]] Result<FileBytes> readFile(const OpenFile& file, const std::filesystem::path& path);

/// Reads at most so many bytes of the start of an open file; fewer where it is shorter. Where the
/// system fails, `reason` gets its number (errno), and what was read before is returned; else
/// `reason` is left alone.
[[nodiscard]] std::string readStart(const OpenFile& file, std::size_t count, int& reason);

/// Returns the Result of `parse` for the bytes of a whole file. Errors: readFile()'s, and those of
/// `parse` with the path.
template <class Parse>
[[nodiscard]] auto readFileAs(const std::filesystem::path& path, Parse parse)
    -> decltype(parse(std::span<const std::byte>())) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto read = parse(std::span<const std::byte>(*bytes));
  if (!read) read.error().file = path.string();
  return read;
}

/// Returns the error for a system call about writing a file that failed with this errno.
[[nodiscard]] tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int code);

/// Writes a file by PartFile, at once.
[[nodiscard]] Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Writes a file that nobody else may read and that isn't needed if it fails: where it can't have
/// its name, nothing is left of it. If it replaces a file, that file's mode is kept.
[[nodiscard]] Result<void> writePrivateFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Writes a file by PartFile where nothing has the name; returns false, and writes nothing, where
/// something does, even a dangling link.
[[nodiscard]] Result<bool> writeNewFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Returns true when both exist and are one file, under whatever names, links and hard links
/// included.
[[nodiscard]] bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

/// Checks that an output may be written over an existing file. Errors: BadArgument where it is one
/// of the inputs (sameFile()), or would have the same name. Pipes that were read are no inputs.
[[nodiscard]] Result<void> checkOutput(const std::filesystem::path& output,
                                       std::span<const std::filesystem::path> inputs);
/// Returns the error for an output that is this input.
[[nodiscard]] tl::unexpected<Error> outputIsInput(const std::string& output, const std::filesystem::path& input);

}  // namespace base
