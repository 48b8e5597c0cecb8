// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace pmx {

/// What a .vac file says of an accessory. (accessories.md 6)
struct Vac {
  std::string name;              ///< as shown
  std::string file;              ///< the .x, relative to the .vac, as stored
  float size = 1.0F;             ///< Si: times the ten that every accessory has; 0 or more
  base::Vec3 position{0.0F};     ///< units
  base::Vec3 rotationDeg{0.0F};  ///< about X, Y, Z
  std::string bone;              ///< to hang on; empty: the ground
  bool groundShadow = true;
};

struct ReadVac {
  Vac vac;
  base::Issues issues;
};

/// Bytes of a .vac file. Lines that are missing after the fifth are as their standard values say. Errors: NotThisFormat for
/// what has fewer lines or whose numbers are none, with the line. Files over kMaxVacBytes are refused.
[[nodiscard]] base::Result<ReadVac> readVac(std::span<const std::byte> bytes);

inline constexpr std::size_t kMaxVacBytes = 65536;

}  // namespace pmx
