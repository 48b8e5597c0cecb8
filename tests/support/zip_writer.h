// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

/// This struct is one entry of a zip that is written byte by byte, so that it can have any fault.
/// Fields that aren't set are correct.
struct ZipEntry {
  std::string name = {};
  std::string data = {};
  std::uint16_t flags = 0;   ///< bit 0: encrypted, bit 11 (kZipUtf8): the name is UTF-8
  std::uint16_t method = 0;  ///< 0 stored, 8 deflated; others are stored under that number
  std::uint32_t attributes = 0;
  std::uint16_t madeBy = 0;  ///< 0x0314: Unix
  /// These fields are made by zipField().
  std::string extra = {};
  /// The headers have these values instead of the true ones.
  std::optional<std::uint32_t> size = {}, packedSize = {}, crc = {};
  /// These bytes are stored instead of the packed data.
  std::optional<std::string> packed = {};
};

inline constexpr std::uint16_t kZipUtf8 = 0x0800;
inline constexpr std::uint16_t kZipEncrypted = 0x0001;

/// Returns a field of an entry: its number, its length, its bytes.
[[nodiscard]] std::string zipField(std::uint16_t number, std::string_view bytes);
/// Returns Info-ZIP's field with the name in UTF-8 for an entry of this plain name.
[[nodiscard]] std::string zipUtf8NameField(std::string_view plainName, std::string_view utf8Name);
/// Returns data as a raw deflate stream.
[[nodiscard]] std::string deflated(std::string_view data);

[[nodiscard]] std::string zipOf(const std::vector<ZipEntry>& entries, std::string_view comment = {});

}  // namespace support
