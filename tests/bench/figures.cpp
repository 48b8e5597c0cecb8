// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/figures.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "pmx/model/validate.h"
#include "tests/support/model_builder.h"

namespace bench {

namespace {

using base::Vec3;

constexpr int kStrands = 22, kStrandBones = 10;
constexpr std::size_t kVertices = 20'000;
constexpr pmx::IkLink freeLink(std::int32_t bone) { return {bone, false, {}, {}}; }

std::int32_t add(pmx::Model& model, const std::string& name, std::int32_t parent, const Vec3& position) {
  pmx::Bone bone = support::bone(name.c_str(), parent, position);
  bone.flags |= pmx::boneFlag::movable;
  model.bones.push_back(std::move(bone));
  return static_cast<std::int32_t>(model.bones.size()) - 1;
}

void setIk(pmx::Model& model, std::int32_t target, pmx::IkBlock ik) {
  auto& bone = model.bones[static_cast<std::size_t>(target)];
  bone.flags |= pmx::boneFlag::ik;
  bone.ik = std::move(ik);
}

void addAppend(pmx::Model& model, std::int32_t bone, std::int32_t source) {
  auto& changed = model.bones[static_cast<std::size_t>(bone)];
  changed.flags |= pmx::boneFlag::appendRotation;
  changed.appendParent = source;
  changed.appendRatio = 1.0F;
}

void addLeg(pmx::Model& model, const char* side, float x, std::int32_t root, std::int32_t centre) {
  const auto named = [&](const char* name) { return std::string(side) + name; };
  const auto hip = add(model, named("足"), centre, {x, 10, 0}), knee = add(model, named("ひざ"), hip, {x, 5, -0.2F});
  const auto ankle = add(model, named("足首"), knee, {x, 1, 0}), toe = add(model, named("つま先"), ankle, {x, 0, -1});
  const auto foot = add(model, named("足ＩＫ"), root, {x, 1, 0});
  setIk(model, foot,
        {ankle, 40, 2.0F, {{knee, true, Vec3(-base::kPi, 0, 0), Vec3(-0.5F * base::kPi / 180, 0, 0)}, freeLink(hip)}});
  const auto tip = add(model, named("つま先ＩＫ"), foot, {x, 0, -1});
  setIk(model, tip, {toe, 3, 4.0F, {freeLink(ankle)}});
  std::int32_t parent = centre;
  for (const auto& [source, name] : {std::pair(hip, "足D"), {knee, "ひざD"}, {ankle, "足首D"}}) {
    parent = add(model, named(name), parent, model.bones[static_cast<std::size_t>(source)].position);
    addAppend(model, parent, source);
  }
}

void addBones(pmx::Model& model) {
  const auto root = add(model, "全ての親", -1, {0, 0, 0}), centre = add(model, "センター", root, {0, 8, 0});
  addLeg(model, "左", 1, root, centre);
  addLeg(model, "右", -1, root, centre);
  const auto chest = add(model, "上半身", centre, {0, 12, 0}), head = add(model, "頭", chest, {0, 16, 0});
  for (int s = 0; s < kStrands; ++s) {
    std::int32_t parent = s % 2 == 0 ? head : chest;
    const float angle = static_cast<float>(s) * 0.3F;
    for (int k = 0; k < kStrandBones; ++k) {
      const float reach = 1.0F + 0.1F * static_cast<float>(k);
      parent = add(model, fmt::format("房{}_{}", s, k), parent,
                   {reach * std::cos(angle), 16.0F - static_cast<float>(k), reach * std::sin(angle)});
    }
  }
}

/// Adds a surface whose neighbours have the bones in common, as painted weights do.
void addSurface(pmx::Model& model) {
  const auto bones = static_cast<std::int32_t>(model.bones.size());
  for (std::size_t i = 0; i < kVertices; ++i) {
    const auto bone = static_cast<std::int32_t>(i * static_cast<std::size_t>(bones - 4) / kVertices);
    const auto part = static_cast<float>(i % 97) / 97.0F;
    pmx::Vertex vertex;
    vertex.position = model.bones[static_cast<std::size_t>(bone)].position + Vec3(part, -part, 0.3F);
    vertex.normal = glm::normalize(Vec3(part, 0.2F, -1));
    vertex.bones = {bone, bone + 1, bone + 2, bone + 3};
    // Ten in turn: four BDEF1, four BDEF2, one BDEF4, one SDEF.
    const std::size_t kind = i / 50 % 10;
    if (kind < 4) {
      vertex.deform = pmx::DeformKind::Bdef1;
      vertex.bones = {bone, -1, -1, -1};
      vertex.weights = {1, 0, 0, 0};
    } else if (kind != 8) {
      vertex.deform = kind == 9 ? pmx::DeformKind::Sdef : pmx::DeformKind::Bdef2;
      vertex.bones = {bone, bone + 1, -1, -1};
      vertex.weights = {part, 1 - part, 0, 0};
    } else {
      vertex.deform = pmx::DeformKind::Bdef4;
      vertex.weights = {0.4F, 0.3F, 0.2F, 0.1F};
    }
    if (vertex.deform == pmx::DeformKind::Sdef) {
      vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
      const Vec3 up(0, 0.5F, 0);
      model.sdefVectors.push_back({vertex.position, vertex.position + up, vertex.position - up});
    }
    model.vertices.push_back(vertex);
    if (i >= 2) {
      for (std::size_t k = 0; k < 3; ++k) model.indices.push_back(static_cast<std::uint32_t>(i - k));
    }
  }
  for (int i = 0; i < 12; ++i) {
    pmx::Material material;
    material.name = fmt::format("材質{}", i);
    material.indexCount = static_cast<std::int32_t>(model.indices.size() / 3 / 12 * 3);
    model.materials.push_back(material);
  }
}

void addMorphs(pmx::Model& model) {
  for (std::size_t m = 0; m < 40; ++m) {
    pmx::Morph morph;
    morph.name = fmt::format("表情{}", m);
    morph.panel = 3;
    if (m % 10 == 9) {
      morph.kind = pmx::MorphKind::Group;
      morph.offsets = std::vector<pmx::GroupOffset>{{0, 0.5F}, {1, 0.5F}};
    } else if (m % 10 == 8) {
      morph.kind = pmx::MorphKind::Bone;
      morph.offsets = std::vector<pmx::BoneOffset>{{1, Vec3(0, 0.1F, 0), base::kIdentityRotation}};
    } else {
      std::vector<pmx::VertexOffset> offsets;
      for (std::size_t k = 0; k < 400; ++k) {
        offsets.push_back({static_cast<std::int32_t>((m * 331 + k) % kVertices), Vec3(0, 0.01F, 0)});
      }
      morph.kind = pmx::MorphKind::Vertex;
      morph.offsets = std::move(offsets);
    }
    model.morphs.push_back(std::move(morph));
  }
}

void addPhysics(pmx::Model& model) {
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    if (!model.bones[i].name.utf8.starts_with("房")) continue;
    pmx::RigidBody body;
    body.name = model.bones[i].name;
    body.bone = static_cast<std::int32_t>(i);
    body.size = Vec3(0.2F);
    body.mass = 1;
    body.mode = 1;
    model.rigidBodies.push_back(body);
    if (model.rigidBodies.size() % kStrandBones == 1) continue;
    pmx::Joint joint;
    joint.name = body.name;
    joint.bodyB = static_cast<std::int32_t>(model.rigidBodies.size()) - 1;
    joint.bodyA = joint.bodyB - 1;
    model.joints.push_back(joint);
  }
}

}  // namespace

