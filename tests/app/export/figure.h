// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "app/export/baked_clip.h"
#include "tests/app/files/dancer.h"

namespace support {

/// Returns the index of the first bone of a name.
inline std::size_t boneOf(const pmx::Model& model, const std::string& name) {
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (model.bones[i].name.utf8 == name) return i;
  }
  ADD_FAILURE() << "no bone " << name;
  return 0;
}

inline void addBone(pmx::Model& model, const std::string& name, const base::Vec3& position, const std::string& parent) {
  pmx::Bone bone;
  bone.name = name;
  bone.position = position;
  bone.parent = parent.empty() ? -1 : static_cast<std::int32_t>(boneOf(model, parent));
  bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
  model.bones.push_back(bone);
}

/// Returns a figure with MMD's standard bones, 16 units high, that looks along -Z. Its arms hang 45
/// degrees below the X axis, its legs are straight, its thighs are at (±1, 9, 0).
inline pmx::Model figure() {
  pmx::Model model;
  model.name = "人";
  addBone(model, "全ての親", {0, 0, 0}, "");
  addBone(model, "センター", {0, 8, 0}, "全ての親");
  addBone(model, "下半身", {0, 10, 0}, "センター");
  addBone(model, "上半身", {0, 10, 0}, "センター");
  addBone(model, "上半身2", {0, 12, 0}, "上半身");
  addBone(model, "首", {0, 15, 0}, "上半身2");
  addBone(model, "頭", {0, 16, 0}, "首");
  for (const auto& [side, x] : {std::pair("左", 1.0F), std::pair("右", -1.0F)}) {
    const std::string s = side;
    addBone(model, s + "目", {0.5F * x, 17, -1}, "頭");
    addBone(model, s + "肩", {0.5F * x, 14.5F, 0}, "上半身2");
    addBone(model, s + "腕", {1.5F * x, 14.5F, 0}, s + "肩");
    addBone(model, s + "腕捩", {2.5F * x, 13.5F, 0}, s + "腕");
    addBone(model, s + "ひじ", {3.5F * x, 12.5F, 0}, s + "腕捩");
    addBone(model, s + "手首", {5.5F * x, 10.5F, 0}, s + "ひじ");
    addBone(model, s + "中指１", {6.5F * x, 9.5F, 0}, s + "手首");
    addBone(model, s + "足", {x, 9, 0}, "下半身");
    addBone(model, s + "ひざ", {x, 5, 0}, s + "足");
    addBone(model, s + "足首", {x, 1, 0}, s + "ひざ");
    addBone(model, s + "つま先", {x, 0, -1}, s + "足首");
  }
  return model;
}

/// Returns a clip in which a model rests.
inline app::BakedClip restingClip(const app::LoadedModel& model, std::size_t frames) {
  app::BakedClip clip;
  clip.name = "dance";
  clip.frames = frames;
  clip.bones = model.model.bones.size();
  clip.morphs = model.model.morphs.size();
  for (std::size_t frame = 0; frame < frames; ++frame) {
    for (const base::Vec3& offset : model.skeleton.offsets) clip.locals.push_back({offset, base::kIdentityRotation});
  }
  clip.weights.resize(frames * clip.morphs);
  clip.placements.resize(frames);
  return clip;
}

/// Returns a bone's transform in a frame, to be changed.
inline base::Transform& localOf(app::BakedClip& clip, const app::LoadedModel& model, const char* bone,
                                std::size_t frame = 0) {
  return clip.locals[frame * clip.bones + boneOf(model.model, bone)];
}

inline base::Quat about(const base::Vec3& axis, float degrees) {
  return glm::angleAxis(degrees * kDegree, glm::normalize(axis));
}

/// Says how far two rotations are apart; degrees.
inline float degreesApart(const base::Quat& a, const base::Quat& b) {
  const base::Quat between = glm::conjugate(a) * b;
  return 2.0F * std::asin(std::min(1.0F, glm::length(base::Vec3(between.x, between.y, between.z)))) / kDegree;
}

}  // namespace support
