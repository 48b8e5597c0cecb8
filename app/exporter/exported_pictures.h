// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/export/glb_model.h"
#include "app/textures/model_textures.h"

namespace app {

/// Returns the pictures of these textures, as PNG files; opaque ones that come from a JPEG as JPEG.
[[nodiscard]] TexturePictures exportedPictures(std::shared_ptr<const ModelTextures> textures);

}  // namespace app
