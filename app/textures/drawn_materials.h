// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "pmx/model/model.h"

namespace app {

/// These are the largest numbers of materials with triangles, and of their indices, that are drawn
/// of a model.
inline constexpr std::size_t kMaxMaterials = 8192;
inline constexpr std::size_t kMaxIndices = std::size_t(1) << 27;

/// The textures of a model have at most this many pixels together. A texture that is used in
/// several ways counts once for each.
inline constexpr std::uint64_t kMaxModelPixels = std::uint64_t(1) << 30;

/// Returns the index of the first material that isn't drawn, because it or one before it exceeds a
/// limit. It and those after it are left out. Where all are drawn, this is the count of materials.
[[nodiscard]] std::size_t materialsDrawn(const pmx::Model& model);

}  // namespace app
