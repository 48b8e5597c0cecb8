// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check which part of the scene the shadow map covers, and the shadow on the ground.
#include "app/view/self_shadow.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/view/look.h"

namespace {

using base::Vec3, base::Vec4;

const Vec3 kLight = glm::normalize(Vec3(-0.5F, -1.0F, 0.5F));

app::ShadowBox boxOf(const app::Ball& model, const vmd::CameraState& camera = {},
                     const vmd::SelfShadowState& state = {1, 0.01125F}, const Vec3& light = kLight) {
  return app::shadowBox(model, light, camera, app::cameraMatrices(camera, 16.0F / 9.0F), state);
}

Vec3 mapped(const app::ShadowBox& box, const Vec3& p) { return Vec3(box.worldToMap * Vec4(p, 1.0F)); }

TEST(GroundShadow, LiesWhereTheLightThrowsIt) {
  // (2, 10, 3) along (-0.5, -1, 0.5) ends at (-3, 0, 8) (vector G7), here lifted by 0.01
  const auto flat = app::groundProjection(kLight);
  ASSERT_TRUE(flat);
  const Vec4 p = *flat * Vec4(2, 10, 3, 1);
  EXPECT_NEAR(p.x, -3.0F, 1e-5F);
  EXPECT_NEAR(p.y, 0.01F, 1e-6F);
  EXPECT_NEAR(p.z, 8.0F, 1e-5F);
  // AND light from below or along the ground casts none
  EXPECT_FALSE(app::groundProjection(glm::normalize(Vec3(1, 0.2F, 0))));
  EXPECT_FALSE(app::groundProjection(Vec3(1, 0, 0)));
}

TEST(ShadowBox, HoldsTheModelAndKeepsUnits) {
  const app::Ball ball{{3, 10, -2}, 12.0F};
  const auto box = boxOf(ball);
  // THEN every point of the ball is in the map, and depth grows along the light by 1 / depth a unit
  for (const Vec3& way :
       {Vec3(1, 0, 0), Vec3(-1, 0, 0), Vec3(0, 1, 0), Vec3(0, -1, 0), Vec3(0, 0, 1), Vec3(0, 0, -1), kLight, -kLight}) {
    const Vec3 at = mapped(box, ball.centre + 11.9F * way);
    for (int i = 0; i < 3; ++i) {
      EXPECT_GT(at[i], 0.0F);
      EXPECT_LT(at[i], 1.0F);
    }
  }
  EXPECT_NEAR(box.texel, 24.0F / 2048.0F, 1e-6F);
  const Vec3 along = mapped(box, ball.centre + 5.0F * kLight) - mapped(box, ball.centre);
  EXPECT_NEAR(along.z * box.depth, 5.0F, 1e-3F);
  EXPECT_NEAR(along.x, 0.0F, 1e-5F);
  // AND one texel across is one 2048th
  const Vec3 across = glm::normalize(glm::cross(kLight, Vec3(0, 1, 0)));
  const Vec3 step = mapped(box, ball.centre + box.texel * across) - mapped(box, ball.centre);
  EXPECT_NEAR(std::hypot(step.x, step.y) * 2048.0F, 1.0F, 1e-3F);
}

TEST(ShadowBox, MovesByWholeTexels) {
  // GIVEN a model that moves a little each picture, and a camera that turns about it
  app::Ball ball{{0, 10, 0}, 12.0F};
  const auto first = boxOf(ball);
  const Vec3 fixed{1.2345F, 9.0F, -0.5F};
  const Vec3 at = mapped(first, fixed) * 2048.0F;
  for (int i = 1; i < 200; ++i) {
    ball.centre = Vec3(0.0137F, 0.0041F, -0.0093F) * static_cast<float>(i) + Vec3(0, 10, 0);
    vmd::CameraState camera;
    camera.rotation.y = 0.1F * static_cast<float>(i);
    const auto box = boxOf(ball, camera);
    ASSERT_EQ(box.texel, first.texel);
    // THEN a fixed point stays at one position within its texel, so the shadow's edge doesn't crawl
    const Vec3 now = mapped(box, fixed) * 2048.0F;
    for (int axis = 0; axis < 2; ++axis) {
      const float moved = now[axis] - at[axis];
      EXPECT_NEAR(moved, std::round(moved), 0.02F) << i;
    }
  }
}

TEST(ShadowBox, ReachesAsFarAsItsDistanceSays) {
  // GIVEN a stage 300 units wide and a camera in it: the view decides. Reach is 1 / 0.01125 = 88.9
  // units.
  const app::Ball stage{{0, 0, 0}, 300.0F};
  // With fov 30 and 16:9 half the far side is 88.9 * tan 15 = 23.8 high and 42.3 wide.
  vmd::CameraState camera;
  const auto box = boxOf(stage, camera);
  // The square of tan 15 is 0.0718.
  const float along = 88.889F * 0.5F * (1.0F + 0.0718F * (1.0F + 256.0F / 81.0F));
  // The step is the least power of 1.25 that isn't smaller.
  const auto expectStepOver = [](float radius, float wanted) {
    const float steps = std::log(radius) / std::log(1.25F);
    EXPECT_NEAR(steps, std::round(steps), 1e-3F);
    EXPECT_GE(radius, wanted - 0.05F);
    EXPECT_LT(radius, wanted * 1.25F);
  };
  expectStepOver(box.texel * 1024.0F, along);
  const auto eye = app::cameraMatrices(camera, 16.0F / 9.0F).eye;
  for (const Vec3& p : {eye, eye + Vec3(42.0F, 23.5F, 88.8F), eye + Vec3(-42.0F, -23.5F, 88.8F)}) {
    const Vec3 at = mapped(box, p);
    EXPECT_TRUE(at.x > 0 && at.x < 1 && at.y > 0 && at.y < 1) << at.x << ' ' << at.y;
  }
  // AND mode 2 reaches two thirds as far, and a larger number less far
  expectStepOver(boxOf(stage, camera, {2, 0.01125F}).texel * 1024.0F, along * 2.0F / 3.0F);
  expectStepOver(boxOf(stage, camera, {1, 0.0225F}).texel * 1024.0F, along / 2.0F);
}

TEST(ShadowBox, KeepsItsGridWhileACameraZoomsALittle) {
  // GIVEN a view whose far side grows by 2 % over 50 pictures: its size changes once at most
  const app::Ball stage{{0, 0, 0}, 300.0F};
  float before = 0.0F;
  int changes = 0;
  for (int i = 0; i < 50; ++i) {
    vmd::CameraState camera;
    camera.fovDegrees = 30.0F + 0.01F * static_cast<float>(i);
    const float texel = boxOf(stage, camera).texel;
    changes += i > 0 && texel != before ? 1 : 0;
    before = texel;
  }
  EXPECT_LE(changes, 1);
}

app::ShadowBox boxOfAll(std::initializer_list<app::Ball> models) {
  const vmd::CameraState camera;
  return app::shadowBox(models, kLight, camera, app::cameraMatrices(camera, 16.0F / 9.0F), {1, 0.01125F});
}

bool inside(const app::ShadowBox& box, const Vec3& p) {
  const Vec3 at = mapped(box, p);
  return at.x > 0 && at.x < 1 && at.y > 0 && at.y < 1 && at.z > 0 && at.z < 1;
}

TEST(ShadowBox, OfOneAmongSeveralIsThatOfOneAlone) {
  const app::Ball ball{{3, 10, -2}, 12.0F};
  const auto alone = boxOf(ball), one = boxOfAll({ball});
  EXPECT_EQ(alone.worldToMap, one.worldToMap);
  EXPECT_EQ(alone.worldToClip, one.worldToClip);
  EXPECT_EQ(alone.depth, one.depth);
}

TEST(ShadowBox, HoldsAllModelsOfTheView) {
  // GIVEN two actors side by side, the balls around which are 20 wide and reach from x = -20 to 20
  const auto box = boxOfAll({{{-10, 10, 0}, 10.0F}, {{10, 10, 0}, 10.0F}});
  for (const float x : {-19.9F, -10.0F, 10.0F, 19.9F}) EXPECT_TRUE(inside(box, {x, 10, 0})) << x;
  // THEN a texel is what a ball of that size takes, or of the next step
  EXPECT_GE(box.texel, 40.0F / 2048.0F);
  EXPECT_LE(box.texel, 40.0F * 1.25F / 2048.0F + 1e-6F);
}

TEST(ShadowBox, IsntMadeCoarserByWhatStandsFarAway) {
  // GIVEN an actor before the camera, and one 500 units behind it
  const app::Ball near{{0, 10, 0}, 12.0F}, away{{0, 10, -500}, 12.0F};
  const float alone = boxOf(near).texel;
  for (const auto& box : {boxOfAll({near, away}), boxOfAll({away, near})}) {
    EXPECT_GE(box.texel, alone);
    EXPECT_LE(box.texel, alone * 1.25F + 1e-6F);
    EXPECT_TRUE(inside(box, near.centre));
  }
}

TEST(ShadowBox, BeginsBeforeWhateverThrowsShadowIntoIt) {
  // GIVEN an object 300 units before the actor towards the light, far out of the view
  const app::Ball near{{0, 10, 0}, 12.0F}, thrower{Vec3(0, 10, 0) - 300.0F * kLight, 5.0F};
  const auto box = boxOfAll({near, thrower});
  EXPECT_TRUE(inside(box, thrower.centre - 4.9F * kLight));
  EXPECT_TRUE(inside(box, near.centre));
  // AND an object beside that path doesn't make it deeper
  EXPECT_NEAR(boxOfAll({near, {{300, 10, 0}, 5.0F}}).depth, boxOfAll({near, {{-300, 10, 0}, 5.0F}}).depth, 1e-3F);
  EXPECT_LT(boxOfAll({near, {{300, 10, 0}, 5.0F}}).depth, 0.5F * box.depth);
}

TEST(ShadowBox, TakesAnyLightAndCamera) {
  const float nan = std::nanf("");
  for (const Vec3& light : {Vec3(0, -1, 0), Vec3(0, 1, 0), Vec3(1, 0, 0), Vec3(0, 0, -1)}) {
    for (const float distance : {0.0F, -1.0F, 1e9F, nan}) {
      vmd::CameraState camera;
      camera.perspective = light.x == 0;
      const auto box = boxOf({{0, 5, 0}, 10.0F}, camera, {1, std::isnan(distance) ? 0.0F : distance}, light);
      EXPECT_TRUE(std::isfinite(box.texel) && box.texel > 0);
      const Vec3 at = mapped(box, {0, 5, 0});
      EXPECT_TRUE(std::isfinite(at.x + at.y + at.z));
    }
  }
}

TEST(ShadowBox, OfACoarserMapHasThePictureAtTheSamePlace) {
  // GIVEN the box of a ball 24 units wide in maps of several sides
  const app::Ball ball{{3, 10, -2}, 12.0F};
  const vmd::CameraState camera;
  const auto matrices = app::cameraMatrices(camera, 16.0F / 9.0F);
  const auto fine = boxOf(ball);
  for (const int side : {1024, 512}) {
    const auto box = app::shadowBox(ball, kLight, camera, matrices, {1, 0.01125F}, side);
    EXPECT_NEAR(box.texel, 24.0F / static_cast<float>(side), 1e-6F);
    // THEN a point is at the same part of the map, but for the whole texels by which either moves
    for (const Vec3& point : {ball.centre, Vec3(1.0F, 14.0F, 2.0F), Vec3(8.0F, 3.0F, -4.0F)}) {
      const Vec3 apart = mapped(box, point) - mapped(fine, point);
      EXPECT_LT(std::abs(apart.x), 1.0F / static_cast<float>(side)) << side;
      EXPECT_LT(std::abs(apart.y), 1.0F / static_cast<float>(side)) << side;
      EXPECT_LT(std::abs(apart.z * box.depth), box.texel) << side;
    }
    // AND the grid stays on its texels while the ball moves
    app::Ball moved = ball;
    moved.centre += Vec3(0.137F, 0.041F, -0.093F);
    const auto later = app::shadowBox(moved, kLight, camera, matrices, {1, 0.01125F}, side);
    const Vec3 step = (mapped(later, ball.centre) - mapped(box, ball.centre)) * static_cast<float>(side);
    for (int axis = 0; axis < 2; ++axis) EXPECT_NEAR(step[axis], std::round(step[axis]), 0.02F) << side;
  }
}

TEST(ShadowMapSide, FollowsThePicturesResolutionInPowersOfTwo) {
  EXPECT_EQ(app::shadowMapSide(1.0F), 2048);
  EXPECT_EQ(app::shadowMapSide(0.5F), 1024);
  EXPECT_EQ(app::shadowMapSide(0.25F), 512);
  // 0.82 * 2048 = 1679, which is nearer to 2048 by its ratio; 0.67 * 2048 = 1372 is nearer to 1024
  EXPECT_EQ(app::shadowMapSide(0.82F), 2048);
  EXPECT_EQ(app::shadowMapSide(0.67F), 1024);
  EXPECT_EQ(app::shadowMapSide(0.58F), 1024);
  // AND never beyond the whole map, and never nothing
  EXPECT_EQ(app::shadowMapSide(2.0F), 2048);
  EXPECT_GE(app::shadowMapSide(1e-6F), 1);
}

TEST(ModelExtent, FollowsTheBonesAndKeepsItsSize) {
  // GIVEN vertices from (-8, 0, 0) to (8, 20, 0), two bones that move them, and one that moves none
  pmx::Model model;
  model.vertices.resize(2);
  model.vertices[0].position = {-8, 0, 0};
  model.vertices[1].position = {8, 20, 0};
  model.vertices[0].bones[0] = 0;
  model.vertices[1].bones[0] = 1;
  model.bones.resize(3);
  model.bones[0].position = {0, 0, 0};
  model.bones[1].position = {0, 16, 0};
  const app::ModelExtent extent(model);
  const auto rest = extent.at({});
  EXPECT_EQ(rest.centre, Vec3(0, 10, 0));
  EXPECT_NEAR(rest.radius, 1.25F * std::sqrt(164.0F), 1e-4F);  // with room for a quarter more
  // WHEN both move by (5, 0, 3): so does the ball
  std::vector<base::Transform> bones(3);
  bones[0].translation = {5, 0, 3};
  bones[1].translation = {5, 16, 3};
  EXPECT_EQ(extent.at(bones).centre, Vec3(5, 10, 3));
  EXPECT_EQ(extent.at(bones).radius, rest.radius);
  // AND so whatever the third does
  bones[2].translation = {500, 0, 0};
  EXPECT_EQ(extent.at(bones).radius, rest.radius);
  // AND a bone sent 60 units away is held by a ball larger by whole steps: half of (60, 16), and
  // the 4.8 units that the vertices reach beyond the bones' 8
  bones[1].translation = {65, 16, 3};
  const auto far = extent.at(bones);
  EXPECT_GE(far.radius, 0.5F * std::hypot(60.0F, 16.0F) + std::sqrt(164.0F) - 8.0F);
  const float steps = std::log(far.radius / rest.radius) / std::log(1.25F);
  EXPECT_NEAR(steps, std::round(steps), 1e-3F);
}

TEST(SelfShadow, AroundAnEyeItReachesEquallyFarToAllSides) {
  // GIVEN a model much larger than MMD's reach of 1/0.01125 = 88.9 units, seen in all directions
  const std::array models{app::Ball{{0, 0, 0}, 500.0F}};
  const Vec3 eye(10, 20, 30);
  const auto box = app::shadowBoxAround(models, kLight, eye, {1, 0.01125F});
  // THEN the box has the next size of the series 1.25^n, 108.42 for n = 21, and the eye in its
  // middle
  EXPECT_NEAR(box.texel, 2.0F * 108.42F / 2048.0F, 1e-5F);
  const base::Vec4 middle = box.worldToMap * base::Vec4(eye, 1.0F);
  EXPECT_NEAR(middle.x, 0.5F, 1.1F / 2048.0F);
  EXPECT_NEAR(middle.y, 0.5F, 1.1F / 2048.0F);
  // AND in mode 2, which reaches two thirds as far, 69.39 for n = 19
  EXPECT_NEAR(app::shadowBoxAround(models, kLight, eye, {2, 0.01125F}).texel, 2.0F * 69.39F / 2048.0F, 1e-5F);
}

}  // namespace
