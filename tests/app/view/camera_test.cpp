// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/camera.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace {

using app::cameraMatrices, app::CameraMatrices, app::StandardView;
using base::Vec3, base::Vec4;
using vmd::CameraState;

constexpr float kDegree = base::kPi / 180.0F;

void expectNear(const Vec3& actual, const Vec3& expected, float tolerance = 1e-5F) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

/// Returns the world direction that view space calls +Z, +Y or +X.
Vec3 worldOf(const CameraMatrices& camera, const Vec3& view) {
  return Vec3(glm::transpose(camera.view) * Vec4(view, 0.0F));
}

/// Returns a point in clip space after the division.
Vec3 seen(const CameraMatrices& camera, const Vec3& world) {
  const Vec4 clip = camera.projection * camera.view * Vec4(world, 1.0F);
  return Vec3(clip) / clip.w;
}

struct ViewRow {
  const char* name;
  Vec3 rotation;
  Vec3 eye, look;
};
class View : public testing::TestWithParam<ViewRow> {};

TEST_P(View, StandsAndLooksAsTheReference) {
  // GIVEN the default camera turned
  CameraState camera;
  camera.rotation = GetParam().rotation;
  // WHEN
  const auto matrices = cameraMatrices(camera, 16.0F / 9.0F);
  // THEN
  expectNear(matrices.eye, GetParam().eye);
  expectNear(worldOf(matrices, {0, 0, 1}), GetParam().look);
  // AND the eye is view space's origin, the target 45 units ahead, in the middle of the picture
  expectNear(Vec3(matrices.view * Vec4(matrices.eye, 1.0F)), {0, 0, 0});
  expectNear(Vec3(matrices.view * Vec4(camera.target, 1.0F)), {0, 0, 45}, 2e-5F);
}
// (vectors R2, R3 and R4)
INSTANTIATE_TEST_SUITE_P(Vectors, View,
                         testing::Values(ViewRow{"R2", {0, 0, 0}, {0, 10, -45}, {0, 0, 1}},
                                         ViewRow{
                                             "R3", {-30 * kDegree, 0, 0}, {0, 32.5F, -38.971143F}, {0, -.5F, .866025F}},
                                         ViewRow{"R4", {0, 90 * kDegree, 0}, {45, 10, 0}, {-1, 0, 0}}),
                         [](const auto& row) { return row.param.name; });

TEST(Camera, RollTurnsThePictureOnly) {
  // GIVEN rz = 90°: R = Rz(-90°), so up is +X
  CameraState camera;
  camera.rotation.z = 90 * kDegree;
  const auto matrices = cameraMatrices(camera, 1.0F);
  expectNear(worldOf(matrices, {0, 1, 0}), {1, 0, 0});
  expectNear(matrices.eye, {0, 10, -45});
}

TEST(Camera, AnglesWorkInTheOrderYXZ) {
  // GIVEN pitch of -90° after a quarter turn: from above, with the picture's up where the camera
  // looked, -X
  CameraState camera;
  camera.rotation = {-90 * kDegree, 90 * kDegree, 0};
  const auto matrices = cameraMatrices(camera, 1.0F);
  expectNear(matrices.eye, {0, 55, 0});
  expectNear(worldOf(matrices, {0, 1, 0}), {-1, 0, 0});
}

TEST(Camera, PerspectivePutsTheEdgeOfTheViewAtOne) {
  // GIVEN fov 30° at 45 units: half the height is 45 tan 15° = 12.0577
  const auto matrices = cameraMatrices(CameraState(), 2.0F);
  // WHEN / THEN the top edge and, by the aspect, the right edge; +X is right, +Y is up
  EXPECT_NEAR(seen(matrices, {0, 10 + 12.0577F, 0}).y, 1.0F, 1e-5F);
  EXPECT_NEAR(seen(matrices, {24.1154F, 10, 0}).x, 1.0F, 1e-5F);
}

TEST(Camera, DepthIsThatOfOpenGl) {
  // GIVEN the near plane half a unit and the far plane 20000 units before the eye
  for (const bool perspective : {true, false}) {
    CameraState camera;
    camera.perspective = perspective;
    const auto matrices = cameraMatrices(camera, 1.0F);
    EXPECT_NEAR(seen(matrices, {0, 10, -44.5F}).z, -1.0F, 1e-5F);
    EXPECT_NEAR(seen(matrices, {0, 10, 19955}).z, 1.0F, 1e-5F);
  }
}

