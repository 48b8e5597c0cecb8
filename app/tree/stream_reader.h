// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"
#include "app/tree/content_kind.h"
#include "app/tree/unpack_budget.h"

namespace app {

/// A reader of this kind keeps so many bytes of entries.
inline constexpr std::size_t kMaxKeptBytes = std::size_t{256} << 20U;

/// Returns the budget for everything that may be unpacked from an archive of `size` bytes and those
/// inside it.
[[nodiscard]] std::shared_ptr<UnpackBudget> newUnpackBudget(const ArchiveLimits& limits, std::uint64_t size);

/// Opens a 7z, rar, lzh or tar. Such archives can't be entered at an entry: what lies before it is
/// unpacked, too. Entries unpacked on the way are kept, up to a bound, so that a model with its
/// textures takes one pass. The others are cheap to read only in the archive's order; `unpacking`
/// (null: a new one) limits the cost of all passes. Errors, without a file: BadValue with
/// libarchive's text where there is no first entry.
[[nodiscard]] base::Result<std::unique_ptr<const ArchiveReader>> openStream(
    std::shared_ptr<const ArchiveBytes> archive, ArchiveFormat format, const ArchiveLimits& limits,
    std::size_t mostKept = kMaxKeptBytes, std::shared_ptr<UnpackBudget> unpacking = nullptr);

}  // namespace app
