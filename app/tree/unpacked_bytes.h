// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "app/tree/archive_bytes.h"
#include "app/tree/entry_stream.h"
#include "app/tree/libarchive_source.h"
#include "pmx/base/result.h"

struct archive;  // libarchive's

namespace app {

/// An UnpackedBytes reads a file from beginning to end and decompresses gzip, bzip2, xz or
/// Zstandard. Only one layer is decompressed, since each could be a thousand times larger than the
/// one before.
class UnpackedBytes {
 public:
  /// Opens a file. Errors, without a file: libarchive's.
  [[nodiscard]] static base::Result<std::unique_ptr<UnpackedBytes>> open(std::shared_ptr<const ArchiveBytes> file);
  ~UnpackedBytes();
  UnpackedBytes(const UnpackedBytes&) = delete;
  UnpackedBytes& operator=(const UnpackedBytes&) = delete;

  /// Fills `to` with the next bytes; with fewer at the end.
  [[nodiscard]] StreamData read(std::span<std::byte> to);
  /// Skips `count` bytes. Returns how many there were, and why there were no more.
  [[nodiscard]] StreamData skip(std::uint64_t count);

 private:
  explicit UnpackedBytes(std::shared_ptr<const ArchiveBytes> file) : source_(std::move(file)) {}

  LibarchiveSource source_;
  archive* unpacker_ = nullptr;  ///< null: the file isn't compressed
  std::uint64_t at_ = 0;         ///< position in an uncompressed file
};

}  // namespace app
