// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/track_reduction.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "tests/support/sampling_buffers.h"
#include "tests/vmd/motion_keys.h"
#include "vmd/motion_binding.h"
#include "vmd/sampling_job.h"

namespace vmd {
namespace {

using base::Transform;
using support::kX;
using support::kY;
using support::turn;
using Samples = std::vector<Transform>;

/// Returns the samples of bone "b" at frames 0 to `last`, as the sampling job has them.
Samples played(const Motion& motion, std::size_t frames) {
  const pmx::Model model = support::modelOf({"b"});
  const Motion* const motions[] = {&motion};
  const MotionBinding binding(motions, model);
  Samples samples(frames);
  std::vector<Transform> locals(1);
  for (std::size_t i = 0; i < frames; ++i) {
    SamplingJob job;
    job.binding = &binding;
    job.frame = static_cast<double>(i);
    job.locals = locals;
    job.run();
    samples[i] = locals[0];
  }
  return samples;
}

Motion motionOf(const Samples& samples, const std::vector<TrackKey>& keys) {
  Motion motion = Motion::make("m");
  for (const TrackKey& key : keys) {
    const Transform& value = samples[key.sample];
    motion.boneKeys.push_back(
        support::boneKey("b", static_cast<std::uint32_t>(key.sample), value.translation, value.rotation));
    motion.boneKeys.back().setCurves(key.curves[0], key.curves[1], key.curves[2], key.curves[3]);
  }
  return motion;
}

/// This struct has the largest error of the played keys over all frames, times their tolerance. It
/// is independent of the reduction: the keys are written, bound and sampled.
struct Off {
  double units = 0, radians = 0;
};
Off offOf(const Samples& samples, const std::vector<TrackKey>& keys) {
  const Samples got = played(motionOf(samples, keys), samples.size());
  Off off;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    off.units = std::max(off.units, static_cast<double>(glm::distance(got[i].translation, samples[i].translation)));
    const glm::dquat a(got[i].rotation);
    glm::dquat b(samples[i].rotation);
    if (glm::dot(a, b) < 0) b = -b;
    off.radians = std::max(off.radians, 4.0 * std::atan2(glm::length(a - b), glm::length(a + b)));
  }
  return off;
}

std::vector<TrackKey> reduced(const Samples& samples, float units, float radians) {
  const std::vector<float> u(samples.size(), units), r(samples.size(), radians);
  std::vector<TrackKey> keys = reduceTrack(samples, {u, r});
  // the tolerance is kept at every frame for any samples
  const Off off = offOf(samples, keys);
  EXPECT_LE(off.units, static_cast<double>(units) + 2e-6);
  EXPECT_LE(off.radians, static_cast<double>(radians) + 2e-6);
  return keys;
}

TEST(TrackReduction, aTrackThatStandsStillHasOneKey) {
  const Samples still(100, {{1, 2, 3}, turn(30, kX)});
  EXPECT_EQ(reduced(still, 0.0F, 0.0F), std::vector<TrackKey>(1));
  EXPECT_TRUE(reduceTrack({}, {}).empty());
  EXPECT_EQ(reduced(Samples(1), 0.0F, 0.0F).size(), 1U);
}

TEST(TrackReduction, aStraightLineHasTwo) {
  Samples line(51);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto at = static_cast<float>(i);
    line[i] = {{0.1F * at, 0, -0.2F * at}, turn(2.0F * at, kY)};  // to 100 degrees
  }
  const auto keys = reduced(line, 1e-4F, 1e-5F);
  ASSERT_EQ(keys.size(), 2U);
  EXPECT_EQ(keys[1].sample, 50U);
  // AND a track that is still after it needs no third
  line.resize(90, line.back());
  EXPECT_EQ(reduced(line, 1e-4F, 1e-5F).size(), 2U);
}

TEST(TrackReduction, signsOfQuaternionsDoNotMatter) {
  Samples line(41);
  for (std::size_t i = 0; i < line.size(); ++i) {
    line[i].rotation = turn(3.0F * static_cast<float>(i), kX);
    if (i % 3 == 1 || i == 40) line[i].rotation = -line[i].rotation;
  }
  EXPECT_EQ(reduced(line, 0.0F, 1e-5F).size(), 2U);
  Samples still(30, {{}, turn(40, kY)});
  for (std::size_t i = 0; i < still.size(); i += 2) still[i].rotation = -still[i].rotation;
  EXPECT_EQ(reduced(still, 0.0F, 1e-6F).size(), 1U);
}

TEST(TrackReduction, aTurnOfMoreThanHalfNeedsAKeyBetween) {
  // GIVEN 300 degrees about one axis: slerp would take the short way back
  Samples turns(61);
  for (std::size_t i = 0; i < turns.size(); ++i) turns[i].rotation = turn(5.0F * static_cast<float>(i), kY);
  EXPECT_EQ(reduced(turns, 0.0F, 1e-5F).size(), 3U);
}

