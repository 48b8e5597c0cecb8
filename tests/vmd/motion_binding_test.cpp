// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/motion_binding.h"

#include <algorithm>
#include <limits>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/vmd/motion_keys.h"

namespace vmd {
namespace {

using support::boneKey;
using support::ikKey;
using support::modelOf;
using support::morphKey;
using support::turn;
using testing::ElementsAre;

MotionBinding bind(const Motion& motion, const pmx::Model& model) {
  const Motion* const motions[] = {&motion};
  return {motions, model};
}

/// Returns the only rotation of a binding with one bone key.
Quat boundRotation(const BoneKey& key, const pmx::Model& model) {
  Motion motion;
  motion.boneKeys = {key};
  const MotionBinding binding = bind(motion, model);
  EXPECT_EQ(binding.boneKeys.size(), 1U);
  return binding.boneKeys.empty() ? Quat(0, 0, 0, 0) : binding.boneKeys[0].rotation;
}

void expectSameRotation(const Quat& a, const Quat& b, float tolerance = 1e-6F) {
  EXPECT_NEAR(std::abs(glm::dot(a, b)), 1.0F, tolerance);
  EXPECT_NEAR(std::min(glm::length(a - b), glm::length(a + b)), 0.0F, tolerance);
}

TEST(MotionBinding, sortsKeysAndKeepsTheLaterOfTwoOnOneFrame) {
  // GIVEN keys out of order, and S8: two on frame 5
  Motion motion;
  motion.boneKeys = {boneKey("b", 9, {9, 0, 0}), boneKey("b", 5, {1, 0, 0}), boneKey("a", 3, {3, 0, 0}),
                     boneKey("b", 5, {2, 0, 0}), boneKey("b", 0, {7, 0, 0})};
  motion.morphKeys = {morphKey("m", 8, 1.0F), morphKey("m", 2, 0.5F), morphKey("m", 8, 0.25F)};
  // WHEN bound
  const MotionBinding binding = bind(motion, modelOf({"a", "b"}, {"m"}));
  // THEN tracks are in the model's order, frames rise, and the later key remains
  ASSERT_EQ(binding.boneTracks.size(), 2U);
  EXPECT_EQ(binding.boneTracks[0].bone, 0);
  EXPECT_EQ(binding.boneTracks[1].bone, 1);
  EXPECT_EQ(binding.boneTracks[1].first, 1U);
  EXPECT_EQ(binding.boneTracks[1].count, 3U);
  EXPECT_THAT(binding.boneFrames, ElementsAre(3, 0, 5, 9));
  EXPECT_EQ(binding.boneKeys[2].translation.x, 2.0F);
  EXPECT_THAT(binding.morphFrames, ElementsAre(2, 8));
  EXPECT_THAT(binding.morphWeights, ElementsAre(0.5F, 0.25F));
  EXPECT_EQ(binding.lastFrame, 9U);
}

TEST(MotionBinding, doesNotDependOnTheOrderOfKeys) {
  // GIVEN 40 tracks of 25 keys, grouped as MMD writes them
  Motion grouped;
  pmx::Model model;
  for (int b = 0; b < 40; ++b) {
    const std::string name = "bone" + std::to_string(b);
    model.bones.push_back(support::bone(name));
    for (std::uint32_t f = 0; f < 25; ++f) grouped.boneKeys.push_back(boneKey(name, f * 3, {f, b, 0}));
  }
  Motion shuffled = grouped;
  std::mt19937 random(20260101);
  std::shuffle(shuffled.boneKeys.begin(), shuffled.boneKeys.end(), random);
  // WHEN both are bound THEN they're equal
  const MotionBinding a = bind(grouped, model);
  const MotionBinding b = bind(shuffled, model);
  EXPECT_EQ(a.boneFrames, b.boneFrames);
  ASSERT_EQ(a.boneKeys.size(), 1000U);
  for (std::size_t i = 0; i < a.boneKeys.size(); ++i) ASSERT_EQ(a.boneKeys[i].translation, b.boneKeys[i].translation);
}

TEST(MotionBinding, tellsAnyNumberOfNamesApart) {
  // GIVEN more names than the cache holds, each with a key on frame 0 and one on frame 1
  constexpr int kBones = 5000;
  Motion motion;
  pmx::Model model;
  for (std::uint32_t frame = 0; frame < 2; ++frame) {
    for (int b = 0; b < kBones; ++b) {
      motion.boneKeys.push_back(boneKey("bone" + std::to_string(b), frame, {b, frame, 0}));
    }
  }
  for (int b = 0; b < kBones; ++b) model.bones.push_back(support::bone("bone" + std::to_string(b)));
  // WHEN bound THEN every bone has its own two
  const MotionBinding binding = bind(motion, model);
  ASSERT_EQ(binding.boneKeys.size(), 2U * kBones);
  for (std::size_t i = 0; i < binding.boneKeys.size(); ++i) {
    ASSERT_EQ(binding.boneKeys[i].translation, Vec3(i / 2, i % 2, 0));
  }
}

TEST(MotionBinding, mergesMotionsInTheOrderTheyWereOpened) {
  Motion body, face;
  body.boneKeys = {boneKey("a", 0, {1, 0, 0}), boneKey("a", 10, {2, 0, 0})};
  face.boneKeys = {boneKey("a", 10, {3, 0, 0}), boneKey("a", 5, {4, 0, 0})};
  face.cameraKeys.resize(1);
  face.cameraKeys[0].frame = 99;
  const Motion* const motions[] = {&body, &face};
  const MotionBinding binding(motions, modelOf({"a"}));
  EXPECT_THAT(binding.boneFrames, ElementsAre(0, 5, 10));
  EXPECT_EQ(binding.boneKeys[2].translation.x, 3.0F) << "the motion opened later wins";
  EXPECT_EQ(binding.lastFrame, 99U) << "of any key";
}

TEST(MotionBinding, matchesNamesByTheirBytes) {
  // GIVEN V5's dangling half character, noise after a NUL, and a bone whose name is another's when
  // cut
  const pmx::Model model = modelOf({"右スカート前１＿２", "右スカート前１＿３", "センター"});
  Motion motion;
  motion.boneKeys = {boneKey("右スカート前１＿３", 0, {1, 0, 0}), boneKey("センター", 0, {2, 0, 0})};
  motion.boneKeys[1].name.bytes[14] = '\x7F';
  ASSERT_EQ(static_cast<unsigned char>(motion.boneKeys[0].name.bytes[14]), 0x81);
  const MotionBinding binding = bind(motion, model);
  ASSERT_EQ(binding.boneTracks.size(), 2U);
  EXPECT_EQ(binding.boneTracks[0].bone, 0) << "the first bone with these bytes";
  EXPECT_EQ(binding.boneTracks[1].bone, 2);
  EXPECT_TRUE(binding.unmatchedBones.empty());
}

TEST(MotionBinding, prefersTheExactNameToALooseOne) {
  // GIVEN a model with both a whole name and its first fourteen bytes
  const pmx::Model model = modelOf({"右スカート前１＿２", "右スカート前１"});
  Motion motion;
  motion.boneKeys = {boneKey("右スカート前１", 0, {1, 0, 0})};
  const MotionBinding binding = bind(motion, model);
  ASSERT_EQ(binding.boneTracks.size(), 1U);
  EXPECT_EQ(binding.boneTracks[0].bone, 1);
}

TEST(MotionBinding, normalisesRotations) {
  const pmx::Model model = modelOf({"a"});
  const Vec3 none(0.0F);
  // V7
  EXPECT_EQ(boundRotation(boneKey("a", 0, none, Quat(0, 0, 0, 0)), model), base::kIdentityRotation);
  const Quat expected(0.8F, 0.0F, 0.6F, 0.0F);
  for (const float scale : {2.0F, 1e-30F, 3e38F, -1.0F}) {
    const Quat stored(0.8F * scale, 0.0F, 0.6F * scale, 0.0F);
    expectSameRotation(boundRotation(boneKey("a", 0, none, stored), model), expected);
  }
}

TEST(MotionBinding, keepsTheAngleAndTakesTheFixedAxis) {
  // GIVEN a bone that may only turn about X (its axis stored too long)
  pmx::Model model;
  model.bones.push_back(support::bone("a", pmx::boneFlag::fixedAxis));
  model.bones[0].fixedAxis = {5, 0, 0};
  const Vec3 none(0.0F);
  const Vec3 x(1, 0, 0);
  const auto bound = [&](float degrees, const Vec3& axis) {
    return boundRotation(boneKey("a", 0, none, turn(degrees, glm::normalize(axis))), model);
  };
  // THEN B9: 90 degrees stay 90, on the side of the old axis, whatever sign the quaternion has
  expectSameRotation(bound(90, {1, 1, 0}), turn(90, x));
  expectSameRotation(bound(90, {-1, 1, 0}), turn(-90, x));
  expectSameRotation(bound(-90, {1, 1, 0}), turn(-90, x));
  expectSameRotation(bound(300, {1, 1, 0}), turn(-60, x));
  expectSameRotation(bound(0, {0, 1, 0}), base::kIdentityRotation);
  expectSameRotation(boundRotation(boneKey("a", 0, none, -turn(90, x)), model), turn(90, x));
  // AND at right angles, where no side is nearer, both signs of the quaternion still mean one
  // rotation
  expectSameRotation(boundRotation(boneKey("a", 0, none, -turn(90, {0, 1, 0})), model), bound(90, {0, 1, 0}));
  // AND an axis without a direction gives the identity
  model.bones[0].fixedAxis = Vec3(0.0F);
  EXPECT_EQ(bound(90, {1, 1, 0}), base::kIdentityRotation);
  model.bones[0].fixedAxis = Vec3(std::numeric_limits<float>::infinity());
  EXPECT_EQ(bound(90, {1, 1, 0}), base::kIdentityRotation);
  // AND without the flag nothing happens
  model.bones[0].flags = 0;
  expectSameRotation(bound(90, {1, 1, 0}), turn(90, glm::normalize(Vec3(1, 1, 0))));
}

TEST(MotionBinding, bindsCurvesReadyForUse) {
  Motion motion;
  motion.boneKeys = {boneKey("a", 0)};
  motion.boneKeys[0].setCurves({20, 20, 107, 107}, {0, 127, 200, 0}, {200, 127, 3, 3}, {1, 2, 3, 4}, true);
  const MotionBinding binding = bind(motion, modelOf({"a"}));
  const auto& key = binding.boneKeys.at(0);
  EXPECT_THAT(key.linear, ElementsAre(true, false, true, false));
  EXPECT_EQ(key.curve(BoneChannel::Y), (CurveBytes{0, 127, 127, 0}));
  EXPECT_EQ(key.curve(BoneChannel::Rotation), (CurveBytes{1, 2, 3, 4}));
  EXPECT_TRUE(key.physicsOff);
}

TEST(MotionBinding, leavesOutKeysThatArentNumbers) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  Motion motion;
  motion.boneKeys = {boneKey("a", 0, {1, 0, 0}), boneKey("a", 5, {0, nan, 0}),
                     boneKey("a", 5, {infinity, -infinity, 0}), boneKey("a", 6, {0, 0, 0}, Quat(1, 0, nan, 0)),
                     boneKey("b", 0, {nan, 0, 0})};
  motion.morphKeys = {morphKey("m", 0, nan), morphKey("m", 1, 0.5F)};
  const MotionBinding binding = bind(motion, modelOf({"a", "b"}, {"m"}));
  EXPECT_THAT(binding.boneFrames, ElementsAre(0));
  EXPECT_EQ(binding.boneTracks.size(), 1U);
  EXPECT_THAT(binding.morphFrames, ElementsAre(1));
}

TEST(MotionBinding, listsNamesTheModelLacks) {
  // GIVEN a track that moves a bone the model lacks, in two motions; one that only holds the rest
  // pose; a name cut inside a character
  Motion one, two;
  one.boneKeys = {boneKey("上着", 0), boneKey("上着", 4, {1, 0, 0}), boneKey("左足", 0), boneKey("左足", 9),
                  boneKey("ａｂｃｄｅｆｇｈ", 0, {1, 0, 0})};
  one.morphKeys = {morphKey("笑い", 3, 1.0F), morphKey("怒り", 3, 0.0F)};
  one.ikKeys = {ikKey(0, {{"右足ＩＫ", 0}, {"左足ＩＫ", 1}})};
  two.boneKeys = {boneKey("上着", 7, {2, 0, 0}, turn(10, {1, 0, 0}))};
  const Motion* const motions[] = {&one, &two};
  // WHEN bound to a model that has none of them
  const MotionBinding binding(motions, modelOf({"センター"}, {"あ"}));
  // THEN those that would have changed something, with the number of their keys
  ASSERT_EQ(binding.unmatchedBones.size(), 2U);
  EXPECT_EQ(binding.unmatchedBones[0].name.utf8, "上着");
  EXPECT_EQ(binding.unmatchedBones[0].keyCount, 3U);
  EXPECT_EQ(binding.unmatchedBones[1].name.utf8, "ａｂｃｄｅｆｇ");
  ASSERT_EQ(binding.unmatchedMorphs.size(), 1U);
  EXPECT_EQ(binding.unmatchedMorphs[0].name.utf8, "笑い");
  ASSERT_EQ(binding.unmatchedChains.size(), 1U);
  EXPECT_EQ(binding.unmatchedChains[0].name.utf8, "右足ＩＫ");
  EXPECT_TRUE(binding.boneTracks.empty());
}

/// Returns a model whose last three bones carry IK; the last name is longer than 15 bytes.
pmx::Model modelWithChains() {
  pmx::Model model = modelOf({"センター"});
  model.bones.push_back(support::bone("左足ＩＫ", pmx::boneFlag::ik));
  model.bones.push_back(support::bone("右足ＩＫ", pmx::boneFlag::ik));
  model.bones.push_back(support::bone("とても長い名前ＩＫ", pmx::boneFlag::ik));
  return model;
}

TEST(MotionBinding, carriesUnlistedChainsOn) {
  // GIVEN keys that list the chains now and then, out of order; the second motion repeats frame 10
  Motion one, two;
  one.ikKeys = {ikKey(20, {{"右足ＩＫ", 0}}), ikKey(5, {{"左足ＩＫ", 0}}), ikKey(10, {{"左足ＩＫ", 1}}, 0)};
  two.ikKeys = {ikKey(10, {{"左足ＩＫ", 0}}, 1)};
  const Motion* const motions[] = {&one, &two};
  const MotionBinding binding(motions, modelWithChains());
  // THEN each chain has its own switches; the one that the first key doesn't list begins on
  ASSERT_EQ(binding.chainTracks.size(), 2U);
  EXPECT_EQ(binding.chainTracks[0].chain, 0);
  EXPECT_EQ(binding.chainTracks[0].count, 2U);
  EXPECT_EQ(binding.chainTracks[1].chain, 1);
  EXPECT_EQ(binding.chainTracks[1].first, 2U);
  EXPECT_THAT(binding.chainFrames, ElementsAre(5, 10, 5, 20));
  EXPECT_THAT(binding.chainStates, ElementsAre(0, 0, 1, 0));
  EXPECT_THAT(binding.visibleFrames, ElementsAre(5, 10, 20));
  EXPECT_THAT(binding.visibleStates, ElementsAre(1, 1, 1));
}

TEST(MotionBinding, matchesChainsByTwentyBytesOrFifteen) {
  Motion motion;
  motion.ikKeys = {ikKey(0, {{"とても長い名前ＩＫ", 0}})};
  EXPECT_EQ(bind(motion, modelWithChains()).chainTracks.at(0).chain, 2);
  // WHEN only fifteen bytes are there, or noise follows them THEN it is still that chain
  auto& field = motion.ikKeys[0].switches[0].name.bytes;
  std::fill(field.begin() + 15, field.end(), '\0');
  EXPECT_EQ(bind(motion, modelWithChains()).chainTracks.at(0).chain, 2);
  std::fill(field.begin() + 15, field.end(), '\x7F');
  EXPECT_EQ(bind(motion, modelWithChains()).chainTracks.at(0).chain, 2);
}

TEST(MotionBinding, prefersTheCutNameOfAChainToALooseOne) {
  // GIVEN a chain whose name is another one's without its half character at byte 15
  pmx::Model model;
  model.bones = {support::bone("とても長い名前", pmx::boneFlag::ik),
                 support::bone("とても長い名前ＩＫ", pmx::boneFlag::ik)};
  Motion motion;
  motion.ikKeys = {ikKey(0, {{"とても長い名前ＩＫ", 0}})};
  auto& field = motion.ikKeys[0].switches[0].name.bytes;
  std::fill(field.begin() + 15, field.end(), '\0');
  EXPECT_EQ(bind(motion, model).chainTracks.at(0).chain, 1);
}

TEST(MotionBinding, isEmptyWithoutMotionsOrBones) {
  const MotionBinding none({}, modelOf({"a"}, {"m"}));
  EXPECT_EQ(none.boneCount, 1U);
  EXPECT_EQ(none.morphCount, 1U);
  EXPECT_TRUE(none.boneTracks.empty());
  Motion motion;
  motion.boneKeys = {boneKey("a", 3, {1, 0, 0})};
  EXPECT_EQ(bind(motion, pmx::Model{}).unmatchedBones.size(), 1U);
}

}  // namespace
}  // namespace vmd