TEST(Camera, OrthographicHeightIsThatAtTheTarget) {
  // (vector R5) 24.1154 units high at any depth
  CameraState camera;
  camera.perspective = false;
  const auto matrices = cameraMatrices(camera, 1.0F);
  EXPECT_NEAR(matrices.projection[1][1], 2.0F / 24.1154F, 1e-6F);
  EXPECT_NEAR(seen(matrices, {0, 10 + 12.0577F, 0}).y, 1.0F, 1e-5F);
  EXPECT_NEAR(seen(matrices, {0, 10 + 12.0577F, 30}).y, 1.0F, 1e-5F);
}

TEST(Camera, PositiveDistanceStandsBehindTheTarget) {
  // GIVEN the eye 45 units behind the target, still looking along +Z
  CameraState camera;
  camera.distance = 45.0F;
  const auto matrices = cameraMatrices(camera, 1.0F);
  expectNear(matrices.eye, {0, 10, 45});
  expectNear(worldOf(matrices, {0, 0, 1}), {0, 0, 1});
}

TEST(Camera, OddNumbersGiveFiniteMatrices) {
  const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
  for (const float odd : {nan, infinity, -infinity, 0.0F, 1e30F, 180.0F, 4e9F}) {
    for (const bool perspective : {true, false}) {
      CameraState camera{{odd, 10, 0}, {0, odd, 0}, odd, odd, perspective};
      const auto matrices = cameraMatrices(camera, odd);
      for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) {
          EXPECT_TRUE(std::isfinite(matrices.view[column][row])) << odd;
          EXPECT_TRUE(std::isfinite(matrices.projection[column][row])) << odd;
        }
      }
    }
  }
}

TEST(Camera, LargeNumbersThatCancelOutAreNoCamera) {
  CameraState camera;
  camera.target = {3e38F, -3e38F, 10};
  const auto matrices = cameraMatrices(camera, 1.0F);
  expectNear(matrices.eye, {0, 10, -45});  // the default camera's
}

TEST(Camera, AVeryFarCameraStaysFinite) {
  CameraState camera;
  camera.distance = -3e38F;
  EXPECT_TRUE(std::isfinite(cameraMatrices(camera, 1.0F).projection[2][2]));
}

TEST(Camera, StandardViewsTurnAndKeepTheRest) {
  // GIVEN a camera somewhere
  CameraState camera{{1, 2, 3}, {0.1F, 0.2F, 0.3F}, -20.0F, 40.0F, false};
  const struct {
    StandardView view;
    Vec3 from;
  } rows[] = {{StandardView::Front, {0, 0, -1}},
              {StandardView::Back, {0, 0, 1}},
              {StandardView::Left, {1, 0, 0}},  // the model's own left
              {StandardView::Right, {-1, 0, 0}},
              {StandardView::Top, {0, 1, 0}}};
  for (const auto& row : rows) {
    // WHEN
    const auto turned = app::standardView(camera, row.view);
    // THEN it looks from there, upright, and only the angles differ
    const auto matrices = cameraMatrices(turned, 1.0F);
    expectNear(matrices.eye, camera.target + 20.0F * row.from);
    expectNear(worldOf(matrices, {0, 1, 0}), row.view == StandardView::Top ? Vec3(0, 0, 1) : Vec3(0, 1, 0));
    auto back = turned;
    back.rotation = camera.rotation;
    EXPECT_EQ(back, camera);
  }
}

TEST(Camera, OrbitTurnsHalfADegreeAPixelWithTheNearSideFollowing) {
  // WHEN the mouse goes 180 pixels to the right
  const auto right = app::orbited(CameraState(), 180, 0);
  // THEN the eye goes to -X: near points go right
  expectNear(cameraMatrices(right, 1.0F).eye, {-45, 10, 0});
  // AND 60 pixels down lift the eye by 30°
  expectNear(cameraMatrices(app::orbited(CameraState(), 0, 60), 1.0F).eye, {0, 32.5F, -38.971143F});
}

