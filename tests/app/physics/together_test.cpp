// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Bodies of several actors in one world.
#include <cmath>
#include <cstdio>
#include <cstring>

#include <gmock/gmock.h>

#include "app/show/show.h"
#include "pmx/base/stopwatch.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/meeting_bodies.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/support/corpus.h"

namespace {

using app::ActorId;
using app::Show;
using base::Vec3;
using support::ball;
using support::bonesOf;
using support::choose;
using support::inWorld;
using support::Meeting;
using support::pendulum;
using support::Push;
using support::sameBits;
using support::walk;

TEST(Together, BodiesOfTwoActorsTouch) {
  const Push together(true), apart(false);
  // Two radii of 0.5; a pushed ball sinks in by a little.
  EXPECT_GT(together.nearest, 0.8F);
  EXPECT_GT(inWorld(together.show, together.other, 0).x, 20.5F) << "it is before the one that pushes it";
  EXPECT_LT(apart.nearest, 0.3F) << "they pass through each other";
  EXPECT_NEAR(inWorld(apart.show, apart.other, 0).x, 5.0F, 1e-3F);
}

TEST(Together, WhatABodyDoesIsToldInItsModelsSpace) {
  const Push turned(true, {{3, 0, -7}, 90, 1});
  const app::BodyState body = turned.show.actor(turned.other)->physics()->body(0);
  EXPECT_FALSE(body.follows);
  // It is pushed along X of the world by 15 units a second; for a model that is rotated by 90
  // degrees that is its own +Z.
  EXPECT_NEAR(body.velocity.z, 15.0F, 3.0F);
  EXPECT_NEAR(body.velocity.x, 0.0F, 1.0F);
  const auto& bone = turned.show.actor(turned.other)->frame().boneModels[0];
  EXPECT_LT(glm::distance(body.transform.translation, bone.translation), 1e-4F);
}

TEST(Together, PlacementsCount) {
  const Push straight(true), turned(true, {{3, 0, -7}, 130, 1});
  EXPECT_GT(turned.nearest, 0.8F);
  const Vec3 a = inWorld(straight.show, straight.other, 0), b = inWorld(turned.show, turned.other, 0);
  EXPECT_LT(glm::distance(a, b), 0.5F) << a.x << " " << a.z << ", " << b.x << " " << b.z;
}

TEST(Together, AModelOfAnotherSizeStaysApart) {
  const Push scaled(true, {{0, 0, 0}, 0, 2});
  EXPECT_LT(scaled.nearest, 0.5F);
  EXPECT_NEAR(inWorld(scaled.show, scaled.other, 0).x, 5.0F, 1e-2F);
}

TEST(Together, AShowOfOneIsTheSame) {
  std::vector<std::vector<base::Transform>> all;
  for (const bool together : {true, false}) {
    Show show;
    show.setPhysics(choose(together, true));
    const ActorId id = show.add(pendulum());
    show.actor(id)->setPlacement({{3, 0, 5}, 77, 1.0F});
    show.setMotions(id, {{walk(show.actor(id)->model(), 0.3F)}});
    for (int frame = 0; frame <= 50; ++frame) show.evaluate(frame);
    all.push_back(bonesOf(show));
  }
  EXPECT_TRUE(sameBits(all[0], all[1]));
}

TEST(Together, NothingExplodes) {
  Meeting met, alone(1, false);
  bool differs = false;
  for (int frame = 0; frame <= 120; ++frame) {
    met.show.evaluate(frame);
    alone.show.evaluate(frame);
    for (const ActorId id : met.ids) {
      const Vec3 hand = inWorld(met.show, id, 0), swings = inWorld(met.show, id, 1);
      ASSERT_TRUE(std::isfinite(swings.x + swings.y + swings.z));
      ASSERT_NEAR(glm::distance(hand, swings), 2.0F, 0.5F) << "frame " << frame << ", actor " << id;
      differs = differs || glm::distance(swings, inWorld(alone.show, id, 1)) > 0.1F;
    }
  }
  EXPECT_TRUE(differs) << "they have touched";
}

TEST(Together, SameBitsWithAnyNumberOfThreadsAndAnySteps) {
  Meeting one, four(4), skipping(2);
  one.play(80);
  four.play(80);
  skipping.play(80, 2.5);
  EXPECT_TRUE(sameBits(bonesOf(one.show), bonesOf(four.show)));
  EXPECT_TRUE(sameBits(bonesOf(one.show), bonesOf(skipping.show)));
}

TEST(Together, WhoIsRemovedAndComesBackUnderItsIdMeetsTheOthers) {
  Meeting met, again;
  met.play(30);
  const auto model = again.show.actor(again.ids[1])->loadedModel();
  const auto motions = again.show.actor(again.ids[1])->motions();
  again.play(20);
  again.show.remove(again.ids[1]);
  again.show.insert(again.ids[1], model);
  again.show.actor(again.ids[1])->setPlacement({{20, 0, 0.2F}, 180, 1});
  again.show.setOrder(std::vector<ActorId>(met.ids));
  again.show.setMotions(again.ids[1], motions);
  // All begin anew, so the state is that of a seek.
  Meeting sought;
  sought.show.evaluate(30);
  again.show.evaluate(30);
  EXPECT_TRUE(sameBits(bonesOf(again.show), bonesOf(sought.show)));
}

TEST(Together, AGhostMeetsNobody) {
  // GIVEN two actors that collide, with a chain each, so that they can have ghosts
  pmx::Model model = pendulum()->model;
  pmx::Bone target = model.bones[0];
  target.name = "ＩＫ";
  target.flags |= pmx::boneFlag::ik;
  target.ik = {1, 1, 0.1F, {{0, false, {}, {}}}};
  model.bones.push_back(target);
  const auto shared = support::loaded(std::move(model));
  std::vector<std::vector<base::Transform>> all;
  for (const bool ghosts : {false, true}) {
    Show show;
    show.setPhysics(choose(true));
    std::vector<ActorId> ids{show.add(shared), show.add(shared)};
    show.actor(ids[1])->setPlacement({{8, 0, 0.2F}, 180, 1});
    for (const ActorId id : ids) {
      show.setMotions(id, {{walk(shared->model, 0.25F)}});
      show.actor(id)->setIkMode(app::IkMode::Off);
      if (ghosts) show.setGhost(id, app::GhostChoice{});
    }
    // WHEN they walk into each other THEN they move as without their ghosts
    for (int frame = 0; frame <= 40; ++frame) show.evaluate(frame);
    all.push_back(bonesOf(show));
    EXPECT_EQ(show.ghostOf(ids[0]) != nullptr, ghosts);
  }
  EXPECT_TRUE(sameBits(all[0], all[1]));
}

TEST(Together, TimeIsCountedOnce) {
  for (const bool together : {true, false}) {
    Meeting met(1, together);
    met.play(20);
    const auto took = [&](double app::PhysicsTime::*part) {
      double sum = 0.0;
      for (const ActorId id : met.ids) sum += met.show.actor(id)->physics()->lastTime().*part;
      return sum;
    };
    const base::Stopwatch watch;
    met.show.evaluate(21);
    const double whole = watch.microseconds();
    EXPECT_GT(took(&app::PhysicsTime::bullet), 0.0) << together;
    EXPECT_LE(took(&app::PhysicsTime::bullet) + took(&app::PhysicsTime::posing), took(&app::PhysicsTime::total));
    EXPECT_LE(took(&app::PhysicsTime::total), whole) << together;
  }
}

TEST(Together, SeeksToOneFrameGiveTheSameState) {
  Meeting sought, wandered;
  sought.show.evaluate(60);
  for (const double frame : {0.0, 90.0, 20.0, 60.0}) wandered.show.evaluate(frame);
  EXPECT_TRUE(sameBits(bonesOf(sought.show), bonesOf(wandered.show)));
  // From there on both play equally.
  for (double frame = 61; frame < 70; ++frame) {
    sought.show.evaluate(frame);
    wandered.show.evaluate(frame);
  }
  EXPECT_TRUE(sameBits(bonesOf(sought.show), bonesOf(wandered.show)));
  // Begun at frame 0 as films begin, any route to a frame gives one result.
  Meeting film, range;
  film.show.playPhysicsFromStart(30);
  range.show.playPhysicsFromStart(30);
  for (int frame = 0; frame <= 90; ++frame) film.show.evaluate(frame);
  range.show.evaluate(90);
  EXPECT_TRUE(sameBits(bonesOf(film.show), bonesOf(range.show)));
}

}  // namespace
