// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests give goals to heads that look at something.
#include "app/show/goal.h"

#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalTarget;
using app::Show;
using base::Transform;
using base::Vec3;
using support::loadedPuppet;
using support::lookAt;
using support::missOfSight;
using support::Puppet;
using support::worldOf;

TEST(GoalLookAt, TheFaceTurnsToAPlace) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.actor(id)->setPlacement({{5, 2, 1}, -40, 1.5F});
  for (const Vec3& local : {Vec3(0, 17, -20), Vec3(15, 20, -20), Vec3(-20, 10, -12)}) {
    const Vec3 place = show.actor(id)->switches().placement.toWorld(local);
    show.actor(id)->setGoals({lookAt(place)});
    show.evaluate(0);
    EXPECT_LT(missOfSight(show, id, place), 2e-3F) << local.x;
    EXPECT_LT(show.actor(id)->goalReports()[0].miss, 2e-3F);
  }
}

/// Returns degrees about Y, then X, of a bone's rotation R = Ry · Rx · Rz.
base::Vec2 yawAndPitch(const base::Quat& turn) {
  const Vec3 face = turn * Vec3(0, 0, -1);
  return base::Vec2(std::atan2(-face.x, -face.z), std::asin(face.y)) * (180.0F / base::kPi);
}

TEST(GoalLookAt, HasLimitsAndEyesDoTheRest) {
  // GIVEN something behind, a little to the left
  Show show;
  const ActorId id = show.add(loadedPuppet());
  show.actor(id)->setGoals({lookAt({5, 17, 60})});
  show.evaluate(0);
  const auto turnOf = [&](int bone, int above) {
    return glm::conjugate(worldOf(show, id, above).rotation) * worldOf(show, id, bone).rotation;
  };
  // THEN head, neck and chest turn as far as they may, and the eyes turn on
  constexpr float kRounding = 0.01F;
  float most = 0.0F;
  const auto expectWithin = [&](int bone, int above, float yaw, float pitch) {
    const base::Vec2 angles = yawAndPitch(turnOf(bone, above));
    EXPECT_LE(std::abs(angles.x), yaw + kRounding) << bone;
    EXPECT_LE(std::abs(angles.y), pitch + kRounding) << bone;
    most += std::abs(angles.x) / yaw;
  };
  expectWithin(Puppet::Head, Puppet::Neck, 70, 45);
  expectWithin(Puppet::Neck, Puppet::Chest, 35, 25);
  expectWithin(Puppet::Chest, Puppet::Centre, 25, 10);
  expectWithin(Puppet::LeftEye, Puppet::Head, 12, 8);
  EXPECT_GT(most, 3.8F) << "all of them are at their ends";
  EXPECT_TRUE(turnOf(Puppet::LeftEye, Puppet::Head) == turnOf(Puppet::RightEye, Puppet::Head));
  EXPECT_GT(show.actor(id)->goalReports()[0].miss, 0.1F);
}

TEST(GoalLookAt, TheCameraIsTheMotionsOrTheOneThatIsToldOf) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  Goal goal = lookAt({});
  goal.place.at = GoalTarget::Camera;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {0, 10, -45}), 2e-3F) << "MMD's camera at the start";
  vmd::Motion motion = vmd::Motion::make("camera");
  vmd::CameraKey key;
  key.target = {10, 15, 0};
  key.distance = -20;
  motion.cameraKeys.push_back(key);
  show.setSceneMotions({{support::loaded(std::move(motion))}});
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {10, 15, -20}), 2e-3F);
  show.setEye([](double) { return Vec3(-12, 30, -30); });
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {-12, 30, -30}), 2e-3F);
}

