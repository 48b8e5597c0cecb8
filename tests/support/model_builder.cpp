// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/model_builder.h"

#include <utility>

namespace support {
namespace {

using base::Vec2;
using base::Vec3;
using base::Vec4;
using namespace pmx;

Vertex vertex(const Vec3& position, DeformKind deform, std::array<std::int32_t, 4> bones,
              std::array<float, 4> weights) {
  Vertex made;
  made.position = position;
  made.normal = Vec3(0, 0, -1);
  made.uv = Vec2(position.x, 1.0F - position.y);
  made.edgeScale = 0.5F;
  made.deform = deform;
  made.bones = bones;
  made.weights = weights;
  return made;
}

IkBlock legIk() { return {3, 40, 2.0F, {{2, true, Vec3(-3.0F, 0, 0), Vec3(-0.01F, 0, 0)}, {1, false, {}, {}}}}; }

void addVertices(Model& model) {
  model.vertices = {vertex({0, 0, 0}, DeformKind::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0}),
                    vertex({0, 1, 0}, DeformKind::Bdef2, {1, 2, -1, -1}, {0.25F, 0.75F, 0, 0}),
                    vertex({1, 1, 0}, DeformKind::Bdef4, {0, 1, 2, 3}, {0.5F, 0.25F, 0.125F, 0.125F}),
                    vertex({1, 0, 0}, DeformKind::Sdef, {2, 3, -1, -1}, {0.5F, 0.5F, 0, 0}),
                    vertex({2, 0, 0}, DeformKind::Qdef, {3, 2, 1, 0}, {0.5F, 0.5F, 0, 0})};
  model.vertices[3].sdef = 0;
  model.sdefVectors = {{Vec3(1, 2, 3), Vec3(4, 5, 6), Vec3(7, 8, 9)}};
  model.header.additionalUvCount = 2;
  model.additionalUvs.resize(2);
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    const auto x = static_cast<float>(i);
    model.additionalUvs[0].emplace_back(x, 0.5F, 0.25F, 1.0F);
    model.additionalUvs[1].emplace_back(-x, 8.0F, 4.0F, 2.0F);
  }
  model.indices = {0, 1, 2, 0, 2, 3, 3, 2, 4};
}

void addMaterials(Model& model) {
  model.textures = {"tex/体.png", "sphere.spa", "toon.bmp"};
  Material skin;
  skin.name = "肌";
  skin.englishName = "skin";
  skin.diffuse = Vec4(1, 0.5F, 0.25F, 1);
  skin.specular = Vec3(0.1F, 0.2F, 0.3F);
  skin.specularPower = 5;
  skin.ambient = Vec3(0.4F, 0.5F, 0.6F);
  skin.flags = materialFlag::doubleSided | materialFlag::edge;
  skin.texture = 0;
  skin.sphereTexture = 1;
  skin.sphereModeByte = 2;
  skin.sharedToon = true;
  skin.toon = 9;
  skin.memo = "memo";
  skin.indexCount = 6;
  Material hair = skin;
  hair.name = "髪𠮷";
  hair.sharedToon = false;
  hair.toon = 2;
  hair.indexCount = 3;
  model.materials = {skin, hair};
}

void addBones(Model& model) {
  model.bones = {bone("センター", -1, {0, 8, 0}), bone("左足", 0, {1, 8, 0}),      bone("左ひざ", 1, {1, 4, 0}),
                 bone("左足首", 2, {1, 1, 0}),    bone("左足ＩＫ", -1, {1, 1, 0}), bone("全部", 0, {0, 9, 0})};
  model.bones[0].flags |= boneFlag::tailIsBone;
  model.bones[0].tailBone = 1;
  model.bones[1].tailOffset = Vec3(0, -4, 0);
  model.bones[4].flags |= boneFlag::ik | boneFlag::movable;
  model.bones[4].ik = legIk();
  Bone& all = model.bones[5];
  all.flags |= boneFlag::appendLocal | boneFlag::appendRotation | boneFlag::appendTranslation | boneFlag::fixedAxis |
               boneFlag::localAxes | boneFlag::afterPhysics | boneFlag::externalParent | boneFlag::ik;
  all.deformLayer = 3;
  all.appendParent = 1;
  all.appendRatio = -0.5F;
  all.fixedAxis = Vec3(0, 1, 0);
  all.localAxisX = Vec3(0, 0, 1);
  all.localAxisZ = Vec3(1, 0, 0);
  all.externalParentKey = 77;
  all.ik = legIk();
}

template <class Offset>
Morph morph(const char* name, MorphKind kind, std::vector<Offset> offsets) {
  return {name, "morph", 4, kind, std::move(offsets)};
}

