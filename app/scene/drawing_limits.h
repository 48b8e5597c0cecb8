// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// Most materials of a model that are drawn, of those that have triangles, and most indices of theirs.
inline constexpr std::size_t kMaxMaterials = 8192;
inline constexpr std::size_t kMaxIndices = std::size_t(1) << 27;

/// Most pixels of a model's textures together; one that is used in several ways counts for each.
inline constexpr std::uint64_t kMaxModelPixels = std::uint64_t(1) << 30;

/// The number of the first material that isn't drawn, for it or one before it is too much: it and those after it are
/// left out. The count of materials where all are drawn.
[[nodiscard]] std::size_t materialsDrawn(const pmx::Model& model);

/// What of a validated model isn't drawn, or doesn't move. Asks the driver: gpuLimits() was called before.
[[nodiscard]] base::Issues drawingIssues(const pmx::Model& model);

}  // namespace app
