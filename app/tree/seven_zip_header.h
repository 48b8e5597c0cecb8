// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "pmx/base/result.h"

namespace app {

/// These bounds hold for a 7z's list. libarchive allocates about 300 bytes for each file and folder
/// of data.
inline constexpr std::size_t kMaxSevenZipFiles = 100'000;
/// The unpacked list may have so many bytes.
inline constexpr std::uint64_t kMaxSevenZipList = std::uint64_t{8} << 20U;
/// An x86 filter (BCJ2) may hold so many unpacked bytes of its side streams in memory.
inline constexpr std::uint64_t kMaxSideStreams = std::uint64_t{64} << 20U;

/// A PackedList says where the packed list of a 7z lies and how it is packed.
struct PackedList {
  /// This part of the header says how the list is packed (PackInfo and UnpackInfo).
  std::span<const std::byte> streams;
  std::uint64_t packedEnd = 0;       ///< bytes after the first 32 of the file
  std::uint64_t size = 0;            ///< bytes, unpacked
  std::optional<std::uint32_t> sum;  ///< CRC-32 of the unpacked list
  bool encrypted = false;
};

/// Returns why a list isn't given to libarchive: it is damaged, or beyond the bounds. None where it
/// is fine. `header` is all of it, unpacked.
[[nodiscard]] std::optional<std::string> whySevenZipListIsRefused(std::span<const std::byte> header);
/// Reads a header that begins with 0x17. Errors: the reason why it is refused.
[[nodiscard]] tl::expected<PackedList, std::string> packedSevenZipList(std::span<const std::byte> header);

}  // namespace app
