// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace pmx {

inline constexpr std::size_t kMaxTextureNames = 1000;  ///< of textureNames()

/// Returns the first paths of textures in a PMX file but empty ones, without reading the rest of
/// the model; none where it isn't PMX or is damaged before them. (mmd-reference.md 2)
[[nodiscard]] std::vector<std::string> textureNames(std::span<const std::byte> bytes);

}  // namespace pmx
