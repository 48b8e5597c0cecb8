// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"
#include "vmd/scene_tracks.h"

namespace app {

/// The camera with the default's place for a file's numbers that aren't numbers, and a field of view that can be drawn.
[[nodiscard]] vmd::CameraState saneCamera(const vmd::CameraState& camera);

/// How a camera's axes lie in the world: R = Ry(-ry) · Rx(-rx) · Rz(-rz), radians.
[[nodiscard]] base::Mat3 cameraRotation(const base::Vec3& rotation);

/// Where the camera's eye is: world, units.
[[nodiscard]] base::Vec3 cameraEye(const vmd::CameraState& camera);

}  // namespace app
