// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_path.h"

#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

using base::Vec3;

void expectSeenAt(const Vec3& actual, const Vec3& expected) {
  EXPECT_NEAR(actual.x, expected.x, 1e-3F);
  EXPECT_NEAR(actual.y, expected.y, 1e-3F);
  EXPECT_NEAR(actual.z, expected.z, 1e-3F);
}

Vec3 eyeOf(const vmd::CameraState& camera) { return app::cameraMatrices(camera, 1.0F).eye; }

TEST(CameraPath, TurnsToTheModelsLeftFirst) {
  // GIVEN MMD's camera, 45 units before (0, 10, 0); the model faces -Z, its left is +X
  const vmd::CameraState camera;
  expectSeenAt(eyeOf(app::turned(camera, 0.0)), {0, 10, -45});
  expectSeenAt(eyeOf(app::turned(camera, 90.0)), {45, 10, 0});
  expectSeenAt(eyeOf(app::turned(camera, 180.0)), {0, 10, 45});
  expectSeenAt(eyeOf(app::turned(camera, -90.0)), {-45, 10, 0});
  expectSeenAt(eyeOf(app::turned(camera, 36000.0 + 90.0)), {45, 10, 0});
  EXPECT_EQ(app::turned(camera, 90.0).rotation, app::standardView(camera, app::StandardView::Left).rotation);
}

TEST(CameraPath, StandsUnlessItIsToldToMove) {
  app::Show show;
  show.add(support::loaded(support::dancer()));
  const vmd::CameraState camera{{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -20.0F, 40.0F, false};
  for (const double frame : {0.0, 100.0}) EXPECT_EQ(app::cameraAt(camera, show.evaluate(frame)), camera);
}

TEST(CameraPath, GoesAroundOnceInItsFrames) {
  app::Show show;
  show.add(support::loaded(support::dancer()));
  // GIVEN a turn in 60 frames from frame 100 on
  app::CameraPath path;
  path.turnStart = 100.0;
  path.framesOfATurn = 60.0;
  // THEN a quarter of them is a quarter of a turn, and the frame after the last is the first again
  expectSeenAt(eyeOf(app::cameraAt(path, show.evaluate(100.0))), {0, 10, -45});
  expectSeenAt(eyeOf(app::cameraAt(path, show.evaluate(115.0))), {45, 10, 0});
  expectSeenAt(eyeOf(app::cameraAt(path, show.evaluate(145.0))), {-45, 10, 0});
  expectSeenAt(eyeOf(app::cameraAt(path, show.evaluate(160.0))), {0, 10, -45});
}

TEST(CameraPath, KeepsABoneInTheMiddle) {
  // GIVEN an actor twice as large at (100, 0, 0), whose head is at (0, 16, 0); frame 30 lifts the
  // root by four
  app::Show show;
  const auto id = show.add(support::loaded(support::dancer()));
  show.setMotions(id, {{support::loaded(support::dance())}});
  show.actor(id)->setPlacement({{100, 0, 0}, 0.0F, 2.0F});
  app::CameraPath path;
  path.followed = id;
  path.bone = 5;
  const auto rest = app::cameraAt(path, show.evaluate(0.0)), lifted = app::cameraAt(path, show.evaluate(30.0));
  expectSeenAt(rest.target, {100, 32, 0});
  expectSeenAt(lifted.target, {100, 40, 0});
  EXPECT_EQ(lifted.distance, path.camera.distance);
  EXPECT_EQ(lifted.rotation, path.camera.rotation);
  // AND beside it, where that is wanted
  path.offset = {1, -2, 3};
  expectSeenAt(app::cameraAt(path, show.evaluate(0.0)).target, {101, 30, 3});
  path.offset = {};
  // AND it doesn't follow an actor that doesn't exist
  path.bone = 6;
  EXPECT_EQ(app::cameraAt(path, show.evaluate(30.0)), path.camera);
  path.bone = 5;
  path.followed = id + 1;
  EXPECT_EQ(app::cameraAt(path, show.evaluate(30.0)), path.camera);
}

TEST(CameraPath, ATurnThatGoesOnKeepsItsFractions) {
  // GIVEN a camera that went around for a day: 5,760 turns of 15 s, in steps of a sixtieth
  vmd::CameraState camera;
  for (int i = 0; i < 5760 * 900; ++i) camera = app::turned(camera, 360.0 / 900.0);
  // THEN a step still changes its angle by the right amount
  EXPECT_LE(std::abs(camera.rotation.y), 64.1F * base::kPi);
  EXPECT_NEAR(app::turned(camera, 0.4).rotation.y - camera.rotation.y, 0.4F * base::kPi / 180.0F, 1e-4F);
}

TEST(CameraPath, TheMiddleOfAModelIsItsCentre) {
  pmx::Model model = support::dancer();
  EXPECT_EQ(app::middleBone({}), -1);
  for (pmx::Bone& bone : model.bones) bone.name = bone.englishName = "x";
  EXPECT_EQ(app::middleBone(model), 0);
  model.bones[2].englishName = "center";
  EXPECT_EQ(app::middleBone(model), 2);
  model.bones[3].name = "センター";
  EXPECT_EQ(app::middleBone(model), 3);
}

TEST(CameraPath, ABoneThatIsNowhereIsntFollowed) {
  app::ActorFrame nowhere;
  std::vector<base::Transform> bones(1);
  bones[0].translation.x = std::numeric_limits<float>::quiet_NaN();
  nowhere.boneModels = bones;
  const std::vector<app::ShownActor> actors{{7, &nowhere}};
  app::ShowFrame frame;
  frame.actors = actors;
  app::CameraPath path;
  path.followed = 7;
  path.bone = 0;
  EXPECT_EQ(app::followedPlace(path, frame), std::nullopt);
  EXPECT_EQ(app::cameraAt(path, frame), path.camera);
}

}  // namespace
