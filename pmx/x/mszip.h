// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "pmx/base/file.h"
#include "pmx/base/result.h"

namespace pmx::x {

/// A packed file may hold at most this many bytes once unpacked, and at most kMaxUnpackedTimes of
/// its own bytes and 1 MiB.
inline constexpr std::size_t kMaxUnpacked = std::size_t{256} << 20U, kMaxUnpackedTimes = 64;

/// Returns the contents of the blocks of a packed .x file, one after the other. `packed` begins
/// after the file's sixteen bytes of header; `offset` is where that is, for errors. The size in the
/// file isn't trusted. Errors: Truncated, BadValue (a block that can't be unpacked, more than the
/// limits above), with the byte of the block.
[[nodiscard]] base::Result<base::FileBytes> unpackMszip(std::span<const std::byte> packed, std::size_t offset);

}  // namespace pmx::x
