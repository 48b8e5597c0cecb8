// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/libarchive_source.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include <archive.h>

namespace app {

LibarchiveSource::LibarchiveSource(std::shared_ptr<const ArchiveBytes> bytes)
    : bytes_(std::move(bytes)), piece_(std::size_t{1} << 16U) {}

bool LibarchiveSource::begin(archive* reader) {
  archive_read_set_read_callback(reader, onRead);
  archive_read_set_skip_callback(reader, onSkip);
  archive_read_set_seek_callback(reader, onSeek);
  archive_read_set_callback_data(reader, this);
  return archive_read_open1(reader) >= ARCHIVE_WARN;
}

std::ptrdiff_t LibarchiveSource::onRead(archive*, void* self, const void** buffer) {
  auto& source = *static_cast<LibarchiveSource*>(self);
  const auto got = source.bytes_->read(source.at_, source.piece_);
  source.at_ += got;
  *buffer = source.piece_.data();
  return static_cast<std::ptrdiff_t>(got);
}

std::int64_t LibarchiveSource::onSkip(archive*, void* self, std::int64_t count) {
  auto& source = *static_cast<LibarchiveSource*>(self);
  if (count <= 0) return 0;
  const auto left = source.bytes_->size() - std::min(source.at_, source.bytes_->size());
  const auto skipped = std::min(static_cast<std::uint64_t>(count), left);
  source.at_ += skipped;
  return static_cast<std::int64_t>(skipped);
}

std::int64_t LibarchiveSource::onSeek(archive*, void* self, std::int64_t offset, int whence) {
  auto& source = *static_cast<LibarchiveSource*>(self);
  const auto size = static_cast<std::int64_t>(source.bytes_->size());
  const std::int64_t from = whence == SEEK_SET ? 0 : whence == SEEK_END ? size : static_cast<std::int64_t>(source.at_);
  if (offset < -from || offset > size - from) return ARCHIVE_FATAL;
  source.at_ = static_cast<std::uint64_t>(from + offset);
  return from + offset;
}

std::string libarchiveError(archive* from) {
  const char* text = archive_error_string(from);
  return text == nullptr ? "it is damaged" : text;
}

}  // namespace app
