// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests bake models made by hand and play the results back as files.

#include "app/bake/bake_run.h"

#include <cmath>

#include <gmock/gmock.h>

#include "tests/app/bake/baking.h"
#include "tests/app/files/puppet.h"
#include "tests/app/physics/small_worlds.h"

namespace {

using support::apart;
using support::bake;
using support::Baked;
using support::kDegree;

class BakeRunTest : public testing::Test {
 protected:
  void show(const pmx::Model& model, std::vector<vmd::Motion> motions) {
    id_ = show_.add(support::loaded(model));
    std::vector<app::MotionUse> uses;
    for (vmd::Motion& motion : motions) uses.push_back({support::loaded(std::move(motion))});
    show_.setMotions(id_, std::move(uses));
  }
  [[nodiscard]] app::Actor& actor() { return *show_.actor(id_); }

  static vmd::BoneKey key(const char* bone, std::uint32_t frame, const base::Vec3& place,
                          const base::Quat& turn = base::kIdentityRotation) {
    vmd::BoneKey made;
    made.name = vmd::makeName<15>(bone);
    made.frame = frame;
    made.translation = place;
    made.rotation = turn;
    made.setCurves({}, {}, {}, {});
    return made;
  }

  static void append(pmx::Model& model, std::size_t bone, std::int32_t source, float ratio, std::uint16_t flags) {
    model.bones[bone].flags |= flags;
    model.bones[bone].appendParent = source;
    model.bones[bone].appendRatio = ratio;
  }

  app::Show show_;
  app::ActorId id_ = 0;
};

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
  hand.point = {4, 18, -3};
  hand.keys = {{5, true, 10}};
  look.kind = app::GoalKind::LookAt;
  look.bone = support::Puppet::Head;
  look.root = support::Puppet::Chest;
  look.at = app::GoalTarget::Bone;
  look.actor = other;
  look.targetBone = support::Puppet::Head;
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

TEST_F(BakeRunTest, NamesThatDontFitAreAllListedAndOnlyThoseThatMatter) {
  pmx::Model model = support::dancer();
  model.bones[1].name = "左足のとても長い名前";      // 20 bytes, turned by IK
  model.bones[2].name = "🦵";                      // not in CP932
  model.bones[5].name = "頭のとても長い名前です";    // 22 bytes, but nothing moves it
  model.bones[4].name = "とても長い名前の左足ＩＫ";  // 24 bytes, more than a chain's 20
  vmd::Motion motion = support::dance();
  motion.boneKeys[0].name = motion.boneKeys[1].name = vmd::makeName<15>(model.bones[4].name.utf8);
  show(model, {motion});
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 1});
  EXPECT_FALSE(baked.done);
  std::vector<std::string> lines;
  for (const base::Issue& issue : baked.unsayable) lines.push_back(base::describe(issue));
  EXPECT_THAT(lines, testing::ElementsAre(testing::HasSubstr("takes 20 bytes, a motion holds 15; the chain of"),
                                          testing::HasSubstr("has characters that motions don't have"),
                                          testing::HasSubstr("takes 24 bytes, a motion holds 15"),
                                          testing::HasSubstr("takes 24 bytes, a motion holds 20")));
}

TEST_F(BakeRunTest, TwoBonesOfOneNameAreToldApart) {
  pmx::Model model = support::dancer();
  model.bones[2].name = model.bones[1].name;
  show(model, {support::dance()});
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 1});
  ASSERT_EQ(baked.unsayable.size(), 1U);
  EXPECT_EQ(baked.unsayable[0].index, 2);
  EXPECT_THAT(baked.unsayable[0].detail, testing::HasSubstr("means bone 1"));
}

TEST_F(BakeRunTest, PhysicsIsBakedWithItsSwitchOff) {
  // GIVEN a body that falls beside the model, and a bone below its own
  support::SmallWorld world;
  world.model = support::dancer();
  const auto body = world.sphere(pmx::RigidMode::Physics, {5, 20, 0});
  const std::int32_t falling = world.body(body).bone;
  world.model.bones[static_cast<std::size_t>(falling)].parent = 0;
  world.bone({5, 22, 0}, falling);
  show(world.model, {support::dance()});
  app::PhysicsChoice physics;
  physics.on = true;
  show_.setPhysics(physics);
  show_.playPhysicsFromStart(0);
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 1});
  ASSERT_TRUE(baked.done);
  EXPECT_EQ(baked.report.keys, baked.report.keysOfEachFrame);
  // THEN the body's bone falls by keys, which switch physics off for it
  const auto name = vmd::makeName<15>(world.model.bones[static_cast<std::size_t>(falling)].name.utf8);
  float lowest = 0.0F;
  std::size_t keys = 0;
  for (const vmd::BoneKey& each : baked.motion.boneKeys) {
    EXPECT_EQ(each.physicsOff(), each.name == name);
    if (each.name != name) continue;
    ++keys;
    lowest = std::min(lowest, each.translation.y);
  }
  EXPECT_EQ(keys, 31U);
  EXPECT_LT(lowest, -5.0F);
  // AND it is one pose without physics, and with it
  for (const bool on : {false, true}) {
    app::Show other;
    const app::ActorId copy = other.add(actor().loadedModel());
    other.setMotions(copy, {{support::loaded(baked.motion)}});
    physics.on = on;
    other.setPhysics(physics);
    if (on) other.playPhysicsFromStart(0);
    show_.playPhysicsFromStart(0);
    for (int frame = 0; frame <= 30; ++frame) {
      (void)show_.evaluate(frame);
      (void)other.evaluate(frame);
      for (std::size_t i = 0; i < world.model.bones.size(); ++i) {
        const app::BoneMiss miss = app::missOf(other.actor(copy)->frame().boneModels[i], actor().frame().boneModels[i]);
        EXPECT_LT(miss.units, 1e-4) << on << ' ' << frame << ' ' << i;
        EXPECT_LT(miss.degrees, 1e-2) << on << ' ' << frame << ' ' << i;
      }
    }
  }
}

