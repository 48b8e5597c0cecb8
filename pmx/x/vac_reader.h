// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace pmx {

/// This is the content of a .vac file about an accessory. (accessories.md 6)
struct Vac {
  std::string name;  ///< as shown
  std::string file;  ///< the .x, relative to the .vac, as stored
  /// Si is multiplied with the ten that every accessory has; it is 0 or more.
  float size = 1.0F;
  base::Vec3 position{0.0F};     ///< units
  base::Vec3 rotationDeg{0.0F};  ///< about X, Y, Z
  std::string bone;              ///< it is attached to it; empty: the ground
  bool groundShadow = true;
};

struct ReadVac {
  Vac vac;
  base::Issues issues;
};

/// Reads the bytes of a .vac file. Lines that are missing after the fifth have their default
/// values. Errors: NotThisFormat for a file with fewer lines or with numbers that aren't, with the
/// line. Files over kMaxVacBytes are refused.
[[nodiscard]] base::Result<ReadVac> readVac(std::span<const std::byte> bytes);

inline constexpr std::size_t kMaxVacBytes = 65536;

}  // namespace pmx
