// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/tar_header.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace app {
namespace {

// POSIX.1-2017, pax, "ustar Interchange Format"; GNU tar's manual, "Basic Tar Format".
struct Field {
  std::size_t at, length;
};
constexpr Field kNameField{0, 100}, kSizeField{124, 12}, kSumField{148, 8}, kMagicField{257, 8}, kPrefixField{345, 155};
constexpr std::size_t kType = 156, kMoreMap = 482, kMoreMapOfMap = 504;

std::string_view bytesOf(const TarBlock& block, Field field) { return {block.data() + field.at, field.length}; }

/// Returns the field up to its first NUL.
std::string_view textOf(const TarBlock& block, Field field) {
  const auto bytes = bytesOf(block, field);
  return bytes.substr(0, bytes.find('\0'));
}

/// Reads octal digits, or GNU's binary number, whose first bit is set.
std::optional<std::uint64_t> numberOf(std::string_view field) {
  constexpr std::uint64_t kMax = std::numeric_limits<std::int64_t>::max();
  std::uint64_t value = 0;
  if ((static_cast<unsigned char>(field[0]) & 0x80U) != 0) {
    for (std::size_t i = 0; i < field.size(); ++i) {
      const unsigned byte = static_cast<unsigned char>(field[i]) & (i == 0 ? 0x7FU : 0xFFU);
      if (value > kMax >> 8U) return std::nullopt;
      value = value << 8U | byte;
    }
    return value;
  }
  field.remove_prefix(std::min(field.find_first_not_of(" \t"), field.size()));
  if (field.starts_with('-')) return std::nullopt;
  for (const char digit : field) {
    if (digit < '0' || digit > '7') break;
    value = value * 8 + static_cast<unsigned>(digit - '0');  // at most twelve digits
  }
  return value;
}

/// Compares the sum of all bytes, with the checksum's own field as spaces. Old programs summed
/// signed bytes, which is accepted, too.
bool hasItsSum(const TarBlock& block) {
  const auto wanted = numberOf(bytesOf(block, kSumField));
  if (!wanted) return false;
  std::int64_t plain = 0, asSigned = 0;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const char byte = i >= kSumField.at && i < kSumField.at + kSumField.length ? ' ' : block[i];
    plain += static_cast<unsigned char>(byte);
    asSigned += static_cast<signed char>(byte);
  }
  return static_cast<std::int64_t>(*wanted) == plain || static_cast<std::int64_t>(*wanted) == asSigned;
}

}  // namespace

bool isTarEnd(const TarBlock& block) {
  return std::ranges::all_of(block, [](char byte) { return byte == '\0'; });
}

std::optional<TarHeader> tarHeader(const TarBlock& block) {
  const auto size = numberOf(bytesOf(block, kSizeField));
  if (!hasItsSum(block) || !size) return std::nullopt;
  TarHeader header;
  header.type = block[kType];
  header.size = *size;
  header.moreMap = header.type == 'S' && block[kMoreMap] != '\0';
  const auto magic = bytesOf(block, kMagicField);
  const auto prefix = textOf(block, kPrefixField);
  if (magic.starts_with("ustar") && magic != std::string_view("ustar  \0", 8) && !prefix.empty()) {
    header.name = prefix;
    if (!header.name.ends_with('/')) header.name += '/';
  }
  header.name += textOf(block, kNameField);
  return header;
}

bool moreTarMap(const TarBlock& block) { return block[kMoreMapOfMap] != '\0'; }

PaxRecords paxRecords(std::string_view records) {
  PaxRecords found;
  std::optional<std::string> nameOfSparse;
  while (!records.empty()) {
    // "LENGTH KEY=VALUE
    // ", where the length counts the whole record
    std::size_t length = 0;
    const auto* end = records.data() + records.size();
    const auto [behind, error] = std::from_chars(records.data(), end, length);
    const auto digits = static_cast<std::size_t>(behind - records.data());
    if (error != std::errc() || length > records.size() || length < digits + 2) break;
    if (*behind != ' ' || records[length - 1] != '\n') break;
    const auto record = records.substr(digits + 1, length - digits - 2);
    records.remove_prefix(length);
    const auto equals = record.find('=');
    if (equals == std::string_view::npos) break;
    const auto key = record.substr(0, equals), value = record.substr(equals + 1);
    if (key == "path") found.name = value;
    if (key == "GNU.sparse.name") nameOfSparse = value;
    if (key.starts_with("GNU.sparse.") || key == "SUN.holesdata" || key == "SCHILY.realsize") found.sparse = true;
    if (key != "size") continue;
    std::uint64_t size = 0;
    const auto parsed = std::from_chars(value.data(), value.data() + value.size(), size);
    if (parsed.ec == std::errc() && size <= std::numeric_limits<std::int64_t>::max()) found.size = size;
  }
  if (nameOfSparse) found.name = std::move(nameOfSparse);
  return found;
}

}  // namespace app
