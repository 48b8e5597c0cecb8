// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/sampling_job.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/vmd/allocation_count.h"
#include "tests/vmd/motion_keys.h"

namespace vmd {
namespace {

using support::boneKey;
using support::ikKey;
using support::kY;
using support::modelOf;
using support::morphKey;
using support::turn;

/// This struct has a binding and the buffers that a job writes.
struct Sampled {
  MotionBinding binding;
  std::vector<base::Transform> locals;
  std::vector<float> weights;
  std::vector<std::uint8_t> ikEnabled;
  bool visible = false;

  Sampled(const Motion& motion, const pmx::Model& model) : Sampled(std::array{&motion}, model) {}
  Sampled(std::span<const Motion* const> motions, const pmx::Model& model)
      : binding(motions, model),
        locals(binding.boneCount, {Vec3(99.0F), Quat(9, 9, 9, 9)}),
        weights(binding.morphCount, 99.0F),
        ikEnabled(binding.chainCount, 99) {}

  Sampled& at(double frame) {
    job(frame).run();
    return *this;
  }
  SamplingJob job(double frame) { return {&binding, frame, locals, weights, ikEnabled, &visible}; }
};

double degreesBetween(const Quat& a, const Quat& b) {
  const glm::dquat p = glm::normalize(glm::dquat(a));
  const glm::dquat q = glm::normalize(glm::dquat(b));
  const double sine = std::min(glm::length(p - q), glm::length(p + q)) / 2.0;
  return 4.0 * std::asin(std::min(sine, 1.0)) * 180.0 / 3.14159265358979;
}

Motion bones(std::initializer_list<BoneKey> keys) {
  Motion motion;
  motion.boneKeys = keys;
  return motion;
}

TEST(SamplingJob, givesTheBindPoseWithoutKeys) {
  Sampled sampled(Motion{}, modelOf({"a", "b"}, {"m"}));
  sampled.at(3.0);
  for (const auto& local : sampled.locals) {
    EXPECT_EQ(local.translation, Vec3(0.0F));
    EXPECT_EQ(local.rotation, base::kIdentityRotation);
  }
  EXPECT_EQ(sampled.weights[0], 0.0F);
  EXPECT_TRUE(sampled.visible);
}

TEST(SamplingJob, easesByTheLaterKeysCurve) {
  // GIVEN S1: the later key holds (64,0,64,127), the earlier one another curve
  Motion motion = bones({boneKey("a", 0), boneKey("a", 10, {10, 0, 0})});
  const CurveBytes line{20, 20, 107, 107};
  const CurveBytes slow{64, 0, 64, 127};
  motion.boneKeys[0].setCurves({0, 127, 0, 127}, line, line, line);
  motion.boneKeys[1].setCurves(slow, line, line, line);
  // THEN 10 times 0.104103 of 12.4, within the error of twelve bisections
  EXPECT_NEAR(Sampled(motion, modelOf({"a"})).at(2.5).locals[0].translation.x, 1.04103F, 10 * 3.7e-4F);
}

TEST(SamplingJob, easesEveryChannelByItsOwnCurve) {
  // GIVEN keys one unit and 90 degrees apart whose four curves differ; values at 0.25 from 12.4
  Motion motion = bones({boneKey("a", 0), boneKey("a", 4, {1, 1, 1}, turn(90, kY))});
  motion.boneKeys[1].setCurves({64, 0, 64, 127}, {127, 0, 0, 127}, {0, 127, 127, 0}, {20, 107, 20, 107});
  const base::Transform local = Sampled(motion, modelOf({"a"})).at(1.0).locals[0];
  EXPECT_NEAR(local.translation.x, 0.104103F, 3.7e-4F);
  EXPECT_NEAR(local.translation.y, 0.029725F, 3.7e-4F);
  EXPECT_NEAR(local.translation.z, 0.479055F, 3.7e-4F);
  EXPECT_NEAR(degreesBetween(local.rotation, turn(90 * 0.763610F, kY)), 0.0, 90 * 3.7e-4);
}

TEST(SamplingJob, turnsAtAConstantSpeed) {
  // GIVEN S2
  const Motion motion = bones({boneKey("a", 0), boneKey("a", 4, Vec3(0.0F), turn(120, kY))});
  Sampled sampled(motion, modelOf({"a"}));
  EXPECT_NEAR(degreesBetween(sampled.at(1.0).locals[0].rotation, turn(30, kY)), 0.0, 1e-4);
  EXPECT_NEAR(degreesBetween(sampled.at(3.5).locals[0].rotation, turn(105, kY)), 0.0, 1e-4);
  EXPECT_NEAR(glm::length(sampled.locals[0].rotation), 1.0F, 1e-6F);
}

TEST(SamplingJob, takesTheShortestPath) {
  // GIVEN S3: q and -q, and a turn of 20 degrees stored with the other sign
  const Quat q = turn(50, kY);
  const Motion still = bones({boneKey("a", 0, Vec3(0.0F), q), boneKey("a", 8, Vec3(0.0F), -q)});
  const Motion small = bones({boneKey("a", 0, Vec3(0.0F), q), boneKey("a", 8, Vec3(0.0F), -turn(70, kY))});
  for (const double frame : {0.0, 1.0, 4.0, 7.9, 8.0}) {
    EXPECT_NEAR(degreesBetween(Sampled(still, modelOf({"a"})).at(frame).locals[0].rotation, q), 0.0, 1e-4);
  }
  EXPECT_NEAR(degreesBetween(Sampled(small, modelOf({"a"})).at(4.0).locals[0].rotation, turn(60, kY)), 0.0, 1e-4);
}

TEST(SamplingJob, holdsTheFirstAndTheLastKey) {
  // GIVEN S4, and a bone
  Motion motion = bones({boneKey("a", 2, {1, 0, 0}), boneKey("a", 10, {5, 0, 0})});
  motion.morphKeys = {morphKey("m", 0, 0.0F), morphKey("m", 10, 1.0F)};
  Sampled sampled(motion, modelOf({"a"}, {"m"}));
  EXPECT_EQ(sampled.at(15.0).weights[0], 1.0F);
  EXPECT_EQ(sampled.locals[0].translation.x, 5.0F);
  EXPECT_EQ(sampled.at(-5.0).weights[0], 0.0F);
  EXPECT_EQ(sampled.locals[0].translation.x, 1.0F);
  EXPECT_EQ(sampled.at(2.5).weights[0], 0.25F);
  EXPECT_EQ(sampled.at(1e300).locals[0].translation.x, 5.0F);
}

TEST(SamplingJob, givesKeysThemselvesOnTheirFrames) {
  // GIVEN steep curves, whose bisection ends a little beside 0
  Motion motion = bones({boneKey("a", 0, {3, 0, 0}), boneKey("a", 5, {1000, 0, 0}), boneKey("a", 9, {-7, 0, 0})});
  for (BoneKey& key : motion.boneKeys) {
    const CurveBytes steep{0, 127, 0, 127};
    key.setCurves(steep, steep, steep, steep);
  }
  Sampled sampled(motion, modelOf({"a"}));
  for (const BoneKey& key : motion.boneKeys) EXPECT_EQ(sampled.at(key.frame).locals[0].translation, key.translation);
}

TEST(SamplingJob, takesMorphWeightsOutsideOneAsTheyAre) {
  Motion motion;
  motion.morphKeys = {morphKey("m", 0, -2.0F), morphKey("m", 4, 6.0F)};
  EXPECT_EQ(Sampled(motion, modelOf({}, {"m"})).at(3.0).weights[0], 4.0F);
}

TEST(SamplingJob, switchesIkAndVisibilityInSteps) {
  // GIVEN S7; the second chain is listed at frame 10 only
  pmx::Model model;
  model.bones = {support::bone("ik1", pmx::boneFlag::ik), support::bone("ik2", pmx::boneFlag::ik),
                 support::bone("ik3", pmx::boneFlag::ik)};
  Motion motion;
  motion.ikKeys = {ikKey(2, {{"ik1", 1}}, 0), ikKey(10, {{"ik1", 0}, {"ik2", 0}}, 1), ikKey(20, {{"ik1", 1}}, 1)};
  Sampled sampled(motion, model);
  using testing::ElementsAre;
  EXPECT_THAT(sampled.at(9.99).ikEnabled, ElementsAre(1, 1, 1));
  EXPECT_FALSE(sampled.visible);
  EXPECT_THAT(sampled.at(10.0).ikEnabled, ElementsAre(0, 0, 1));
  EXPECT_TRUE(sampled.visible);
  EXPECT_THAT(sampled.at(19.9).ikEnabled, ElementsAre(0, 0, 1));
  EXPECT_THAT(sampled.at(20.0).ikEnabled, ElementsAre(1, 0, 1));
  // AND before the first key the first applies
  EXPECT_THAT(sampled.at(0.0).ikEnabled, ElementsAre(1, 1, 1));
  EXPECT_FALSE(sampled.visible);
}

TEST(SamplingJob, appliesTheFirstIkKeyBeforeIt) {
  pmx::Model model;
  model.bones = {support::bone("ik1", pmx::boneFlag::ik)};
  Motion motion;
  motion.ikKeys = {ikKey(10, {{"ik1", 0}})};
  EXPECT_EQ(Sampled(motion, model).at(3.0).ikEnabled[0], 0);
}

/// Returns two hundred keys with all kinds of curves on ten bones.
Motion variedMotion() {
  Motion motion;
  for (std::uint32_t i = 0; i < 200; ++i) {
    const auto value = [i](std::uint32_t salt) { return static_cast<float>((i * 37 + salt * 101) % 97) - 48.0F; };
    BoneKey key = boneKey("bone" + std::to_string(i % 10), (i / 10) * 7, {value(1), value(2), value(3)},
                          Quat(value(4), value(5), value(6), value(7)));
    for (std::size_t b = 0; b < 64; ++b) key.interpolation[b] = static_cast<std::uint8_t>((i * 13 + b * 29) % 128);
    motion.boneKeys.push_back(key);
    motion.morphKeys.push_back(morphKey("m", i * 3, value(8)));
  }
  return motion;
}

pmx::Model tenBones() {
  return modelOf({"bone0", "bone1", "bone2", "bone3", "bone4", "bone5", "bone6", "bone7", "bone8", "bone9"}, {"m"});
}

TEST(SamplingJob, isAFunctionOfTheFrameAlone) {
  // GIVEN the poses of frames in rising order
  Sampled rising(variedMotion(), tenBones());
  Sampled jumping(variedMotion(), tenBones());
  std::vector<std::vector<base::Transform>> poses;
  for (int i = 0; i < 300; ++i) poses.push_back(rising.at(i * 0.47).locals);
  // WHEN sampled in another order THEN the bits are equal
  for (int i = 0; i < 300; ++i) {
    const int frame = i * 187 % 300;
    const auto& again = jumping.at(frame * 0.47).locals;
    ASSERT_EQ(std::memcmp(again.data(), poses[static_cast<std::size_t>(frame)].data(),
                          again.size() * sizeof(base::Transform)),
              0);
  }
}

TEST(SamplingJob, allocatesNothing) {
  Sampled sampled(variedMotion(), tenBones());
  support::Allocations::reset();
  for (int i = 0; i < 300; ++i) sampled.at(i * 0.47);
  EXPECT_EQ(support::Allocations::sinceReset().count, 0U);
}

TEST(SamplingJob, givesUnitRotationsAndNumbersForAnyInput) {
  // GIVEN the largest values a file can hold, at the last frame there is
  const float large = std::numeric_limits<float>::max();
  const Motion motion = bones({boneKey("a", 0, Vec3(large), Quat(large, large, -large, large)),
                               boneKey("a", 0xFFFFFFFFU, Vec3(-large), Quat(1e-45F, 0, 0, 1e-45F))});
  Sampled sampled(motion, modelOf({"a"}));
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double frame : {-infinity, -1.0, 0.0, 1e-300, 0.5, 2147483647.5, 4294967294.9, 4294967295.0, 1e300,
                             infinity, std::numeric_limits<double>::quiet_NaN()}) {
    const base::Transform& local = sampled.at(frame).locals[0];
    EXPECT_TRUE(std::isfinite(local.translation.x)) << frame;
    EXPECT_NEAR(glm::length(local.rotation), 1.0F, 1e-5F) << frame;
  }
  EXPECT_EQ(sampled.at(infinity).locals[0].translation.x, large) << "what isn't finite counts as 0";
}

TEST(SamplingJob, refusesSpansOfTheWrongSize) {
  Sampled sampled(variedMotion(), tenBones());
  EXPECT_TRUE(sampled.job(0.0).invalidReason().empty());
  SamplingJob job = sampled.job(0.0);
  job.locals = job.locals.first(9);
  EXPECT_FALSE(job.invalidReason().empty());
  job = sampled.job(0.0);
  job.morphWeights = {};
  EXPECT_FALSE(job.invalidReason().empty());
  job = sampled.job(0.0);
  job.binding = nullptr;
  EXPECT_FALSE(job.invalidReason().empty());
}

}  // namespace
}  // namespace vmd