TEST(GoalLookAt, TwoLookAtEachOther) {
  // GIVEN two that look at the other's head, one of them in a dance, on any number of threads
  for (const int threads : {1, 3}) {
    Show show;
    const ActorId a = show.add(loadedPuppet()), b = show.add(loadedPuppet());
    show.setThreads(threads);
    show.actor(b)->setPlacement({{6, 0, -15}, 180, 1});
    for (const auto& [id, other] : {std::pair{a, b}, std::pair{b, a}}) {
      Goal goal = lookAt({0, 1, 0});
      goal.place.at = GoalTarget::Bone;
      goal.place.actor = other;
      goal.place.targetBone = Puppet::Head;
      show.actor(id)->setGoals({goal});
    }
    vmd::Motion motion = vmd::Motion::make("step");
    for (const std::uint32_t frame : {0U, 30U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0.2F * static_cast<float>(frame), 0, 0};
      motion.boneKeys.push_back(key);
    }
    show.setMotions(b, {{support::loaded(std::move(motion))}});
    for (const double frame : {0.0, 12.5, 30.0, 3.0}) {
      show.evaluate(frame);
      // THEN each looks at the other's head as it is without its goal, within a tenth of a unit
      const Transform headOfB = worldOf(show, b, Puppet::Head), headOfA = worldOf(show, a, Puppet::Head);
      EXPECT_LT(missOfSight(show, a, headOfB.translation + headOfB.rotation * Vec3(0, 1, 0)), 0.1F) << frame;
      EXPECT_LT(missOfSight(show, b, headOfA.translation + headOfA.rotation * Vec3(0, 1, 0)), 0.1F) << frame;
      EXPECT_LT(show.actor(a)->goalReports()[0].miss, 2e-3F);
    }
    show.remove(b);
    show.evaluate(0);
    EXPECT_FALSE(show.actor(a)->goalReports()[0].known);
  }
}

TEST(GoalLookAt, WhoHangsFromWhomIsFollowedOnce) {
  // GIVEN fourteen models, each attached by sixteen bones to the next, and one that looks at the
  // first: 16^14 paths
  pmx::Model many;
  many.name = "房";
  for (int i = 0; i < 16; ++i) {
    pmx::Bone bone;
    bone.name = "骨" + std::to_string(i);
    many.bones.push_back(bone);
  }
  const auto model = support::loaded(std::move(many));
  Show show;
  const ActorId id = show.add(loadedPuppet());
  std::vector<ActorId> row;
  for (int i = 0; i < 14; ++i) row.push_back(show.add(model));
  show.actor(row.back())->setPlacement({{3, 20, -30}, 0, 1});
  for (std::size_t i = 0; i + 1 < row.size(); ++i) {
    std::vector<app::OutsideParent> parents;
    for (std::int32_t bone = 0; bone < 16; ++bone) parents.push_back({bone, row[i + 1], bone});
    ASSERT_TRUE(show.attach(row[i], parents));
  }
  Goal goal = lookAt({});
  goal.place.at = GoalTarget::Bone;
  goal.place.actor = row[0];
  goal.place.targetBone = 15;
  show.actor(id)->setGoals({goal});
  // THEN it looks at where the last one puts it, in bounded time
  show.evaluate(0);
  EXPECT_LT(missOfSight(show, id, {3, 20, -30}), 2e-3F);
}

TEST(GoalLookAt, ABoneThatIsPosedAfterPhysicsIsSeenWhereItIsInThisFrame) {
  // GIVEN a hand whose bone is solved after physics, which moves, and a head that looks at it
  pmx::Model late = support::puppet();
  late.bones[Puppet::RightHand].flags |= pmx::boneFlag::afterPhysics;
  Show show;
  const ActorId id = show.add(support::loaded(std::move(late)));
  vmd::Motion motion = vmd::Motion::make("wave");
  for (const std::uint32_t frame : {0U, 30U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("右手首");
    key.frame = frame;
    key.translation = {0, 0.2F * static_cast<float>(frame), -8};
    motion.boneKeys.push_back(key);
  }
  show.setMotions(id, {{support::loaded(std::move(motion))}});
  Goal goal = lookAt({});
  goal.place.at = GoalTarget::Bone;
  goal.place.targetBone = Puppet::RightHand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  show.evaluate(30);
  const std::vector<Transform> sought = show.actor(id)->pose().models;
  show.evaluate(29);
  show.evaluate(30);
  EXPECT_TRUE(show.actor(id)->pose().models == sought) << "whatever was shown before";
  EXPECT_EQ(show.actor(id)->goalReports()[0].known, true);
}

}  // namespace
