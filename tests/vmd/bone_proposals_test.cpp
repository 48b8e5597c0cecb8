// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/bone_proposals.h"

#include <gtest/gtest.h>

#include "tests/vmd/motion_keys.h"

namespace vmd {
namespace {

using support::modelOf;

/// Returns the name of the proposed bone, "" for none.
std::string proposed(const char* name, const pmx::Model& model, std::vector<std::uint8_t> taken = {}) {
  const std::int32_t bone = BoneProposals(model).find(name, taken);
  return bone < 0 ? "" : model.bones[static_cast<std::size_t>(bone)].name.utf8;
}

struct Proposal {
  const char *of, *bone;
};

TEST(BoneProposals, FindTheStandardSkeletonInThreeLanguages) {
  // GIVEN the standard skeleton
  const auto model =
      modelOf({"全ての親", "センター", "グルーブ", "腰",       "上半身",       "上半身2",     "下半身",   "首",
               "頭",       "両目",     "左目",     "右目",     "左肩",         "左腕",        "左腕捩",   "左ひじ",
               "左手捩",   "左手首",   "右肩",     "右腕",     "右ひじ",       "右手首",      "左親指1",  "左人指1",
               "左中指2",  "左薬指3",  "左小指1",  "左足",     "左ひざ",       "左足首",      "左つま先", "右足",
               "右ひざ",   "右足首",   "左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "右つま先ＩＫ"});
  const Proposal rows[]{// English names of MMD's models
                        {"center", "センター"},
                        {"groove", "グルーブ"},
                        {"mother", "全ての親"},
                        {"waist", "腰"},
                        {"upper body", "上半身"},
                        {"upper body2", "上半身2"},
                        {"lower body", "下半身"},
                        {"neck", "首"},
                        {"head", "頭"},
                        {"eyes", "両目"},
                        {"eye_L", "左目"},
                        {"shoulder_L", "左肩"},
                        {"arm_L", "左腕"},
                        {"arm_R", "右腕"},
                        {"elbow_L", "左ひじ"},
                        {"wrist_R", "右手首"},
                        {"arm twist_L", "左腕捩"},
                        {"thumb1_L", "左親指1"},
                        {"fore1_L", "左人指1"},
                        {"middle2_L", "左中指2"},
                        {"third3_L", "左薬指3"},
                        {"little1_L", "左小指1"},
                        {"leg_L", "左足"},
                        {"knee_R", "右ひざ"},
                        {"ankle_L", "左足首"},
                        {"leg IK_L", "左足ＩＫ"},
                        {"toe IK_R", "右つま先ＩＫ"},
                        // Other English names
                        {"LeftArm", "左腕"},
                        {"left arm", "左腕"},
                        {"Left_Upper_Arm", "左腕"},
                        {"RightFoot", "右足首"},
                        {"L_knee", "左ひざ"},
                        {"Thigh.R", "右足"},
                        {"Hand(L)", "左手首"},
                        // Chinese
                        {"中心", "センター"},
                        {"头", "頭"},
                        {"脖子", "首"},
                        {"左手臂", "左腕"},
                        {"左手肘", "左ひじ"},
                        {"右膝盖", "右ひざ"},
                        {"左脚踝", "左足首"},
                        {"右脚IK", "右足ＩＫ"},
                        {"左食指1", "左人指1"},
                        // Other Japanese spellings: width of kana and letters, kanji, case
                        {"ｾﾝﾀｰ", "センター"},
                        {"左足IK", "左足ＩＫ"},
                        {"左つま先ik", "左つま先ＩＫ"},
                        {"左膝", "左ひざ"},
                        {"左肘", "左ひじ"},
                        {"左人差指1", "左人指1"},
                        {"左人差し指１", ""},
                        {"上半身２", "上半身2"}};
  for (const Proposal& row : rows) EXPECT_EQ(proposed(row.of, model), row.bone) << row.of;
}

TEST(BoneProposals, TheModelMayBeEnglishOrChinese) {
  const auto model = modelOf({"center", "arm_L", "arm_R", "leg IK_L", "左膝盖", "L_hand"});
  for (const Proposal& row : {Proposal{"センター", "center"},
                              {"左腕", "arm_L"},
                              {"右腕", "arm_R"},
                              {"左足ＩＫ", "leg IK_L"},
                              {"左ひざ", "左膝盖"},
                              {"左手首", "L_hand"}})
    EXPECT_EQ(proposed(row.of, model), row.bone) << row.of;
  // AND its English names are used, too
  auto other = modelOf({"骨一", "骨二"});
  other.bones[1].englishName = "shoulder_L";
  EXPECT_EQ(proposed("左肩", other), "骨二");
}

TEST(BoneProposals, SidesAreNeverMixed) {
  const auto model = modelOf({"右腕", "腕"});
  EXPECT_EQ(proposed("左腕", model), "");
  EXPECT_EQ(proposed("arm_R", model), "右腕");
  EXPECT_EQ(proposed("左袖", modelOf({"右袖"})), "");
}

TEST(BoneProposals, DBonesAndNumbersComeAfterTheSamePart) {
  EXPECT_EQ(proposed("左足D", modelOf({"右足", "左足"})), "左足");
  EXPECT_EQ(proposed("左足", modelOf({"右足D", "左足D"})), "左足D");
  EXPECT_EQ(proposed("センター2", modelOf({"センター"})), "センター");
  EXPECT_EQ(proposed("上半身2", modelOf({"上半身"})), "上半身");
  EXPECT_EQ(proposed("leg_L", modelOf({"左足D", "左足"})), "左足");
  EXPECT_EQ(proposed("髪", modelOf({"髪1"})), "髪1");
}

TEST(BoneProposals, WhatIsTakenIsNotProposed) {
  const auto model = modelOf({"センター", "左足"});
  EXPECT_EQ(proposed("センター2", model, {1, 0}), "");
  EXPECT_EQ(proposed("左足D", model, {1, 0}), "左足");
}

TEST(BoneProposals, NamesThatDifferByALetterInFour) {
  EXPECT_EQ(proposed("スカート_0_1", modelOf({"スカート_0_2"})), "スカート_0_2");
  EXPECT_EQ(proposed("ネクタイＩＫ先", modelOf({"ネクタイIK"})), "ネクタイIK");
  EXPECT_EQ(proposed("髪", modelOf({"袖"})), "") << "a letter of one";
  EXPECT_EQ(proposed("左ひじ", modelOf({"左ひざ"})), "") << "two parts that are known";
  EXPECT_EQ(proposed("前髪中心", modelOf({"後髪左右"})), "");
}

TEST(BoneProposals, OddNamesEndWell) {
  const std::string longName(100'000, 'x');
  const auto model = modelOf({"", "L", "左", longName.c_str(), "\xFF\xFE", "__"});
  for (const char* name : {"", "L", "右", "_", longName.c_str(), "\xFF\x80", "左_L_R"}) (void)proposed(name, model);
  EXPECT_EQ(proposed(longName.c_str(), model), longName);
}

}  // namespace
}  // namespace vmd
