// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/show/placement.h"
#include "pmx/base/math.h"
#include "vmd/scene_tracks.h"

namespace app {

/// These are a camera's matrices in MMD's left-handed axes: view space is +X right, +Y up, +Z
/// forward.
struct CameraMatrices {
  base::Mat4 view{1.0F};        ///< world to view
  base::Mat4 projection{1.0F};  ///< view to clip; OpenGL's depth range -1 to 1
  base::Vec3 eye{0.0F};         ///< world space
};

/// Computes the matrices: eye = target + R·(0,0,distance), R = Ry(-ry)·Rx(-rx)·Rz(-rz); the
/// orthographic height is that of the perspective at the target. aspect = width / height. The near
/// plane is at 0.5 units, the far plane at 20000 or twice the distance. A field of view beyond 1°
/// to 175° counts as the nearer end, a camera that isn't finite as the default one.
/// (mmd-reference.md 4.6)
[[nodiscard]] CameraMatrices cameraMatrices(const vmd::CameraState& camera, float aspect);

/// Returns the same camera for points in an actor's model space.
[[nodiscard]] CameraMatrices inModelSpace(const CameraMatrices& camera, const Placement& placement);

/// These are the views of MMD's view panel, with the same target and distance and new angles. Left
/// and Right are the model's own: Left looks from +X, Top from above with +Z upwards on screen.
enum class StandardView { Front, Back, Left, Right, Top };
[[nodiscard]] vmd::CameraState standardView(const vmd::CameraState& camera, StandardView view);

/// These functions move the camera by a mouse movement in pixels (right and down) in a view
/// `heightPixels` high. Orbit turns about the target, half a degree a pixel, and the near side
/// follows the mouse. Pan moves the target so that a point at its distance stays under the mouse.
/// Zoom multiplies the distance by 0.9 a step (positive: nearer), keeps its sign and ends 0.5 units
/// before the target and 10000 units away.
[[nodiscard]] vmd::CameraState orbited(vmd::CameraState camera, float dxPixels, float dyPixels);
[[nodiscard]] vmd::CameraState panned(vmd::CameraState camera, float dxPixels, float dyPixels, float heightPixels);
[[nodiscard]] vmd::CameraState zoomed(vmd::CameraState camera, float steps);

}  // namespace app
