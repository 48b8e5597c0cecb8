// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "pmx/base/math.h"

namespace app {

/// This is the alpha of a picture: one byte per texel, rows from the top; empty where all of it is
/// opaque.
struct AlphaPlane {
  std::size_t width = 0, height = 0;
  std::span<const std::uint8_t> alpha;
};

/// This counts texels by their alpha.
struct CoveredAlpha {
  std::uint64_t clear = 0;    ///< below 16
  std::uint64_t between = 0;  ///< 16 to 240
  std::uint64_t solid = 0;    ///< above 240
  std::uint8_t least = 255;
};

/// Counts the texels of a picture that triangles cover: padding between the parts of an atlas
/// doesn't count. A texel that several triangles cover counts for each. Texture coordinates repeat.
/// Of a triangle that covers very many texels only some are looked at, evenly.
[[nodiscard]] CoveredAlpha coveredAlpha(const AlphaPlane& picture,
                                        std::span<const std::array<base::Vec2, 3>> triangles);

/// This is how glTF lets a material be transparent.
enum class AlphaMode : std::uint8_t { Opaque, Mask, Blend };

/// Chooses the mode that comes nearest to MMD, which blends every material and keeps its depth:
/// opaque where nothing can be seen through, a mask where hardly a texel is in between (viewers
/// then needn't sort), else blending. `materialAlpha` is the material's own, 0 to 1; at 0 all is
/// masked away.
[[nodiscard]] AlphaMode alphaMode(float materialAlpha, const CoveredAlpha& covered);

}  // namespace app
