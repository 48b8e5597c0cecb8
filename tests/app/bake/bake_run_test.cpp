// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests bake models made by hand and play the results back as files.

#include "app/bake/bake_run.h"

#include <cmath>

#include <gmock/gmock.h>

#include "tests/app/bake/bake_by_hand.h"
#include "tests/app/bake/baking.h"
#include "tests/app/files/puppet.h"
#include "tests/app/physics/small_worlds.h"

namespace {

using support::apart;
using support::bake;
using support::Baked;
using support::BakeRunTest;
using support::kDegree;

TEST_F(BakeRunTest, IkBecomesRotationsAndIsOff) {
  show(support::dancer(), {support::dance()});
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 2});
  ASSERT_TRUE(baked.done);
  // THEN the chain is off from the first frame on, and the bones that it turned have a key in each
  // frame
  ASSERT_EQ(baked.motion.ikKeys.size(), 1U);
  EXPECT_EQ(baked.motion.ikKeys[0].frame, 0U);
  EXPECT_EQ(baked.motion.ikKeys[0].visible, 1);
  ASSERT_EQ(baked.motion.ikKeys[0].switches.size(), 1U);
  EXPECT_EQ(baked.motion.ikKeys[0].switches[0], (vmd::IkSwitch{vmd::makeName<20>("左足ＩＫ"), 0}));
  EXPECT_EQ(baked.keysOf("左ひざ"), 31U);
  EXPECT_EQ(baked.keysOf("左足ＩＫ"), 31U) << "the target stays where it was";
  EXPECT_EQ(baked.keysOf("頭"), 0U) << "it never moved";
  // AND morphs are carried over as they are
  EXPECT_EQ(baked.motion.morphKeys, support::dance().morphKeys);
  const auto off = apart(show_, id_, baked.motion, 0, 30);
  EXPECT_LT(off.units, 5e-5);
  EXPECT_LT(off.degrees, 1e-3);
  EXPECT_LE(baked.report.errors.units, off.units + 1e-9) << "the report tells the same";
  EXPECT_TRUE(baked.issues.empty());
}

TEST_F(BakeRunTest, GoalsAndTheStrideBecomeKeys) {
  // GIVEN a figure on a slope whose hand reaches a point, whose head looks at another's, and whose
  // strides are shorter
  vmd::Motion walk = vmd::Motion::make("walk");
  for (const std::uint32_t frame : {0U, 20U}) {
    walk.boneKeys.push_back(key("センター", frame, {0.1F * static_cast<float>(frame), 0, 0}));
    walk.boneKeys.push_back(key("左足ＩＫ", frame, {0.1F * static_cast<float>(frame), 0, 0}));
  }
  show(support::puppet(), {walk});
  const app::ActorId other = show_.add(support::loaded(support::puppet()));
  show_.actor(other)->setPlacement({{8, 2, -12}, 0, 1});
  show_.add(support::loaded(support::slope(1, 0.2F)));
  app::Goal hand, look, stand;
  hand.bone = support::Puppet::Wrist;
  hand.root = support::Puppet::Arm;
  hand.place.point = {4, 18, -3};
  hand.keys = {{5, true, 10}};
  look.kind = app::GoalKind::LookAt;
  look.bone = support::Puppet::Head;
  look.root = support::Puppet::Chest;
  look.place.at = app::GoalTarget::Bone;
  look.place.actor = other;
  look.place.targetBone = support::Puppet::Head;
  stand.kind = app::GoalKind::Stand;
  actor().set(&app::ActorSwitches::rootMotionScale, 0.8F);
  actor().setGoals({stand, look, hand});
  // WHEN that is baked THEN the file alone gives the result of the goals
  const Baked baked = bake(show_, id_, {0, 20, {}, {}, 2});
  ASSERT_TRUE(baked.done);
  EXPECT_GT(baked.keysOf("左腕"), 0U);
  EXPECT_GT(baked.keysOf("頭"), 0U);
  const auto off = apart(show_, id_, baked.motion, 0, 20);
  EXPECT_LT(off.units, 5e-5);
  EXPECT_LT(off.degrees, 5e-3);
}

