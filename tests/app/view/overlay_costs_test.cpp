// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests count the corners and names that an overlay costs for models with very many bones and
// bodies (limits.md).

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "app/view/body_overlay.h"
#include "app/view/bone_overlay.h"
#include "app/view/name_labels.h"

namespace {

using app::kMaxDots, app::kMaxOverlayBodies, app::kMaxWholeMarks;
using app::OverlayMark, app::OverlayRoom, app::OverlayVertex;
using base::Vec3;

// A circle is a disc, two rings and a dot, of 16 corners each: 14 + 32 + 32 + 14 triangles. A dot
// is a square.
constexpr std::size_t kCircle = 92 * 3, kDot = 2 * 3;

/// This struct has bones in front of the default camera on 1280 x 720 pixels.
struct CostStage {
  pmx::Model model;
  ik::Skeleton skeleton;
  std::vector<base::Transform> poses;
  std::int32_t selected = -1;
  bool seen = true;
  std::vector<OverlayVertex> triangles;
  std::vector<OverlayMark> marks;

  void bone(Vec3 position, Vec3 tail = Vec3(0.0F)) {
    pmx::Bone bone;
    bone.flags = pmx::boneFlag::visible;
    bone.tailOffset = tail;
    model.bones.push_back(bone);
    poses.push_back({position, base::kIdentityRotation});
  }
  void bones(std::size_t count, Vec3 position) {
    for (std::size_t i = 0; i < count; ++i) bone(position);
  }
  /// Draws and returns how many corners were added.
  std::size_t draw(OverlayRoom* room = nullptr) {
    app::BoneOverlayJob job;
    job.model = &model;
    job.skeleton = &skeleton;
    job.boneModels = poses;
    job.view.camera = app::cameraMatrices({}, 1280.0F / 720.0F);
    job.selected = selected;
    job.room = room;
    triangles.clear();
    marks.clear();
    job.triangles = seen ? &triangles : nullptr;
    job.marks = &marks;
    job.run();
    return triangles.size();
  }
  /// Returns how many corners have a mark at a bone, within twenty pixels.
  std::size_t cornersAt(std::size_t bone) const {
    const base::Vec2 clip = marks[bone].pixel / base::Vec2(640, -360) + base::Vec2(-1, 1);
    return static_cast<std::size_t>(std::ranges::count_if(triangles, [&](const OverlayVertex& corner) {
      return std::abs(corner.position.x - clip.x) < 20 / 640.0F && std::abs(corner.position.y - clip.y) < 20 / 360.0F;
    }));
  }
};

TEST(OverlayCosts, TwiceTheBonesHaveTwiceTheCorners) {
  CostStage stage;
  stage.bones(4000, {0, 10, 0});
  EXPECT_EQ(stage.draw(), 4000 * kCircle);
  stage.bones(4000, {1, 10, 0});
  OverlayRoom room;
  EXPECT_EQ(stage.draw(&room), 8000 * kCircle);
  EXPECT_FALSE(room.full);
}

TEST(OverlayCosts, OfVeryManyBonesThoseOnTopHaveMarksAndOthersDots) {
  // GIVEN more bones than the limit of marks, the first and the last one apart
  CostStage stage;
  stage.bone({-5, 10, 0});
  stage.bones(kMaxWholeMarks + 1000, {0, 10, 0});
  stage.bone({5, 10, 0});
  OverlayRoom room;
  // THEN a thousand and two have dots
  EXPECT_EQ(stage.draw(&room), kMaxWholeMarks * kCircle + 1002 * kDot);
  EXPECT_TRUE(room.full);
  EXPECT_EQ(stage.cornersAt(0), kDot) << "it is drawn first, below all others";
  EXPECT_EQ(stage.cornersAt(stage.marks.size() - 1), kCircle);
  EXPECT_EQ(stage.marks.size(), kMaxWholeMarks + 1002) << "a click finds each of them";
  // AND the selected one has its mark, with its ring, whichever it is
  stage.selected = 0;
  (void)stage.draw();
  EXPECT_GT(stage.cornersAt(0), kCircle);
}

TEST(OverlayCosts, ThereIsABoundOnDots) {
  CostStage stage;
  stage.bones(kMaxWholeMarks + kMaxDots, {0, 10, 0});
  const std::size_t most = kMaxWholeMarks * kCircle + kMaxDots * kDot;
  EXPECT_EQ(stage.draw(), most);
  stage.bones(50'000, {1, 10, 0});
  EXPECT_EQ(stage.draw(), most);
}

TEST(OverlayCosts, ActorsOfAPictureShareTheRoom) {
  CostStage stage;
  stage.bones(5000, {0, 10, 0});
  OverlayRoom room;
  EXPECT_EQ(stage.draw(&room), 5000 * kCircle);
  EXPECT_EQ(stage.draw(&room), (kMaxWholeMarks - 5000) * kCircle + (10'000 - kMaxWholeMarks) * kDot);
}

TEST(OverlayCosts, TheSelectedBoneOfALaterActorIsWholeThoughThereIsNoRoomLeft) {
  CostStage stage;
  stage.bone({-5, 10, 0});
  stage.bone({5, 10, 0});
  OverlayRoom full;
  full.marks = full.dots = 0;
  EXPECT_EQ(stage.draw(&full), 0U);
  stage.selected = 1;
  EXPECT_GT(stage.draw(&full), kCircle) << "its mark and its ring";
  EXPECT_EQ(stage.cornersAt(1), stage.triangles.size()) << "the other bone has none";
}

TEST(OverlayCosts, WhatIsOffThePictureTakesNoRoom) {
  // GIVEN a bone in the middle, many far aside, and one aside whose tail comes into the picture
  CostStage stage;
  stage.bone({0, 10, 0});
  stage.bones(kMaxWholeMarks, {100, 10, 0});
  OverlayRoom room;
  EXPECT_EQ(stage.draw(&room), kCircle);
  EXPECT_EQ(room.marks, kMaxWholeMarks - 1);
  EXPECT_EQ(stage.marks.size(), kMaxWholeMarks + 1);
  stage.bone({30, 10, 0}, {-25, 0, 0});
  EXPECT_GT(stage.draw(), 2 * kCircle) << "and its taper";
}

TEST(OverlayCosts, NamesAloneNeedNoCorners) {
  CostStage stage;
  stage.bones(kMaxWholeMarks + 1, {0, 10, 0});
  stage.seen = false;
  OverlayRoom room;
  EXPECT_EQ(stage.draw(&room), 0U);
  EXPECT_EQ(stage.marks.size(), kMaxWholeMarks + 1);
  EXPECT_FALSE(room.full);
}

/// Returns how many names are made to write some of so many marks, at so many positions of the
/// picture.
std::size_t namesMade(std::size_t count, std::size_t places) {
  std::vector<OverlayMark> marks;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = i % places;
    marks.push_back({static_cast<std::int32_t>(i),
                     {static_cast<float>(50 + 3 * (place % 300)), static_cast<float>(150 + place / 300)}});
  }
  std::size_t made = 0;
  std::vector<app::OverlayLabel> labels;
  app::NameLabelsJob job;
  job.marks = marks;
  job.name = [&made](const OverlayMark& mark) {
    ++made;
    return std::to_string(mark.bone);
  };
  job.size = [](const std::string&) { return base::Vec2(200, 100); };
  job.labels = &labels;
  job.run();
  EXPECT_FALSE(labels.empty());
  return made;
}

TEST(OverlayCosts, NamesAreMadeOfThoseThatMayHaveRoom) {
  EXPECT_EQ(namesMade(100'000, 1), 1U) << "beside the mark of the first one there is no room for others";
  EXPECT_EQ(namesMade(200'000, 1), 1U);
  EXPECT_LE(namesMade(200'000, 300 * 400), 8192U) << "however they lie";
}

TEST(OverlayCosts, OfVeryManyBodiesTheFirstAreDrawn) {
  pmx::Model model;
  std::vector<app::OverlayBody> bodies;
  const auto corners = [&](std::size_t count) {
    pmx::RigidBody box;
    box.shape = static_cast<std::uint8_t>(pmx::RigidShape::Box);
    box.size = {1, 2, 3};
    model.rigidBodies.resize(count, box);
    bodies.resize(count);
    std::vector<OverlayVertex> triangles;
    app::BodyOverlayJob job;
    job.model = &model;
    job.bodies = bodies;
    job.view.camera.view = job.view.camera.projection = base::Mat4(1.0F);
    for (int i = 0; i < 3; ++i) job.view.camera.projection[i][i] = 0.1F;
    job.view.pixels = {1000, 1000};
    job.triangles = &triangles;
    job.run();
    return triangles.size();
  };
  const std::size_t one = corners(1);
  ASSERT_GT(one, 0U);
  EXPECT_EQ(corners(1000), 1000 * one);
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = static_cast<std::int32_t>(kMaxOverlayBodies);
  model.joints.push_back(joint);
  EXPECT_EQ(corners(kMaxOverlayBodies + 500), kMaxOverlayBodies * one) << "and no joint to one that isn't drawn";
}

}  // namespace
