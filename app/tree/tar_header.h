// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace app {

inline constexpr std::size_t kTarBlock = 512;
using TarBlock = std::array<char, kTarBlock>;

/// The block before a file of a tape archive, as POSIX' ustar, GNU and what was before them have it.
struct TarHeader {
  std::string name;        ///< its bytes
  char type = '0';         ///< POSIX' and GNU's letters
  std::uint64_t size = 0;  ///< bytes of data behind it
  bool moreMap = false;    ///< of GNU's sparse files (type S): a block with more of the map follows
};

/// True for a block of zeros, which ends an archive.
[[nodiscard]] bool isTarEnd(const TarBlock& block);
/// Nothing where the sum is wrong, or the size is no number that can be.
[[nodiscard]] std::optional<TarHeader> tarHeader(const TarBlock& block);
/// Of a block with more of the map of a sparse file: whether another one follows.
[[nodiscard]] bool moreTarMap(const TarBlock& block);

/// What POSIX' extended header (pax) says of the file behind it; other things in it are passed by.
struct PaxRecords {
  std::optional<std::string> name;
  std::optional<std::uint64_t> size;
  bool sparse = false;  ///< GNU's, Solaris' or star's records of holes: the data isn't the file's content
};

/// Reads records until one isn't as it should be.
[[nodiscard]] PaxRecords paxRecords(std::string_view records);

}  // namespace app
