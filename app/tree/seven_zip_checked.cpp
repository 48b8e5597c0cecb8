// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/seven_zip_checked.h"

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <zlib.h>

#include "app/tree/libarchive_stream.h"
#include "app/tree/seven_zip_header.h"

namespace app {
namespace {

// bytes before the packed data: a signature and the list's position
constexpr std::size_t kSevenZipStart = 32;
constexpr std::byte kPackedList{0x17};

tl::unexpected<base::Error> refused(std::string_view why) {
  return base::fail(base::ErrorCode::BadValue, fmt::format("the archive can't be read: {}", why));
}

std::uint32_t sumOf(std::span<const std::byte> bytes) {
  return static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::uint64_t littleEndian(std::span<const std::byte> bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) value = value << 8U | std::to_integer<std::uint64_t>(bytes[i]);
  return value;
}

void put(std::span<std::byte> to, std::uint64_t value) {
  for (auto& byte : to) {
    byte = static_cast<std::byte>(value & 0xFFU);
    value >>= 8U;
  }
}

/// Returns the archive with this list after its end and a start that points to it.
std::shared_ptr<const ArchiveBytes> withList(const std::shared_ptr<const ArchiveBytes>& archive, base::FileBytes start,
                                             base::FileBytes list) {
  const std::span all(start);
  put(all.subspan(12, 8), archive->size() - kSevenZipStart);
  put(all.subspan(20, 8), list.size());
  put(all.subspan(28, 4), sumOf(list));
  put(all.subspan(8, 4), sumOf(all.subspan(12, 20)));
  return ArchiveBytes::between(std::move(start), archive, std::move(list));
}

/// Unpacks a list by giving it to libarchive as the only file of an archive, since libarchive has
/// the decompressors.
base::Result<base::FileBytes> unpacked(const std::shared_ptr<const ArchiveBytes>& archive, const base::FileBytes& start,
                                       const PackedList& packed) {
  base::FileBytes list{std::byte{0x01}, std::byte{0x04}};
  list.insert(list.end(), packed.streams.begin(), packed.streams.end());
  // Each folder is one file; the end of the streams; one file, with a name in UTF-16; the end.
  for (const int byte : {0x08, 0x00, 0x00, 0x05, 0x01, 0x11, 0x05, 0x00, 0x6C, 0, 0, 0, 0x00, 0x00})
    list.push_back(static_cast<std::byte>(byte));
  auto stream = LibarchiveStream::open(withList(archive, start, std::move(list)), ArchiveFormat::SevenZip);
  if (!stream) return tl::unexpected(std::move(stream.error()));
  if (!(*stream)->next()) return refused((*stream)->error());
  base::FileBytes bytes(static_cast<std::size_t>(packed.size));
  const auto data = (*stream)->read(bytes);
  if (data.count < bytes.size()) return refused("its list is damaged");
  if (packed.sum && *packed.sum != sumOf(bytes)) return refused("its list is damaged");
  return bytes;
}

}  // namespace

base::Result<std::shared_ptr<const ArchiveBytes>> checkedSevenZip(const std::shared_ptr<const ArchiveBytes>& archive) {
  base::FileBytes start(kSevenZipStart);
  if (archive->read(0, start) < kSevenZipStart) return refused("it is cut off");
  const std::span all(start);
  const auto offset = littleEndian(all.subspan(12, 8)), size = littleEndian(all.subspan(20, 8));
  if (size == 0) return ArchiveBytes::between(std::move(start), archive, {});  // without files
  if (offset > archive->size() - kSevenZipStart || size > archive->size() - kSevenZipStart - offset)
    return refused("it is cut off");
  if (size > kMaxSevenZipList)
    return refused(fmt::format("its list is {} bytes large; at most {} are read", size, kMaxSevenZipList));
  base::FileBytes list(static_cast<std::size_t>(size));
  if (archive->read(kSevenZipStart + offset, list) < list.size()) return refused("it is cut off");
  if (sumOf(list) != littleEndian(all.subspan(28, 4))) return refused("its list is damaged");
  if (list.front() == kPackedList) {
    const auto packed = packedSevenZipList(list);
    if (!packed) return refused(packed.error());
    if (packed->encrypted) return refused("its list is encrypted");
    if (packed->packedEnd > offset) return refused("its list is damaged");
    auto bytes = unpacked(archive, start, *packed);
    if (!bytes) return tl::unexpected(std::move(bytes.error()));
    list = std::move(*bytes);
  }
  if (const auto why = whySevenZipListIsRefused(list)) return refused(*why);
  return withList(archive, std::move(start), std::move(list));
}

}  // namespace app
