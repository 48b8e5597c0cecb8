// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/zip_writer.h"

#include <cstdlib>

#include <zlib.h>

namespace support {
namespace {

void put16(std::string& out, std::uint64_t value) {
  out.push_back(static_cast<char>(value & 0xFFU));
  out.push_back(static_cast<char>((value >> 8U) & 0xFFU));
}
void put32(std::string& out, std::uint64_t value) {
  put16(out, value & 0xFFFFU);
  put16(out, value >> 16U);
}

std::uint32_t sumOf(std::string_view bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

struct Packed {
  std::string bytes;
  std::uint32_t crc = 0;
};

/// Writes the fields that both headers of an entry have, from the flags to the field's length.
void putCommon(std::string& out, const ZipEntry& entry, const Packed& packed) {
  constexpr std::uint16_t kMidnight = 0, kFirstDay = 0x21;
  put16(out, 20);
  put16(out, entry.flags);
  put16(out, entry.method);
  put16(out, kMidnight);
  put16(out, kFirstDay);
  put32(out, entry.crc.value_or(packed.crc));
  put32(out, entry.packedSize.value_or(static_cast<std::uint32_t>(packed.bytes.size())));
  put32(out, entry.size.value_or(static_cast<std::uint32_t>(entry.data.size())));
  put16(out, entry.name.size());
  put16(out, entry.extra.size());
}

}  // namespace

std::string zipField(std::uint16_t number, std::string_view bytes) {
  std::string out;
  put16(out, number);
  put16(out, bytes.size());
  return out.append(bytes);
}

std::string zipUtf8NameField(std::string_view plainName, std::string_view utf8Name) {
  std::string bytes(1, '\1');
  put32(bytes, sumOf(plainName));
  return zipField(0x7075, bytes.append(utf8Name));
}

std::string deflated(std::string_view data) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK) std::abort();
  std::string out(deflateBound(&stream, data.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
  stream.avail_in = static_cast<uInt>(data.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  if (deflate(&stream, Z_FINISH) != Z_STREAM_END) std::abort();
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string zipOf(const std::vector<ZipEntry>& entries, std::string_view comment) {
  std::string out, directory;
  for (const auto& entry : entries) {
    const Packed packed{entry.packed.value_or(entry.method == 8 ? deflated(entry.data) : entry.data),
                        sumOf(entry.data)};
    const auto at = out.size();
    out += "PK\3\4";
    putCommon(out, entry, packed);
    out += entry.name + entry.extra + packed.bytes;
    directory += "PK\1\2";
    put16(directory, entry.madeBy);
    putCommon(directory, entry, packed);
    put16(directory, 0);  // comment
    put16(directory, 0);  // disk
    put16(directory, 0);  // kind of content
    put32(directory, entry.attributes);
    put32(directory, at);
    directory += entry.name + entry.extra;
  }
  const auto at = out.size();
  out += directory + std::string("PK\5\6\0\0\0\0", 8);
  put16(out, entries.size());
  put16(out, entries.size());
  put32(out, directory.size());
  put32(out, at);
  put16(out, comment.size());
  return out.append(comment);
}

}  // namespace support
