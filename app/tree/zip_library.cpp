// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/zip_library.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <zip.h>

namespace app {
namespace {

/// A Source gives the archive's bytes to libzip.
struct Source {
  std::shared_ptr<const ArchiveBytes> archive;
  std::uint64_t at = 0;
  zip_error_t error{};

  zip_int64_t fail(int code) {
    zip_error_set(&error, code, 0);
    return -1;
  }
  zip_int64_t read(void* to, zip_uint64_t count) {
    const auto got = archive->read(at, {static_cast<std::byte*>(to), static_cast<std::size_t>(count)});
    at += got;
    return static_cast<zip_int64_t>(got);
  }
  zip_int64_t stat(void* to, zip_uint64_t bytes) {
    auto* about = ZIP_SOURCE_GET_ARGS(zip_stat_t, to, bytes, &error);
    if (about == nullptr) return -1;
    zip_stat_init(about);
    about->size = archive->size();
    about->valid |= ZIP_STAT_SIZE;
    return sizeof(zip_stat_t);
  }
  zip_int64_t seek(void* to, zip_uint64_t bytes) {
    const auto place = zip_source_seek_compute_offset(at, archive->size(), to, bytes, &error);
    if (place < 0) return -1;
    at = static_cast<std::uint64_t>(place);
    return 0;
  }
};

zip_int64_t answer(void* state, void* to, zip_uint64_t count, zip_source_cmd_t command) {
  auto* source = static_cast<Source*>(state);
  switch (command) {
    case ZIP_SOURCE_SUPPORTS:
      return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT,
                                            ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL,
                                            ZIP_SOURCE_SUPPORTS, -1);
    case ZIP_SOURCE_OPEN:
      source->at = 0;
      return 0;
    case ZIP_SOURCE_READ:
      return source->read(to, count);
    case ZIP_SOURCE_CLOSE:
      return 0;
    case ZIP_SOURCE_STAT:
      return source->stat(to, count);
    case ZIP_SOURCE_ERROR:
      return zip_error_to_data(&source->error, to, count);
    case ZIP_SOURCE_SEEK:
      return source->seek(to, count);
    case ZIP_SOURCE_TELL:
      return static_cast<zip_int64_t>(source->at);
    case ZIP_SOURCE_FREE:
      delete source;
      return 0;
    default:
      return source->fail(ZIP_ER_OPNOTSUPP);
  }
}

struct CloseEntry {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

std::string damageOf(const zip_error_t* error) {
  switch (zip_error_code_zip(error)) {
    case ZIP_ER_CRC:
      return "is damaged in the archive: its checksum is wrong";
    case ZIP_ER_NOPASSWD:
    case ZIP_ER_WRONGPASSWD:
    case ZIP_ER_ENCRNOTSUPP:
      return "is encrypted";
    case ZIP_ER_COMPNOTSUPP:
      return "is packed by a method that isn't read";
    case ZIP_ER_EOF:
      return "is damaged in the archive: its data ends early";
    default:
      return "is damaged in the archive";
  }
}

}  // namespace

bool zipMethodIsRead(std::uint16_t method) {
  return method == ZIP_CM_STORE || method == ZIP_CM_DEFLATE || zip_compression_method_supported(method, 0) != 0;
}

ZipLibrary::ZipLibrary(std::shared_ptr<const ArchiveBytes> archive) : archive_(std::move(archive)) {}

ZipLibrary::~ZipLibrary() {
  if (zip_ != nullptr) zip_discard(zip_);
}

void ZipLibrary::open() const {
  if (std::exchange(tried_, true)) return;
  zip_error_t error;
  zip_error_init(&error);
  auto state = std::make_unique<Source>();
  state->archive = archive_;
  zip_error_init(&state->error);
  zip_source_t* source = zip_source_function_create(answer, state.get(), &error);
  if (source != nullptr) {
    state.release();  // NOLINT(bugprone-unused-return-value): the source's now
    zip_ = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (zip_ == nullptr) zip_source_free(source);
  }
  zip_error_fini(&error);
}

std::optional<ZipRead> ZipLibrary::read(std::size_t index, const ZipRecord& record, std::span<std::byte> to) const {
  const std::scoped_lock lock(mutex_);
  open();
  if (zip_ == nullptr) return std::nullopt;
  zip_stat_t about;
  zip_stat_init(&about);
  const auto known = ZIP_STAT_SIZE | ZIP_STAT_CRC;
  if (zip_stat_index(zip_, index, 0, &about) != 0 || (about.valid & known) != known ||
      about.size != record.entry.size || about.crc != record.crc)
    return std::nullopt;
  const std::unique_ptr<zip_file_t, CloseEntry> file(zip_fopen_index(zip_, index, 0));
  if (!file) return ZipRead{0, damageOf(zip_get_error(zip_))};
  ZipRead result;
  while (result.count < to.size()) {
    const auto got = zip_fread(file.get(), to.data() + result.count, to.size() - result.count);
    if (got < 0) result.damage = damageOf(zip_file_get_error(file.get()));
    if (got <= 0) return result;
    result.count += static_cast<std::size_t>(got);
  }
  if (to.size() < record.entry.size) return result;
  // Read one byte more: libzip checks the checksum where the data ends.
  std::byte more{};
  const auto got = zip_fread(file.get(), &more, 1);
  if (got < 0) result.damage = damageOf(zip_file_get_error(file.get()));
  if (got > 0) result.damage = "is damaged in the archive: it holds more than its size";
  return result;
}

}  // namespace app
