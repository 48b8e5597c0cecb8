// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"
#include "pmx/base/result.h"

namespace app {

/// A ZipRecord is what a zip's directory says about an entry, beyond what all archives say.
struct ZipRecord {
  PackedEntry entry;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint64_t localHeader = 0;  ///< position in the archive, bytes
};

struct ZipDirectory {
  std::vector<ZipRecord> records;
  bool whole = true;    ///< all records that the archive declares were read
  bool onlyOne = true;  ///< nothing else in the file could be taken for the directory's end record
  base::Issues issues;
};

/// Reads the directory at the end of a zip, which has names, flags and sizes. libzip shows neither
/// the flag nor where a name came from (archives.md 3). Errors, without a file: Truncated where
/// there is no directory, BadValue where it lies outside the file or is larger than the bound.
[[nodiscard]] base::Result<ZipDirectory> readZipDirectory(const ArchiveBytes& archive, const ArchiveLimits& limits);

/// Returns the position of the first byte of an entry's data, after its local header. Errors as
/// above.
[[nodiscard]] base::Result<std::uint64_t> zipDataStart(const ArchiveBytes& archive, const ZipRecord& record);

}  // namespace app
