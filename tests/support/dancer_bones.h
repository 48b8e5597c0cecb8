// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace support {

/// These are the bones of dancer() and of legModel().
inline constexpr std::int32_t kRoot = 0, kLeg = 1, kKnee = 2, kAnkle = 3, kIkBone = 4, kHead = 5;

}  // namespace support
