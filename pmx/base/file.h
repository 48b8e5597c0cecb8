// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/base/unfilled.h"

namespace base {

/// A file in memory.
using FileBytes = std::vector<std::byte, UnfilledAllocator<std::byte>>;

/// A whole regular file. Errors: CannotOpen and CannotRead with the path and the system's reason; files over 2 GiB
/// and anything that isn't a regular file are refused.
[[nodiscard]] Result<FileBytes> readFile(const std::filesystem::path& path);

/// At most so many bytes of the start of a regular file; fewer where it is shorter, none where it can't be read or is
/// anything else (a pipe would block). A ReadingWatch hears of what the system doesn't give.
[[nodiscard]] std::string readStart(const std::filesystem::path& path, std::size_t count);

/// What `parse` makes of the bytes of a whole file, a Result. Errors: readFile()'s, and those of `parse` with the path.
template <class Parse>
[[nodiscard]] auto readFileAs(const std::filesystem::path& path, Parse parse)
    -> decltype(parse(std::span<const std::byte>())) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto read = parse(std::span<const std::byte>(*bytes));
  if (!read) read.error().file = path.string();
  return read;
}

/// What a call of the system's that failed with this errno says about writing a file.
[[nodiscard]] tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, int code);

/// Writes a file by PartFile, in one go.
[[nodiscard]] Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// The same for what nobody else may read and nobody would miss: where it can't have its name, nothing is left of it. A file
/// that it replaces keeps its mode.
[[nodiscard]] Result<void> writePrivateFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Writes a file by PartFile where nothing has the name; false, and nothing is written, where something does, be it a link to
/// nothing.
[[nodiscard]] Result<bool> writeNewFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// True when both are there and are one file, under whatever names, links and hard links included.
[[nodiscard]] bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

/// Whether an output may be written over what is there. Errors: BadArgument where it is one of the inputs (sameFile()),
/// or would be under the same name.
[[nodiscard]] Result<void> checkOutput(const std::filesystem::path& output,
                                       std::span<const std::filesystem::path> inputs);
/// The error for an output that is this input.
[[nodiscard]] tl::unexpected<Error> outputIsInput(const std::string& output, const std::filesystem::path& input);

}  // namespace base
