// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "pmx/base/math.h"

namespace app {

/// This is a texture as it goes into the file.
struct ExportedPicture {
  std::string mimeType;  ///< image/png or image/jpeg
  std::vector<std::byte> bytes;
  std::size_t width = 0, height = 0;
  std::vector<std::uint8_t> alpha;  ///< one per texel, rows from the top; empty where all are opaque
};

/// Returns a texture of the model (an index into Model::textures), each of its colours multiplied
/// by `tint` as MMD does, in the values that are stored; none where there is no picture.
using TexturePictures = std::function<std::optional<ExportedPicture>(std::size_t texture, const base::Vec3& tint)>;

}  // namespace app
