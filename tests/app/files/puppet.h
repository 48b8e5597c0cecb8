// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/files/dancer.h"

namespace support {

/// This struct is a figure with a head, eyes that one bone turns, an arm with a twist bone, and two
/// legs with IK. At rest it stands upright and looks along -Z.
struct Puppet {
  enum Bone : std::int32_t {
    Root,
    Centre,
    Chest,
    Neck,
    Head,
    Eyes,
    LeftEye,
    RightEye,
    Arm,
    Twist,
    Elbow,
    Wrist,
    Finger,
    LeftLeg,
    LeftKnee,
    LeftAnkle,
    LeftIk,
    RightLeg,
    RightKnee,
    RightAnkle,
    RightIk,
    RightHand,
  };
};

inline pmx::Model puppet() {
  pmx::Model model;
  model.name = "人形";
  const auto add = [&](const char* name, const base::Vec3& position, std::int32_t parent) -> pmx::Bone& {
    pmx::Bone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    return model.bones.emplace_back(bone);
  };
  add("全ての親", {0, 0, 0}, -1);
  add("センター", {0, 8, 0}, Puppet::Root);
  add("上半身2", {0, 10, 0}, Puppet::Centre);
  add("首", {0, 15, 0}, Puppet::Chest);
  add("頭", {0, 16, 0}, Puppet::Neck);
  add("両目", {0, 20, 0}, Puppet::Head);
  for (const float side : {1.0F, -1.0F}) {
    pmx::Bone& eye = add(side > 0 ? "左目" : "右目", {0.3F * side, 17, -0.8F}, Puppet::Head);
    eye.flags |= pmx::boneFlag::appendRotation;
    eye.appendParent = Puppet::Eyes;
    eye.appendRatio = 1.0F;
  }
  add("左腕", {2, 14, 0}, Puppet::Chest);
  pmx::Bone& twist = add("左腕捩", {3, 14, 0}, Puppet::Arm);
  twist.flags |= pmx::boneFlag::fixedAxis;
  twist.fixedAxis = {1, 0, 0};
  add("左ひじ", {5, 14, 0}, Puppet::Twist);
  add("左手首", {8, 14, 0}, Puppet::Elbow);
  add("左人指１", {9, 14, 0}, Puppet::Wrist);
  for (const float side : {1.0F, -1.0F}) {
    const bool left = side > 0;
    const auto first = static_cast<std::int32_t>(model.bones.size());
    add(left ? "左足" : "右足", {side, 8, 0}, Puppet::Centre);
    add(left ? "左ひざ" : "右ひざ", {side, 4.5F, -0.2F}, first);
    add(left ? "左足首" : "右足首", {side, 1, 0}, first + 1);
    pmx::Bone& ik = add(left ? "左足ＩＫ" : "右足ＩＫ", {side, 1, 0}, Puppet::Root);
    ik.flags |= pmx::boneFlag::ik;
    ik.ik = {
        first + 2, 40, 2.0F, {{first + 1, true, {-base::kPi, 0, 0}, {-0.5F * kDegree, 0, 0}}, {first, false, {}, {}}}};
  }
  add("右手首", {-8, 14, 0}, Puppet::Chest);
  return model;
}

/// Returns a floor as an accessory is: one bone at its middle, two triangles, y = height + slope *
/// x, from -50 to 50.
inline pmx::Model slope(float height, float slope) {
  pmx::Model model;
  model.name = "坂";
  pmx::Bone bone;
  bone.name = "センター";
  bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
  model.bones.push_back(bone);
  for (const auto& corner : {base::Vec2{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}) {
    pmx::Vertex vertex;
    vertex.position = {corner.x, height + slope * corner.x, corner.y};
    vertex.normal = {0, 1, 0};
    model.vertices.push_back(vertex);
  }
  model.indices = {0, 1, 2, 0, 2, 3};
  pmx::Material material;
  material.indexCount = 6;
  model.materials.push_back(material);
  return model;
}

}  // namespace support
