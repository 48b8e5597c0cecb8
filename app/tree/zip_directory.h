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

/// What a zip's directory says of an entry besides what all archives say.
struct ZipRecord {
  PackedEntry entry;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint64_t localHeader = 0;  ///< byte in the archive
};

struct ZipDirectory {
  std::vector<ZipRecord> records;
  bool whole = true;    ///< all that the archive says it has are among the records
  bool onlyOne = true;  ///< nothing else in the file could be taken for the directory's place
  base::Issues issues;
};

/// The directory at the end of a zip, which is where names, flags and sizes are; libzip shows neither the flag nor which
/// name came from where (archives.md 3). Errors, without a file: Truncated where there is no directory, BadValue where
/// it lies outside the file or is larger than the bound.
[[nodiscard]] base::Result<ZipDirectory> readZipDirectory(const ArchiveBytes& archive, const ArchiveLimits& limits);

/// The first byte of an entry's data, behind its local header. Errors as above.
[[nodiscard]] base::Result<std::uint64_t> zipDataStart(const ArchiveBytes& archive, const ZipRecord& record);

}  // namespace app
