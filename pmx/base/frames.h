// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace base {

/// A motion's frames in a second.
inline constexpr double kFramesPerSecond = 30.0;

/// The last frame that any command takes, and the most of them it takes at once: 92 hours. (limits.md)
inline constexpr std::int64_t kMaxFrame = 10'000'000;

}  // namespace base
