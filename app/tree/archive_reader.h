// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/tree/archive_limits.h"
#include "pmx/base/file.h"
#include "pmx/base/result.h"

namespace app {

/// A PackedEntry is an entry as the archive describes it.
struct PackedEntry {
  std::string name;   ///< bytes as stored, in any encoding
  bool utf8 = false;  ///< the archive marks the name as UTF-8, and it is
  /// This is the archive's other, plain name, where the UTF-8 name comes from a field of its own;
  /// else empty.
  std::string plainName;
  bool folder = false;
  bool link = false;
  bool encrypted = false;
  std::uint64_t size = 0;        ///< bytes, as declared
  std::uint64_t packedSize = 0;  ///< bytes, as declared; 0: unknown
  std::string unreadable;        ///< why its data can never be read; empty: it may be readable
};

/// Returns why an entry's data isn't read, judged by what the archive says about it; empty where
/// nothing forbids it.
[[nodiscard]] std::string whyUnreadable(const PackedEntry& entry, const ArchiveLimits& limits);

/// An ArchiveReader reads one kind of archive. It knows only names as they are stored. Several
/// threads may use it.
class ArchiveReader {
 public:
  virtual ~ArchiveReader() = default;
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;

  [[nodiscard]] const std::vector<PackedEntry>& entries() const { return entries_; }
  /// Returns what is odd about the archive as a whole.
  [[nodiscard]] const base::Issues& issues() const { return issues_; }
  /// Reads the whole data of an entry, never more than its declared size. Errors, without a file:
  /// BadValue where it is damaged.
  [[nodiscard]] virtual base::Result<base::FileBytes> read(std::size_t entry) const = 0;
  /// Returns true where an entry can only be reached by unpacking those before it; reading in the
  /// archive's order is cheap then.
  [[nodiscard]] virtual bool fromTheBeginning() const { return false; }
  /// Returns at most `count` bytes from the start of an entry; fewer where it is shorter or
  /// damaged.
  [[nodiscard]] virtual std::string start(std::size_t entry, std::size_t count) const = 0;

 protected:
  ArchiveReader() = default;
  std::vector<PackedEntry> entries_;
  base::Issues issues_;
};

}  // namespace app
