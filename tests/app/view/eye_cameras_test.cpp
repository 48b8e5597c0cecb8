// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Two eyes beside a camera, and an upright head that looks to all sides.
#include "app/view/eye_cameras.h"

#include <cmath>

#include <gtest/gtest.h>

namespace {

using app::CameraMatrices, app::CubeFace;
using base::Vec3, base::Vec4;
using vmd::CameraState;

constexpr float kRadians = base::kPi / 180.0F;

/// Returns a point in clip space after the division.
Vec3 clipOf(const CameraMatrices& camera, const Vec3& world) {
  const Vec4 clip = camera.projection * camera.view * Vec4(world, 1.0F);
  return Vec3(clip) / clip.w;
}

void expectPlace(const Vec3& actual, const Vec3& expected, float tolerance = 1e-5F) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

TEST(EyeCameras, EyesBesideDifferByTheDisparityOfTheirDistance) {
  // GIVEN MMD's default camera, whose eye is 45 units before (0, 10, 0), and eyes 2 units apart
  const CameraMatrices middle = app::cameraMatrices(CameraState{}, 1.5F);
  constexpr float kBetween = 2.0F, kConvergence = 30.0F;
  const auto left = app::seenBeside(middle, -kBetween / 2, kConvergence);
  const auto right = app::seenBeside(middle, kBetween / 2, kConvergence);
  expectPlace(left.eye, {-1, 10, -45});
  expectPlace(right.eye, {1, 10, -45});
  // WHEN points lie at several depths THEN left minus right is f·b·(1/z − 1/c), with f the half
  // width in units of clip space: 1 / (1.5 · tan 15°)
  const float f = 1.0F / (1.5F * std::tan(15.0F * kRadians));
  for (const float z : {2.0F, 10.0F, 30.0F, 45.0F, 1000.0F}) {
    const Vec3 point(0.2F * z, 10.0F + 0.1F * z, -45.0F + z);
    const Vec3 a = clipOf(left, point), b = clipOf(right, point);
    EXPECT_NEAR(a.x - b.x, f * kBetween * (1.0F / z - 1.0F / kConvergence), 2e-5F) << z;
    EXPECT_NEAR(a.y, b.y, 1e-6F) << z;
    EXPECT_NEAR((a.x + b.x) / 2, clipOf(middle, point).x, 2e-5F) << z;
  }
}

TEST(EyeCameras, NoDistanceIsTheCameraItselfAndSoIsAViewWithoutDepth) {
  CameraState camera;
  camera.rotation = {0.1F, 0.7F, -0.2F};
  const CameraMatrices middle = app::cameraMatrices(camera, 1.5F);
  for (const float none : {0.0F, -0.0F}) {
    const auto eye = app::seenBeside(middle, none, 30.0F);
    EXPECT_EQ(eye.projection * eye.view, middle.projection * middle.view);
    EXPECT_EQ(eye.eye, middle.eye);
  }
  camera.perspective = false;
  const CameraMatrices flat = app::cameraMatrices(camera, 1.5F);
  EXPECT_EQ(app::seenBeside(flat, 2.0F, 30.0F).view, flat.view);
}

TEST(EyeCameras, AHeadStandsUprightWhereTheCamerasEyeIs) {
  // GIVEN a camera that looks down by 30°, to −X, and leans (reference vectors R3 and R4 together)
  CameraState camera;
  camera.rotation = {-30 * kRadians, 90 * kRadians, 20 * kRadians};
  const auto head = app::cameraMatrices(app::uprightHead(camera), 1.0F);
  // THEN the head is where the eye is, up is up, and ahead is −X
  expectPlace(head.eye, {38.971143F, 32.5F, 0}, 2e-5F);
  expectPlace(Vec3(head.view * Vec4(-1, 0, 0, 0)), {0, 0, 1});
  expectPlace(Vec3(head.view * Vec4(0, 1, 0, 0)), {0, 1, 0});
  // AND a camera that has gone over its own top and looks backwards turns the head around
  camera.rotation = {150 * kRadians, 0, 0};
  expectPlace(Vec3(app::cameraMatrices(app::uprightHead(camera), 1.0F).view * Vec4(0, 0, -1, 0)), {0, 0, 1});
}

TEST(EyeCameras, EachFaceOfTheCubeSeesItsOwnSide) {
  CameraState camera;  // looks along +Z from (0, 10, -45)
  const auto head = app::cameraMatrices(app::uprightHead(camera), 1.0F);
  struct Row {
    CubeFace face;
    Vec3 ahead, right, up;  // world
  };
  for (const Row& row :
       {Row{CubeFace::Front, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}}, Row{CubeFace::Left, {-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
        Row{CubeFace::Right, {1, 0, 0}, {0, 0, -1}, {0, 1, 0}}, Row{CubeFace::Back, {0, 0, -1}, {-1, 0, 0}, {0, 1, 0}},
        Row{CubeFace::Up, {0, 1, 0}, {1, 0, 0}, {0, 0, -1}}, Row{CubeFace::Down, {0, -1, 0}, {1, 0, 0}, {0, 0, 1}}}) {
    const auto eye = app::seenThrough(head, row.face, 0.5F, 1.25F);
    expectPlace(eye.eye, {0.5F, 10, -45});
    // 10 units ahead the square reaches to 12.5 units
    const Vec3 corner = eye.eye + 10.0F * row.ahead + 12.5F * row.right + 6.25F * row.up;
    const Vec3 at = clipOf(eye, corner);
    EXPECT_NEAR(at.x, 1.0F, 1e-5F) << static_cast<int>(row.face);
    EXPECT_NEAR(at.y, 0.5F, 1e-5F) << static_cast<int>(row.face);
    EXPECT_TRUE(at.z > -1.0F && at.z < 1.0F);
  }
}

}  // namespace
