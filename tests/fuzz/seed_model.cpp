// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/fuzz/seed_model.h"

#include <string>
#include <utility>

namespace support {
namespace {

using base::Vec3;
using base::Vec4;

void addSurface(pmx::Model& model) {
  const auto kinds = model.header.version > 2.0F ? 5 : 4;
  for (int i = 0; i < kinds; ++i) {
    pmx::Vertex vertex;
    vertex.position = Vec3(static_cast<float>(i % 2), static_cast<float>(i), 0.1F);
    vertex.normal = Vec3(0, 0, -1);
    vertex.deform = static_cast<pmx::DeformKind>(i);
    switch (vertex.deform) {
      case pmx::DeformKind::Bdef1:
        vertex.bones = {1, -1, -1, -1};
        break;
      case pmx::DeformKind::Sdef:
        vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
        [[fallthrough]];
      case pmx::DeformKind::Bdef2:
        vertex.bones = {1, 2, -1, -1};
        vertex.weights = {0.25F, 0.75F, 0, 0};
        break;
      default:
        vertex.bones = {0, 1, 2, 3};
        vertex.weights = {0.25F, 0.25F, 0.25F, 0.25F};
        break;
    }
    if (vertex.sdef >= 0) model.sdefVectors.push_back({Vec3(0, 1, 0), Vec3(0, 0.5F, 0), Vec3(0, 1.5F, 0)});
    model.vertices.push_back(vertex);
  }
  model.header.additionalUvCount = 1;
  model.additionalUvs.assign(1, std::vector<Vec4>(model.vertices.size(), Vec4(0.5F)));
  model.indices = {0, 1, 2, 1, 2, 3};
  model.textures = {"body.png", "sphere.spa"};
  for (int i = 0; i < 2; ++i) {
    pmx::Material material;
    material.name = i == 0 ? "肌" : "服";
    material.flags = pmx::materialFlag::edge;
    material.texture = 0;
    material.sphereTexture = i;
    material.sphereModeByte = 2;
    material.sharedToon = i == 0;
    material.toon = i;
    material.indexCount = 3;
    model.materials.push_back(material);
  }
}

/// Adds root, thigh, knee, ankle, their IK bone, and one bone of everything else.
void addBones(pmx::Model& model) {
  namespace flag = pmx::boneFlag;
  for (int i = 0; i < 6; ++i) {
    pmx::Bone bone;
    bone.name = std::string("骨") + std::to_string(i);
    bone.englishName = "bone " + std::to_string(i);
    bone.position = Vec3(0, 4.0F - static_cast<float>(i), 0);
    bone.parent = i == 0 || i == 4 ? -1 : i - 1;
    bone.flags = flag::rotatable | flag::movable | flag::visible | flag::operable;
    bone.tailOffset = Vec3(0, -1, 0);
    model.bones.push_back(bone);
  }
  auto& target = model.bones[4];
  target.position = Vec3(0, 1.5F, -0.5F);
  target.flags |= flag::ik;
  target.ik.effector = 3;
  target.ik.loopCount = 10;
  target.ik.unitAngleRad = 1.0F;
  target.ik.links = {{2, true, Vec3(-3, 0, 0), Vec3(-0.01F, 0, 0)}, {1, false, {}, {}}};
  auto& last = model.bones[5];
  last.parent = 0;
  last.deformLayer = 1;
  last.flags |= flag::tailIsBone | flag::appendRotation | flag::appendTranslation | flag::fixedAxis | flag::localAxes |
                flag::afterPhysics | flag::externalParent;
  last.tailBone = 0;
  last.appendParent = 1;
  last.appendRatio = 0.5F;
  last.fixedAxis = Vec3(1, 0, 0);
}

void addMorph(pmx::Model& model, pmx::MorphKind kind, decltype(pmx::Morph::offsets) offsets) {
  pmx::Morph morph;
  morph.name = "表情" + std::to_string(static_cast<int>(kind));
  morph.panel = 3;
  morph.kind = kind;
  morph.offsets = std::move(offsets);
  model.morphs.push_back(std::move(morph));
}

void addMorphs(pmx::Model& model) {
  using Kind = pmx::MorphKind;
  addMorph(model, Kind::Vertex, std::vector<pmx::VertexOffset>{{0, Vec3(0, 1, 0)}, {3, Vec3(1, 0, 0)}});
  addMorph(model, Kind::Group, std::vector<pmx::GroupOffset>{{0, 0.5F}, {2, 1.0F}});
  addMorph(model, Kind::Bone, std::vector<pmx::BoneOffset>{{1, Vec3(0, 0, 1), base::kIdentityRotation}});
  addMorph(model, Kind::Uv, std::vector<pmx::UvOffset>{{1, Vec4(0.1F)}});
  addMorph(model, Kind::AdditionalUv1, std::vector<pmx::UvOffset>{{2, Vec4(0.2F)}});
  addMorph(model, Kind::Material, std::vector<pmx::MaterialOffset>{{.material = -1, .operation = 1}});
  if (model.header.version > 2.0F) {
    addMorph(model, Kind::Flip, std::vector<pmx::GroupOffset>{{0, 1.0F}, {3, 1.0F}});
    addMorph(model, Kind::Impulse, std::vector<pmx::ImpulseOffset>{{0, 1, Vec3(0, 1, 0), Vec3(0)}});
  }
}

void addPhysics(pmx::Model& model) {
  for (int i = 0; i < 2; ++i) {
    pmx::RigidBody body;
    body.name = "剛体" + std::to_string(i);
    body.bone = i + 1;
    body.shape = static_cast<std::uint8_t>(i + 1);
    body.size = Vec3(0.5F);
    body.mass = 1.0F;
    body.mode = static_cast<std::uint8_t>(i);
    model.rigidBodies.push_back(body);
  }
  pmx::Joint joint;
  joint.name = "関節";
  joint.bodyA = 0;
  joint.bodyB = 1;
  model.joints.push_back(joint);
  if (model.header.version > 2.0F) {
    pmx::SoftBody soft;
    soft.name = "布";
    soft.material = 1;
    soft.anchors = {{0, 1, 0}};
    soft.pins = {2, 3};
    model.softBodies.push_back(soft);
  }
}

}  // namespace

pmx::Model seedModel(float version, base::Encoding encoding) {
  pmx::Model model;
  model.header.version = version;
  model.header.encoding = encoding;
  model.name = "種";
  model.englishName = "seed";
  model.comment = "小さなモデル";
  addSurface(model);
  addBones(model);
  addMorphs(model);
  model.displayFrames.push_back({"Root", "Root", 1, {{0, 0}}});
  model.displayFrames.push_back({"表情", "Exp", 1, {{1, 0}, {1, 1}}});
  addPhysics(model);
  return model;
}

}  // namespace support
