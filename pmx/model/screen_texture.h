// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string_view>

#include "pmx/base/file_name.h"

namespace pmx {

/// Returns whether a texture's name in a PMD or .x file stands for the film that MMD plays behind
/// the scene: `screen.bmp` in any case and folder (mmd-reference.md 11.11). Odori has no such film,
/// so it is white, as without a texture.
inline bool isScreenTexture(std::string_view name) {
  constexpr std::string_view kScreen = "screen.bmp";
  name.remove_prefix(std::min(name.find_last_of("/\\") + 1, name.size()));
  name = base::withoutTrail(name);
  return std::ranges::equal(name, kScreen,
                            [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

}  // namespace pmx
