// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests pick surfaces under pixels. Expected depths are worked out by hand.
#include "app/view/model_pick.h"

#include <gtest/gtest.h>

#include "app/show/actor.h"
#include "app/view/camera.h"
#include "tests/app/files/dancer.h"

namespace {

constexpr base::Vec2 kPixels{200.0F, 200.0F};

/// Returns a model with two squares of two units around the origin, the second one further away by
/// `behind` units.
pmx::Model squares(float behind) {
  pmx::Model model;
  pmx::Bone bone;
  bone.name = "全ての親";
  model.bones.push_back(bone);
  for (const float z : {0.0F, behind}) {
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    for (const base::Vec2 corner : {base::Vec2(-1, 1), {1, 1}, {1, -1}, {-1, -1}}) {
      pmx::Vertex vertex;
      vertex.position = {corner.x, corner.y, z};
      vertex.bones[0] = 0;
      model.vertices.push_back(vertex);
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) model.indices.push_back(first + corner);
    pmx::Material material;
    material.indexCount = 6;
    material.diffuse = {1, 1, 1, 1};
    model.materials.push_back(material);
  }
  return model;
}

/// Returns the camera straight from the front at this distance, without perspective. With a field
/// of view of 90 degrees it sees twice the distance in height.
app::CameraMatrices fromFront(float distance) {
  vmd::CameraState camera;
  camera.target = {0, 0, 0};
  camera.distance = -distance;
  camera.fovDegrees = 90.0F;
  camera.perspective = false;
  return app::cameraMatrices(camera, 1.0F);
}

TEST(ModelPick, FindsTheNearestSurfaceUnderAPixel) {
  app::Actor actor(support::loaded(squares(3.0F)));
  const app::ActorFrame& frame = actor.evaluate(0);
  const auto camera = fromFront(10.0F);  // sees 20 units: a square has 20 of 200 pixels
  const auto middle = app::surfaceDepth(actor.model(), frame, camera, kPixels, {100, 100});
  ASSERT_TRUE(middle);
  // The depth is that of the nearer square's plane.
  const base::Vec4 clip = camera.projection * camera.view * base::Vec4(0, 0, 0, 1);
  EXPECT_NEAR(*middle, clip.z / clip.w, 1e-5F);
  // AND beside it there is none
  EXPECT_TRUE(app::surfaceDepth(actor.model(), frame, camera, kPixels, {109, 100}));
  EXPECT_FALSE(app::surfaceDepth(actor.model(), frame, camera, kPixels, {112, 100}));
}

TEST(ModelPick, FollowsThePlacementAndLeavesOutWhatIsTransparent) {
  pmx::Model model = squares(3.0F);
  model.materials[0].diffuse.a = 0.0F;
  app::Actor actor(support::loaded(model));
  actor.setPlacement({{5, 0, 0}, 0, 1});
  const app::ActorFrame& frame = actor.evaluate(0);
  const auto camera = fromFront(10.0F);
  EXPECT_FALSE(app::surfaceDepth(actor.model(), frame, camera, kPixels, {100, 100}));
  const auto moved = app::surfaceDepth(actor.model(), frame, camera, kPixels, {150, 100});
  ASSERT_TRUE(moved);
  const base::Vec4 clip = camera.projection * camera.view * base::Vec4(5, 0, 3, 1);
  EXPECT_NEAR(*moved, clip.z / clip.w, 1e-5F) << "the nearer square isn't seen";
}

TEST(ModelPick, WhatIsHiddenOrBehindTheEyeIsNotThere) {
  app::Actor actor(support::loaded(squares(3.0F)));
  vmd::CameraState inside;
  inside.target = {0, 0, 0};
  inside.distance = 20.0F;  // the eye is beyond the target: both squares are behind it
  const auto& shown = actor.evaluate(0);
  EXPECT_FALSE(app::surfaceDepth(actor.model(), shown, app::cameraMatrices(inside, 1.0F), kPixels, {100, 100}));
  actor.set(&app::ActorSwitches::visible, false);
  EXPECT_FALSE(app::surfaceDepth(actor.model(), actor.evaluate(0), fromFront(10.0F), kPixels, {100, 100}));
}

TEST(ModelPick, CornersBehindTheEyeMakeNoSurface) {
  // GIVEN a triangle that goes from its upper side down and past the eye, ten units away
  pmx::Model model = squares(3.0F);
  model.vertices[0].position = {-1, 0, 0};
  model.vertices[1].position = {1, 0, 0};
  model.vertices[2].position = {0, -5, -15};
  model.indices.resize(3);
  model.materials.resize(1);
  model.materials[0].indexCount = 3;
  app::Actor actor(support::loaded(model));
  vmd::CameraState camera;
  camera.target = {0, 0, 0};
  camera.distance = -10.0F;
  // THEN it has nothing above that side, where a corner would be that was divided by a negative w
  const auto seen = app::cameraMatrices(camera, 1.0F);
  EXPECT_FALSE(app::surfaceDepth(actor.model(), actor.evaluate(0), seen, kPixels, {100, 96}));
  // AND without perspective, where no w is negative, what is behind the camera isn't seen
  app::Actor behind(support::loaded(squares(3.0F)));
  behind.setPlacement({{0, 0, -20}, 0, 1});
  EXPECT_FALSE(app::surfaceDepth(behind.model(), behind.evaluate(0), fromFront(10.0F), kPixels, {100, 100}));
}

}  // namespace
