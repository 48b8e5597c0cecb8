// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/eye_cameras.h"

#include <algorithm>
#include <cmath>

#include <glm/matrix.hpp>

#include "app/show/camera_eye.h"

namespace app {
namespace {

constexpr float kWidestDegrees = 175.0F;  // as saneCamera() allows

CameraMatrices moved(CameraMatrices camera, float offset) {
  const base::Vec3 right{camera.view[0][0], camera.view[1][0], camera.view[2][0]};
  camera.eye += offset * right;
  camera.view[3].x -= offset;
  return camera;
}

}  // namespace

CameraMatrices seenBeside(const CameraMatrices& camera, float offset, float convergence) {
  if (camera.projection[3][3] != 0.0F) return camera;
  CameraMatrices eye = moved(camera, offset);
  eye.projection[2][0] = camera.projection[0][0] * offset / convergence;
  return eye;
}

vmd::CameraState dollied(const vmd::CameraState& camera, float fovDegrees) {
  if (!camera.perspective) return camera;
  const auto half = [](float degrees) { return std::tan(0.5F * degrees * base::kPi / 180.0F); };
  vmd::CameraState nearer = camera;
  nearer.distance *= std::min(1.0F, half(saneCamera(camera).fovDegrees) / half(fovDegrees));
  return nearer;
}

vmd::CameraState uprightHead(const vmd::CameraState& camera) {
  const vmd::CameraState sane = saneCamera(camera);
  vmd::CameraState head;
  head.target = cameraEye(camera);
  head.distance = 0.0F;
  head.rotation = {0.0F, sane.rotation.y + (std::cos(sane.rotation.x) < 0.0F ? base::kPi : 0.0F), 0.0F};
  head.fovDegrees = kWidestDegrees;
  head.perspective = true;
  return head;
}

base::Mat3 faceAxes(CubeFace face) {
  const base::Vec3 x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
  switch (face) {
    case CubeFace::Front:
      break;
    case CubeFace::Left:
      return {z, y, -x};
    case CubeFace::Right:
      return {-z, y, x};
    case CubeFace::Up:
      return {x, -z, y};
    case CubeFace::Down:
      return {x, z, -y};
    case CubeFace::Back:
      return {-x, y, -z};
  }
  return {x, y, z};
}

CameraMatrices seenThrough(const CameraMatrices& head, CubeFace face, float offset, float halfWidth) {
  CameraMatrices eye = moved(head, offset);
  eye.view = base::Mat4(glm::transpose(faceAxes(face))) * eye.view;
  eye.projection[0][0] = eye.projection[1][1] = 1.0F / halfWidth;
  return eye;
}

}  // namespace app
