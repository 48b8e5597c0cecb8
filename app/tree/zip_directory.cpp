// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/zip_directory.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <zlib.h>

#include "pmx/base/byte_reader.h"
#include "pmx/base/text.h"

namespace app {
namespace {

using base::ByteReader;
using base::ErrorCode;

constexpr std::uint32_t kEntry = 0x02014b50, kLocal = 0x04034b50;
constexpr std::uint32_t kEnd64 = 0x06064b50, kLocator64 = 0x07064b50;
constexpr std::size_t kEndBytes = 22, kLocatorBytes = 20, kEnd64Bytes = 56, kEntryBytes = 46, kLocalBytes = 30;
constexpr std::uint32_t kIn64 = 0xFFFFFFFF;  // the number is in the 64-bit field
constexpr std::uint16_t kField64 = 0x0001, kFieldUtf8Name = 0x7075;
constexpr std::uint16_t kFlagEncrypted = 0x0001, kFlagUtf8 = 0x0800;

tl::unexpected<base::Error> failure(ErrorCode code, std::string detail, std::int64_t offset = -1) {
  return tl::unexpected(base::Error{code, {}, {}, -1, offset, std::move(detail)});
}

std::string_view chars(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Reads bytes of the archive; none where some are missing.
std::vector<std::byte> bytesAt(const ArchiveBytes& archive, std::uint64_t offset, std::size_t count) {
  std::vector<std::byte> bytes(count);
  if (archive.read(offset, bytes) != count) bytes.clear();
  return bytes;
}

/// A Place says where the directory is, by the record at the archive's end.
struct Place {
  std::uint64_t count = 0, bytes = 0, offset = 0;
  std::uint64_t end = 0;  ///< where the end records begin, and so the directory ends
  bool onlyOne = true;    ///< nothing else looks like an end record
};

/// Takes the 64-bit end record where the one at `end` has one.
void take64(const ArchiveBytes& archive, std::uint64_t end, Place& place) {
  if (end < kLocatorBytes) return;
  const auto locatorBytes = bytesAt(archive, end - kLocatorBytes, kLocatorBytes);
  ByteReader locator(locatorBytes);
  if (locator.u32() != kLocator64) return;
  locator.skip(4);
  auto at = locator.read<std::uint64_t>();
  auto recordBytes = bytesAt(archive, at, kEnd64Bytes);
  // something precedes the archive: the record is next to its locator
  if (ByteReader(recordBytes).u32() != kEnd64) {
    if (end < kLocatorBytes + kEnd64Bytes) return;
    at = end - kLocatorBytes - kEnd64Bytes;
    recordBytes = bytesAt(archive, at, kEnd64Bytes);
  }
  ByteReader record(recordBytes);
  if (record.u32() != kEnd64) return;
  record.skip(28);
  place.count = record.read<std::uint64_t>();
  place.bytes = record.read<std::uint64_t>();
  place.offset = record.read<std::uint64_t>();
  place.end = at;
}

std::optional<Place> findEnd(const ArchiveBytes& archive) {
  constexpr std::size_t kLongestComment = 0xFFFF;
  const auto tailBytes = static_cast<std::size_t>(std::min<std::uint64_t>(archive.size(), kEndBytes + kLongestComment));
  const std::uint64_t tailStart = archive.size() - tailBytes;
  const auto tail = bytesAt(archive, tailStart, tailBytes);
  if (tail.size() < kEndBytes) return std::nullopt;
  constexpr std::string_view kSignature = "PK\5\6";
  const auto text = chars(tail);
  for (auto at = text.rfind(kSignature, tail.size() - kEndBytes); at != std::string_view::npos;
       at = at == 0 ? std::string_view::npos : text.rfind(kSignature, at - 1)) {
    ByteReader in{std::span(tail).subspan(at)};
    in.skip(10);
    Place place;
    place.count = in.u16();
    place.bytes = in.u32();
    place.offset = in.u32();
    // its comment would end after the file, so this is no end record
    if (in.u16() > in.left()) continue;
    place.end = tailStart + at;
    place.onlyOne = text.find(kSignature) == text.rfind(kSignature);
    if (place.count == 0xFFFF || place.bytes == kIn64 || place.offset == kIn64) take64(archive, place.end, place);
    return place;
  }
  return std::nullopt;
}

/// Moves the directory to its real position: something may precede the archive, such as the program
/// of a self-extracting one. Returns by how many bytes all positions are off.
std::optional<std::uint64_t> settle(const ArchiveBytes& archive, Place& place) {
  const auto beginsAt = [&](std::uint64_t offset) {
    const auto bytes = bytesAt(archive, offset, 4);
    return ByteReader(bytes).u32() == kEntry;
  };
  if (place.count == 0) return 0;
  if (place.offset <= place.end && place.bytes <= place.end - place.offset && beginsAt(place.offset)) return 0;
  if (place.bytes > place.end || place.end - place.bytes < place.offset) return std::nullopt;
  const std::uint64_t really = place.end - place.bytes;
  if (!beginsAt(really)) return std::nullopt;
  return really - std::exchange(place.offset, really);
}

struct Stored32 {
  std::uint32_t packed = 0, size = 0, localHeader = 0;
};

/// Reads the 64-bit numbers. Only those are there that the 32-bit fields leave out, in this order.
void takeField64(ByteReader field, const Stored32& stored, ZipRecord& record) {
  const auto number = [&field](std::uint32_t small, std::uint64_t& large) {
    if (small == kIn64 && field.left() >= 8) large = field.read<std::uint64_t>();
  };
  number(stored.size, record.entry.size);
  number(stored.packed, record.entry.packedSize);
  number(stored.localHeader, record.localHeader);
}

/// Returns Info-ZIP's name in UTF-8, which counts only while its checksum is that of the plain
/// name.
std::optional<std::string> fieldUtf8Name(ByteReader field, std::string_view plain) {
  const auto version = field.u8();
  const auto sum = field.u32();
  if (field.failed() || version != 1) return std::nullopt;
  const auto name = chars(field.rest());
  const auto really = crc32(0, reinterpret_cast<const Bytef*>(plain.data()), static_cast<uInt>(plain.size()));
  if (sum != really || name.empty() || !base::isUtf8(name)) return std::nullopt;
  return std::string(name);
}

void takeFields(ByteReader fields, const Stored32& stored, ZipRecord& record) {
  std::optional<std::string> unicodeName;
  while (fields.left() >= 4) {
    const auto id = fields.u16();
    const auto bytes = fields.take(fields.u16());
    if (fields.failed()) break;
    if (id == kField64) takeField64(ByteReader(bytes), stored, record);
    if (id == kFieldUtf8Name) unicodeName = fieldUtf8Name(ByteReader(bytes), record.entry.name);
  }
  if (unicodeName && !record.entry.utf8) {
    record.entry.plainName = std::exchange(record.entry.name, std::move(*unicodeName));
    record.entry.utf8 = true;
  }
}

/// Reads one record. Returns false where there is none.
bool readRecord(ByteReader& in, std::uint64_t shift, ZipRecord& record) {
  constexpr unsigned kUnix = 3;
  constexpr std::uint32_t kTypeMask = 0170000, kTypeLink = 0120000;
  if (in.left() < kEntryBytes || in.u32() != kEntry) return false;
  const unsigned madeBy = in.u16() >> 8U;
  in.skip(2);
  const auto flags = in.u16();
  record.method = in.u16();
  in.skip(4);
  record.crc = in.u32();
  Stored32 stored;
  stored.packed = in.u32();
  stored.size = in.u32();
  const auto nameBytes = in.u16(), fieldBytes = in.u16(), commentBytes = in.u16();
  in.skip(4);
  const auto attributes = in.u32();
  stored.localHeader = in.u32();
  PackedEntry& entry = record.entry;
  entry.name = chars(in.take(nameBytes));
  entry.packedSize = stored.packed;
  entry.size = stored.size;
  record.localHeader = stored.localHeader;
  entry.utf8 = (flags & kFlagUtf8) != 0 && base::isUtf8(entry.name);
  entry.encrypted = (flags & kFlagEncrypted) != 0;
  entry.link = madeBy == kUnix && ((attributes >> 16U) & kTypeMask) == kTypeLink;
  takeFields(ByteReader(in.take(fieldBytes)), stored, record);
  entry.folder = entry.name.ends_with('/') || entry.plainName.ends_with('/');
  in.skip(commentBytes);
  record.localHeader += shift;
  return !in.failed();
}

}  // namespace

base::Result<ZipDirectory> readZipDirectory(const ArchiveBytes& archive, const ArchiveLimits& limits) {
  auto place = findEnd(archive);
  if (!place) {
    return failure(ErrorCode::Truncated, "the zip is cut off: its directory, which is its end, isn't there",
                   static_cast<std::int64_t>(archive.size()));
  }
  const auto shift = settle(archive, *place);
  if (!shift) return failure(ErrorCode::BadValue, "the zip is damaged: its directory isn't where it says");
  // Read up to the end record, whatever length it declares: records have their own lengths.
  const std::uint64_t bytesThere = place->count == 0 ? 0 : place->end - place->offset;
  const auto directory =
      bytesAt(archive, place->offset, static_cast<std::size_t>(std::min(bytesThere, limits.directoryBytes)));
  ZipDirectory result;
  result.onlyOne = place->onlyOne;
  ByteReader in(directory);
  while (result.records.size() < std::min<std::uint64_t>(place->count, limits.entries)) {
    const auto at = in.offset();
    ZipRecord record;
    if (!readRecord(in, *shift, record)) {
      result.issues.push_back({"entries", static_cast<std::int64_t>(result.records.size()),
                               static_cast<std::int64_t>(place->offset + at),
                               "the zip's directory is damaged here; the rest is left out"});
      break;
    }
    result.records.push_back(std::move(record));
  }
  result.whole = result.records.size() == place->count;
  if (!result.whole && result.issues.empty()) {
    result.issues.push_back(
        {"entries", -1, -1,
         fmt::format("the first {} of {} are read; the rest is left out", result.records.size(), place->count)});
  }
  return result;
}

base::Result<std::uint64_t> zipDataStart(const ArchiveBytes& archive, const ZipRecord& record) {
  const auto bytes = bytesAt(archive, record.localHeader, kLocalBytes);
  ByteReader in(bytes);
  if (in.u32() != kLocal) {
    return failure(ErrorCode::BadValue, "is damaged in the archive: its header isn't where the directory says",
                   static_cast<std::int64_t>(std::min<std::uint64_t>(record.localHeader, INT64_MAX)));
  }
  in.skip(22);
  const std::uint64_t names = in.u16();
  return record.localHeader + kLocalBytes + names + in.u16();
}

}  // namespace app
