// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/player/camera.h"
#include "vmd/scene_sampling_job.h"

namespace app {

/// Where the light goes, unit length, world. A zero direction counts as MMD's default.
[[nodiscard]] base::Vec3 unitDirection(const vmd::LightState& light);

/// Where the camera looks, unit length, world.
[[nodiscard]] base::Vec3 viewForward(const CameraMatrices& camera);

/// Width in units of an outline of edge size 1: distance from the eye to `origin` (world) times
/// min(fov / 30 degrees, 1) times 0.001, so that it is about as wide on the screen at any distance.
/// (mmd-reference.md 11.7)
[[nodiscard]] float edgeWidth(const vmd::CameraState& camera, const CameraMatrices& matrices, base::Vec3 origin);

}  // namespace app
