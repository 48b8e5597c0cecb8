// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_camera.h"

#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/read_glb.h"

namespace {

constexpr float kDegrees = base::kPi / 180.0F;

void expectNear(const base::Vec3& is, const base::Vec3& wanted, float most) {
  EXPECT_LE(glm::length(is - wanted), most) << is.x << ' ' << is.y << ' ' << is.z;
}

TEST(GlbCamera, TheDefaultOneLooksStraightFromTheFront) {
  // The eye is at (0, 10, -45) units, and looks along MMD's +Z, which is glTF's -Z.
  const vmd::CameraState camera;
  expectNear(app::cameraNodePosition(camera), {0, 0.8F, 3.6F}, 1e-6F);
  expectNear(app::cameraNodeRotation(camera) * base::Vec3(0, 0, -1), {0, 0, -1}, 1e-6F);
}

TEST(GlbCamera, AQuarterTurnLooksFromTheSide) {
  // Ry(-90 degrees) takes (0, 0, -45) to (45, 0, 0): the eye stands on +X, and looks along -X.
  vmd::CameraState camera;
  camera.rotation = {0, 90 * kDegrees, 0};
  expectNear(app::cameraNodePosition(camera), {3.6F, 0.8F, 0}, 1e-5F);
  expectNear(app::cameraNodeRotation(camera) * base::Vec3(0, 0, -1), {-1, 0, 0}, 1e-6F);
  expectNear(app::cameraNodeRotation(camera) * base::Vec3(0, 1, 0), {0, 1, 0}, 1e-6F);
}

TEST(GlbCamera, FromAboveItLooksDown) {
  // A positive x of MMD's camera is seen from below in its left-handed axes: -90 degrees is from
  // above.
  vmd::CameraState camera;
  camera.rotation = {-90 * kDegrees, 0, 0};
  expectNear(app::cameraNodeRotation(camera) * base::Vec3(0, 0, -1), {0, -1, 0}, 1e-6F);
  EXPECT_GT(app::cameraNodePosition(camera).y, 4.0F);
}

TEST(GlbCamera, ACutHasTheOldPlaceTwice) {
  std::vector<vmd::CameraState> cameras(3);
  cameras[2].target = {100, 10, 0};
  const std::vector<std::uint8_t> cuts{0, 1, 0};
  const app::CameraKeys keys = app::cameraKeys(cameras, cuts);
  ASSERT_EQ(keys.seconds.size(), 4U);
  EXPECT_THAT(keys.seconds, testing::ElementsAre(0.0F, static_cast<float>(1 / 30.0),
                                                 static_cast<float>(2 / 30.0 - 0.001), static_cast<float>(2 / 30.0)));
  EXPECT_EQ(keys.positions[2], keys.positions[1]);
  expectNear(keys.positions[3], {8, 0.8F, 3.6F}, 1e-5F);
}

TEST(GlbCamera, TimesRiseAtTheEndOfALongDance) {
  const std::vector<vmd::CameraState> cameras(50'000);
  const std::vector<std::uint8_t> cuts(cameras.size(), 1);
  const app::CameraKeys keys = app::cameraKeys(cameras, cuts);
  for (std::size_t i = 1; i < keys.seconds.size(); ++i) ASSERT_LT(keys.seconds[i - 1], keys.seconds[i]) << i;
}

TEST(GlbCamera, NeighboursAreInOneHemisphere) {
  std::vector<vmd::CameraState> cameras(120);
  for (std::size_t i = 0; i < cameras.size(); ++i)
    cameras[i].rotation = {0.3F, 6.0F * kDegrees * static_cast<float>(i), 0.1F};
  const app::CameraKeys keys = app::cameraKeys(cameras, {});
  for (std::size_t i = 1; i < keys.rotations.size(); ++i)
    ASSERT_GT(glm::dot(keys.rotations[i - 1], keys.rotations[i]), 0.0F) << i;
}

TEST(GlbCamera, TheFieldOfViewOfMostFramesCounts) {
  std::vector<vmd::CameraState> cameras(5);
  cameras[0].fovDegrees = cameras[1].fovDegrees = 60;
  EXPECT_EQ(app::usualFieldOfView(cameras), 30.0F);
  EXPECT_EQ(app::usualFieldOfView({}), 30.0F);
}

TEST(GlbCamera, AParallelViewHasTheHeightAtItsTarget) {
  app::GlbFile file;
  file.json["scenes"] = nlohmann::json::array({{{"nodes", nlohmann::json::array()}}});
  vmd::CameraState camera;
  camera.perspective = false;
  const std::size_t node = app::addGlbCamera(file, camera, 30.0F, "camera");
  const auto json = support::readGlb(file).json;
  EXPECT_EQ(json["nodes"][node]["camera"], 0);
  EXPECT_EQ(json["scenes"][0]["nodes"][0], node);
  // Half of what is seen at 45 units: 45 tan 15 degrees = 12.0577 units = 0.96462 m.
  EXPECT_NEAR(json["cameras"][0]["orthographic"]["ymag"].get<float>(), 0.96462F, 1e-4F);
  const std::size_t second = app::addGlbCamera(file, vmd::CameraState{}, 30.0F, "other");
  EXPECT_NEAR(support::readGlb(file).json["cameras"][1]["perspective"]["yfov"].get<float>(), 0.523599F, 1e-5F);
  EXPECT_EQ(second, node + 1);
}

}  // namespace
