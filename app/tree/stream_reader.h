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

/// Bytes of entries that such a reader keeps.
inline constexpr std::size_t kMaxKeptBytes = std::size_t{256} << 20U;

/// What an archive of so many bytes, and those in it, may be unpacked together.
[[nodiscard]] std::shared_ptr<UnpackBudget> newUnpackBudget(const ArchiveLimits& limits, std::uint64_t size);

/// Reads 7z, rar, lzh and tar. These can't be entered at an entry: what lies before it is unpacked, too.
/// What was unpacked on the way is kept, up to a bound, so that a model with its textures takes one pass. What isn't kept is
/// cheap to read in the archive's order only; `unpacking` (null: a new one) is what all passes may cost.
/// Errors, without a file: BadValue with libarchive's words where there is no first entry.
[[nodiscard]] base::Result<std::unique_ptr<const ArchiveReader>> openStream(
    std::shared_ptr<const ArchiveBytes> archive, ArchiveFormat format, const ArchiveLimits& limits,
    std::size_t mostKept = kMaxKeptBytes, std::shared_ptr<UnpackBudget> unpacking = nullptr);

}  // namespace app
