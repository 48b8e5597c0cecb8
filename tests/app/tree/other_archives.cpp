// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/tree/other_archives.h"

#include <cstdint>
#include <cstdlib>

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>
#include <sys/stat.h>
#include <zlib.h>

namespace app {
namespace {

void put(std::string& out, std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<char>((value >> (8U * static_cast<unsigned>(i))) & 0xFFU));
}

std::uint32_t sum32(const std::string& bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

la_ssize_t append(archive*, void* out, const void* bytes, std::size_t count) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(bytes), count);
  return static_cast<la_ssize_t>(count);
}

/// Writes all entries; `out` comes from archive_write_open().
void writeEntries(archive* out, const std::vector<MadeEntry>& entries) {
  for (const auto& made : entries) {
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname_utf8(entry, made.name.c_str());
    archive_entry_set_filetype(entry, made.linkTo.empty() ? S_IFREG : S_IFLNK);
    if (!made.linkTo.empty()) archive_entry_set_symlink(entry, made.linkTo.c_str());
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_size(entry, static_cast<la_int64_t>(made.linkTo.empty() ? made.data.size() : 0));
    if (archive_write_header(out, entry) != ARCHIVE_OK) std::abort();
    if (made.linkTo.empty()) archive_write_data(out, made.data.data(), made.data.size());
    archive_entry_free(entry);
  }
  if (archive_write_close(out) != ARCHIVE_OK) std::abort();
  archive_write_free(out);
}

template <class SetUp>
std::string byLibarchive(const std::vector<MadeEntry>& entries, SetUp setUp) {
  const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
  const locale_t before = uselocale(utf8);
  std::string bytes;
  archive* out = archive_write_new();
  setUp(out);
  if (archive_write_open(out, &bytes, nullptr, append, nullptr) != ARCHIVE_OK) std::abort();
  writeEntries(out, entries);
  uselocale(before);
  freelocale(utf8);
  return bytes;
}

/// Returns lzh's CRC-16: polynomial 0x8005, mirrored.
std::uint16_t sum16(const std::string& bytes) {
  std::uint16_t sum = 0;
  for (const char c : bytes) {
    sum = static_cast<std::uint16_t>(sum ^ static_cast<unsigned char>(c));
    for (int i = 0; i < 8; ++i) sum = static_cast<std::uint16_t>((sum >> 1U) ^ ((sum & 1U) != 0 ? 0xA001U : 0U));
  }
  return sum;
}

/// Returns a block of WinRAR 3's; `rest` follows its checksum, kind, flags and size.
std::string block4(int kind, int flags, const std::string& rest) {
  std::string block;
  put(block, static_cast<std::uint64_t>(kind), 1);
  put(block, static_cast<std::uint64_t>(flags), 2);
  put(block, 7 + rest.size(), 2);
  block += rest;
  std::string out;
  put(out, sum32(block) & 0xFFFFU, 2);
  return out + block;
}

/// Returns a number of WinRAR 5's: seven bits a byte, the highest bit says that another follows.
std::string number5(std::uint64_t value) {
  std::string out;
  for (; value > 0x7F; value >>= 7U) out.push_back(static_cast<char>(0x80U | (value & 0x7FU)));
  out.push_back(static_cast<char>(value));
  return out;
}

std::string block5(const std::string& body) {
  const std::string sized = number5(body.size()) + body;
  std::string out;
  put(out, sum32(sized), 4);
  return out + sized;
}

}  // namespace

std::string sevenZipOf(const std::vector<MadeEntry>& entries) {
  return byLibarchive(entries, [](archive* out) { archive_write_set_format_7zip(out); });
}

std::string tarOf(const std::vector<MadeEntry>& entries, bool compressed) {
  return byLibarchive(entries, [compressed](archive* out) {
    archive_write_set_format_pax(out);
    if (compressed) archive_write_add_filter_gzip(out);
  });
}

std::string lzhOf(const std::vector<MadeEntry>& entries) {
  std::string out;
  for (const auto& made : entries) {
    std::string header = "-lh0-";
    put(header, made.data.size(), 4);
    put(header, made.data.size(), 4);
    put(header, 0x2A210000, 4);  // 1 January 2001, by MS-DOS
    put(header, 0x20, 1);
    put(header, 0, 1);
    put(header, made.name.size(), 1);
    header += made.name;
    put(header, sum16(made.data), 2);
    unsigned sum = 0;
    for (const char c : header) sum += static_cast<unsigned char>(c);
    put(out, header.size(), 1);
    put(out, sum & 0xFFU, 1);
    out += header + made.data;
  }
  return out + '\0';
}

std::string rar4Of(const std::vector<MadeEntry>& entries) {
  constexpr int kArchive = 0x73, kFile = 0x74, kEnd = 0x7B, kHasData = 0x8000;
  std::string out("Rar!\x1A\x07\0", 7);
  out += block4(kArchive, 0, std::string(6, '\0'));
  for (const auto& made : entries) {
    std::string file;
    put(file, made.data.size(), 4);
    put(file, made.data.size(), 4);
    put(file, 2, 1);  // Windows
    put(file, sum32(made.data), 4);
    put(file, 0x2A210000, 4);
    put(file, 20, 1);
    put(file, 0x30, 1);  // stored
    put(file, made.name.size(), 2);
    put(file, 0x20, 4);
    out += block4(kFile, kHasData, file + made.name) + made.data;
  }
  return out + block4(kEnd, 0x4000, {});
}

std::string rar5Of(const std::vector<MadeEntry>& entries) {
  std::string out("Rar!\x1A\x07\1\0", 8);
  out += block5(number5(1) + number5(0) + number5(0));
  for (const auto& made : entries) {
    // This is a file with data after it.
    std::string file = number5(2) + number5(2) + number5(made.data.size());
    file += number5(4) + number5(made.data.size()) + number5(0x20);  // with a checksum
    put(file, sum32(made.data), 4);
    file += number5(0) + number5(0) + number5(made.name.size()) + made.name;  // stored, Windows
    out += block5(file) + made.data;
  }
  return out + block5(number5(5) + number5(0) + number5(0));
}

}  // namespace app
