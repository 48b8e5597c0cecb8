// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace app {

/// Each archive inside an archive keeps this many times less of its unpacked bytes.
inline constexpr std::uint64_t kMaxInnerKeepers = 16;

/// These limits say what an archive may hold and cost (limits.md). Sizes are bytes after unpacking.
struct ArchiveLimits {
  std::size_t entries = 20'000;  ///< listed; later ones are left out
  std::uint64_t entryBytes = std::uint64_t{512} << 20U;
  /// The files that are read may have so many bytes in all, each file counted once, nested ones
  /// included.
  std::uint64_t readBytes = std::uint64_t{2} << 30U;
  std::uint64_t ratio = 200;  ///< The size of an entry may be this many times its packed size …
  std::uint64_t ratioFrom = std::uint64_t{16} << 20U;       ///< … where it is larger than this
  std::size_t levels = 32;                                  ///< depth in folders, the file counted
  std::size_t nameBytes = 4096;                             ///< a whole name in UTF-8
  std::uint64_t keptBytes = std::uint64_t{256} << 20U;      ///< unpacked bytes kept per archive
  std::uint64_t directoryBytes = std::uint64_t{64} << 20U;  ///< a zip's directory
  std::uint64_t passes = 64;  ///< times that the bytes of onePass() may be unpacked in all

  /// Returns how many bytes may be unpacked from an archive of `size` bytes to reach its last file.
  [[nodiscard]] std::uint64_t onePass(std::uint64_t size) const {
    return std::min(readBytes, std::max(ratio * std::min(size, readBytes), 4 * ratioFrom));
  }
};

}  // namespace app
