// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_size.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace app {
namespace {

std::uint64_t sceneKeysOf(const vmd::Motion& motion) {
  return motion.cameraKeys.size() + motion.lightKeys.size() + motion.selfShadowKeys.size();
}

std::uint64_t keysOf(std::span<const MotionUse> motions) {
  std::uint64_t keys = 0;
  for (const MotionUse& use : motions) {
    const vmd::Motion& motion = use.motion->motion;
    keys += motion.boneKeys.size() + motion.morphKeys.size() + motion.ikKeys.size() + sceneKeysOf(motion);
  }
  return keys;
}

std::string tooMany(std::uint64_t most, const char* what) {
  return fmt::format("with those before it, the show would have more than {} {}", most, what);
}

}  // namespace

std::string ShowSize::add(const std::shared_ptr<const LoadedModel>& model, const ActorSwitches& switches) {
  const pmx::Model& made = model->model;
  const std::uint64_t times = switches.ghost ? 2 : 1;
  const std::uint64_t parts = parts_ + times * (made.bones.size() + made.morphs.size() + made.materials.size());
  if (parts > kMaxParts) return tooMany(kMaxParts, "bones, morphs and materials");
  const std::uint64_t vertices = vertices_ + times * made.vertices.size();
  if (vertices > kMaxVertices) return tooMany(kMaxVertices, "vertices");
  if (!switches.motions.empty()) {
    Bound bound{model, switches.motions, switches.names};
    if (std::ranges::find(bound_, bound) == bound_.end()) {
      const std::uint64_t keys = keys_ + keysOf(switches.motions);
      if (keys > kMaxKeys) return tooMany(kMaxKeys, "keys of motions");
      keys_ = keys;
      bound_.push_back(std::move(bound));
    }
  }
  parts_ = parts;
  vertices_ = vertices;
  return {};
}

std::string ShowSize::addBodies(const pmx::Model& model) {
  const std::uint64_t bodies = bodies_ + model.rigidBodies.size();
  if (bodies > kMaxBodies) return tooMany(kMaxBodies, "rigid bodies");
  const std::uint64_t joints = joints_ + model.joints.size();
  if (joints > kMaxJoints) return tooMany(kMaxJoints, "joints");
  bodies_ = bodies;
  joints_ = joints;
  return {};
}

std::string ShowSize::addScene(const MotionUse& use) {
  const std::pair key{use.motion.get(), use.shift};
  if (scene_.contains(key)) return {};
  const std::uint64_t keys = keys_ + sceneKeysOf(use.motion->motion);
  if (keys > kMaxKeys) return tooMany(kMaxKeys, "keys of motions");
  keys_ = keys;
  scene_.insert(key);
  return {};
}

}  // namespace app
