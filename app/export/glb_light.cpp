// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_light.h"

#include <cmath>
#include <utility>

#include <glm/gtc/quaternion.hpp>

#include "app/export/exported_space.h"

namespace app {

base::Quat lightNodeRotation(const vmd::LightState& light) {
  const float length = glm::length(light.direction);
  const bool usable = std::isfinite(length) && length > 1e-6F;
  const base::Vec3 to =
      exportedDirection(usable ? light.direction / length : glm::normalize(vmd::LightState{}.direction));
  const base::Vec3 from(0.0F, 0.0F, -1.0F);
  const float cosine = glm::dot(from, to);
  if (cosine < -1.0F + 1e-6F) return {0.0F, 0.0F, 1.0F, 0.0F};  // half a turn about Y
  const base::Vec3 axis = glm::cross(from, to);
  return glm::normalize(base::Quat(1.0F + cosine, axis.x, axis.y, axis.z));
}

void addGlbLight(GlbFile& file, const vmd::LightState& light, const std::string& name) {
  using Json = GlbFile::Json;
  file.json["extensionsUsed"].push_back("KHR_lights_punctual");
  file.json["extensions"]["KHR_lights_punctual"]["lights"] =
      Json::array({{{"name", name}, {"type", "directional"}, {"color", {1, 1, 1}}, {"intensity", base::kPi}}});
  const base::Quat rotation = lightNodeRotation(light);
  Json node{{"name", name}};
  node["rotation"] = {rotation.x, rotation.y, rotation.z, rotation.w};
  node["extensions"]["KHR_lights_punctual"]["light"] = 0;
  node["extras"]["colour"] = {light.colour.r, light.colour.g, light.colour.b};
  Json& nodes = file.json["nodes"];
  nodes.push_back(std::move(node));
  file.json["scenes"][0]["nodes"].push_back(nodes.size() - 1);
}

}  // namespace app
