// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/motion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace vmd {
namespace {

// This is the worked example of mmd-reference.md 4.3.
constexpr std::array<std::uint8_t, 64> kBlock{
    0x00, 0x00, 0x63, 0x0f, 0x7f, 0x5d, 0x00, 0x11, 0x7f, 0x21, 0x7f, 0x7f, 0x00, 0x7f, 0x34, 0x75,
    0x00, 0x5a, 0x00, 0x7f, 0x5d, 0x00, 0x11, 0x7f, 0x21, 0x7f, 0x7f, 0x00, 0x7f, 0x34, 0x75, 0x00,
    0x5a, 0x00, 0x7f, 0x5d, 0x00, 0x11, 0x7f, 0x21, 0x7f, 0x7f, 0x00, 0x7f, 0x34, 0x75, 0x00, 0x00,
    0x00, 0x7f, 0x5d, 0x00, 0x11, 0x7f, 0x21, 0x7f, 0x7f, 0x00, 0x7f, 0x34, 0x75, 0x00, 0x00, 0x00};
constexpr CurveBytes kXCurve{0, 127, 127, 0}, kYCurve{0, 93, 33, 127}, kZCurve{90, 0, 127, 52},
    kRotationCurve{0, 17, 127, 117};

std::string_view bytes(const char* text, std::size_t n) { return {text, n}; }

TEST(BoneKey, readsCurvesWhereThePhysicsSwitchLeavesThem) {
  // GIVEN V1 of the reference
  BoneKey key;
  key.interpolation = kBlock;
  // THEN its four curves, though bytes 2 and 3 hold the switch
  EXPECT_EQ(key.curve(BoneChannel::X), kXCurve);
  EXPECT_EQ(key.curve(BoneChannel::Y), kYCurve);
  EXPECT_EQ(key.curve(BoneChannel::Z), kZCurve);
  EXPECT_EQ(key.curve(BoneChannel::Rotation), kRotationCurve);
  EXPECT_TRUE(key.physicsOff());
}

TEST(BoneKey, writesTheBlockThatMmdWrote) {
  BoneKey key;
  key.interpolation.fill(0xEE);
  key.setCurves(kXCurve, kYCurve, kZCurve, kRotationCurve, true);
  EXPECT_EQ(key.interpolation, kBlock);
  key.setCurves(kXCurve, kYCurve, kZCurve, kRotationCurve);
  EXPECT_FALSE(key.physicsOff());
  EXPECT_EQ(key.interpolation[2], 0);
  EXPECT_EQ(key.interpolation[3], 0);
}

TEST(BoneKey, takesCurveValuesInTheSwitchBytesAsPhysicsOn) {
  BoneKey key;
  key.interpolation[2] = 20;
  key.interpolation[3] = 20;
  EXPECT_FALSE(key.physicsOff());
}

TEST(CameraKey, storesCurvesInTheirOwnOrder) {
  // GIVEN V2 in the place of the rotation's curve
  CameraKey key;
  key.interpolation[12] = 0x30;
  key.interpolation[13] = 0x13;
  key.interpolation[14] = 0x00;
  key.interpolation[15] = 0x7f;
  EXPECT_EQ(key.curve(CameraChannel::Rotation), (CurveBytes{48, 0, 19, 127}));
  // WHEN it's set as another channel's THEN those bytes are there
  key.setCurve(CameraChannel::Fov, {48, 0, 19, 127});
  EXPECT_THAT(std::vector<int>(key.interpolation.begin() + 20, key.interpolation.end()),
              testing::ElementsAre(0x30, 0x13, 0x00, 0x7f));
}

TEST(NameField, endsAtTheFirstNulOrAtItsEnd) {
  NameField<15> field;
  field.bytes.fill('a');
  EXPECT_EQ(field.view(), "aaaaaaaaaaaaaaa");
  field.bytes[3] = '\0';
  EXPECT_EQ(field.view(), "aaa");
}

TEST(MakeName, cutsTheBytesAsMmdDoes) {
  // These are rows of mmd-reference.md 4.5, and V6.
  EXPECT_EQ(makeName<15>("右スカート前１＿２").view(),
            bytes("\x89\x45\x83\x58\x83\x4a\x81\x5b\x83\x67\x91\x4f\x82\x50\x81", 15));
  EXPECT_EQ(makeName<15>("ａｂｃｄｅｆｇｈ").view(),
            bytes("\x82\x81\x82\x82\x82\x83\x82\x84\x82\x85\x82\x86\x82\x87\x82", 15));
  EXPECT_EQ(makeName<15>("Bip01 L UpperArm Twist").view(), "Bip01 L UpperAr");
  EXPECT_EQ(makeName<15>("左足ＩＫ").view(), bytes("\x8d\xb6\x91\xab\x82\x68\x82\x6a", 8));
  EXPECT_EQ(makeName<20>("YYB式初音ミク_10th_v1.02").view(),
            bytes("\x59\x59\x42\x8e\xae\x8f\x89\x89\xb9\x83\x7e\x83\x4e\x5f\x31\x30\x74\x68\x5f\x76", 20));
}

TEST(Motion, isMadeWithTheSignatureOfItsVersion) {
  const Motion motion = Motion::make("左足");
  EXPECT_EQ(std::string_view(motion.signature.data()), "Vocaloid Motion Data 0002");
  EXPECT_EQ(motion.modelName.view(), bytes("\x8d\xb6\x91\xab", 4));
  EXPECT_EQ(motion.headerKind, HeaderKind::Data0002);
  EXPECT_EQ(motion.lastFrame(), 0U);
  EXPECT_FALSE(motion.movesModel());
  EXPECT_FALSE(motion.movesScene());
}

TEST(Motion, knowsItsLastFrameAndWhatItMovesBySection) {
  const auto with = [](auto add) {
    Motion motion;
    add(motion);
    return motion;
  };
  const Motion model[] = {with([](Motion& m) {
                            m.boneKeys.resize(2);
                            m.boneKeys[0].frame = 9;
                          }),
                          with([](Motion& m) {
                            m.morphKeys.resize(2);
                            m.morphKeys[0].frame = 9;
                          }),
                          with([](Motion& m) {
                            m.ikKeys.resize(2);
                            m.ikKeys[0].frame = 9;
                          })};
  const Motion scene[] = {with([](Motion& m) {
                            m.cameraKeys.resize(2);
                            m.cameraKeys[0].frame = 9;
                          }),
                          with([](Motion& m) {
                            m.lightKeys.resize(2);
                            m.lightKeys[0].frame = 9;
                          }),
                          with([](Motion& m) {
                            m.selfShadowKeys.resize(2);
                            m.selfShadowKeys[0].frame = 9;
                          })};
  for (const Motion& motion : model) {
    EXPECT_EQ(motion.lastFrame(), 9U);
    EXPECT_TRUE(motion.movesModel() && !motion.movesScene());
  }
  for (const Motion& motion : scene) {
    EXPECT_EQ(motion.lastFrame(), 9U);
    EXPECT_TRUE(motion.movesScene() && !motion.movesModel());
  }
}

}  // namespace
}  // namespace vmd
