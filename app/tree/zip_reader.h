// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"

namespace app {

/// Reads zips: the directory by ourselves, data by libzip, each entry on its own when it is asked for.
/// Errors: readZipDirectory()'s.
[[nodiscard]] base::Result<std::unique_ptr<const ArchiveReader>> openZip(std::shared_ptr<const ArchiveBytes> archive,
                                                                         const ArchiveLimits& limits);

}  // namespace app
