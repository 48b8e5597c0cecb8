// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

#include "app/tree/archive_bytes.h"
#include "app/tree/archive_limits.h"
#include "app/tree/archive_reader.h"
#include "app/tree/content_kind.h"

namespace app {

/// Bytes of entries that such a reader keeps.
inline constexpr std::size_t kMostKeptBytes = std::size_t{256} << 20U;

/// Reads 7z, rar, lzh and tar, by libarchive. These can't be entered at an entry: what lies before it is unpacked, too.
/// What was unpacked on the way is kept, up to a bound, so that a model with its textures takes one pass.
/// Errors, without a file: BadValue with libarchive's words where there is no first entry.
[[nodiscard]] base::Result<std::unique_ptr<const ArchiveReader>> openStream(std::shared_ptr<const ArchiveBytes> archive,
                                                                            ArchiveFormat format,
                                                                            const ArchiveLimits& limits,
                                                                            std::size_t mostKept = kMostKeptBytes);

}  // namespace app
