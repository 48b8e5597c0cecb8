// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/attachments.h"

#include <gmock/gmock.h>

#include "tests/support/allocation_count.h"

namespace {

using base::Quat;
using base::Transform;
using base::Vec3;
using testing::ElementsAre;

// A turn of 90 degrees about +Y takes (x, y, z) to (z, y, -x).
const Quat kQuarterTurn = glm::angleAxis(base::kPi / 2, Vec3(0, 1, 0));

void expectAt(const Vec3& got, const Vec3& want) {
  EXPECT_LT(glm::distance(got, want), 1e-5F) << got.x << " " << got.y << " " << got.z;
}

/// This struct is the pose of an actor of three bones. It stands at (10, 0, 0) and is turned by 90
/// degrees; bone 2 can be moved along X of its model.
struct TrailOwner {
  TrailOwner() : pose(skeleton()) {}
  static ik::Skeleton skeleton() {
    pmx::Model model;
    model.bones.resize(3);
    base::Issues issues;
    return ik::buildSkeleton(model, issues);
  }
  void moveTo(float x) { pose.models[2].translation = {x, 0, 0}; }

  ik::Pose pose;
  app::Placement placement{{10, 0, 0}, 90};
  app::BoneTrail trail{pose, placement};
};

TEST(BoneTrail, RemembersWhereItsBonesWereAtEachTick) {
  TrailOwner walker;
  for (const std::int32_t bone : {2, 0, 2}) walker.trail.add(bone);
  EXPECT_THAT(walker.trail.bones(), ElementsAre(0, 2));
  walker.trail.begin(5, 7, false);
  for (const std::int64_t tick : {5, 6, 7}) {
    walker.moveTo(static_cast<float>(tick));
    walker.trail.record(tick);
  }
  walker.moveTo(100);
  const std::size_t slot = walker.trail.slotOf(2);
  for (const std::int64_t tick : {7, 5, 6}) {
    expectAt(walker.trail.at(tick, slot).translation, {10, 0, -static_cast<float>(tick)});
    expectAt(walker.trail.at(tick, walker.trail.slotOf(0)).translation, {10, 0, 0});
  }
  expectAt(walker.trail.now(slot).translation, {10, 0, -100});
}

TEST(BoneTrail, AllocatesNothingForARangeThatIsNoLonger) {
  TrailOwner walker;
  walker.trail.add(2);
  walker.trail.begin(0, 127, false);
  const auto before = support::allocationCount();
  walker.trail.begin(128, 255, true);
  for (std::int64_t tick = 128; tick <= 255; ++tick) walker.trail.record(tick);
  EXPECT_EQ(support::allocationCount(), before);
}

TEST(Attachments, AreWhereTheTrailOrThePictureHasTheBone) {
  TrailOwner walker;
  walker.trail.add(2);
  walker.trail.begin(3, 4, false);
  for (const std::int64_t tick : {3, 4}) {
    walker.moveTo(static_cast<float>(tick));
    walker.trail.record(tick);
  }
  walker.moveTo(8);
  // GIVEN another actor, twice as large, at (0, 0, -3)
  const app::Placement own{{0, 0, -3}, 0, 2};
  app::Attachments attachments(false, own);
  attachments.set(std::vector<app::OutsideParent>{{1, 7, 2}});
  attachments.follow(0, walker.trail);
  EXPECT_EQ(attachments.boneOf(0), 1);
  // THEN world (10, 0, -z) is (5, 0, (3 - z) / 2) in its model space, turned as the walker is
  attachments.moveToTick(4);
  expectAt(attachments.locals()[0].translation, {5, 0, -0.5F});
  attachments.moveToTick(3);
  expectAt(attachments.locals()[0].translation, {5, 0, 0});
  expectAt(attachments.locals()[0].rotation * Vec3(1, 0, 0), {0, 0, -1});
  attachments.moveToPicture();
  expectAt(attachments.locals()[0].translation, {5, 0, -2.5F});
}

TEST(Attachments, AnAccessoryIsPlacedInTheBonesSpace) {
  // GIVEN an accessory that stands 2 along X of a bone at (10, 0, 0) that is turned by 90 degrees
  const app::Placement own{{2, 0, 0}};
  app::Attachments attachments(true, own);
  attachments.set(std::vector<app::OutsideParent>{{0, 7, 2}});
  attachments.hold(0, Transform{{10, 0, 0}, kQuarterTurn});
  // THEN bone · T puts its origin at (10, 0, -2) of the world
  expectAt(own.toWorld(attachments.locals()[0]).translation, {10, 0, -2});
}

}  // namespace
