// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests show an actor's ghosts, whose chains are solved otherwise.
#include "app/show/ghost.h"

#include <cstring>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/app/show/same_poses.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId;
using app::GhostChoice;
using app::GhostPlace;
using app::IkMode;
using app::Show;
using support::expectSame;
using support::loadedDance;
using support::loadedDancer;

TEST(Ghost, IsItsActorWithOtherChains) {
  // GIVEN an actor with a motion, edited, with a placement, with a ghost without IK
  Show show;
  const auto model = loadedDancer();
  const ActorId id = show.add(model), other = show.add(model);
  show.setMotions(id, {{loadedDance()}});
  app::Edits edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  show.actor(id)->setPlacement({{10, 0, 5}, 90, 2});
  show.actor(id)->set(&app::ActorSwitches::opacity, 0.5F);
  show.setGhost(id, GhostChoice{});
  // WHEN any frame is made, on any number of threads
  for (const int threads : {1, 3}) {
    show.setThreads(threads);
    for (const double frame : {7.5, 25.0, 0.0}) {
      const auto& shown = show.evaluate(frame);
      // THEN the actors are as before, and the ghost is the model without IK
      EXPECT_EQ(shown.actors.size(), 2U);
      ASSERT_EQ(shown.ghosts.size(), 1U);
      EXPECT_EQ(shown.ghosts[0].ghostOf, id);
      EXPECT_EQ(shown.ghosts[0].id, show.ghostId(id));
      EXPECT_NE(show.ghostId(id), id);
      app::Actor alone(model), without(model);
      for (app::Actor* actor : {&alone, &without}) {
        actor->setMotions({{loadedDance()}});
        actor->setEdits(edits);
      }
      without.setIkMode(IkMode::Off);
      expectSame(shown.actors[0].frame->boneModels, alone.evaluate(frame).boneModels);
      const app::ActorFrame& ghost = *shown.ghosts[0].frame;
      expectSame(ghost.boneModels, without.evaluate(frame).boneModels);
      EXPECT_EQ(ghost.placement, show.actor(id)->switches().placement);
      EXPECT_FLOAT_EQ(ghost.opacity, 0.5F * app::kGhostOpacity);
      EXPECT_FALSE(ghost.groundShadow);
    }
  }
  EXPECT_EQ(show.ghostOf(other), nullptr);
  EXPECT_EQ(show.order().size(), 2U);
}

TEST(Ghost, FollowsWhatIsSaidOfItsActor) {
  Show show;
  const ActorId id = show.add(loadedDancer());
  show.setGhost(id, GhostChoice{IkMode::Motion, {}, {}, GhostPlace::Same});
  const auto agrees = [&] {
    const auto& shown = show.evaluate(25.0);
    ASSERT_EQ(shown.ghosts.size(), 1U);
    expectSame(shown.ghosts[0].frame->boneModels, shown.actors[0].frame->boneModels);
    EXPECT_EQ(shown.ghosts[0].frame->visible, shown.actors[0].frame->visible);
  };
  // WHEN motions, edits, chains, visibility and physics change one after the other THEN it follows
  // each
  agrees();
  show.setMotions(id, {{loadedDance()}});
  agrees();
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 2, 0}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  agrees();
  show.actor(id)->setEdits(edits, false);
  agrees();
  show.actor(id)->setIkMode(IkMode::Off);
  agrees();
  show.actor(id)->set(&app::ActorSwitches::visible, false);
  agrees();
  show.setMotions(id, {});
  agrees();
  // AND it goes with the actor, and when it is switched off
  const ActorId second = show.add(loadedDancer());
  show.setGhost(second, GhostChoice{});
  show.remove(id);
  EXPECT_EQ(show.evaluate(0).ghosts.size(), 1U);
  show.setGhost(second, std::nullopt);
  EXPECT_TRUE(show.evaluate(0).ghosts.empty());
  EXPECT_EQ(show.ghostId(second), 0);
}

