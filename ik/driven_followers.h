// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ik/skeleton.h"

namespace ik {

/// Returns DrivenBones::followers. `places`: per bone, its index in the solve order. Sets `reads`
/// (per bone) to 1 for followers whose append may see what physics does.
[[nodiscard]] std::vector<std::int32_t> followersOf(const Skeleton& skeleton, std::span<const std::uint8_t> mayBeDriven,
                                                    std::span<const std::uint32_t> places,
                                                    std::span<std::uint8_t> reads);

}  // namespace ik
