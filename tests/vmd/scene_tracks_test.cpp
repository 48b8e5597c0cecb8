// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/scene_tracks.h"

#include <array>
#include <limits>

#include <gtest/gtest.h>

namespace vmd {
namespace {

constexpr float kPi = base::kPi;

CameraKey cameraKey(std::uint32_t frame, const Vec3& rotation = Vec3(0.0F)) {
  CameraKey key;
  key.frame = frame;
  key.rotation = rotation;
  return key;  // an empty interpolation block is linear
}

SceneTracks tracksOf(const Motion& motion) { return SceneTracks(std::array{&motion}); }

SceneTracks cameraTracks(std::initializer_list<CameraKey> keys) {
  Motion motion;
  motion.cameraKeys = keys;
  return tracksOf(motion);
}

TEST(SceneTracks, hasTheDefaultsOfMmdWithoutKeys) {
  const SceneTracks tracks({});
  EXPECT_FALSE(tracks.hasCamera());
  EXPECT_FALSE(tracks.hasLight());
  EXPECT_EQ(tracks.camera(3.0), CameraState{});
  EXPECT_EQ(tracks.light(3.0), LightState{});
  EXPECT_EQ(tracks.lastFrame(), 0U);
}

TEST(SceneTracks, cutsBetweenSuccessiveFrames) {
  // GIVEN S5, and keys two frames apart
  CameraKey a = cameraKey(10), b = cameraKey(11), c = cameraKey(13);
  a.target.x = 1.0F;
  b.target.x = 3.0F;
  c.target.x = 7.0F;
  const SceneTracks tracks = cameraTracks({c, a, b});
  EXPECT_EQ(tracks.camera(10.5).target.x, 1.0F);
  EXPECT_EQ(tracks.camera(10.999).target.x, 1.0F);
  EXPECT_EQ(tracks.camera(11.0).target.x, 3.0F);
  EXPECT_EQ(tracks.camera(12.0).target.x, 5.0F);
  EXPECT_EQ(tracks.camera(0.0).target.x, 1.0F);
  EXPECT_EQ(tracks.camera(99.0).target.x, 7.0F);
  EXPECT_EQ(tracks.lastFrame(), 13U);
}

TEST(SceneTracks, turnsTheCameraByNumbers) {
  // GIVEN S6: two whole turns
  const SceneTracks tracks = cameraTracks({cameraKey(0), cameraKey(20, {0, 4 * kPi, 0})});
  EXPECT_NEAR(tracks.camera(10.0).rotation.y, 2 * kPi, 1e-6F);
  EXPECT_NEAR(tracks.camera(5.0).rotation.y, kPi, 1e-6F);
}

TEST(SceneTracks, easesSixChannelsByTheLaterKey) {
  // GIVEN a segment from 0 to 1 (fov 30 to 31) whose channels have the curves of 12.4; values at
  // 0.25
  struct Channel {
    CameraChannel channel;
    CurveBytes curve;
    float at25;
  };
  const Channel channels[] = {
      {CameraChannel::X, {64, 0, 64, 127}, .104103F},        {CameraChannel::Y, {127, 0, 0, 127}, .029725F},
      {CameraChannel::Z, {0, 127, 127, 0}, .479055F},        {CameraChannel::Rotation, {20, 107, 20, 107}, .763610F},
      {CameraChannel::Distance, {0, 127, 33, 52}, .661784F}, {CameraChannel::Fov, {20, 20, 107, 107}, .25F}};
  CameraKey from = cameraKey(0), to = cameraKey(4, Vec3(1.0F));
  from.target = Vec3(0.0F);
  from.distance = 0.0F;
  to.target = Vec3(1.0F);
  to.distance = 1.0F;
  to.fovDegrees = 31;
  for (const auto& channel : channels) to.setCurve(channel.channel, channel.curve);
  // WHEN sampled a quarter in THEN each value follows its own curve
  const CameraState state = cameraTracks({from, to}).camera(1.0);
  constexpr float kBound = 3.7e-4F;
  EXPECT_NEAR(state.target.x, channels[0].at25, kBound);
  EXPECT_NEAR(state.target.y, channels[1].at25, kBound);
  EXPECT_NEAR(state.target.z, channels[2].at25, kBound);
  for (const float angle : {state.rotation.x, state.rotation.y, state.rotation.z}) {
    EXPECT_NEAR(angle, channels[3].at25, kBound);
  }
  EXPECT_NEAR(state.distance, channels[4].at25, kBound);
  EXPECT_NEAR(state.fovDegrees, 30.25F, 1e-6F);
}

TEST(SceneTracks, stepsTheKindOfProjection) {
  // GIVEN V3: 0 is perspective, 1 isn't
  CameraKey a = cameraKey(0), b = cameraKey(10);
  b.perspectiveOff = 1;
  const SceneTracks tracks = cameraTracks({a, b});
  EXPECT_TRUE(tracks.camera(9.99).perspective);
  EXPECT_FALSE(tracks.camera(10.0).perspective);
}

TEST(SceneTracks, keepsTheLaterKeyOfAFrame) {
  Motion one, two;
  one.cameraKeys = {cameraKey(5, {1, 0, 0}), cameraKey(5, {2, 0, 0}), cameraKey(0)};
  two.cameraKeys = {cameraKey(0, {7, 0, 0})};
  const SceneTracks tracks(std::array<const Motion*, 2>{&one, &two});
  EXPECT_EQ(tracks.camera(5.0).rotation.x, 2.0F);
  EXPECT_EQ(tracks.camera(0.0).rotation.x, 7.0F);
}

TEST(SceneTracks, movesTheLightInStraightLinesAndCuts) {
  Motion motion;
  motion.lightKeys = {{0, Vec3(0.0F), {0, -1, 0}}, {10, Vec3(1.0F), {1, -1, 0}}, {11, Vec3(0.5F), {0, 0, 1}}};
  const SceneTracks tracks = tracksOf(motion);
  EXPECT_TRUE(tracks.hasLight());
  EXPECT_FALSE(tracks.hasCamera());
  EXPECT_EQ(tracks.light(2.5).colour, Vec3(0.25F));
  EXPECT_EQ(tracks.light(5.0).direction, Vec3(0.5F, -1, 0));
  EXPECT_EQ(tracks.light(10.5).colour, Vec3(1.0F));
  EXPECT_EQ(tracks.light(11.0).colour, Vec3(0.5F));
  EXPECT_EQ(tracks.lastFrame(), 11U);
}

TEST(SceneTracks, stepsTheModeOfSelfShadowAndMovesItsDistance) {
  // GIVEN no key: none
  EXPECT_FALSE(tracksOf(Motion()).hasSelfShadow());
  EXPECT_EQ(tracksOf(Motion()).selfShadow(3.0).mode, 0);
  // GIVEN mode 1 at 0, mode 2 at 10, a mode that isn't one at 20
  Motion motion;
  motion.selfShadowKeys = {{10, 2, 0.5F}, {0, 1, 0.25F}, {20, 7, 0.5F}, {30, 1, 0.5F}, {31, 2, 0.75F}};
  const SceneTracks tracks = tracksOf(motion);
  EXPECT_TRUE(tracks.hasSelfShadow());
  // THEN the mode is that of the key before, the distance is interpolated
  EXPECT_EQ(tracks.selfShadow(5.0), (SelfShadowState{1, 0.375F}));
  EXPECT_EQ(tracks.selfShadow(10.0), (SelfShadowState{2, 0.5F}));
  EXPECT_EQ(tracks.selfShadow(25.0).mode, 0);
  EXPECT_EQ(tracks.selfShadow(30.5), (SelfShadowState{1, 0.5F}));
  EXPECT_EQ(tracks.selfShadow(99.0), (SelfShadowState{2, 0.75F}));
  EXPECT_EQ(tracks.lastFrame(), 31U);
}

TEST(SceneTracks, isUnharmedByWhatCannotBeShown) {
  // GIVEN keys that aren't numbers, fields of view without a picture, the largest values there are
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float large = std::numeric_limits<float>::max();
  CameraKey bad = cameraKey(5, {nan, 0, 0}), wide = cameraKey(10, Vec3(large)), narrow = cameraKey(20, Vec3(-large));
  wide.fovDegrees = 0xFFFFFFFFU;
  narrow.fovDegrees = 0;
  const SceneTracks tracks = cameraTracks({bad, wide, narrow});
  const double frames[] = {0.0, 5.0, 15.0, 30.0, nan, std::numeric_limits<double>::infinity(), -1e300, 1e300};
  for (const double frame : frames) {
    const CameraState state = tracks.camera(frame);
    EXPECT_TRUE(std::isfinite(state.rotation.x)) << frame;
    EXPECT_LE(std::abs(state.rotation.x), base::kMaxUnits) << frame;
    EXPECT_TRUE(state.fovDegrees >= 1.0F && state.fovDegrees <= 179.0F) << frame;
  }
  EXPECT_EQ(tracks.lastFrame(), 20U);
}

}  // namespace
}  // namespace vmd
