// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace app {

/// How many times less archives in an archive keep of what is unpacked on the way.
inline constexpr std::uint64_t kMaxInnerKeepers = 16;

/// What an archive may hold and cost (limits.md). Sizes are bytes after unpacking.
struct ArchiveLimits {
  std::size_t entries = 20'000;  ///< listed; those after them are left out
  std::uint64_t entryBytes = std::uint64_t{512} << 20U;
  std::uint64_t readBytes = std::uint64_t{2}
                            << 30U;  ///< of the files that are read, each counted once, nested ones too
  std::uint64_t ratio = 200;         ///< of an entry's size to its packed size …
  std::uint64_t ratioFrom = std::uint64_t{16} << 20U;       ///< … where it is larger than this
  std::size_t levels = 32;                                  ///< of folders, the file's own name counted
  std::size_t nameBytes = 4096;                             ///< of a whole name in UTF-8
  std::uint64_t keptBytes = std::uint64_t{256} << 20U;      ///< of what is unpacked on the way, of one archive
  std::uint64_t directoryBytes = std::uint64_t{64} << 20U;  ///< of a zip's directory
  std::uint64_t passes = 64;                                ///< times that what onePass() bounds is unpacked again

  /// What may be unpacked of an archive of so many bytes to reach its last file.
  [[nodiscard]] std::uint64_t onePass(std::uint64_t size) const {
    return std::min(readBytes, std::max(ratio * std::min(size, readBytes), 4 * ratioFrom));
  }
};

}  // namespace app
