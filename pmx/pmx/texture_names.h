// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace pmx {

inline constexpr std::size_t kMaxTextureNames = 1000;  ///< that textureNames() gives

/// The first paths of textures in a PMX file but empty ones, without reading the rest of the model; none where it is no PMX or is damaged
/// before them. (mmd-reference.md 2)
[[nodiscard]] std::vector<std::string> textureNames(std::span<const std::byte> bytes);

}  // namespace pmx
