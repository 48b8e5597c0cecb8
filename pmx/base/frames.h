// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace base {

/// A motion has this many frames per second.
inline constexpr double kFramesPerSecond = 30.0;

/// This is the last frame that any command takes, and the most frames that it takes at once: 92
/// hours. (limits.md)
inline constexpr std::int64_t kMaxFrame = 10'000'000;

}  // namespace base
