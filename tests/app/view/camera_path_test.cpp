// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera_path.h"

#include <gtest/gtest.h>

#include "tests/app/dancer.h"

namespace {

using base::Vec3;

void expectNear(const Vec3& actual, const Vec3& expected) {
  EXPECT_NEAR(actual.x, expected.x, 1e-3F);
  EXPECT_NEAR(actual.y, expected.y, 1e-3F);
  EXPECT_NEAR(actual.z, expected.z, 1e-3F);
}

Vec3 eyeOf(const vmd::CameraState& camera) { return app::cameraMatrices(camera, 1.0F).eye; }

TEST(CameraPath, TurnsToTheModelsLeftFirst) {
  // GIVEN MMD's camera, 45 units before (0, 10, 0); the model faces -Z, its left is +X
  const vmd::CameraState camera;
  expectNear(eyeOf(app::turned(camera, 0.0)), {0, 10, -45});
  expectNear(eyeOf(app::turned(camera, 90.0)), {45, 10, 0});
  expectNear(eyeOf(app::turned(camera, 180.0)), {0, 10, 45});
  expectNear(eyeOf(app::turned(camera, -90.0)), {-45, 10, 0});
  expectNear(eyeOf(app::turned(camera, 36000.0 + 90.0)), {45, 10, 0});
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
  // THEN a quarter of them is a quarter of a turn, and the frame behind the last is the first again
  expectNear(eyeOf(app::cameraAt(path, show.evaluate(100.0))), {0, 10, -45});
  expectNear(eyeOf(app::cameraAt(path, show.evaluate(115.0))), {45, 10, 0});
  expectNear(eyeOf(app::cameraAt(path, show.evaluate(145.0))), {-45, 10, 0});
  expectNear(eyeOf(app::cameraAt(path, show.evaluate(160.0))), {0, 10, -45});
}

TEST(CameraPath, KeepsABoneInTheMiddle) {
  // GIVEN a dancer twice as large at (100, 0, 0), whose head is at (0, 16, 0); frame 30 lifts the root by four
  app::Show show;
  const auto id = show.add(support::loaded(support::dancer()));
  show.setMotions(id, {{support::loaded(support::dance())}});
  show.actor(id)->setPlacement({{100, 0, 0}, 0.0F, 2.0F});
  app::CameraPath path;
  path.followed = id;
  path.bone = 5;
  const auto rest = app::cameraAt(path, show.evaluate(0.0)), lifted = app::cameraAt(path, show.evaluate(30.0));
  expectNear(rest.target, {100, 32, 0});
  expectNear(lifted.target, {100, 40, 0});
  EXPECT_EQ(lifted.distance, path.camera.distance);
  EXPECT_EQ(lifted.rotation, path.camera.rotation);
  // AND whom there isn't, it doesn't follow
  path.bone = 6;
  EXPECT_EQ(app::cameraAt(path, show.evaluate(30.0)), path.camera);
  path.bone = 5;
  path.followed = id + 1;
  EXPECT_EQ(app::cameraAt(path, show.evaluate(30.0)), path.camera);
}

}  // namespace
