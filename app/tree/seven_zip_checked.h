// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/tree/archive_bytes.h"
#include "pmx/base/result.h"

namespace app {

/// Returns the same 7z with its list unpacked and within the bounds (app/tree/seven_zip_header.h).
/// libarchive allocates memory for everything that a list declares before it gives the first entry,
/// and a tiny packed list can declare a huge one. Errors, without a file: BadValue, with the reason
/// why the list is refused.
[[nodiscard]] base::Result<std::shared_ptr<const ArchiveBytes>> checkedSevenZip(
    const std::shared_ptr<const ArchiveBytes>& archive);

}  // namespace app
