// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "app/files/loaded_files.h"
#include "tests/support/dancer_bones.h"

namespace support {

inline constexpr float kDegree = base::kPi / 180.0F;

/// Returns a small model: a root, a leg with IK, a bone before it in the file that stands still, a
/// bone morph on the root. Bones: 0 全ての親, 1 左足, 2 左ひざ, 3 左足首, 4 左足ＩＫ, 5 頭. Chain 0. Morph 0 持ち上げ
/// lifts the root by 4.
inline pmx::Model dancer() {
  pmx::Model model;
  model.name = "踊り子";
  const auto add = [&](const char* name, const base::Vec3& position, std::int32_t parent) {
    pmx::Bone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    model.bones.push_back(bone);
  };
  add("全ての親", {0, 0, 0}, -1);
  add("左足", {1, 10, 0}, 0);
  add("左ひざ", {1, 5, -0.2F}, 1);
  add("左足首", {1, 0, 0}, 2);
  add("左足ＩＫ", {1, 0, 0}, 0);
  add("頭", {0, 16, 0}, 0);
  pmx::Bone& target = model.bones[4];
  target.flags |= pmx::boneFlag::ik;
  target.ik = {3, 40, 2.0F, {{2, true, {-base::kPi, 0, 0}, {-0.5F * kDegree, 0, 0}}, {1, false, {}, {}}}};
  pmx::Morph lift;
  lift.name = "持ち上げ";
  lift.kind = pmx::MorphKind::Bone;
  lift.offsets = std::vector<pmx::BoneOffset>{{0, {0, 4, 0}, base::kIdentityRotation}};
  model.morphs.push_back(lift);
  return model;
}

/// Returns dancer() with a red square of eight units around (0, 10, 0), on bone 0, that faces the
/// camera.
inline pmx::Model redDancer() {
  pmx::Model model = dancer();
  for (const auto& corner : {base::Vec2{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}) {
    pmx::Vertex vertex;
    vertex.position = {4.0F * corner.x, 10.0F + 4.0F * corner.y, 0.0F};
    vertex.normal = {0, 0, -1};
    model.vertices.push_back(vertex);
  }
  model.indices = {0, 1, 2, 0, 2, 3};
  pmx::Material material;
  material.diffuse = {1, 0, 0, 1};
  material.indexCount = 6;
  model.materials.push_back(material);
  return model;
}

/// Returns a motion for dancer(): the foot rises by two units from frame 0 to 10, linear, and the
/// morph fades in from 20 to 30.
inline vmd::Motion dance() {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  const auto key = [&](std::uint32_t frame, const base::Vec3& translation) {
    vmd::BoneKey bone;
    bone.name = vmd::makeName<15>("左足ＩＫ");
    bone.frame = frame;
    bone.translation = translation;
    bone.setCurves({}, {}, {}, {});
    motion.boneKeys.push_back(bone);
  };
  key(0, {0, 0, 0});
  key(10, {0, 2, 0});
  motion.morphKeys.push_back({vmd::makeName<15>("持ち上げ"), 20, 0.0F});
  motion.morphKeys.push_back({vmd::makeName<15>("持ち上げ"), 30, 1.0F});
  return motion;
}

/// Returns a motion that moves every bone and morph of a model.
inline vmd::Motion danceOfAll(const pmx::Model& model) {
  vmd::Motion motion = vmd::Motion::make("all");
  for (std::uint32_t frame = 0; frame <= 20; frame += 10) {
    for (const auto& bone : model.bones) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>(bone.name.utf8);
      key.frame = frame;
      key.translation = base::Vec3(0.1F) * static_cast<float>(frame);
      key.rotation = glm::angleAxis(0.02F * static_cast<float>(frame), glm::normalize(base::Vec3(1, 2, 3)));
      key.setCurves({20, 20, 107, 107}, {64, 0, 64, 127}, {0, 127, 127, 0}, {127, 0, 0, 127});
      motion.boneKeys.push_back(key);
    }
    for (const auto& morph : model.morphs) {
      motion.morphKeys.push_back({vmd::makeName<15>(morph.name.utf8), frame, 0.05F * static_cast<float>(frame)});
    }
  }
  return motion;
}

inline std::shared_ptr<const app::LoadedModel> loaded(pmx::Model model) {
  auto result = std::make_shared<app::LoadedModel>();
  result->model = std::move(model);
  result->skeleton = ik::buildSkeleton(result->model, result->issues);
  return result;
}

inline std::shared_ptr<const app::LoadedMotion> loaded(vmd::Motion motion) {
  auto result = std::make_shared<app::LoadedMotion>();
  result->motion = std::move(motion);
  return result;
}

inline std::shared_ptr<const app::LoadedModel> loadedDancer() { return loaded(dancer()); }
inline std::shared_ptr<const app::LoadedMotion> loadedDance() { return loaded(dance()); }

}  // namespace support