TEST_F(BakeRunTest, FewKeysAreWithinTheErrorAsked) {
  show(support::dancer(), {support::dance()});
  for (const app::BakeTolerance asked : {app::BakeTolerance{0.1, 2.0}, {0.01, 0.2}, {0.001, 0.05}, {0.0, 0.0}}) {
    const Baked baked = bake(show_, id_, {0, 30, {}, asked, 2});
    ASSERT_TRUE(baked.done);
    const auto off = apart(show_, id_, baked.motion, 0, 30);
    EXPECT_LE(off.units, asked.units + 2e-5);
    EXPECT_LE(off.degrees, asked.degrees + 1e-3);
    EXPECT_EQ(baked.report.keysOfEachFrame, 3U * 31U) << "thigh, knee and target";
    if (asked.units == 0.0) continue;
    EXPECT_LT(baked.report.keys, 60U) << asked.units;
    // The target goes up in a straight line and stands still.
    EXPECT_LE(baked.keysOf("左足ＩＫ"), 3U) << asked.units;
  }
}

TEST_F(BakeRunTest, AppendsDoNotMoveTwice) {
  // GIVEN a leg of D bones beside that of IK, as models have them, and a skirt with half of the
  // thigh's rotation
  pmx::Model model = support::dancer();
  const auto copy = [&](std::size_t of, const char* name, std::int32_t parent) {
    pmx::Bone bone = model.bones[of];
    bone.name = name;
    bone.parent = parent;
    bone.deformLayer = 1;
    model.bones.push_back(bone);
    return model.bones.size() - 1;
  };
  const std::size_t thigh = copy(1, "左足D", 0);
  const std::size_t shin = copy(2, "左ひざD", static_cast<std::int32_t>(thigh));
  const std::size_t skirt = copy(5, "スカート", 0);
  append(model, thigh, 1, 1.0F, pmx::boneFlag::appendRotation);
  append(model, shin, 2, 1.0F, pmx::boneFlag::appendRotation);
  append(model, skirt, 1, 0.5F, pmx::boneFlag::appendRotation);
  vmd::Motion motion = support::dance();
  motion.boneKeys.push_back(key("スカート", 0, {0, 1, 0}, glm::angleAxis(20 * kDegree, base::Vec3(0, 0, 1))));
  show(model, {motion});
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 1});
  // THEN the D bones need no keys: they append all of it from the baked leg
  EXPECT_EQ(baked.keysOf("左足D"), 0U);
  EXPECT_EQ(baked.keysOf("左ひざD"), 0U);
  // AND the skirt has its own rotation alone
  for (const vmd::BoneKey& each : baked.motion.boneKeys) {
    if (each.name != vmd::makeName<15>("スカート")) continue;
    EXPECT_NEAR(each.rotation.z, std::sin(10 * kDegree), 1e-5);
    EXPECT_NEAR(each.rotation.x, 0.0F, 1e-5);
  }
  const auto off = apart(show_, id_, baked.motion, 0, 30);
  EXPECT_LT(off.units, 5e-5);
  EXPECT_LT(off.degrees, 1e-3);
}

/// Returns the model with a second leg that has a chain.
pmx::Model twoLegs() {
  pmx::Model model = support::dancer();
  for (std::size_t i = 1; i <= 4; ++i) {
    pmx::Bone bone = model.bones[i];
    bone.name = "右" + bone.name.utf8.substr(std::string("左").size());
    bone.position.x = -bone.position.x;
    if (bone.parent > 0) bone.parent += 5;
    if (i == 4) bone.ik.effector += 5;
    for (auto& link : bone.ik.links) link.bone += 5;
    model.bones.push_back(bone);
  }
  return model;
}

