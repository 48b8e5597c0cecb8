// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/export/glb_file.h"
#include "vmd/scene_tracks.h"

namespace app {

/// These are the keys of a camera's node, as glTF has them.
struct CameraKeys {
  std::vector<float> seconds;  ///< rising
  std::vector<base::Vec3> positions;
  std::vector<base::Quat> rotations;
};

/// Returns where a camera's node is: metres, Z mirrored, the node looks along -Z.
[[nodiscard]] base::Vec3 cameraNodePosition(const vmd::CameraState& camera);
[[nodiscard]] base::Quat cameraNodeRotation(const vmd::CameraState& camera);

/// Returns a key for each frame. Before a cut (one flag per frame, BakedDance::cuts) the old place
/// has a second key a millisecond before the next frame, so that no viewer shows a place between
/// both.
[[nodiscard]] CameraKeys cameraKeys(std::span<const vmd::CameraState> cameras, std::span<const std::uint8_t> cuts);

/// Returns the field of view that most of the frames have, in degrees: glTF's can't move.
[[nodiscard]] float usualFieldOfView(std::span<const vmd::CameraState> cameras);

/// Adds a camera as this state has it, and its node. Returns the node.
std::size_t addGlbCamera(GlbFile& file, const vmd::CameraState& camera, float fovDegrees, const std::string& name);

}  // namespace app
