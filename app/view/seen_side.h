// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// Returns how far the visible surface of the models at rest is turned to the camera, for the model
/// where that is most. It is the mean over the area of its faces of the cosine between a face's
/// normal and the direction to the eye; a face that isn't drawn from behind counts 0 there. 1 is a
/// wall seen straight, 0 a floor seen along its plane or a wall from its back; a closed body of any
/// form has about a quarter. Without faces it is 0.
[[nodiscard]] float turnedToCamera(const Show& show, const vmd::CameraState& camera, float aspect);
/// A floor that is a thirtieth as thick as wide has this value for a camera at its height.
inline constexpr float kMinTurned = 0.02F;

/// Returns the camera, if something is visible from its side (turnedToCamera() is kMinTurned or
/// more). Otherwise returns one that has all models in its picture (fitView()) from another side:
/// of those a little above, left, right, back, top, a little below and below, the first that shows
/// nearly as much as the best. Where no side shows anything, the camera stays as it is. It is for a
/// camera that nobody chose. It takes as long as visiting all faces, and ten times that where
/// nothing is visible.
[[nodiscard]] vmd::CameraState seenSide(const vmd::CameraState& camera, const Show& show, float aspect);

}  // namespace app