pmx::Model figure() {
  pmx::Model model;
  model.header.encoding = base::Encoding::Utf16Le;
  model.name = "計測";
  addBones(model);
  addSurface(model);
  addMorphs(model);
  addPhysics(model);
  (void)pmx::validate(model);
  return model;
}

pmx::Model chain(std::size_t links, int loops) {
  pmx::Model model;
  add(model, "root", -1, {0, 0, 0});
  std::vector<pmx::IkLink> list;
  for (std::size_t i = 0; i <= links; ++i) {
    const auto bone = add(model, fmt::format("{}", i), static_cast<std::int32_t>(i), {static_cast<float>(i), 0, 0});
    if (i < links) list.insert(list.begin(), freeLink(bone));
  }
  const auto effector = static_cast<std::int32_t>(links) + 1;
  const auto target = add(model, "IK", 0, {static_cast<float>(links), 0, 0});
  setIk(model, target, {effector, loops, base::kPi, std::move(list)});
  return model;
}

vmd::Motion dance(const pmx::Model& model, std::size_t bones, std::uint32_t lastFrame, std::uint32_t spacing) {
  vmd::Motion motion = vmd::Motion::make("計測");
  const auto wave = [](std::size_t of, std::uint32_t frame) {
    return std::sin(static_cast<float>(frame) * 0.05F + static_cast<float>(of));
  };
  for (std::size_t b = 0; b < std::min(bones, model.bones.size()); ++b) {
    const auto name = vmd::makeName<15>(model.bones[b].name.utf8);
    for (std::uint32_t frame = 0; frame <= lastFrame; frame += spacing) {
      vmd::BoneKey key;
      key.name = name;
      key.frame = frame;
      key.translation = {0, 0.2F * wave(b, frame), 0};
      key.rotation = glm::angleAxis(0.3F * wave(b + 1, frame), glm::normalize(Vec3(1, 0.5F, 0.2F)));
      const bool curved = frame / spacing % 2 == 0;
      const vmd::CurveBytes linear{20, 20, 107, 107}, curve{64, 0, 64, 127};
      key.setCurves(linear, curved ? curve : linear, linear, curved ? curve : linear);
      motion.boneKeys.push_back(key);
    }
  }
  for (std::size_t m = 0; m < std::min<std::size_t>(8, model.morphs.size()); ++m) {
    const auto name = vmd::makeName<15>(model.morphs[m].name.utf8);
    for (std::uint32_t frame = 0; frame <= lastFrame; frame += spacing) {
      motion.morphKeys.push_back({name, frame, std::abs(wave(m, frame))});
    }
  }
  return motion;
}

}  // namespace bench
