// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Baking reports what it found: names, physics, axes, and what it has to leave out.

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
