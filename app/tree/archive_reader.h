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

/// An entry as the archive says it.
struct PackedEntry {
  std::string name;   ///< its bytes, whatever they stand for
  bool utf8 = false;  ///< the archive says that they are UTF-8, and they are
  std::string
      plainName;  ///< bytes that stand for it beside a name in UTF-8 from a field of its own; empty: there are none
  bool folder = false;
  bool link = false;
  bool encrypted = false;
  std::uint64_t size = 0;        ///< bytes, as declared
  std::uint64_t packedSize = 0;  ///< bytes, as declared; 0: not known
  std::string unreadable;        ///< why its data can't be read whatever happens; empty: try
};

/// Why an entry's data isn't read, by what the archive says of it; empty where nothing speaks against it.
[[nodiscard]] std::string whyUnreadable(const PackedEntry& entry, const ArchiveLimits& limits);

/// What reads one kind of archive. Nothing in it knows names as people see them. May be used from several threads.
class ArchiveReader {
 public:
  virtual ~ArchiveReader() = default;
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;

  [[nodiscard]] const std::vector<PackedEntry>& entries() const { return entries_; }
  /// What was odd in the archive as a whole.
  [[nodiscard]] const base::Issues& issues() const { return issues_; }
  /// The whole data of an entry, never more than its declared size. Errors, without a file: BadValue where it is damaged.
  [[nodiscard]] virtual base::Result<base::FileBytes> read(std::size_t entry) const = 0;
  /// True where an entry is reached by unpacking those before it: then they are best read in their order.
  [[nodiscard]] virtual bool fromTheBeginning() const { return false; }
  /// At most so many bytes of its start; fewer where it is shorter or damaged.
  [[nodiscard]] virtual std::string start(std::size_t entry, std::size_t count) const = 0;

 protected:
  ArchiveReader() = default;
  std::vector<PackedEntry> entries_;
  base::Issues issues_;
};

}  // namespace app
