// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "app/tree/entry_stream.h"
#include "app/tree/libarchive_source.h"

struct archive;  // libarchive's

namespace app {

/// A LibarchiveStream is one run of libarchive over a 7z, rar or lzh. Its calls work as in a UTF-8
/// locale, whatever the process has: the calling thread's locale is changed during each call
/// (archives.md 2).
class LibarchiveStream final : public EntryStream {
 public:
  /// Begins a run. Errors, without a file: libarchive's own.
  [[nodiscard]] static base::Result<std::unique_ptr<EntryStream>> open(std::shared_ptr<const ArchiveBytes> archive,
                                                                       ArchiveFormat format);
  ~LibarchiveStream() override;

  [[nodiscard]] std::optional<PackedEntry> next() override;
  [[nodiscard]] StreamData read(std::span<std::byte> to) override;

 private:
  explicit LibarchiveStream(std::shared_ptr<const ArchiveBytes> archive);
  [[nodiscard]] bool supports(ArchiveFormat format);

  LibarchiveSource source_;
  ArchiveFormat format_ = ArchiveFormat::SevenZip;
  archive* archive_ = nullptr;
};

}  // namespace app
