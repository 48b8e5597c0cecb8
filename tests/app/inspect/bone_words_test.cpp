// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/bone_words.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/app/inspect/told_properties.h"
#include "tests/support/model_builder.h"

namespace {

using app::BoneKind;
using support::valueOf;
namespace flag = pmx::boneFlag;

TEST(BoneWords, WhatABoneIsIsWhatMovesIt) {
  pmx::Model model;
  for (int i = 0; i < 8; ++i) model.bones.push_back(support::bone("b", -1, {}));
  auto& bones = model.bones;
  bones[0].flags = flag::rotatable | flag::ik;
  bones[0].ik.links = {{1, false, {}, {}}, {99, false, {}, {}}, {-1, false, {}, {}}};
  bones[1].flags = flag::rotatable | flag::appendRotation;
  bones[2].flags = flag::rotatable | flag::movable;
  bones[3].flags = flag::appendTranslation;
  bones[4].flags = flag::rotatable | flag::fixedAxis;
  bones[5].flags = flag::rotatable | flag::movable;
  bones[6].flags = flag::rotatable;
  bones[7].flags = 0;
  pmx::RigidBody body;
  body.bone = 2;
  body.mode = 1;
  model.rigidBodies.push_back(body);
  body.bone = 5;
  body.mode = 0;  // mode 0: it follows the bone
  model.rigidBodies.push_back(body);
  body.bone = 77;
  body.mode = 2;
  model.rigidBodies.push_back(body);
  EXPECT_EQ(app::boneKinds(model),
            (std::vector<BoneKind>{BoneKind::Ik, BoneKind::IkLink, BoneKind::Physics, BoneKind::Append, BoneKind::Twist,
                                   BoneKind::Moves, BoneKind::Turns, BoneKind::Still}));
}

TEST(BoneWords, AllFlagsHaveAName) {
  pmx::Bone bone;
  bone.flags = 0;
  EXPECT_EQ(app::boneFlagNames(bone), "hidden, not operable");
  bone.flags = 0xFFFF;
  EXPECT_EQ(
      app::boneFlagNames(bone),
      "rotatable, movable, visible, IK, append rotation, append translation, append local, fixed axis, local axes, "
      "after physics, external parent");
}

TEST(BoneWords, TellParentLayerAndAppend) {
  pmx::Model model = support::smallModel();
  pmx::Bone& bone = model.bones[2];
  bone.parent = 1;
  bone.deformLayer = 3;
  bone.flags |= flag::afterPhysics | flag::appendRotation;
  bone.appendParent = 0;
  bone.appendRatio = -0.5F;
  const auto told = app::boneProperties(model, 2, nullptr);
  EXPECT_EQ(valueOf(told, "Number"), "2");
  EXPECT_EQ(valueOf(told, "Layer"), "3, after physics");
  EXPECT_EQ(valueOf(told, "Append"), "rotation of センター (center) × -0.50");
  EXPECT_EQ(valueOf(told, "Position"), "—none—") << "no frame, no live values";
  bone.parent = 12345;
  EXPECT_EQ(valueOf(app::boneProperties(model, 2, nullptr), "Parent"), "—");
  EXPECT_TRUE(app::boneProperties(model, 99, nullptr).empty());
  EXPECT_TRUE(app::boneProperties(model, -1, nullptr).empty());
}

}  // namespace
