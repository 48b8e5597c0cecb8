// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QColor>

#include "app/film/picture.h"
#include "app/render/still_drawing.h"
#include "app/show/show.h"
#include "app/textures/model_textures.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Model files up to this size, also in archives, get small pictures; larger ones get none.
inline constexpr std::uint64_t kMaxPictureBytes = 128ULL << 20U;

/// Returns a camera that shows all of a model in a square picture, in its bind pose, from the front
/// and a little above.
[[nodiscard]] vmd::CameraState cameraBefore(const pmx::Model& model);

/// Draws a small picture of a model alone in its bind pose, `side` pixels wide and high,
/// premultiplied. It runs on the thread of the QGuiApplication. Errors: those of drawing.
[[nodiscard]] base::Result<Picture> drawModelPicture(const std::shared_ptr<const LoadedModel>& model,
                                                     const std::shared_ptr<const ModelTextures>& textures, int side,
                                                     const QColor& background);

/// Begins the same picture, to be drawn in steps.
[[nodiscard]] std::unique_ptr<StillDrawing> beginModelPicture(const std::shared_ptr<const LoadedModel>& model,
                                                              const std::shared_ptr<const ModelTextures>& textures,
                                                              int side, const QColor& background);

}  // namespace app
