// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_path.h"

#include <algorithm>
#include <cmath>

#include "app/show/camera_eye.h"

namespace app {
namespace {

constexpr float kMaxPathTurn = 64.0F * base::kPi;

}  // namespace

std::int32_t middleBone(const pmx::Model& model) {
  for (const char* name : {"センター", "center", "Center"}) {
    if (const std::int32_t bone = pmx::boneNamed(model, name); bone >= 0) return bone;
  }
  return model.bones.empty() ? -1 : 0;
}

vmd::CameraState turned(vmd::CameraState camera, double degrees) {
  camera.rotation.y += static_cast<float>(std::remainder(degrees, 360.0)) * base::kPi / 180.0F;
  if (std::abs(camera.rotation.y) > kMaxPathTurn)
    camera.rotation.y = std::remainder(camera.rotation.y, 2.0F * base::kPi);
  return camera;
}

std::optional<base::Vec3> followedPlace(const CameraPath& path, const ShowFrame& frame) {
  const auto followed = std::ranges::find(frame.actors, path.followed, &ShownActor::id);
  if (path.followed == 0 || followed == frame.actors.end()) return std::nullopt;
  const auto& bones = followed->frame->boneModels;
  if (path.bone < 0 || static_cast<std::size_t>(path.bone) >= bones.size()) return std::nullopt;
  const base::Vec3 place = followed->frame->placement.toWorld(bones[static_cast<std::size_t>(path.bone)].translation);
  if (!std::isfinite(place.x + place.y + place.z)) return std::nullopt;
  return place;
}

GoalEye eyeOf(const CameraPath& path) {
  return [path](double frame) {
    ShowFrame nobody;
    nobody.scene.frame = frame;
    return cameraEye(cameraAt(path, nobody));
  };
}

vmd::CameraState cameraAt(const CameraPath& path, const ShowFrame& frame) {
  vmd::CameraState camera = path.camera;
  if (path.framesOfATurn > 0.0)
    camera = turned(camera, 360.0 * (frame.scene.frame - path.turnStart) / path.framesOfATurn);
  if (const auto place = followedPlace(path, frame)) camera.target = *place + path.offset;
  return camera;
}

}  // namespace app
