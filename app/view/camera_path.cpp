// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_path.h"

#include <algorithm>
#include <cmath>

namespace app {

vmd::CameraState turned(vmd::CameraState camera, double degrees) {
  camera.rotation.y += static_cast<float>(std::remainder(degrees, 360.0)) * base::kPi / 180.0F;
  return camera;
}

vmd::CameraState cameraAt(const CameraPath& path, const ShowFrame& frame) {
  vmd::CameraState camera = path.camera;
  if (path.framesOfATurn > 0.0)
    camera = turned(camera, 360.0 * (frame.scene.frame - path.turnStart) / path.framesOfATurn);
  const auto followed = std::ranges::find(frame.actors, path.followed, &ShownActor::id);
  if (path.followed == 0 || followed == frame.actors.end()) return camera;
  const auto& bones = followed->frame->boneModels;
  if (path.bone < 0 || static_cast<std::size_t>(path.bone) >= bones.size()) return camera;
  camera.target = followed->frame->placement.toWorld(bones[static_cast<std::size_t>(path.bone)].translation);
  return camera;
}

}  // namespace app
