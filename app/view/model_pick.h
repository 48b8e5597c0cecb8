// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/show/frame.h"
#include "app/view/camera.h"
#include "pmx/model/model.h"

namespace app {

/// Returns how far from the eye a model's surface is under a pixel, as the depth of the picture
/// from -1 (near plane) to 1; nothing where none of its triangles is there. `camera` is in world
/// space, `pixels` the size of the picture, `pixel` from its top left. Materials that are wholly
/// transparent don't count, nor triangles that reach behind the eye. It skins the whole model, so
/// it is for single clicks.
[[nodiscard]] std::optional<float> surfaceDepth(const pmx::Model& model, const ActorFrame& frame,
                                                const CameraMatrices& camera, base::Vec2 pixels, base::Vec2 pixel);

}  // namespace app
