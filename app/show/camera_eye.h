// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Returns the camera with the default's values for numbers of a file that aren't finite, and a
/// field of view that can be drawn.
[[nodiscard]] vmd::CameraState saneCamera(const vmd::CameraState& camera);

/// Returns the camera's axes in the world: R = Ry(-ry) · Rx(-rx) · Rz(-rz), radians.
[[nodiscard]] base::Mat3 cameraRotation(const base::Vec3& rotation);

/// Returns the position of the camera's eye: world, units.
[[nodiscard]] base::Vec3 cameraEye(const vmd::CameraState& camera);

}  // namespace app
