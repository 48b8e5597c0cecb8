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

/// What a 7z's list may say, before libarchive takes memory for it: some 300 bytes for each file and folder of data.
inline constexpr std::size_t kMaxSevenZipFiles = 100'000;
inline constexpr std::uint64_t kMaxSevenZipList = std::uint64_t{8} << 20U;  ///< bytes of the list, unpacked
inline constexpr std::uint64_t kMaxSideStreams =
    std::uint64_t{64} << 20U;  ///< bytes that a folder of x86 code keeps beside it (BCJ2), unpacked

/// Where the list of a 7z lies when it is itself packed, and how.
struct PackedList {
  std::span<const std::byte> streams;  ///< of the header: how it is packed (PackInfo and UnpackInfo)
  std::uint64_t packedEnd = 0;         ///< bytes behind the first 32 of the file
  std::uint64_t size = 0;              ///< unpacked
  std::optional<std::uint32_t> sum;    ///< CRC-32 of it, unpacked
  bool encrypted = false;
};

/// Why a list isn't given to libarchive, if it isn't: it is damaged, or beyond the bounds. `header`: all of it, unpacked.
[[nodiscard]] std::optional<std::string> whySevenZipListIsRefused(std::span<const std::byte> header);
/// Of a header that begins with 0x17. Errors: why it is refused.
[[nodiscard]] tl::expected<PackedList, std::string> packedSevenZipList(std::span<const std::byte> header);

}  // namespace app
