// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/picture.h"
#include "app/ik_lab/chain_steps.h"
#include "app/render/scene_pictures.h"

namespace app {

inline constexpr std::size_t kMaxStripPictures = 16;

/// Returns a camera that shows how an actor's chain bends: it looks across the plane of the bend,
/// with all steps in the picture. aspect = width / height.
[[nodiscard]] vmd::CameraState cameraOf(const ChainSteps& steps, const Placement& placement, float aspect);

/// Draws pictures of a chain's solve beside each other, each with its step drawn over it and the
/// step's text below: the first ones and the end, kMaxStripPictures at most. Above them is a title
/// (model, chain, solver, frame), below them the legend of colours. `pictures` draws one of them,
/// `width` and `height` pixels. `frame` must be the frame of `steps`. Errors: those of drawing.
[[nodiscard]] base::Result<Picture> stepStrip(ScenePictures& pictures, const Actor& actor, ActorId id,
                                              const ChainSteps& steps, double frame, int width, int height);

}  // namespace app
