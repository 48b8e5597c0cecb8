// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/fit_view.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

using app::Bounds;
using base::Vec3, base::Vec4;

/// Returns a camera of 90 degrees: half the field of view has the tangent 1, so at distance d the
/// picture is 2 d high. A tenth stays free.
vmd::CameraState quarterTurnWide() {
  vmd::CameraState camera;
  camera.fovDegrees = 90.0F;
  return camera;
}

/// Returns the largest |x| and |y| of all corners in the picture, where 1 is its edge.
base::Vec2 reach(const vmd::CameraState& camera, const Bounds& box, float aspect) {
  const auto matrices = app::cameraMatrices(camera, aspect);
  base::Vec2 most{0.0F};
  for (const float x : {box.least.x, box.most.x}) {
    for (const float y : {box.least.y, box.most.y}) {
      for (const float z : {box.least.z, box.most.z}) {
        const Vec4 clip = matrices.projection * matrices.view * Vec4(x, y, z, 1.0F);
        EXPECT_GT(clip.w, 0.0F);
        EXPECT_LE(std::abs(clip.z), clip.w) << "before the near plane or behind the far one";
        most = glm::max(most, base::Vec2(std::abs(clip.x), std::abs(clip.y)) / clip.w);
      }
    }
  }
  return most;
}

TEST(FitView, ABoxFillsThePicturesHeight) {
  // GIVEN a flat box two units high around (3, 10, -5)
  const Bounds flat{{2.5F, 9, -5}, {3.5F, 11, -5}};
  const auto fitted = app::fitView(quarterTurnWide(), flat, 2.0F);
  // THEN 1 / d = 0.9
  EXPECT_EQ(fitted.target, Vec3(3, 10, -5));
  EXPECT_NEAR(fitted.distance, -1.0F / 0.9F, 1e-5F);
  // AND of a deep one the near side counts, a unit nearer: 1 / (d - 1) = 0.9
  const Bounds deep{{2.5F, 9, -6}, {3.5F, 11, -4}};
  EXPECT_NEAR(app::fitView(quarterTurnWide(), deep, 2.0F).distance, -(1.0F + 1.0F / 0.9F), 1e-5F);
}

TEST(FitView, AWideBoxFillsItsWidth) {
  // GIVEN eight units of width in a picture twice as wide as high: 4 / (2 d) = 0.9
  const Bounds wide{{-4, 0, 0}, {4, 1, 0}};
  EXPECT_NEAR(app::fitView(quarterTurnWide(), wide, 2.0F).distance, -4.0F / 1.8F, 1e-5F);
  // in one half as wide as high: 4 / (d / 2) = 0.9
  EXPECT_NEAR(app::fitView(quarterTurnWide(), wide, 0.5F).distance, -8.0F / 0.9F, 1e-5F);
}

TEST(FitView, AnglesAndProjectionStay) {
  vmd::CameraState camera = app::standardView(quarterTurnWide(), app::StandardView::Left);
  // GIVEN a box that from the side shows its depth, 4, as width, and has its width, 2, towards the
  // eye
  const Bounds box{{-1, -0.5F, -2}, {1, 0.5F, 2}};
  const auto fitted = app::fitView(camera, box, 1.0F);
  // THEN 2 / (d - 1) = 0.9
  EXPECT_EQ(fitted.rotation, camera.rotation);
  EXPECT_NEAR(fitted.distance, -(1.0F + 2.0F / 0.9F), 1e-4F);
  // AND without perspective no side is nearer
  camera.perspective = false;
  EXPECT_NEAR(app::fitView(camera, box, 1.0F).distance, -2.0F / 0.9F, 1e-4F);
  EXPECT_FALSE(app::fitView(camera, box, 1.0F).perspective);
}

TEST(FitView, FromAnySideAllIsSeenAndFillsMostOfThePicture) {
  const Bounds box{{-3, 1, -2}, {9, 4, 7}};
  for (const float aspect : {0.3F, 1.0F, 1.7778F, 4.0F}) {
    for (const Vec3 rotation : {Vec3(0), Vec3(0.4F, 1.0F, 0.2F), Vec3(-1.2F, 3.0F, -2.0F)}) {
      vmd::CameraState camera;
      camera.rotation = rotation;
      const auto most = reach(app::fitView(camera, box, aspect), box, aspect);
      EXPECT_NEAR(std::max(most.x, most.y), 0.9F, 1e-3F);
    }
  }
}

