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

/// A TarHeader is the block before a file of a tar archive, in the format of POSIX ustar, GNU or
/// older programs.
struct TarHeader {
  std::string name;        ///< bytes as stored
  char type = '0';         ///< a letter of POSIX or GNU
  std::uint64_t size = 0;  ///< bytes of data after the header
  bool moreMap = false;    ///< a block with more of the map follows (GNU's sparse files, type S)
};

/// Returns true for a block of zeros, which ends an archive.
[[nodiscard]] bool isTarEnd(const TarBlock& block);
/// Reads a header; none where its checksum is wrong or its size is impossible.
[[nodiscard]] std::optional<TarHeader> tarHeader(const TarBlock& block);
/// Returns whether another block follows this one, which holds more of a sparse file's map.
[[nodiscard]] bool moreTarMap(const TarBlock& block);

/// A PaxRecords holds what POSIX' extended header (pax) says about the next file; other records are
/// ignored.
struct PaxRecords {
  std::optional<std::string> name;
  std::optional<std::uint64_t> size;
  /// The file has holes (GNU's, Solaris' or star's records): the data isn't its content.
  bool sparse = false;
};

/// Reads records until one is malformed.
[[nodiscard]] PaxRecords paxRecords(std::string_view records);

}  // namespace app