TEST(Camera, PanKeepsThePointUnderTheMouse) {
  // GIVEN a turned camera of either kind and a point in the target's plane
  for (const bool perspective : {true, false}) {
    CameraState camera{{1, 12, -3}, {-0.4F, 0.7F, 0.2F}, -30.0F, 45.0F, perspective};
    const auto before = cameraMatrices(camera, 16.0F / 9.0F);
    const Vec3 point = camera.target + worldOf(before, {2, -3, 0});
    // WHEN the mouse moves 100 pixels right and 40 down in a view 720 pixels high
    const auto after = cameraMatrices(app::panned(camera, 100, 40, 720), 16.0F / 9.0F);
    // THEN the point does too
    const Vec3 moved = seen(after, point) - seen(before, point);
    EXPECT_NEAR(moved.x * 640, 100, 0.01F);
    EXPECT_NEAR(moved.y * -360, 40, 0.01F);
  }
}

TEST(Camera, PanMovesByHand) {
  // 24.1154 units are 720 pixels: 72 pixels are 2.41154 units, the target going against the mouse
  const auto camera = app::panned(CameraState(), 72, 0, 720);
  expectNear(camera.target, {-2.41154F, 10, 0});
  expectNear(app::panned(CameraState(), 0, 72, 720).target, {0, 12.41154F, 0});
}

TEST(Camera, ZoomMultipliesAndKeepsTheSign) {
  EXPECT_NEAR(app::zoomed(CameraState(), 1).distance, -40.5F, 1e-4F);
  EXPECT_NEAR(app::zoomed(CameraState(), -1).distance, -50.0F, 1e-4F);
  CameraState behind;
  behind.distance = 45.0F;
  EXPECT_NEAR(app::zoomed(behind, 1).distance, 40.5F, 1e-4F);
  EXPECT_NEAR(app::zoomed(app::zoomed(CameraState(), 3), -3).distance, -45.0F, 1e-4F);
}

TEST(Camera, ZoomNeverReachesTheTargetNorInfinity) {
  EXPECT_EQ(app::zoomed(CameraState(), 1e6F).distance, -0.5F);
  EXPECT_EQ(app::zoomed(CameraState(), -1e6F).distance, -10000.0F);
  // AND a motion's camera beyond the limits isn't pulled back, but may return
  CameraState far;
  far.distance = -15000.0F;
  EXPECT_EQ(app::zoomed(far, -1).distance, -15000.0F);
  EXPECT_NEAR(app::zoomed(far, 1).distance, -13500.0F, 0.01F);
  CameraState on;
  on.distance = 0.0F;
  EXPECT_EQ(app::zoomed(on, -1).distance, -0.5F);
}

TEST(Camera, TheMouseNeverLosesIt) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  CameraState broken, wide, distant;
  broken.distance = kNan;
  wide.fovDegrees = 1e30F;
  distant.target = {0, 8e8F, 0};
  for (const CameraState& from : {CameraState(), broken, wide, distant}) {
    // WHEN the mouse turns, moves and zooms it to and fro, ten thousand times, as far as a screen
    // is wide
    for (const float way : {-1.0F, 1.0F}) {
      CameraState camera = from;
      for (int i = 0; i < 10000; ++i) {
        camera = app::orbited(camera, way * 16000, way * 16000);
        camera = app::panned(camera, way * 16000, -16000, 1);
        camera = app::zoomed(camera, way * 100);
      }
      // THEN it is in a place from which the mouse can bring it back
      EXPECT_LE(std::abs(camera.distance), 10000.0F);
      EXPECT_LE(std::abs(camera.rotation.x) + std::abs(camera.rotation.y), 500.0F);
      for (int axis = 0; axis < 3; ++axis) EXPECT_LE(std::abs(camera.target[axis]), 8e8F);
      const auto matrices = cameraMatrices(camera, 1.0F);
      for (int column = 0; column < 4; ++column)
        for (int row = 0; row < 4; ++row) EXPECT_TRUE(std::isfinite(matrices.view[column][row]));
      EXPECT_NE(app::zoomed(camera, -way).distance, camera.distance);
    }
  }
  // AND an ordinary camera is turned by the number, over whole turns too
  CameraState turned;
  turned.rotation.y = 20.0F;
  EXPECT_EQ(app::orbited(turned, 0, 0), turned);
}

}  // namespace
