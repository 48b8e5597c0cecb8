// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/seen_side.h"

#include <cmath>

#include <gtest/gtest.h>

#include "app/view/fit_view.h"
#include "tests/app/files/dancer.h"

namespace {

using base::Vec3;

constexpr float kAspect = 4.0F / 3.0F;

/// Returns two triangles, clockwise where seen from the side that `across` × `up` points to
/// (left-handed), around (0, 10, 0).
pmx::Model square(const Vec3& across, const Vec3& up, bool doubleSided = false) {
  pmx::Model model = support::dancer();
  model.vertices.clear();
  for (const auto& [x, y] : {std::pair{-1.0F, -1.0F}, {-1.0F, 1.0F}, {1.0F, 1.0F}, {1.0F, -1.0F}})
    model.vertices.emplace_back().position = Vec3(0, 10, 0) + x * across + y * up;
  model.indices = {0, 1, 2, 0, 2, 3};
  pmx::Material material;
  material.indexCount = 6;
  material.flags = doubleSided ? pmx::materialFlag::doubleSided : 0;
  model.materials = {material};
  return model;
}

/// Returns the camera for a show without a chosen one.
vmd::CameraState chosen(const app::Show& show) {
  const auto boxes = app::restBounds(show);
  return app::seenSide(app::startingView(boxes, kAspect), show, kAspect);
}

/// Returns how much of the picture the square's front covers, with its back where that is drawn: a
/// polygon's area by the shoelace formula, of its corners on the screen, whose own area is 4. On
/// the screen a front is clockwise, so below 0.
float covered(const app::Show& show, const vmd::CameraState& camera, bool doubleSided) {
  const auto matrices = app::cameraMatrices(camera, kAspect);
  const auto& vertices = show.actor(show.order().front())->model().vertices;
  std::vector<base::Vec2> corners;
  for (const auto& vertex : vertices) {
    const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(vertex.position, 1.0F);
    EXPECT_GT(clip.w, 0.0F);
    corners.emplace_back(clip.x / clip.w, clip.y / clip.w);
    EXPECT_LE(std::max(std::abs(corners.back().x), std::abs(corners.back().y)), 1.0F) << "all of it is in the picture";
  }
  float twice = 0.0F;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto &a = corners[i], &b = corners[(i + 1) % corners.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return (doubleSided ? std::abs(twice) : std::max(-twice, 0.0F)) / 2.0F / 4.0F;
}

TEST(SeenSide, OfAnyFlatThingSomethingIsSeen) {
  // GIVEN squares, one-sided and two-sided, of a floor's size and of a person's, in all positions:
  // floors, ceilings, walls along the direction of MMD's camera or with their backs to it, tilted
  // ones; each from both sides
  const float s = std::sqrt(0.5F);
  const std::vector<std::pair<Vec3, Vec3>> planes{
      {{1, 0, 0}, {0, 1, 0}},  {{1, 0, 0}, {0, 0, 1}},  {{0, 0, 1}, {0, 1, 0}},
      {{s, 0, s}, {0, 1, 0}},  {{s, 0, -s}, {0, 1, 0}}, {{1, 0, 0}, {0, s, s}},
      {{1, 0, 0}, {0, s, -s}}, {{s, s, 0}, {0, 0, 1}},  {{s, -s, 0}, {0, 0, 1}}};
  for (const auto& [across, up] : planes) {
    for (const float size : {9.0F, 20.0F, 400.0F}) {
      for (const bool doubleSided : {false, true}) {
        for (const float side : {1.0F, -1.0F}) {
          app::Show show;
          show.add(support::loaded(square(size * side * across, size * up, doubleSided)));
          // WHEN it is opened alone THEN it covers a good part of the picture
          EXPECT_GT(covered(show, chosen(show), doubleSided), 0.08F)
              << base::Vec3(across).x << across.y << across.z << ' ' << up.x << up.y << up.z << " size " << size
              << " side " << side << " double-sided " << doubleSided;
        }
      }
    }
  }
}

TEST(SeenSide, AFloorIsSeenFromAboveAndTheFrontAndAWallFromItsFront) {
  const auto angles = [](const Vec3& across, const Vec3& up) {
    app::Show show;
    show.add(support::loaded(square(across, up)));
    return chosen(show).rotation;
  };
  const float quarter = base::kPi / 2.0F;
  // by standardView(): Top looks from above at -90 degrees, Left from +X, Back from +Z
  EXPECT_EQ(angles({20, 0, 0}, {0, 0, 20}), Vec3(-base::kPi / 6.0F, 0, 0)) << "a floor, from 30 degrees above";
  EXPECT_EQ(angles({0, 0, -20}, {0, 20, 0}).y, -quarter) << "a wall that faces -X";
  EXPECT_EQ(angles({0, 0, 20}, {0, 20, 0}).y, quarter) << "a wall that faces +X";
  EXPECT_EQ(angles({-20, 0, 0}, {0, 20, 0}).y, base::kPi) << "a wall with its back to MMD's camera";
}

TEST(SeenSide, WhatIsSeenAnywayStaysWhereItIs) {
  // GIVEN a wall that faces MMD's camera; and a floor below it, which alone wouldn't be visible
  app::Show show;
  show.add(support::loaded(square({40, 0, 0}, {0, 40, 0})));
  show.add(support::loaded(square({40, 0, 0}, {0, 0, 40})));
  const auto boxes = app::restBounds(show);
  EXPECT_EQ(chosen(show), app::startingView(boxes, kAspect));
  // AND one whose material is hidden or transparent is ignored: then there is the floor alone
  show.actor(show.order().front())->set(&app::ActorSwitches::hiddenMaterials, {0});
  EXPECT_NE(chosen(show).rotation, Vec3(0));
  // AND where there is nothing at all the camera stays
  for (const app::ActorId id : show.order()) show.actor(id)->set(&app::ActorSwitches::visible, false);
  const vmd::CameraState camera;
  EXPECT_EQ(app::seenSide(camera, show, kAspect), camera);
  EXPECT_EQ(app::turnedToCamera(show, camera, kAspect), 0.0F);
}

TEST(SeenSide, AGroundOfAnySizeTakesNothingFromWhoStandsOnIt) {
  // GIVEN a wall of a person's size that faces MMD's camera, on a ground a million times as large
  app::Show show;
  show.add(support::loaded(square({9, 0, 0}, {0, 9, 0})));
  show.add(support::loaded(square({9000, 0, 0}, {0, 0, 9000})));
  // THEN the camera stays: the wall is seen straight
  EXPECT_EQ(chosen(show), app::startingView(app::restBounds(show), kAspect));
}

TEST(SeenSide, IsHowFarFacesAreTurned) {
  // GIVEN a small square far from the eye, so that all directions to it are alike
  vmd::CameraState camera;
  camera.target = {0, 10, 0};
  camera.distance = -1000.0F;
  for (const float degrees : {0.0F, 30.0F, 60.0F, 90.0F, 120.0F, 180.0F}) {
    const float angle = degrees * base::kPi / 180.0F;
    app::Show show, both;
    // across and up with the normal at this angle to the direction to the eye, which looks towards
    // +Z
    const Vec3 across(std::cos(angle), 0, std::sin(angle)), up(0, 1, 0);
    show.add(support::loaded(square(across, up)));
    both.add(support::loaded(square(across, up, true)));
    EXPECT_NEAR(app::turnedToCamera(show, camera, kAspect), std::max(std::cos(angle), 0.0F), 1e-2F) << degrees;
    EXPECT_NEAR(app::turnedToCamera(both, camera, kAspect), std::abs(std::cos(angle)), 1e-2F) << degrees;
  }
}

}  // namespace
