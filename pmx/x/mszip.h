// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "pmx/base/file.h"
#include "pmx/base/result.h"

namespace pmx::x {

/// Most bytes that a packed file may hold once unpacked: this, and kMaxUnpackedTimes of its own bytes and 1 MiB.
inline constexpr std::size_t kMaxUnpacked = std::size_t{256} << 20U, kMaxUnpackedTimes = 64;

/// What the blocks of a packed .x file hold, one after the other. `packed` begins behind the file's sixteen bytes of
/// header; `offset` is where that is, for errors. The size that the file tells isn't believed. Errors: Truncated, BadValue
/// (a block that can't be unpacked, more than the limits above), with the byte of the block.
[[nodiscard]] base::Result<base::FileBytes> unpackMszip(std::span<const std::byte> packed, std::size_t offset);

}  // namespace pmx::x
