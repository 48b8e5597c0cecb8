// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/gradient.h"

#include <algorithm>

#include <glm/common.hpp>

namespace app {

GradientColours coloursOf(Gradient gradient) {
  // Black hair and dark outlines still stand out from the dark one.
  if (gradient == Gradient::Dark) return {{0.255F, 0.278F, 0.314F}, {0.157F, 0.169F, 0.188F}, {0.431F, 0.463F, 0.510F}};
  return {{0.796F, 0.831F, 0.875F}, {0.953F, 0.957F, 0.965F}, {0.647F, 0.682F, 0.729F}};
}

base::Vec4 groundShadowColour(const vmd::LightState& light, GroundShadow shadow, Gradient gradient) {
  constexpr float kOnLight = 0.32F, kOnDark = 0.5F;  // opacity of the opaque shadow
  const float opacity = shadow == GroundShadow::Translucent ? 0.5F : 1.0F;
  if (gradient == Gradient::None) return {glm::clamp(light.colour, 0.0F, 1.0F), opacity};
  return {0.0F, 0.0F, 0.0F, opacity * (gradient == Gradient::Dark ? kOnDark : kOnLight)};
}

float contactOpacity(GroundShadow shadow, Gradient gradient) {
  if (gradient == Gradient::None || shadow == GroundShadow::Off) return 0.0F;
  const float opaque = gradient == Gradient::Dark ? 0.7F : 0.6F;
  return shadow == GroundShadow::Translucent ? 0.5F * opaque : opaque;
}

base::Vec4 floorColour(Gradient gradient) {
  if (gradient == Gradient::Dark) return {0.353F, 0.376F, 0.412F, 0.65F};
  return base::Vec4(0.0F);
}

float floorOpacity(float x, float z) {
  const float part = std::min((x * x + z * z) / (kFloorRadius * kFloorRadius), 1.0F);
  return (1.0F - part) * (1.0F - part);
}

}  // namespace app
