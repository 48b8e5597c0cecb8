// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/export/channel_tables.h"
#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace app {

/// This is a texture as it goes into the file.
struct ExportedPicture {
  std::string mimeType;  ///< image/png or image/jpeg
  std::vector<std::byte> bytes;
  std::size_t width = 0, height = 0;
  std::vector<std::uint8_t> alpha;  ///< one per texel, rows from the top; empty where all are opaque
  base::Vec3 mean{1.0F};            ///< of the stored colours, weighted by alpha, 0 to 1
};

/// Returns a texture of the model (an index into Model::textures) with its values changed as the
/// tables say; none where there is no picture.
using TexturePictures = std::function<std::optional<ExportedPicture>(std::size_t texture, const ChannelTables& tables)>;

/// Returns the colours of a material's toon texture from its lit end to the shaded one, 0 to 1, as
/// stored; none where it has no toon, or no such picture is there.
using ToonRamps = std::function<std::vector<base::Vec3>(const pmx::Material& material)>;

}  // namespace app