TEST_F(BakeRunTest, OnlyTheChainsAskedForAreBaked) {
  vmd::Motion motion = support::dance();
  motion.boneKeys.push_back(key("右足ＩＫ", 0, {0, 0, 0}));
  motion.boneKeys.push_back(key("右足ＩＫ", 20, {0, 3, -1}));
  motion.boneKeys.push_back(key("右足", 0, {}, glm::angleAxis(5 * kDegree, base::Vec3(1, 0, 0))));
  // AND the chain that stays is off for a while
  motion.ikKeys.push_back({0, 1, {{vmd::makeName<20>("右足ＩＫ"), 1}}});
  motion.ikKeys.push_back({12, 1, {{vmd::makeName<20>("右足ＩＫ"), 0}}});
  motion.ikKeys.push_back({15, 0, {{vmd::makeName<20>("右足ＩＫ"), 1}}});
  show(twoLegs(), {motion});
  const Baked baked = bake(show_, id_, {0, 30, std::vector<std::size_t>{0}, {}, 1});
  ASSERT_TRUE(baked.done);
  ASSERT_EQ(baked.motion.ikKeys.size(), 3U);
  const auto stateOf = [&](std::size_t at) {
    const auto& switches = baked.motion.ikKeys[at].switches;
    return std::pair(int{switches[0].enabled}, int{switches[1].enabled});
  };
  EXPECT_EQ(stateOf(0), std::pair(0, 1));
  EXPECT_EQ(stateOf(1), std::pair(0, 0));
  EXPECT_EQ(stateOf(2), std::pair(0, 1));
  EXPECT_EQ(baked.motion.ikKeys[1].frame, 12U);
  EXPECT_EQ(baked.motion.ikKeys[2].frame, 15U);
  EXPECT_EQ(baked.motion.ikKeys[1].visible, 1);
  EXPECT_EQ(baked.motion.ikKeys[2].visible, 0) << "what the motion hides stays hidden";
  EXPECT_EQ(baked.keysOf("左ひざ"), 31U);
  EXPECT_EQ(baked.keysOf("右ひざ"), 0U) << "its chain turns it";
  EXPECT_EQ(baked.keysOf("右足"), 31U) << "its own keys stay";
  const auto off = apart(show_, id_, baked.motion, 0, 30);
  EXPECT_LT(off.units, 1e-3);
  EXPECT_LT(off.degrees, 0.02);
  // AND few keys keep within the error though the other chain is solved from them
  const Baked few = bake(show_, id_, {0, 30, std::vector<std::size_t>{0}, app::BakeTolerance{0.02, 0.5}, 1});
  EXPECT_LE(apart(show_, id_, few.motion, 0, 30).units, 0.0201);
}

TEST_F(BakeRunTest, EditsPosesAndShiftsAreInIt) {
  // GIVEN a dance that begins 5 frames earlier, another that turns the head, a hand's turn and a
  // morph by hand
  vmd::Motion second = vmd::Motion::make("m");
  second.boneKeys.push_back(key("頭", 3, {}, glm::angleAxis(30 * kDegree, base::Vec3(0, 1, 0))));
  show(support::dancer(), {});
  show_.setMotions(id_, {{support::loaded(support::dance()), true, -5}, {support::loaded(second), true, 2}});
  app::Edits edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 1, 0}, glm::angleAxis(0.3F, base::Vec3(1, 0, 0))}});
  edits.set(app::MorphEdit{0, app::EditKind::Add, 0.25F});
  actor().setEdits(edits);
  const Baked baked = bake(show_, id_, {0, 25, {}, {}, 1});
  const auto off = apart(show_, id_, baked.motion, 0, 25);
  EXPECT_LT(off.units, 5e-5);
  EXPECT_LT(off.degrees, 1e-3);
  ASSERT_EQ(baked.motion.morphKeys.size(), 2U);
  EXPECT_EQ(baked.motion.morphKeys[0].frame, 15U);
  EXPECT_FLOAT_EQ(baked.motion.morphKeys[0].weight, 0.25F);
  EXPECT_EQ(baked.motion.morphKeys[1].frame, 25U);
  EXPECT_FLOAT_EQ(baked.motion.morphKeys[1].weight, 1.25F);
}

TEST_F(BakeRunTest, ARangeHasItsOwnKeysAlone) {
  show(support::dancer(), {support::dance()});
  const Baked baked = bake(show_, id_, {4, 25, {}, {}, 1});
  for (const vmd::BoneKey& each : baked.motion.boneKeys) {
    EXPECT_GE(each.frame, 4U);
    EXPECT_LE(each.frame, 25U);
  }
  // The morph goes from frame 20 to 30, so it is half at 25, and a key holds that.
  ASSERT_EQ(baked.motion.morphKeys.size(), 2U);
  EXPECT_EQ(baked.motion.morphKeys[0].frame, 20U);
  EXPECT_EQ(baked.motion.morphKeys[1].frame, 25U);
  EXPECT_FLOAT_EQ(baked.motion.morphKeys[1].weight, 0.5F);
  EXPECT_EQ(baked.motion.ikKeys[0].frame, 0U) << "IK is off from the start";
  EXPECT_LT(apart(show_, id_, baked.motion, 4, 25).units, 5e-5);
}

}  // namespace