TEST(FitView, BoxesThatAreNoneOrTinyOrHuge) {
  const vmd::CameraState camera;
  EXPECT_EQ(app::fitView(camera, Bounds(), 1.0F), camera);
  // a point: as near as the near plane, at 0.5, lets it
  Bounds point;
  point.add(Vec3(1, 2, 3));
  const auto near = app::fitView(camera, point, 1.0F);
  EXPECT_EQ(near.target, Vec3(1, 2, 3));
  EXPECT_LT(near.distance, -0.5F);
  EXPECT_GT(near.distance, -1.0F);
  // points that aren't finite are ignored
  for (const float nowhere : {std::nanf(""), std::numeric_limits<float>::infinity(), 3e38F, 2e5F}) {
    point.add(Vec3(nowhere, 0, 0));
    point.add(Vec3(0, 0, -nowhere));
  }
  EXPECT_EQ(point.size(), Vec3(0));
  const Bounds huge{Vec3(-app::kFarthestPoint), Vec3(app::kFarthestPoint)};
  const auto far = app::fitView(camera, huge, 1.0F);
  EXPECT_LE(reach(far, huge, 1.0F).y, 1.0F);
  for (const float aspect : {0.0F, -1.0F, std::nanf("")})
    EXPECT_TRUE(std::isfinite(app::fitView(camera, huge, aspect).distance));
}

TEST(StartingView, APersonIsSeenFromMmdsPlace) {
  const Bounds person{{-8, 0, -2}, {8, 20, 2}}, stage{{-100, -1, -100}, {100, 60, 100}},
      glasses{{-0.7F, 17, -1}, {0.7F, 17.5F, 0}};
  const vmd::CameraState standard;
  const auto from = [](std::initializer_list<Bounds> boxes, float aspect) {
    const std::vector<Bounds> models(boxes);
    return app::startingView(models, aspect);
  };
  for (const float aspect : {0.5F, 1.7778F}) {
    EXPECT_EQ(from({}, aspect), standard);
    EXPECT_EQ(from({person}, aspect), standard);
    // also on a stage, and with something in the hand
    EXPECT_EQ(from({stage, person, glasses}, aspect), standard);
  }
  // small or large alone, or a person at another position, are fitted
  EXPECT_EQ(from({glasses}, 1.5F), app::fitView(standard, glasses, 1.5F));
  EXPECT_EQ(from({stage}, 1.5F), app::fitView(standard, stage, 1.5F));
  const Bounds elsewhere{{92, 0, -2}, {108, 20, 2}};
  EXPECT_EQ(from({elsewhere}, 1.5F), app::fitView(standard, elsewhere, 1.5F));
  // two that are fitted are fitted together
  const Bounds both{{-100, -1, -100}, {108, 60, 100}};
  EXPECT_EQ(from({stage, elsewhere}, 1.5F), app::fitView(standard, both, 1.5F));
}

TEST(ShowBounds, AreThoseOfFacesWhereTheyStand) {
  // GIVEN a red square of eight units around (0, 10, 0), and a stray vertex that no face has
  auto model = support::redDancer();
  pmx::Vertex stray;
  stray.position = {500, 500, 500};
  model.vertices.push_back(stray);
  app::Show show;
  const auto loaded = support::loaded(std::move(model));
  const auto first = show.add(loaded);
  EXPECT_EQ(app::restBounds(show), (std::vector<Bounds>{{{-4, 6, 0}, {4, 14, 0}}}));
  // WHEN it has another position, twice as large
  show.actor(first)->setPlacement({{100, 0, 5}, 0.0F, 2.0F});
  EXPECT_EQ(app::restBounds(show), (std::vector<Bounds>{{{92, 12, 5}, {108, 28, 5}}}));
  EXPECT_EQ(app::shownBounds(show, show.evaluate(0.0)), (Bounds{{92, 12, 5}, {108, 28, 5}}));
  // THEN an invisible one is ignored
  const auto second = show.add(loaded);
  EXPECT_EQ(app::restBounds(show).size(), 2U);
  show.actor(second)->set(&app::ActorSwitches::visible, false);
  EXPECT_EQ(app::restBounds(show).size(), 1U);
  EXPECT_EQ(app::shownBounds(show, show.evaluate(0.0)), (Bounds{{92, 12, 5}, {108, 28, 5}}));
}

TEST(ShowBounds, AreThoseOfThePose) {
  // GIVEN a dance whose morph lifts the root by four units at frame 30
  auto model = support::redDancer();
  for (auto& vertex : model.vertices) vertex.bones[0] = 0;
  app::Show show;
  const auto id = show.add(support::loaded(std::move(model)));
  show.setMotions(id, {{support::loaded(support::dance())}});
  const Bounds lifted = app::shownBounds(show, show.evaluate(30.0));
  EXPECT_NEAR(lifted.least.y, 10.0F, 1e-4F);
  EXPECT_NEAR(lifted.most.y, 18.0F, 1e-4F);
  EXPECT_NEAR(app::restBounds(show).front().least.y, 6.0F, 1e-4F) << "at rest it stays";
}

