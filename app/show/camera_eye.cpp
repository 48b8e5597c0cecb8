// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/camera_eye.h"

#include <algorithm>
#include <cmath>

#include <glm/gtc/quaternion.hpp>

namespace app {

using base::Quat;
using base::Vec3;

vmd::CameraState saneCamera(const vmd::CameraState& camera) {
  constexpr float kMax = 1e9F;
  const auto usable = [](const Vec3& v) {  // false for NaN
    return std::abs(v.x) < kMax && std::abs(v.y) < kMax && std::abs(v.z) < kMax;
  };
  const bool all = usable(camera.target) && usable(camera.rotation) && std::abs(camera.distance) < kMax;
  vmd::CameraState sane = all ? camera : vmd::CameraState();
  sane.fovDegrees = std::isfinite(camera.fovDegrees) ? std::clamp(camera.fovDegrees, 1.0F, 175.0F) : 30.0F;
  sane.perspective = camera.perspective;
  return sane;
}

base::Mat3 cameraRotation(const Vec3& rotation) {
  const Quat y = glm::angleAxis(-rotation.y, Vec3(0, 1, 0));
  const Quat x = glm::angleAxis(-rotation.x, Vec3(1, 0, 0));
  const Quat z = glm::angleAxis(-rotation.z, Vec3(0, 0, 1));
  return glm::mat3_cast(y * x * z);
}

base::Vec3 cameraEye(const vmd::CameraState& camera) {
  const vmd::CameraState sane = saneCamera(camera);
  return sane.target + cameraRotation(sane.rotation) * Vec3(0, 0, sane.distance);
}

}  // namespace app
