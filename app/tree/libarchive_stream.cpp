// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/libarchive_stream.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <archive.h>
#include <archive_entry.h>

#include "pmx/base/neutral_locale.h"
#include "pmx/base/text.h"

namespace app {
namespace {

/// Returns the bytes of a name that was read as Latin-1; none where it isn't Latin-1. Names of lzh
/// are read so because in Latin-1 every byte is a character: libarchive gives no name for bytes
/// that have no meaning in its encoding.
std::optional<std::string> bytesOfLatin1(std::string_view utf8) {
  std::string bytes;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    if (byte < 0x80) {
      bytes.push_back(utf8[i]);
    } else if ((byte == 0xC2 || byte == 0xC3) && i + 1 < utf8.size()) {
      bytes.push_back(static_cast<char>((byte & 3U) << 6U | (static_cast<unsigned char>(utf8[++i]) & 0x3FU)));
    } else {
      return std::nullopt;
    }
  }
  return bytes;
}

/// Restores the backslashes of a name. libarchive turns each '\\' into '/', even one that is the
/// second byte of a character. No character of CP932 has '/' there, so a '/' after a first byte was
/// a '\\'.
std::string withBackslashes(std::string name) {
  for (std::size_t i = 0; i + 1 < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if ((byte < 0x81 || byte > 0x9F) && (byte < 0xE0 || byte > 0xFC)) continue;
    ++i;
    if (name[i] == '/') name[i] = '\\';
  }
  return name;
}

PackedEntry entryOf(archive_entry* entry, ArchiveFormat format) {
  PackedEntry result;
  const char* name = archive_entry_pathname(entry);
  if (name == nullptr) name = archive_entry_pathname_utf8(entry);
  if (name != nullptr) result.name = name;
  // 7z and newer rar have Unicode names. Old rar and lzh have bytes in an unknown encoding.
  const auto bytes = format == ArchiveFormat::Lzh ? bytesOfLatin1(result.name) : std::nullopt;
  if (bytes) result.name = *bytes;
  result.utf8 = !bytes && base::isUtf8(result.name);
  if (bytes || (format == ArchiveFormat::Rar && !result.utf8)) result.name = withBackslashes(std::move(result.name));
  const auto type = archive_entry_filetype(entry);
  result.folder = type == AE_IFDIR;
  result.link = (type != AE_IFDIR && type != AE_IFREG) || archive_entry_hardlink(entry) != nullptr;
  result.encrypted = archive_entry_is_encrypted(entry) > 0;
  const auto size = archive_entry_size(entry);
  if (archive_entry_size_is_set(entry) != 0 && size >= 0) {
    result.size = static_cast<std::uint64_t>(size);
  } else if (!result.folder) {
    result.unreadable = "doesn't tell its size";
  }
  return result;
}

}  // namespace

LibarchiveStream::LibarchiveStream(std::shared_ptr<const ArchiveBytes> archive) : source_(std::move(archive)) {}

LibarchiveStream::~LibarchiveStream() {
  if (archive_ != nullptr) archive_read_free(archive_);
}

bool LibarchiveStream::supports(ArchiveFormat format) {
  const auto all = [](std::initializer_list<int> answers) {
    return std::ranges::all_of(answers, [](int answer) { return answer == ARCHIVE_OK; });
  };
  switch (format) {
    case ArchiveFormat::SevenZip:
      return all({archive_read_support_format_7zip(archive_)});
    case ArchiveFormat::Rar:
      return all({archive_read_support_format_rar(archive_), archive_read_support_format_rar5(archive_)});
    case ArchiveFormat::Lzh:
      return all({archive_read_support_format_lha(archive_),
                  archive_read_set_format_option(archive_, "lha", "hdrcharset", "ISO-8859-1")});
    case ArchiveFormat::Tar:
    case ArchiveFormat::Zip:
      break;
  }
  return false;
}

base::Result<std::unique_ptr<EntryStream>> LibarchiveStream::open(std::shared_ptr<const ArchiveBytes> archive,
                                                                  ArchiveFormat format) {
  const base::NeutralLocale utf8;  // names that the locale's encoding can't hold are lost
  std::unique_ptr<LibarchiveStream> stream(new LibarchiveStream(std::move(archive)));
  const auto failure = [&](base::ErrorCode code, std::string detail) { return base::fail(code, std::move(detail)); };
  stream->format_ = format;
  stream->archive_ = archive_read_new();
  if (stream->archive_ == nullptr || !stream->supports(format))
    return failure(base::ErrorCode::NotThisFormat, "isn't an archive that is read here");
  if (!stream->source_.begin(stream->archive_))
    return failure(base::ErrorCode::BadValue, "the archive can't be read: " + libarchiveError(stream->archive_));
  return stream;
}

std::optional<PackedEntry> LibarchiveStream::next() {
  constexpr int kMaxRetries = 16;
  const base::NeutralLocale utf8;  // names that the locale's encoding can't hold are lost
  archive_entry* entry = nullptr;
  int status = ARCHIVE_RETRY;
  for (int i = 0; i < kMaxRetries && status == ARCHIVE_RETRY; ++i) status = archive_read_next_header(archive_, &entry);
  if (status == ARCHIVE_EOF) return std::nullopt;
  if (status < ARCHIVE_WARN) {
    error_ = libarchiveError(archive_);
    return std::nullopt;
  }
  return entryOf(entry, format_);
}

StreamData LibarchiveStream::read(std::span<std::byte> to) {
  const base::NeutralLocale utf8;  // names that the locale's encoding can't hold are lost
  StreamData data;
  while (data.count < to.size()) {
    const auto got = archive_read_data(archive_, to.data() + data.count, to.size() - data.count);
    if (got < 0) data.damage = "can't be unpacked: " + libarchiveError(archive_);
    if (got <= 0) break;
    data.count += static_cast<std::size_t>(got);
  }
  return data;
}

}  // namespace app