TEST_F(BakeRunTest, SwitchesOfPhysicsInTheMotionStay) {
  vmd::Motion motion = support::dance();
  vmd::BoneKey off = key("頭", 0, {}), on = key("頭", 12, {});
  off.setCurves({}, {}, {}, {}, true);
  motion.boneKeys.push_back(off);
  motion.boneKeys.push_back(on);
  show(support::dancer(), {motion});
  const Baked baked = bake(show_, id_, {0, 30, {}, app::BakeTolerance{0.01, 0.1}, 1});
  std::vector<std::pair<std::uint32_t, bool>> switches;
  for (const vmd::BoneKey& each : baked.motion.boneKeys) {
    if (each.name == off.name) switches.emplace_back(each.frame, each.physicsOff());
  }
  EXPECT_EQ(switches, (std::vector<std::pair<std::uint32_t, bool>>{{0, true}, {12, false}}));
}

TEST_F(BakeRunTest, ATurnOffAFixedAxisIsListed) {
  pmx::Model model = support::dancer();
  model.bones[2].flags |= pmx::boneFlag::fixedAxis;  // IK bends the knee about X
  model.bones[2].fixedAxis = {0, 1, 0};
  show(model, {support::dance()});
  for (const bool few : {false, true}) {
    app::BakeSettings settings{0, 30, {}, {}, 1};
    if (few) settings.tolerance = app::BakeTolerance{0.01, 0.1};
    const Baked baked = bake(show_, id_, settings);
    ASSERT_TRUE(baked.done);
    ASSERT_EQ(baked.issues.size(), 1U);
    EXPECT_EQ(baked.issues[0].index, 2);
    EXPECT_THAT(baked.issues[0].detail, testing::HasSubstr("fixed axis"));
    // AND the ankle is where it was all the same
    app::Actor played(actor().loadedModel());
    played.setMotions({{support::loaded(baked.motion)}});
    for (int frame = 0; frame <= 30; ++frame) {
      (void)show_.evaluate(frame);
      const auto miss = app::missOf(played.evaluate(frame).boneModels[3], actor().frame().boneModels[3]);
      EXPECT_LT(miss.units, few ? 0.0101 : 1e-4) << frame;
    }
  }
}

TEST_F(BakeRunTest, WhatHangsFromAnotherStandsAlone) {
  // GIVEN a head in the hand of another actor, which rises and turns
  show(support::dancer(), {support::dance()});
  const app::ActorId other = show_.add(actor().loadedModel());
  vmd::Motion up = vmd::Motion::make("m");
  up.boneKeys.push_back(key("全ての親", 0, {0, 0, 0}));
  up.boneKeys.push_back(key("全ての親", 30, {0, 9, 2}, glm::angleAxis(40 * kDegree, base::Vec3(0, 1, 0))));
  show_.setMotions(other, {{support::loaded(up)}});
  ASSERT_TRUE(show_.attach(id_, {{5, other, 5}}));
  const Baked baked = bake(show_, id_, {0, 30, {}, {}, 1});
  EXPECT_EQ(baked.keysOf("頭"), 31U);
  const auto off = apart(show_, id_, baked.motion, 0, 30);
  EXPECT_LT(off.units, 1e-4);
  EXPECT_LT(off.degrees, 1e-2);
}

TEST_F(BakeRunTest, AModelWithoutBonesHasNothingToBake) {
  show(pmx::Model(), {support::dance()});
  const Baked baked = bake(show_, id_, {0, 30, {}, app::BakeTolerance{0.01, 0.1}, 1});
  EXPECT_TRUE(baked.done);
  EXPECT_TRUE(baked.motion.boneKeys.empty());
  EXPECT_EQ(baked.motion.morphKeys.size(), 2U);
}

TEST_F(BakeRunTest, WhatCantBeBakedIsAnError) {
  show(support::dancer(), {support::dance()});
  EXPECT_FALSE(app::BakeRun::begin(show_, id_ + 7, {0, 30, {}, {}, 1}));
  EXPECT_FALSE(app::BakeRun::begin(show_, id_, {5, 4, {}, {}, 1}));
  const auto many = app::BakeRun::begin(show_, id_, {0, 10'000'000, {}, {}, 1});
  ASSERT_FALSE(many);
  EXPECT_THAT(many.error().detail, testing::HasSubstr("too many to bake"));
}

TEST_F(BakeRunTest, ProgressRises) {
  show(support::dancer(), {support::dance()});
  auto run = app::BakeRun::begin(show_, id_, {0, 100, {}, app::BakeTolerance{0.01, 0.1}, 1});
  ASSERT_TRUE(run);
  double before = -1.0;
  for (bool more = true; more;) {
    EXPECT_GE(run->progress().done, before);
    before = run->progress().done;
    more = run->step().value();
  }
  EXPECT_EQ(run->progress().done, 1.0);
  EXPECT_EQ(run->progress().work, app::BakeRun::Work::Done);
}

}  // namespace
