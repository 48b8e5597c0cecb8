// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests give goals to feet that stand on a floor.
#include "app/show/goal.h"

#include <cmath>

#include <gtest/gtest.h>
#define GLM_ENABLE_EXPERIMENTAL
#include <glm/gtx/quaternion.hpp>

#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::Goal;
using app::GoalKind;
using app::Show;
using base::Vec3;
using support::expectNear;
using support::loadedPuppet;
using support::Puppet;
using support::worldOf;

TEST(GoalStand, FeetStandOnASlope) {
  // GIVEN a slope, y = 2 + 0.3 x, under a figure whose ankles are a unit above the ground, at x of
  // 1 and -1
  Show show;
  const ActorId id = show.add(loadedPuppet());
  const ActorId floor = show.add(support::loaded(support::slope(2, 0.3F)));
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  // THEN each ankle's leader is a unit above its sole, along the normal
  const Vec3 normal = glm::normalize(Vec3(-0.3F, 1, 0));
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, Vec3(1, 2.3F, 0) + normal);
  expectNear(worldOf(show, id, Puppet::RightIk).translation, Vec3(-1, 1.7F, 0) + normal);
  // the body rises as much as the lower foot, and the higher foot reaches its height
  expectNear(worldOf(show, id, Puppet::Centre).translation, {0, 9.7F, 0});
  expectNear(worldOf(show, id, Puppet::LeftAnkle).translation, Vec3(1, 2.3F, 0) + normal, 0.02F);
  // soles lie on the slope: no other chain rotates these ankles
  for (const int ankle : {Puppet::LeftAnkle, Puppet::RightAnkle}) {
    const Vec3 up = worldOf(show, id, ankle).rotation * Vec3(0, 1, 0);
    EXPECT_GT(glm::dot(up, normal), 1.0F - 1e-5F) << ankle;
  }
  // WHEN the floor doesn't exist, or isn't the requested one, THEN it stands on the ground
  show.actor(floor)->set(&app::ActorSwitches::visible, false);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  show.actor(floor)->set(&app::ActorSwitches::visible, true);
  goal.place.actor = id;  // an actor that isn't a floor
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_FALSE(show.actor(id)->goalReports()[0].known);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  goal.place.actor = floor;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_GT(worldOf(show, id, Puppet::LeftIk).translation.y, 3.0F);
  show.remove(floor);
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
}

TEST(GoalStand, SolesLieOnTheSlopeAlsoWhereToesAreLed) {
  // GIVEN a left foot whose ankle a toe's chain turns, with a foot that is turned out, on a slope
  // across it
  pmx::Model model = support::puppet();
  const auto toe = static_cast<std::int32_t>(model.bones.size());
  const auto add = [&](const char* name, const Vec3& place, std::int32_t parent) -> pmx::Bone& {
    pmx::Bone bone;
    bone.name = name;
    bone.position = place;
    bone.parent = parent;
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
    return model.bones.emplace_back(bone);
  };
  add("左つま先", {1, 0, -1.5F}, Puppet::LeftAnkle);
  pmx::Bone& leader = add("左つま先ＩＫ", {1, 0, -1.5F}, Puppet::LeftIk);
  leader.flags |= pmx::boneFlag::ik;
  leader.ik = {toe, 10, 2.0F, {{Puppet::LeftAnkle, false, {}, {}}}};
  Show show;
  const ActorId id = show.add(support::loaded(std::move(model)));
  ASSERT_EQ(show.actor(id)->skeleton().chains.size(), 3U);
  show.add(support::loaded(support::slope(2, 0.3F)));
  app::Edits edits;
  edits.set(app::BoneEdit{Puppet::LeftIk, app::EditKind::Add, {{0.5F, 0, -1}, glm::angleAxis(0.5F, Vec3(0, 1, 0))}});
  show.actor(id)->setEdits(edits);
  show.evaluate(0);
  const base::Quat flat = worldOf(show, id, Puppet::LeftAnkle).rotation;
  const auto missed = [&] {
    return glm::distance(worldOf(show, id, Puppet::LeftAnkle).translation,
                         worldOf(show, id, Puppet::LeftIk).translation);
  };
  const float before = missed();
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  // THEN it stands on the slope as it stood on the ground
  const base::Quat tilt = glm::rotation(Vec3(0, 1, 0), glm::normalize(Vec3(-0.3F, 1, 0)));
  const base::Quat ankle = worldOf(show, id, Puppet::LeftAnkle).rotation;
  // but for the distance that MMD's solver leaves to the ankle's target, 1.8 units from the toe
  // that is led
  const float off = 2.0F * std::acos(std::min(1.0F, std::abs(glm::dot(ankle, tilt * flat))));
  EXPECT_LT(off, (before + missed()) / 1.8F + 0.005F);
  EXPECT_LT(off, 0.06F) << "the slope itself is 0.29";
}

TEST(GoalStand, BelowTheGroundOnlyOnWhatIsNamed) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  const ActorId floor = show.add(support::loaded(support::slope(-3, 0)));
  show.actor(floor)->setPlacement({{0, 0, 0}, 45, 2});  // its height is doubled
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, 1, 0}, 1e-5F);
  goal.place.actor = floor;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, {1, -5, 0}, 1e-3F);
  expectNear(worldOf(show, id, Puppet::Centre).translation, {0, 2, 0}, 1e-3F);
}

TEST(GoalStand, NeedsLegsWithIk) {
  Show show;
  const ActorId id = show.add(loadedPuppet());
  Goal goal;
  goal.kind = GoalKind::Stand;
  show.actor(id)->setGoals({goal});
  show.actor(id)->setIkMode(app::IkMode::Off);
  show.evaluate(0);
  EXPECT_FALSE(show.actor(id)->goalReports()[0].fit);
  show.actor(id)->setIkMode(app::IkMode::Motion);
  show.evaluate(0);
  EXPECT_TRUE(show.actor(id)->goalReports()[0].fit);
}

}  // namespace
