// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/picture.h"
#include "app/render/scene_pictures.h"
#include "app/show/chain_steps.h"

namespace app {

inline constexpr std::size_t kMaxStripPictures = 16;

/// Where a chain of an actor is seen from so that its bending is: across the plane that it bends in, all its steps in the
/// picture. aspect = width / height.
[[nodiscard]] vmd::CameraState cameraOf(const ChainSteps& steps, const Placement& placement, float aspect);

/// Pictures of a chain's solve beside each other, each with the step drawn over it and its words below: the first ones and the
/// end, kMaxStripPictures at most. Above them a title (model, chain, solver, frame), below them what the colours mean.
/// `pictures` draws one of them, `width` and `height` pixels; the frame is the one that `steps` are of. Errors: of drawing.
[[nodiscard]] base::Result<Picture> stepStrip(ScenePictures& pictures, const Actor& actor, ActorId id,
                                              const ChainSteps& steps, double frame, int width, int height);

}  // namespace app