TEST(ShowBounds, AreThoseOfTheModelsThatAreNamed) {
  app::Show show;
  const auto loaded = support::loaded(support::redDancer());
  std::vector<app::ActorId> ids;
  for (const float x : {-100.0F, 0.0F, 100.0F}) {
    ids.push_back(show.add(loaded));
    show.actor(ids.back())->setPlacement({{x, 0, 0}, 0.0F, 1.0F});
  }
  const app::ShowFrame& frame = show.evaluate(0.0);
  EXPECT_EQ(app::shownBounds(show, frame), (Bounds{{-104, 6, 0}, {104, 14, 0}}));
  const std::vector<app::ActorId> one{ids[1]}, two{ids[2], ids[1]};
  EXPECT_EQ(app::shownBounds(show, frame, one), (Bounds{{-4, 6, 0}, {4, 14, 0}}));
  EXPECT_EQ(app::shownBounds(show, frame, two), (Bounds{{-4, 6, 0}, {104, 14, 0}}));
}

TEST(ShowBounds, FiguresHaveChainsAndAreNoStages) {
  pmx::Model model = support::redDancer();
  for (pmx::Bone& bone : model.bones) bone.flags &= static_cast<std::uint16_t>(~pmx::boneFlag::ik);
  EXPECT_FALSE(app::isFigure(model)) << "an accessory";
  model.bones[0].flags |= pmx::boneFlag::ik;
  EXPECT_TRUE(app::isFigure(model));
  EXPECT_FALSE(app::isStage(model));
  model.vertices[0].position.z = -31;
  EXPECT_TRUE(app::isStage(model));
  EXPECT_FALSE(app::isFigure(model)) << "a stage with machinery";
}

TEST(ShowBounds, WhatIsHiddenCountsForNothing) {
  // GIVEN the red square, and in a second material a triangle far above it
  auto model = support::redDancer();
  for (const Vec3& corner : {Vec3(0, 90, 0), Vec3(1, 100, 0), Vec3(-1, 100, 0)}) {
    pmx::Vertex vertex;
    vertex.position = corner;
    model.vertices.push_back(vertex);
  }
  for (const std::uint32_t index : {4U, 5U, 6U}) model.indices.push_back(index);
  pmx::Material upper = model.materials[0];
  upper.indexCount = 3;
  upper.flags |= pmx::materialFlag::edge;
  model.materials.push_back(upper);
  // and a morph that makes it and its outline transparent
  pmx::Morph gone;
  gone.name = "消える";
  gone.kind = pmx::MorphKind::Material;
  pmx::MaterialOffset none;  // multiplied by zero
  none.material = 1;
  gone.offsets = std::vector<pmx::MaterialOffset>{none};
  model.morphs.push_back(gone);
  const auto morph = static_cast<std::int32_t>(model.morphs.size()) - 1;
  app::Show show;
  const auto id = show.add(support::loaded(std::move(model)));
  const Bounds all{{-4, 6, 0}, {4, 100, 0}}, square{{-4, 6, 0}, {4, 14, 0}};
  EXPECT_EQ(app::restBounds(show), std::vector<Bounds>{all});
  EXPECT_EQ(app::shownBounds(show, show.evaluate(0.0)), all);
  // WHEN the second is hidden THEN only the square is framed
  show.actor(id)->set(&app::ActorSwitches::hiddenMaterials, {1});
  EXPECT_EQ(app::restBounds(show), std::vector<Bounds>{square});
  EXPECT_EQ(app::shownBounds(show, show.evaluate(0.0)), square);
  show.actor(id)->set(&app::ActorSwitches::hiddenMaterials, {0, 1});
  EXPECT_TRUE(app::shownBounds(show, show.evaluate(0.0)).empty());
  // AND so where a morph does it
  show.actor(id)->set(&app::ActorSwitches::hiddenMaterials, {});
  app::Edits edits;
  edits.set(app::MorphEdit{morph, app::EditKind::Replace, 1.0F});
  show.actor(id)->setEdits(edits);
  EXPECT_EQ(app::shownBounds(show, show.evaluate(0.0)), square);
}

TEST(ShowBounds, WhatHangsCountsOnlyWhereAllHangs) {
  app::Show show;
  const auto loaded = support::loaded(support::redDancer());
  const auto first = show.add(loaded), second = show.add(loaded);
  ASSERT_TRUE(show.attach(second, {{0, first, 5}}));
  EXPECT_EQ(app::restBounds(show).size(), 1U);
}

}  // namespace
