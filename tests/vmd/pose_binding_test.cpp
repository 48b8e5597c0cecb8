// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/pose_binding.h"

#include <gtest/gtest.h>

#include "tests/vmd/motion_keys.h"

namespace vmd {
namespace {

using support::modelOf;

/// Returns a pose that moves each name by its position in the list, from 1 on.
Pose poseOf(std::initializer_list<base::Text> names) {
  Pose pose;
  for (const auto& name : names)
    pose.bones.push_back({name, Vec3(static_cast<float>(pose.bones.size() + 1), 0, 0), base::kIdentityRotation});
  return pose;
}

/// Returns the bone that a pose's only name means, -1 for none.
std::int32_t found(const base::Text& name, const pmx::Model& model) {
  const PoseBinding binding(poseOf({name}), model);
  EXPECT_EQ(binding.bones.size() + binding.unmatchedBones.size(), 1U);
  return binding.bones.empty() ? -1 : binding.bones[0].bone;
}

TEST(PoseBinding, WholeNamesAreToldApart) {
  // GIVEN two bones that are one to a motion: their first 15 bytes are equal (mmd-reference.md 4.5)
  const auto model = modelOf({"右スカート前１＿２", "右スカート前１＿３"});
  // WHEN a pose names them THEN each is found
  EXPECT_EQ(found("右スカート前１＿３", model), 1);
  EXPECT_EQ(found("右スカート前１＿２", model), 0);
  // AND a longer name that the model doesn't have finds neither
  EXPECT_EQ(found("右スカート前１＿４", model), -1);
}

TEST(PoseBinding, ACutNameMatchesAsInAMotion) {
  // The four rows of mmd-reference.md 4.5, as fields of a motion
  const auto cut = [](std::string_view bytes) {
    return base::decode(std::as_bytes(std::span(bytes)), base::Encoding::ShiftJis);
  };
  EXPECT_EQ(found(cut("\x89\x45\x83\x58\x83\x4a\x81\x5b\x83\x67\x91\x4f\x82\x50\x81"), modelOf({"右スカート前１＿２"})),
            0);
  EXPECT_EQ(found(cut("\x82\x81\x82\x82\x82\x83\x82\x84\x82\x85\x82\x86\x82\x87\x82"), modelOf({"ａｂｃｄｅｆｇｈ"})),
            0);
  EXPECT_EQ(found("Bip01 L UpperAr", modelOf({"Bip01 L UpperArm Twist"})), 0);
  EXPECT_EQ(found("左足ＩＫ", modelOf({"左足ＩＫ"})), 0);
  // AND a name shorter than the cut isn't a cut one
  EXPECT_EQ(found("Bip01 L Upper", modelOf({"Bip01 L UpperArm Twist"})), -1);
}

TEST(PoseBinding, FormsOfCharactersCountAsOne) {
  // mmd-reference.md 4.5, point 3: wave dash and full-width tilde, minus signs, double lines
  EXPECT_EQ(found("長い名前の骨〜右", modelOf({"長い名前の骨～右"})), 0);  // U+301C, U+FF5E
  EXPECT_EQ(found("長い名前の骨−右", modelOf({"長い名前の骨－右"})), 0);   // U+2212, U+FF0D
  EXPECT_EQ(found("長い名前の骨‖右", modelOf({"長い名前の骨∥右"})), 0);    // U+2016, U+2225
  EXPECT_EQ(found("腕", modelOf({" 腕 "})), 0);  // VPD has no rule about white space at the ends
  EXPECT_EQ(found("腕", modelOf({" 腕 ", "腕"})), 1);
}

TEST(PoseBinding, CharactersThatCp932LacksAreNotOne) {
  // GIVEN names that would all be "??" in CP932
  const auto model = modelOf({"们这", "发长"});
  EXPECT_EQ(found("发长", model), 1);
  EXPECT_EQ(found("门说", model), -1);
  // AND a pose that MMD wrote, with question marks, means the first, as in a motion
  EXPECT_EQ(found("??", model), 0);
}

TEST(PoseBinding, LastOfANameCountsAndFirstBoneIsMeant) {
  const auto model = modelOf({"腕", "腕"}, {"あ"});
  Pose pose = poseOf({"腕", "腕"});
  pose.morphs = {{"あ", 0.25F}, {"あ", 0.5F}, {"い", 1.0F}, {"う", 0.0F}};
  const PoseBinding binding(pose, model);
  ASSERT_EQ(binding.bones.size(), 1U);
  EXPECT_EQ(binding.bones[0].bone, 0);
  EXPECT_EQ(binding.bones[0].local.translation.x, 2.0F);
  ASSERT_EQ(binding.morphs.size(), 1U);
  EXPECT_EQ(binding.morphs[0].weight, 0.5F);
  // AND missing names are listed, but for weight 0
  ASSERT_EQ(binding.unmatchedMorphs.size(), 1U);
  EXPECT_EQ(binding.unmatchedMorphs[0].utf8, "い");
}

TEST(PoseBinding, MissingBonesAreListedOnceUnlessAtRest) {
  Pose pose = poseOf({"髪", "髪", "袖"});
  pose.bones.push_back({"紐", Vec3(0.0F), base::kIdentityRotation});
  const PoseBinding binding(pose, modelOf({"腕"}));
  ASSERT_EQ(binding.unmatchedBones.size(), 2U);
  EXPECT_EQ(binding.unmatchedBones[0].utf8, "髪");
  EXPECT_EQ(binding.unmatchedBones[1].utf8, "袖");
}

TEST(PoseBinding, TurnsABoneAboutItsFixedAxis) {
  // GIVEN a bone that turns about X alone; a pose that turns it by 2·acos(0.8) about Y and a little
  // X
  auto model = modelOf({"捩"});
  model.bones[0].flags = pmx::boneFlag::fixedAxis;
  model.bones[0].fixedAxis = Vec3(2.0F, 0.0F, 0.0F);
  Pose pose;
  pose.bones.push_back({"捩", Vec3(0.0F), Quat(0.8F, 0.36F, 0.48F, 0.0F)});
  // THEN the angle is kept, and the axis is the bone's (ik-parity.md 1)
  const PoseBinding binding(pose, model);
  ASSERT_EQ(binding.bones.size(), 1U);
  EXPECT_NEAR(binding.bones[0].local.rotation.x, 0.6F, 1e-6F);
  EXPECT_EQ(binding.bones[0].local.rotation.y, 0.0F);
  EXPECT_NEAR(binding.bones[0].local.rotation.w, 0.8F, 1e-6F);
}

}  // namespace
}  // namespace vmd
