// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace support {

/// The default camera looks along +Z from 45 units. On 1280 x 720 pixels (0, 10, 0) is at (640,
/// 360), +X is to the right and +Y up, and one unit there is 720 / (2 * 45 * tan 15 degrees)
/// pixels.
inline constexpr float kUnit = 29.8564F;

}  // namespace support