void addMorphs(Model& model) {
  const base::Quat quarter(0.70710677F, 0.0F, 0.70710677F, 0.0F);
  MaterialOffset tint{0, 1, Vec4(1), Vec3(2), 3, Vec3(4), Vec4(5), 6, Vec4(7), Vec4(8), Vec4(9)};
  MaterialOffset all = tint;
  all.material = -1;
  all.operation = 0;
  model.morphs.push_back(morph<GroupOffset>("集まり", MorphKind::Group, {{1, 0.5F}, {2, 1.0F}}));
  model.morphs.push_back(morph<VertexOffset>("あ", MorphKind::Vertex, {{0, Vec3(0, 1, 0)}, {4, Vec3(1, 0, 0)}}));
  model.morphs.push_back(morph<BoneOffset>("骨", MorphKind::Bone, {{1, Vec3(1, 2, 3), quarter}}));
  for (int k = 0; k < 5; ++k) {
    const auto kind = static_cast<MorphKind>(static_cast<int>(MorphKind::Uv) + k);
    model.morphs.push_back(morph<UvOffset>("絵", kind, {{static_cast<std::int32_t>(k), Vec4(1, 2, 3, 4)}}));
    model.morphs.back().name.utf8 += static_cast<char>('0' + k);
  }
  model.morphs.push_back(morph<MaterialOffset>("色", MorphKind::Material, {tint, all}));
  model.morphs.push_back(morph<GroupOffset>("替え", MorphKind::Flip, {{1, 1.0F}, {8, 0.5F}}));
  model.morphs.push_back(morph<ImpulseOffset>("力", MorphKind::Impulse, {{1, 1, Vec3(1, 2, 3), Vec3(4, 5, 6)}}));
  model.displayFrames = {{"Root", "Root", 1, {{0, 0}}}, {"表情", "Exp", 1, {{1, 0}, {1, 10}, {0, 5}}}};
}

void addPhysics(Model& model) {
  for (std::uint8_t k = 0; k < 3; ++k) {
    RigidBody body;
    body.name = "剛体";
    body.bone = k == 0 ? -1 : k;
    body.group = k;
    body.collisionMask = static_cast<std::uint16_t>(0xFFFE - k);
    body.shape = body.mode = k;
    body.size = Vec3(1, 2, 3);
    body.position = Vec3(0, 5, 0);
    body.rotation = Vec3(0.1F, 0.2F, 0.3F);
    body.mass = 1;
    body.linearDamping = body.angularDamping = 0.5F;
    body.restitution = 0.1F;
    body.friction = 0.6F;
    model.rigidBodies.push_back(body);
  }
  for (std::uint8_t kind = 0; kind < 6; ++kind) {
    model.joints.push_back({"つなぎ", "joint", kind, kind % 3, (kind + 1) % 3, Vec3(1), Vec3(2), Vec3(-1), Vec3(1),
                            Vec3(-0.5F), Vec3(0.5F), Vec3(3), Vec3(4)});
  }
}

SoftBody cloth() {
  SoftBody body;
  body.name = "布";
  body.material = 1;
  body.group = 2;
  body.collisionMask = 0x1234;
  body.flags = 5;
  body.bLinkDistance = 2;
  body.clusterCount = 3;
  body.totalMass = 4;
  body.collisionMargin = 0.5F;
  body.aeroModel = 1;
  body.config = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  body.cluster = {1, 2, 3, 4, 5, 6};
  body.iterations = {1, 2, 3, 4};
  body.material3 = {1, 2, 3};
  body.anchors = {{1, 2, 1}, {2, 3, 0}};
  body.pins = {0, 4};
  return body;
}

}  // namespace

pmx::Bone bone(const char* name, std::int32_t parent, const base::Vec3& position) {
  Bone made;
  made.name = name;
  made.parent = parent;
  made.position = position;
  made.flags = boneFlag::rotatable | boneFlag::visible | boneFlag::operable;
  return made;
}

pmx::Model smallModel() {
  Model model;
  model.name = "小";
  model.vertices.resize(4);
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec3 corner(i == 1 || i == 2 ? 1 : 0, i >= 2 ? 1 : 0, 0);
    model.vertices[i] = vertex(corner, DeformKind::Bdef1, {0, -1, -1, -1}, {1, 0, 0, 0});
  }
  model.indices = {0, 2, 1, 0, 3, 2};
  Material material;
  material.name = "板";
  material.indexCount = 6;
  model.materials = {material};
  model.bones = {bone("センター", -1, {0, 8, 0}), bone("左足", 0, {1, 8, 0}), bone("左ひざ", 1, {1, 4, 0}),
                 bone("左足首", 2, {1, 1, 0}), bone("左足ＩＫ", -1, {1, 1, 0})};
  model.bones[4].flags |= boneFlag::ik;
  model.bones[4].ik = legIk();
  return model;
}

pmx::Model fullModel(float version, base::Encoding encoding, std::uint8_t indexSize) {
  Model model;
  model.header.version = version;
  model.header.encoding = encoding;
  model.header.indexSizes = {indexSize, indexSize, indexSize, indexSize, indexSize, indexSize};
  model.name = "全部入り";
  model.englishName = "everything";
  model.comment = "一行目\r\n二行目";
  model.englishComment = "one\r\ntwo";
  addVertices(model);
  addMaterials(model);
  addBones(model);
  addMorphs(model);
  addPhysics(model);
  if (version > 2.05F) model.softBodies = {cloth()};
  return model;
}

}  // namespace support
