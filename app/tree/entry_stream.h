// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_reader.h"
#include "app/tree/content_kind.h"
#include "pmx/base/result.h"

namespace app {

/// A StreamData says how a read ended.
struct StreamData {
  std::size_t count = 0;  ///< bytes that were read
  std::string damage;     ///< empty: nothing is wrong with them
};

/// An EntryStream runs over an archive once, from its first entry to its last.
class EntryStream {
 public:
  virtual ~EntryStream() = default;
  EntryStream(const EntryStream&) = delete;
  EntryStream& operator=(const EntryStream&) = delete;

  /// Goes to the next entry; none at the end, and where the archive is damaged (error()).
  [[nodiscard]] virtual std::optional<PackedEntry> next() = 0;
  /// Fills `to` with the next data of this entry.
  [[nodiscard]] virtual StreamData read(std::span<std::byte> to) = 0;
  /// Returns why next() gave nothing; empty at the end.
  [[nodiscard]] const std::string& error() const { return error_; }

 protected:
  EntryStream() = default;
  std::string error_;
};

/// Begins a run over a 7z, rar, lzh or tar. Errors, without a file: the reason why it can't begin.
[[nodiscard]] base::Result<std::unique_ptr<EntryStream>> openEntries(std::shared_ptr<const ArchiveBytes> archive,
                                                                     ArchiveFormat format);

}  // namespace app
