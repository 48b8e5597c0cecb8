// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/body_pick.h"

#include <gtest/gtest.h>

#include "tests/app/view/default_view.h"

namespace {

using base::Vec2, base::Vec3;

using support::kUnit;

struct Bodies {
  pmx::Model model;
  std::vector<app::OverlayBody> bodies;
  vmd::CameraState camera;
  app::Placement placement;

  void add(pmx::RigidShape shape, Vec3 size, base::Transform place) {
    pmx::RigidBody body;
    body.shape = static_cast<std::uint8_t>(shape);
    body.size = size;
    model.rigidBodies.push_back(body);
    bodies.push_back({place});
  }
  [[nodiscard]] std::int32_t at(float right, float up) const {
    const app::OverlayView view{
        app::inModelSpace(app::cameraMatrices(camera, 1280.0F / 720.0F), placement), {1280, 720}, 1.0F};
    return app::bodyAt(model, bodies, view, {640 + right * kUnit, 360 - up * kUnit}).body;
  }
};

TEST(BodyPick, ASphereIsAsWideAsItsRadius) {
  Bodies bodies;
  bodies.camera.perspective = false;
  bodies.add(pmx::RigidShape::Sphere, {2, 0, 0}, {{0, 10, 0}, base::kIdentityRotation});
  // The pick takes three pixels more, a tenth of a unit.
  EXPECT_EQ(bodies.at(0, 0), 0);
  EXPECT_EQ(bodies.at(1.95F, 0), 0);
  EXPECT_EQ(bodies.at(0, -2.05F), 0);
  EXPECT_EQ(bodies.at(2.2F, 0), -1);
  EXPECT_EQ(bodies.at(1.6F, 1.6F), -1);
}

TEST(BodyPick, ABoxTurnsWithItsBody) {
  Bodies bodies;
  bodies.camera.perspective = false;
  bodies.add(pmx::RigidShape::Box, {3, 1, 0.5F}, {{0, 10, 0}, glm::angleAxis(base::kPi / 2, Vec3(0, 0, 1))});
  EXPECT_EQ(bodies.at(0, 2.9F), 0);
  EXPECT_EQ(bodies.at(0.9F, 2.9F), 0);
  EXPECT_EQ(bodies.at(2.9F, 0), -1);
}

TEST(BodyPick, ACapsuleHasATubeAndRoundEnds) {
  Bodies bodies;
  bodies.camera.perspective = false;
  bodies.add(pmx::RigidShape::Capsule, {1, 4, 0}, {{0, 10, 0}, base::kIdentityRotation});
  EXPECT_EQ(bodies.at(0.95F, 1.9F), 0);
  EXPECT_EQ(bodies.at(0, 2.95F), 0);
  EXPECT_EQ(bodies.at(0.95F, 2.9F), -1);
  // from above, along the tube
  bodies.camera.rotation = {-base::kPi / 2, 0, 0};
  EXPECT_EQ(bodies.at(0.9F, 0), 0);
  EXPECT_EQ(bodies.at(1.3F, 0), -1);
}

TEST(BodyPick, TheNearestToTheEyeCounts) {
  Bodies bodies;
  bodies.add(pmx::RigidShape::Sphere, {1, 0, 0}, {{0, 10, 5}, base::kIdentityRotation});
  bodies.add(pmx::RigidShape::Sphere, {1, 0, 0}, {{0, 10, -5}, base::kIdentityRotation});
  // This one is behind the camera.
  bodies.add(pmx::RigidShape::Sphere, {1, 0, 0}, {{0, 10, -100}, base::kIdentityRotation});
  EXPECT_EQ(bodies.at(0, 0), 1);
  // AND of a model of twice the size at another position, too
  bodies.placement.scale = 2;
  bodies.placement.position = {0, -10, 0};
  EXPECT_EQ(bodies.at(0, 0), 1);
  EXPECT_EQ(bodies.at(1.9F, 0), 1);
  EXPECT_EQ(bodies.at(3, 0), -1);
}

}  // namespace
