// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera.h"

#include <algorithm>
#include <cmath>

#include <glm/ext/matrix_clip_space.hpp>

#include "app/show/camera_eye.h"

namespace app {
namespace {

using base::Mat3, base::Mat4, base::Quat, base::Vec3;

constexpr float kNear = 0.5F;     // units
constexpr float kFar = 20000.0F;  // units; larger only for a camera that is farther away
constexpr float kOrbitPerPixel = 0.5F * base::kPi / 180.0F;
constexpr float kZoomPerStep = 0.9F;
constexpr float kNearest = 0.5F;  // units at which zooming stops
constexpr float kFarthest = 10000.0F;
// Panning stops at this many units; a float is exact to 0.06 there.
constexpr float kFarthestTarget = 1e6F;
constexpr float kMaxTurn = 64.0F * base::kPi;  // angles up to this stay as they are

/// Brings a large angle within one turn, because a float loses its fractions far from 0.
float withinTurns(float angle) { return std::abs(angle) <= kMaxTurn ? angle : std::remainder(angle, 2.0F * base::kPi); }

/// Returns the units that the view's height spans at the target. It isn't 0 where the eye is at the
/// target.
float heightAtTarget(const vmd::CameraState& camera) {
  const float distance = std::max(std::abs(camera.distance), 0.01F);
  return 2.0F * distance * std::tan(camera.fovDegrees * base::kPi / 360.0F);
}

}  // namespace

CameraMatrices cameraMatrices(const vmd::CameraState& camera, float aspect) {
  const auto sane = saneCamera(camera);
  const float ratio = std::isfinite(aspect) && aspect > 0.0F ? std::clamp(aspect, 1e-3F, 1e3F) : 1.0F;
  const Mat3 rotation = cameraRotation(sane.rotation);
  CameraMatrices matrices;
  matrices.eye = cameraEye(camera);
  const Mat3 toView = glm::transpose(rotation);
  matrices.view = Mat4(toView);
  matrices.view[3] = base::Vec4(-(toView * matrices.eye), 1.0F);
  const float far = std::max(kFar, 2.0F * std::abs(sane.distance));
  if (sane.perspective) {
    matrices.projection = glm::perspectiveLH_NO(sane.fovDegrees * base::kPi / 180.0F, ratio, kNear, far);
  } else {
    const float halfHeight = heightAtTarget(sane) / 2.0F;
    const float halfWidth = halfHeight * ratio;
    matrices.projection = glm::orthoLH_NO(-halfWidth, halfWidth, -halfHeight, halfHeight, kNear, far);
  }
  return matrices;
}

CameraMatrices inModelSpace(const CameraMatrices& camera, const Placement& placement) {
  if (placement == Placement{}) return camera;
  const base::Mat4 toWorld = placement.matrix();
  return {camera.view * toWorld, camera.projection, base::Vec3(glm::inverse(toWorld) * base::Vec4(camera.eye, 1.0F))};
}

vmd::CameraState standardView(const vmd::CameraState& camera, StandardView view) {
  constexpr float kQuarter = base::kPi / 2.0F;
  vmd::CameraState turned = camera;
  switch (view) {
    case StandardView::Front:
      turned.rotation = Vec3(0.0F);
      break;
    case StandardView::Back:
      turned.rotation = {0.0F, base::kPi, 0.0F};
      break;
    case StandardView::Left:
      turned.rotation = {0.0F, kQuarter, 0.0F};
      break;
    case StandardView::Right:
      turned.rotation = {0.0F, -kQuarter, 0.0F};
      break;
    case StandardView::Top:
      turned.rotation = {-kQuarter, 0.0F, 0.0F};
      break;
  }
  return turned;
}

vmd::CameraState orbited(vmd::CameraState camera, float dxPixels, float dyPixels) {
  camera = saneCamera(camera);
  camera.rotation.y = withinTurns(camera.rotation.y - dxPixels * kOrbitPerPixel);
  camera.rotation.x = withinTurns(camera.rotation.x - dyPixels * kOrbitPerPixel);
  return camera;
}

vmd::CameraState panned(vmd::CameraState camera, float dxPixels, float dyPixels, float heightPixels) {
  camera = saneCamera(camera);
  const Mat3 rotation = cameraRotation(camera.rotation);
  const float unitsPerPixel = heightAtTarget(camera) / std::max(heightPixels, 1.0F);
  // Pixels count downwards, units upwards.
  const Vec3 moved = camera.target + unitsPerPixel * (dyPixels * rotation[1] - dxPixels * rotation[0]);
  // A motion may have put it farther.
  const Vec3 most = glm::max(glm::abs(camera.target), Vec3(kFarthestTarget));
  camera.target = glm::clamp(moved, -most, most);
  return camera;
}

vmd::CameraState zoomed(vmd::CameraState camera, float steps) {
  camera = saneCamera(camera);
  const float before = std::abs(camera.distance);
  // A motion may have put the camera beyond the limits: it isn't pulled back to them at once.
  const float after =
      std::clamp(before * std::pow(kZoomPerStep, steps), std::min(before, kNearest), std::max(before, kFarthest));
  // Multiplying couldn't move an eye away from the target.
  const float distance = before == 0.0F && steps < 0.0F ? kNearest : after;
  camera.distance = camera.distance > 0.0F ? distance : -distance;
  return camera;
}

}  // namespace app
