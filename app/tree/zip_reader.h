// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"

namespace app {

/// Opens a zip: its directory is parsed here, and libzip reads each entry's data when it is asked
/// for. Errors: those of readZipDirectory().
[[nodiscard]] base::Result<std::unique_ptr<const ArchiveReader>> openZip(std::shared_ptr<const ArchiveBytes> archive,
                                                                         const ArchiveLimits& limits);

}  // namespace app
