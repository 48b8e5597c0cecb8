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

/// A file from its beginning to its end, unpacked where it is compressed with gzip, bzip2, xz or Zstandard. What is
/// compressed in what is compressed isn't unpacked: each layer would be a thousand times the one before.
class UnpackedBytes {
 public:
  /// Errors, without a file: libarchive's.
  [[nodiscard]] static base::Result<std::unique_ptr<UnpackedBytes>> open(std::shared_ptr<const ArchiveBytes> file);
  ~UnpackedBytes();
  UnpackedBytes(const UnpackedBytes&) = delete;
  UnpackedBytes& operator=(const UnpackedBytes&) = delete;

  /// Fills `to` with what comes next; less at the end.
  [[nodiscard]] StreamData read(std::span<std::byte> to);
  /// Passes by so many bytes; gives how many there were, and why not more.
  [[nodiscard]] StreamData skip(std::uint64_t count);

 private:
  explicit UnpackedBytes(std::shared_ptr<const ArchiveBytes> file) : source_(std::move(file)) {}

  LibarchiveSource source_;
  archive* unpacker_ = nullptr;  ///< null: the file is as it is
  std::uint64_t at_ = 0;         ///< of the file, where it is as it is
};

}  // namespace app