TEST(Ghost, OfAModelWithoutChainsThereIsNone) {
  pmx::Model plain = support::dancer();
  plain.bones[4].flags = static_cast<std::uint16_t>(plain.bones[4].flags & ~pmx::boneFlag::ik);
  Show show;
  const ActorId id = show.add(support::loaded(std::move(plain)));
  show.setGhost(id, GhostChoice{});
  EXPECT_TRUE(show.evaluate(0).ghosts.empty());
  EXPECT_EQ(show.ghostOf(id), nullptr);
  show.setGhost(12345, GhostChoice{});  // no actor has this id
}

TEST(Ghost, StandsBesideOrBehind) {
  // GIVEN an actor that faces -X (turned by 90 degrees), twice as large: its left is where -Z was
  // turned from
  app::Placement placement{{10, 0, 5}, 90, 2};
  EXPECT_EQ(app::ghostPlacement(placement, GhostPlace::Same), placement);
  // THEN its left, +X of the model, is -Z of the world, and behind it, +Z of the model, is +X
  const auto beside = app::ghostPlacement(placement, GhostPlace::Beside);
  EXPECT_NEAR(beside.position.x, 10.0F, 1e-4F);
  EXPECT_NEAR(beside.position.z, 5.0F - 2.0F * app::kGhostUnits, 1e-4F);
  const auto behind = app::ghostPlacement(placement, GhostPlace::Behind);
  EXPECT_NEAR(behind.position.x, 10.0F + 2.0F * app::kGhostUnits, 1e-4F);
  EXPECT_NEAR(behind.position.z, 5.0F, 1e-4F);
  EXPECT_EQ(behind.turn, placement.turn);
}

TEST(Ghost, HangsWhereItsActorHangs) {
  // GIVEN an actor whose root is attached to another's head
  Show show;
  const ActorId held = show.add(loadedDancer()), holder = show.add(loadedDancer());
  show.setMotions(holder, {{loadedDance()}});
  show.setGhost(held, GhostChoice{IkMode::Motion, {}, {}, GhostPlace::Same});
  ASSERT_TRUE(show.attach(held, {{0, holder, 5}}));
  // THEN the ghost is where the actor is, also once it is detached
  const auto agrees = [&] {
    const auto& shown = show.evaluate(25.0);
    expectSame(shown.ghosts[0].frame->boneModels, shown.actors[0].frame->boneModels);
  };
  agrees();
  EXPECT_GT(show.actor(held)->frame().boneModels[0].translation.y, 10.0F);
  ASSERT_TRUE(show.attach(held, {}));
  agrees();
  show.remove(holder);
  agrees();
}

TEST(Ghost, ItsDistanceIsThatOfTheFarthestJoint) {
  // GIVEN a leg that is raised by its IK bone by 2 units; without IK it stays straight
  Show show;
  const ActorId id = show.add(loadedDancer());
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 2, 0}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  show.setGhost(id, GhostChoice{});
  show.evaluate(0);
  const app::Actor &actor = *show.actor(id), &ghost = *show.ghostOf(id);
  const float distance = app::chainDistance(actor.skeleton(), 0, actor.pose(), ghost.pose());
  // THEN the ankle is 2 from where it was, and the knee, which goes forward, about as far as the
  // triangle gives: both bones are near 5 long and the foot is 8 from the hip, so the knee is
  // sqrt(25 - 16) = 3 in front, 4 below the hip, not 5
  EXPECT_NEAR(distance, std::sqrt(2.8F * 2.8F + 1.0F), 0.15F);
  EXPECT_EQ(app::chainDistance(actor.skeleton(), 0, actor.pose(), actor.pose()), 0.0F);
}

TEST(Ghost, AFrameAllocatesNothing) {
  Show show;
  show.setThreads(1);
  const ActorId id = show.add(loadedDancer());
  show.setMotions(id, {{loadedDance()}});
  show.setGhost(id, GhostChoice{});
  show.evaluate(3.0);
  const auto before = support::allocationCount();
  for (int frame = 0; frame < 30; ++frame) show.evaluate(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
