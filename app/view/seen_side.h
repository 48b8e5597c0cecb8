// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// How far what is seen of the models at rest is turned to the camera, of the model of which that is most: the mean over the
/// area of its faces of the cosine between a face's normal and the way to the eye; a face that isn't drawn from behind is 0 there.
/// 1 is a wall seen straight, 0 a floor seen along its plane or a wall from its back; of a closed body of whatever form it is
/// about a quarter. Without faces 0.
[[nodiscard]] float turnedToCamera(const Show& show, const vmd::CameraState& camera, float aspect);
/// A floor as thick as a thirtieth of its width is turned so far to a camera at its height.
inline constexpr float kMinTurned = 0.02F;

/// The camera, if something is seen from its side (turnedToCamera() is kMinTurned or more). Else one that has all models in
/// its picture (fitView()) from another side: of those a little above, left, right, back, top, a little below and below the
/// first that shows nearly as much as the best. Where none shows anything, the camera as it is. For a place that nobody chose;
/// takes as long as going over all faces, and ten times that where nothing is seen.
[[nodiscard]] vmd::CameraState seenSide(const vmd::CameraState& camera, const Show& show, float aspect);

}  // namespace app
