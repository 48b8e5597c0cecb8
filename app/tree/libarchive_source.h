// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/tree/archive_bytes.h"

struct archive;  // libarchive's

namespace app {

/// A LibarchiveSource gives the bytes of an archive to libarchive.
class LibarchiveSource {
 public:
  explicit LibarchiveSource(std::shared_ptr<const ArchiveBytes> bytes);
  LibarchiveSource(const LibarchiveSource&) = delete;
  LibarchiveSource& operator=(const LibarchiveSource&) = delete;

  /// Opens a reader on these bytes; this object must outlive it. Returns false where libarchive
  /// finds nothing that it may read.
  [[nodiscard]] bool begin(archive* reader);
  [[nodiscard]] const ArchiveBytes& bytes() const { return *bytes_; }

 private:
  static std::ptrdiff_t onRead(archive*, void* self, const void** buffer);
  static std::int64_t onSkip(archive*, void* self, std::int64_t count);
  static std::int64_t onSeek(archive*, void* self, std::int64_t offset, int whence);

  std::shared_ptr<const ArchiveBytes> bytes_;
  std::uint64_t at_ = 0;
  std::vector<std::byte> piece_;
};

/// Returns libarchive's text about its last failure.
[[nodiscard]] std::string libarchiveError(archive* from);

}  // namespace app