TEST(TrackReduction, aMotionOfFewKeysIsFoundAgain) {
  // GIVEN six keys with curves of their own on each channel
  const CurveBytes in{64, 0, 64, 127}, early{10, 90, 40, 127}, late{90, 10, 117, 60}, straight;
  Motion motion = Motion::make("m");
  const auto add = [&](std::uint32_t frame, const base::Vec3& place, const base::Quat& rotation, const CurveBytes& x,
                       const CurveBytes& y, const CurveBytes& turning) {
    motion.boneKeys.push_back(support::boneKey("b", frame, place, rotation));
    motion.boneKeys.back().setCurves(x, y, straight, turning);
  };
  add(0, {0, 0, 0}, turn(0, kX), in, in, in);
  add(20, {3, 1, 0}, turn(80, kX), in, early, late);
  add(45, {-1, 1, 2}, turn(60, kY), late, in, in);
  add(60, {-1, 4, 2}, turn(-50, glm::normalize(base::Vec3(1, 2, 3))), early, early, early);
  add(100, {5, 0, 0}, turn(10, kX), in, late, in);
  add(130, {5, 0, 0}, turn(100, kY), straight, straight, late);
  const Samples samples = played(motion, 140);
  // WHEN reduced within a thousandth of a unit and a twentieth of a degree
  const auto keys = reduced(samples, 1e-3F, 1e-3F);
  // THEN there are about as many
  EXPECT_GE(keys.size(), 5U);
  EXPECT_LE(keys.size(), 9U);
}

TEST(TrackReduction, aTurnOfFewKeysIsFoundAgain) {
  const CurveBytes in{64, 0, 64, 127}, early{10, 90, 40, 127}, late{90, 10, 117, 60};
  Motion motion = Motion::make("m");
  std::uint32_t frame = 0;
  for (const CurveBytes& curve : {in, early, late, in, late, early}) {
    const float degrees = frame % 40 == 0 ? 10.0F : 70.0F;
    motion.boneKeys.push_back(support::boneKey("b", frame, {}, turn(degrees, frame % 60 == 0 ? kX : kY)));
    motion.boneKeys.back().setCurves({}, {}, {}, curve);
    frame += 20;
  }
  const auto keys = reduced(played(motion, 101), 0.0F, 2e-3F);
  EXPECT_GE(keys.size(), 5U);
  EXPECT_LE(keys.size(), 7U);
}

TEST(TrackReduction, theToleranceIsKeptWhateverTheTrack) {
  // GIVEN smooth, shaken and jumping tracks from a fixed seed
  std::mt19937 random(7);
  std::uniform_real_distribution<float> any(-1.0F, 1.0F);
  for (const float shake : {0.0F, 0.01F, 1.0F}) {
    Samples samples(300);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const auto at = static_cast<float>(i);
      const base::Vec3 axis = glm::normalize(base::Vec3(std::sin(0.05F * at), 1.0F, 0.3F + shake * any(random)));
      samples[i] = {{std::sin(0.1F * at) + shake * any(random), i < 150 ? 0.0F : 3.0F, shake * any(random)},
                    turn(70.0F * std::sin(0.07F * at) + 20.0F * shake * any(random), axis)};
    }
    std::size_t before = samples.size() + 1;
    for (const float tolerance : {0.0F, 1e-4F, 1e-2F, 1e-1F}) {
      const std::size_t keys = reduced(samples, tolerance, tolerance).size();
      EXPECT_LE(keys, before) << "a wider tolerance needs no more";
      before = keys;
    }
    EXPECT_LT(before, samples.size());
  }
}

TEST(TrackReduction, theToleranceMayDifferFromFrameToFrame) {
  // GIVEN a bow that a straight line misses by 0.2, and one frame in it that has to be exact
  Samples bow(21);
  for (std::size_t i = 0; i < bow.size(); ++i) {
    const float u = static_cast<float>(i) / 20.0F;
    bow[i].translation = {u, 0, 0.8F * u * (1.0F - u)};
  }
  std::vector<float> units(bow.size(), 0.3F);
  const std::vector<float> radians(bow.size(), 0.1F);
  EXPECT_EQ(reduceTrack(bow, {units, radians}).size(), 2U);
  units[7] = 0.0F;
  const auto keys = reduceTrack(bow, {units, radians});
  ASSERT_GE(keys.size(), 3U);
  EXPECT_EQ(keys[1].sample, 7U) << "only a key is exact";
}

TEST(TrackReduction, aPartEndsWithAKeyAtItsEnd) {
  const Samples still(40, {{1, 0, 0}, base::kIdentityRotation});
  const std::vector<float> zero(40, 0.0F);
  const auto keys = reducePart(still, {zero, zero}, 10, 30);
  ASSERT_EQ(keys.size(), 1U);
  EXPECT_EQ(keys[0].sample, 30U);
}

TEST(TrackReduction, whatIsNoNumberEndsToo) {
  Samples samples(20);
  samples[5].translation.x = std::nanf("");
  samples[9].rotation = {0, 0, 0, 0};
  samples[12].rotation.w = std::nanf("");
  const std::vector<float> some(20, 0.1F);
  const auto keys = reduceTrack(samples, {some, some});
  EXPECT_GE(keys.size(), 2U);
  EXPECT_LE(keys.size(), samples.size());
}

}  // namespace
}  // namespace vmd
