// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_reader.h"
#include "app/tree/content_kind.h"
#include "pmx/base/result.h"

struct archive;        // libarchive's
struct archive_entry;  // the same

namespace app {

/// One run of libarchive over an archive from its first entry to its last. Its calls work as in a UTF-8 locale, whatever
/// the process's is: the calling thread's locale is changed for the time of a call (docs/archives.md 2).
class LibarchiveStream {
 public:
  /// Errors, without a file: what libarchive says.
  [[nodiscard]] static base::Result<std::unique_ptr<LibarchiveStream>> open(std::shared_ptr<const ArchiveBytes> archive,
                                                                            ArchiveFormat format);
  ~LibarchiveStream();
  LibarchiveStream(const LibarchiveStream&) = delete;
  LibarchiveStream& operator=(const LibarchiveStream&) = delete;

  /// Goes on to the next entry; nothing at the end, and where the archive is damaged (error()).
  [[nodiscard]] std::optional<PackedEntry> next();
  /// Why next() gave nothing; empty at the end.
  [[nodiscard]] const std::string& error() const { return error_; }

  struct Data {
    std::size_t count = 0;  ///< bytes that there were
    std::string damage;     ///< empty: nothing is wrong with them
  };
  /// Fills `to` with the next data of this entry.
  [[nodiscard]] Data read(std::span<std::byte> to);

 private:
  explicit LibarchiveStream(std::shared_ptr<const ArchiveBytes> archive);
  [[nodiscard]] bool supports(ArchiveFormat format);

  static std::ptrdiff_t onRead(archive*, void* self, const void** buffer);
  static std::int64_t onSkip(archive*, void* self, std::int64_t count);
  static std::int64_t onSeek(archive*, void* self, std::int64_t offset, int whence);

  std::shared_ptr<const ArchiveBytes> bytes_;
  std::uint64_t at_ = 0;
  std::vector<std::byte> piece_;
  ArchiveFormat format_ = ArchiveFormat::Tar;
  archive* archive_ = nullptr;
  std::string error_;
};

}  // namespace app
