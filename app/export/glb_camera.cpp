// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_camera.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <glm/gtc/quaternion.hpp>

#include "app/export/exported_space.h"
#include "app/show/camera_eye.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

using Json = GlbFile::Json;

constexpr double kBeforeCut = 1e-3;             // seconds
constexpr float kNear = 0.04F, kFar = 1600.0F;  // metres, as the program draws (camera.h)

}  // namespace

base::Vec3 cameraNodePosition(const vmd::CameraState& camera) {
  return exportedPosition(cameraEye(saneCamera(camera)));
}

base::Quat cameraNodeRotation(const vmd::CameraState& camera) {
  // MMD's camera looks along +Z of its axes, which is -Z once Z is mirrored: no further turn.
  return exportedRotation(glm::normalize(glm::quat_cast(cameraRotation(saneCamera(camera).rotation))));
}

CameraKeys cameraKeys(std::span<const vmd::CameraState> cameras, std::span<const std::uint8_t> cuts) {
  CameraKeys keys;
  const auto add = [&keys](double seconds, const base::Vec3& position, base::Quat rotation) {
    if (!keys.rotations.empty() && glm::dot(keys.rotations.back(), rotation) < 0.0F) rotation = -rotation;
    keys.seconds.push_back(static_cast<float>(seconds));
    keys.positions.push_back(position);
    keys.rotations.push_back(rotation);
  };
  for (std::size_t i = 0; i < cameras.size(); ++i) {
    const base::Vec3 position = cameraNodePosition(cameras[i]);
    const base::Quat rotation = cameraNodeRotation(cameras[i]);
    add(static_cast<double>(i) / base::kFramesPerSecond, position, rotation);
    const bool jumps = i + 1 < cameras.size() && i < cuts.size() && cuts[i] != 0;
    if (jumps) add(static_cast<double>(i + 1) / base::kFramesPerSecond - kBeforeCut, position, rotation);
  }
  return keys;
}

float usualFieldOfView(std::span<const vmd::CameraState> cameras) {
  std::map<float, std::size_t> frames;
  for (const vmd::CameraState& camera : cameras) ++frames[saneCamera(camera).fovDegrees];
  const auto most = std::ranges::max_element(frames, {}, [](const auto& counted) { return counted.second; });
  return most != frames.end() ? most->first : vmd::CameraState{}.fovDegrees;
}

std::size_t addGlbCamera(GlbFile& file, const vmd::CameraState& camera, float fovDegrees, const std::string& name) {
  const vmd::CameraState sane = saneCamera(camera);
  const float half = glm::radians(fovDegrees) / 2.0F;
  Json made{{"name", name}};
  if (sane.perspective) {
    made["type"] = "perspective";
    made["perspective"] = {{"yfov", 2.0F * half}, {"znear", kNear}, {"zfar", kFar}};
  } else {
    const float height = std::max(std::abs(sane.distance) * std::tan(half) * kMetresPerUnit, 1e-3F);
    made["type"] = "orthographic";
    made["orthographic"] = {{"ymag", height}, {"xmag", height * 16.0F / 9.0F}, {"znear", kNear}, {"zfar", kFar}};
  }
  file.json["cameras"].push_back(std::move(made));
  const base::Vec3 position = cameraNodePosition(camera);
  const base::Quat rotation = cameraNodeRotation(camera);
  Json node{{"name", name}, {"camera", file.json["cameras"].size() - 1}};
  node["translation"] = {position.x, position.y, position.z};
  node["rotation"] = {rotation.x, rotation.y, rotation.z, rotation.w};
  Json& nodes = file.json["nodes"];
  nodes.push_back(std::move(node));
  file.json["scenes"][0]["nodes"].push_back(nodes.size() - 1);
  return nodes.size() - 1;
}

}  // namespace app
