// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QColor>

#include "app/film/picture.h"
#include "app/scene/model_textures.h"
#include "app/show/show.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Of a model's file, or of a model in an archive, that small pictures are made of; larger ones get none.
inline constexpr std::uint64_t kMaxPictureBytes = 128ULL << 20U;

/// A camera before a model that has all of it in a square picture, as it stands in its file: from the front, a little above.
[[nodiscard]] vmd::CameraState cameraBefore(const pmx::Model& model);

/// A small picture of a model alone, as it stands in its file, `side` pixels wide and high, premultiplied. Lives on the
/// thread of the QGuiApplication. Errors: those of drawing.
[[nodiscard]] base::Result<Picture> drawModelPicture(const std::shared_ptr<const LoadedModel>& model,
                                                     const std::shared_ptr<const ModelTextures>& textures, int side,
                                                     const QColor& background);

}  // namespace app
