// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/body_overlay.h"

#include <cmath>

#include <gtest/gtest.h>

namespace {

using app::BodyMotion, app::BodyOverlayJob, app::OverlayBody, app::OverlayVertex;
using base::Vec2, base::Vec3;

/// This struct is a box of half extents 1, 2 and 3 seen along Z, a unit of space a tenth of the
/// picture's half; it returns its corners' extent.
struct Picture {
  pmx::Model model;
  std::vector<OverlayBody> bodies;
  std::vector<OverlayVertex> triangles;

  void add(pmx::RigidShape shape, const Vec3& size, const Vec3& place, BodyMotion motion = BodyMotion::Moves,
           bool atRest = false) {
    pmx::RigidBody body;
    body.shape = static_cast<std::uint8_t>(shape);
    body.size = size;
    body.position = place;
    model.rigidBodies.push_back(body);
    bodies.push_back({{place, base::kIdentityRotation}, motion, atRest});
  }
  void draw() {
    BodyOverlayJob job;
    job.model = &model;
    job.bodies = bodies;
    job.view.camera.view = base::Mat4(1.0F);
    job.view.camera.projection = base::Mat4(1.0F);
    for (int i = 0; i < 3; ++i) job.view.camera.projection[i][i] = 0.1F;
    job.view.pixels = {1000, 1000};
    job.triangles = &triangles;
    triangles.clear();
    job.run();
  }
  [[nodiscard]] Vec2 extent() const {
    Vec2 most(0.0F);
    for (const auto& vertex : triangles) most = glm::max(most, glm::abs(vertex.position));
    return most;
  }
};

TEST(BodyOverlay, ShapesHaveTheirSize) {
  constexpr float kLine = 0.002F;  // half a line in clip space, and a tolerance
  Picture box;
  box.add(pmx::RigidShape::Box, {1, 2, 3}, {});
  box.draw();
  EXPECT_NEAR(box.extent().x, 0.1F, kLine);
  EXPECT_NEAR(box.extent().y, 0.2F, kLine);
  Picture sphere;
  sphere.add(pmx::RigidShape::Sphere, {3, 9, 9}, {});
  sphere.draw();
  EXPECT_NEAR(sphere.extent().x, 0.3F, kLine);
  EXPECT_NEAR(sphere.extent().y, 0.3F, kLine);
  Picture capsule;
  capsule.add(pmx::RigidShape::Capsule, {1, 4, 9}, {});
  capsule.draw();
  EXPECT_NEAR(capsule.extent().x, 0.1F, kLine);
  EXPECT_NEAR(capsule.extent().y, 0.3F, kLine);  // half the cylinder and a radius
}

TEST(BodyOverlay, ColoursTellKindsAndRest) {
  Picture picture;
  picture.add(pmx::RigidShape::Box, Vec3(1.0F), {}, BodyMotion::Follows);
  picture.draw();
  const auto follows = picture.triangles.front().colour;
  picture.bodies[0].motion = BodyMotion::Moves;
  picture.draw();
  const auto moves = picture.triangles.front().colour;
  picture.bodies[0].atRest = true;
  picture.draw();
  const auto rests = picture.triangles.front().colour;
  picture.bodies[0].motion = BodyMotion::MovesOnBone;
  picture.draw();
  EXPECT_GT(follows.g, follows.r);
  EXPECT_GT(moves.r, moves.g);
  EXPECT_EQ(base::Vec3(rests), base::Vec3(moves));
  EXPECT_LT(rests.a, moves.a);
  EXPECT_NE(base::Vec3(picture.triangles.front().colour), base::Vec3(moves));
}

TEST(BodyOverlay, JointsHangOnTheirFirstBody) {
  // GIVEN two small bodies, the first moved by 2 along X since the file's pose, and a joint a unit
  // above its rest
  Picture picture;
  picture.add(pmx::RigidShape::Sphere, Vec3(0.01F), {0, 0, 0});
  picture.add(pmx::RigidShape::Sphere, Vec3(0.01F), {0, 0, 0});
  picture.bodies[0].transform.translation = {2, 0, 0};
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {0, 1, 0};
  picture.model.joints.push_back(joint);
  picture.draw();
  // THEN the diamond is at (2, 1): a tenth of that in clip space, 3 pixels of 500 around
  EXPECT_NEAR(picture.extent().x, 0.206F, 0.002F);
  EXPECT_NEAR(picture.extent().y, 0.106F, 0.002F);
  // A joint without a body draws nothing.
  picture.model.joints[0].bodyB = -1;
  picture.draw();
  EXPECT_NEAR(picture.extent().y, 0.001F, 0.002F);
}

}  // namespace
