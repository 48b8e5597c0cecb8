// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/tree/archive_bytes.h"
#include "pmx/base/result.h"

namespace app {

/// The same 7z with a list that isn't packed and is within the bounds (app/tree/seven_zip_header.h). libarchive takes memory
/// for all that a list says before it gives the first entry, and a thousandth of that may say it.
/// Errors, without a file: BadValue, why its list is refused.
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveBytes>> checkedSevenZip(
    const std::shared_ptr<const ArchiveBytes>& archive);

}  // namespace app
