// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/look.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

namespace app {

base::Vec3 unitDirection(const vmd::LightState& light) {
  const float length = glm::length(light.direction);
  const bool usable = std::isfinite(length) && length > 1e-6F;
  return usable ? light.direction / length : glm::normalize(vmd::LightState{}.direction);
}

vmd::LightState lightOf(const LightChoice& choice, const SceneFrame& frame) {
  return choice.fromMotion && frame.hasLight ? frame.light : choice.own;
}

vmd::SelfShadowState selfShadowOf(const LightChoice& choice, const SceneFrame& frame) {
  if (choice.self == SelfShadowChoice::Off) return {};
  return choice.self == SelfShadowChoice::Motion && frame.hasSelfShadow ? frame.selfShadow : choice.ownSelf;
}

std::optional<base::Mat4> groundProjection(const base::Vec3& direction) {
  constexpr float kFlattest = -1e-3F, kLift = 0.01F;
  if (!(direction.y < kFlattest)) return std::nullopt;
  base::Mat4 flat(1.0F);
  flat[1] = {-direction.x / direction.y, 0.0F, -direction.z / direction.y, 0.0F};
  flat[3].y = kLift;
  return flat;
}

base::Vec3 viewForward(const CameraMatrices& camera) {
  return {camera.view[0][2], camera.view[1][2], camera.view[2][2]};
}

float edgeWidth(const vmd::CameraState& camera, const CameraMatrices& matrices, base::Vec3 origin) {
  const float distance = camera.perspective ? glm::distance(matrices.eye, origin) : std::abs(camera.distance);
  return distance * std::clamp(camera.fovDegrees / 30.0F, 0.0F, 1.0F) * 0.001F;
}

}  // namespace app
