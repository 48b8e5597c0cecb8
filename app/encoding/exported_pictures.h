// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/exporter/export_request.h"
#include "app/textures/model_textures.h"

namespace app {

/// Returns the pictures of these textures, as PNG files; opaque ones that come from a JPEG as JPEG.
[[nodiscard]] TexturePictures exportedPictures(std::shared_ptr<const ModelTextures> textures);

/// Returns the toon ramps of materials with these textures: shared ones by their numbers, others by
/// the left column of their picture.
[[nodiscard]] ToonRamps exportedRamps(std::shared_ptr<const ModelTextures> textures);

/// Reads the textures of a model for ExportRequest::pictures. Errors: CannotRead for one that the
/// system can't read now.
[[nodiscard]] base::Result<ModelPictures> encodedPictures(const LoadedModel& model);

}  // namespace app
