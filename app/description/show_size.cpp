// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/show_size.h"

#include <algorithm>

#include <fmt/format.h>

namespace app {
namespace {

std::uint64_t keysOf(std::span<const MotionUse> motions) {
  std::uint64_t keys = 0;
  for (const MotionUse& use : motions) {
    const vmd::Motion& motion = use.motion->motion;
    keys += motion.boneKeys.size() + motion.morphKeys.size() + motion.cameraKeys.size() + motion.lightKeys.size() +
            motion.selfShadowKeys.size() + motion.ikKeys.size();
  }
  return keys;
}

std::string tooMany(std::uint64_t most, const char* what) {
  return fmt::format("with those before it, the show would have more than {} {}", most, what);
}

}  // namespace

std::string ShowSize::add(const std::shared_ptr<const LoadedModel>& model, std::span<const MotionUse> motions,
                          std::span<const vmd::BoneName> names) {
  const std::uint64_t bones = bones_ + model->model.bones.size() + model->model.morphs.size();
  if (bones > kMostBones) return tooMany(kMostBones, "bones and morphs");
  const std::uint64_t vertices = vertices_ + model->model.vertices.size();
  if (vertices > kMostVertices) return tooMany(kMostVertices, "vertices");
  if (!motions.empty()) {
    Bound bound{model, {motions.begin(), motions.end()}, {names.begin(), names.end()}};
    if (std::ranges::find(bound_, bound) == bound_.end()) {
      const std::uint64_t keys = keys_ + keysOf(motions);
      if (keys > kMostKeys) return tooMany(kMostKeys, "keys of motions");
      keys_ = keys;
      bound_.push_back(std::move(bound));
    }
  }
  bones_ = bones;
  vertices_ = vertices;
  return {};
}

std::string ShowSize::addBodies(const pmx::Model& model) {
  const std::uint64_t bodies = bodies_ + model.rigidBodies.size();
  if (bodies > kMostBodies) return tooMany(kMostBodies, "rigid bodies");
  bodies_ = bodies;
  return {};
}

}  // namespace app
