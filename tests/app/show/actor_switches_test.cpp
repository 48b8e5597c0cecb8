// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The switches of an actor are one value: a change of one field changes only what depends on it.
#include "app/show/actor_switches.h"

#include <array>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "app/show/state_bytes.h"
#include "pmx/base/fields.h"
#include "tests/app/files/dancer.h"

namespace {

using app::ActorSwitches;
using app::IkMode;

constexpr auto kOther = ik::solvers::Solver::Fabrik;

struct Change {
  std::string field;
  std::function<void(ActorSwitches&)> how;
};

std::vector<Change> changes() {
  const auto dance = support::loaded(support::dance());
  return {
      {"motions",
       [=](ActorSwitches& now) {
         now.motions = {{dance, true, 3}};
       }},
      {"chains", [](ActorSwitches& now) { now.chains.assign(now.chains.size(), IkMode::Off); }},
      {"ways", [](ActorSwitches& now) { now.chainSolvers = {{kOther}}; }},
      {"solver", [](ActorSwitches& now) { now.solver.loopsOnceMore = true; }},
      {"visible", [](ActorSwitches& now) { now.visible = false; }},
      {"physics", [](ActorSwitches& now) { now.physics = false; }},
      {"placement",
       [](ActorSwitches& now) {
         now.placement.position = {1, 2, 3};
       }},
      {"edits",
       [](ActorSwitches& now) {
         now.edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 1, 0}, base::kIdentityRotation}});
       }},
      {"editsOn", [](ActorSwitches& now) { now.editsOn = false; }},
      {"opacity", [](ActorSwitches& now) { now.opacity = 0.5F; }},
      {"groundShadow", [](ActorSwitches& now) { now.groundShadow = false; }},
      {"hiddenMaterials", [](ActorSwitches& now) { now.hiddenMaterials = {0}; }},
      {"names",
       [](ActorSwitches& now) {
         now.names = {{"somebody's bone", 1}};
       }},
      {"goals", [](ActorSwitches& now) { now.goals.push_back({}); }},
      {"freedoms",
       [](ActorSwitches& now) {
         now.freedoms = {{1, ik::solvers::coneLimit({0, -1, 0}, 0.5), {}}};
       }},
      {"rootMotionScale", [](ActorSwitches& now) { now.rootMotionScale = 0.5F; }},
      {"readouts",
       [](ActorSwitches& now) {
         now.readouts.push_back({app::ReadoutKind::Axes, true, 5});
       }},
  };
}

/// Returns the bytes of each field.
std::vector<std::vector<std::byte>> fieldsOf(const ActorSwitches& switches) {
  std::vector<std::vector<std::byte>> fields;
  base::forEachField(switches, [&](const auto& field) {
    app::StateBytes bytes;
    bytes.add(field);
    fields.emplace_back(bytes.bytes().begin(), bytes.bytes().end());
  });
  return fields;
}

/// Returns the switches of a ghost that has its actor's placement and the default solver.
ActorSwitches ghostOf(ActorSwitches actor) {
  actor.chainSolvers.clear();
  actor.solver = {};
  actor.opacity *= app::kGhostOpacity;
  actor.groundShadow = false;
  actor.ghost.reset();
  return actor;
}

/// Returns the switches of a view copy that MMD's solver solves.
ActorSwitches standInOf(ActorSwitches actor) {
  actor.chainSolvers.clear();
  actor.ghost.reset();
  return actor;
}

TEST(ActorSwitches, EachFieldReachesGhostsStandInsAndFollowersThatAreThereAlready) {
  std::set<std::size_t> changed;
  for (const Change& change : changes()) {
    SCOPED_TRACE(change.field);
    // GIVEN an actor with a ghost, a copy in a view beside it, and a follower, which were there in
    // an earlier frame
    app::Show show;
    const auto model = support::loaded(support::dancer());
    const app::ActorId id = show.add(model);
    show.setGhost(id, app::GhostChoice{IkMode::Motion, {}, {}, app::GhostPlace::Same});
    const app::ViewSolver views[]{{app::ViewSolver::How::AsSet, {}}, {app::ViewSolver::How::Other, kOther}};
    ASSERT_TRUE(show.setSideBySide(std::array{id}, views));
    app::Actor follower(model);
    (void)show.evaluate(5.0);
    follower.follow(*show.actor(id));
    // WHEN one field is changed
    const ActorSwitches before = show.actor(id)->switches();
    ActorSwitches wanted = before;
    change.how(wanted);
    ASSERT_NE(wanted, before);
    show.set(id, wanted);
    const auto was = fieldsOf(before), is = fieldsOf(wanted);
    for (std::size_t i = 0; i < was.size(); ++i)
      if (was[i] != is[i]) changed.insert(i);
    // THEN the actor has it, and with the next frame all of them
    EXPECT_EQ(show.actor(id)->switches(), wanted);
    (void)show.evaluate(5.0);
    follower.follow(*show.actor(id));
    EXPECT_EQ(show.ghostOf(id)->switches(), ghostOf(wanted));
    ActorSwitches standIn = standInOf(wanted);
    standIn.chainSolvers.assign(wanted.chains.size(), {kOther});
    ASSERT_EQ(show.standIns().size(), 1U);
    EXPECT_EQ(show.ghostOf(show.standIns()[0].id)->switches(), standIn);
    ActorSwitches follows = wanted;
    follows.ghost.reset();
    follows.goals.clear();
    follows.physics = true;
    EXPECT_EQ(follower.switches(), follows);
  }
  // AND this test has all fields but those that Show::attach() and Show::setGhost() set
  EXPECT_EQ(changed.size() + 2, fieldsOf({}).size());
}

TEST(ActorSwitches, MotionsAreBoundAnewForMotionsAndNamesAlone) {
  for (const Change& change : changes()) {
    SCOPED_TRACE(change.field);
    app::Show show;
    const app::ActorId id = show.add(support::loaded(support::dancer()));
    show.setMotions(id, {{support::loaded(support::dance())}});
    const vmd::MotionBinding* before = &show.actor(id)->binding();
    ActorSwitches wanted = show.actor(id)->switches();
    const ActorSwitches was = wanted;
    change.how(wanted);
    ASSERT_NE(wanted, was);
    show.set(id, wanted);
    const bool anew = change.field == "motions" || change.field == "names";
    EXPECT_EQ(&show.actor(id)->binding() != before, anew);
  }
}

TEST(ActorSwitches, WhatAModelOrARangeDoesntAllowIsFitted) {
  app::Actor actor(support::loaded(support::dancer()));
  const std::size_t chains = actor.skeleton().chains.size();
  ActorSwitches wanted = actor.switches();
  wanted.chains.assign(chains + 3, IkMode::On);
  wanted.chainSolvers.assign(chains + 3, {kOther});
  wanted.goals.resize(app::kMaxGoals + 1);
  wanted.opacity = 7.0F;
  wanted.rootMotionScale = 100.0F;
  actor.set(wanted);
  EXPECT_EQ(actor.switches().chains, std::vector<IkMode>(chains, IkMode::On));
  EXPECT_EQ(actor.switches().chainSolvers.size(), chains);
  EXPECT_EQ(actor.switches().goals.size(), app::kMaxGoals);
  EXPECT_EQ(actor.switches().opacity, 1.0F);
  EXPECT_EQ(actor.switches().rootMotionScale, app::kMaxRootMotionScale);
  // AND chains that the value doesn't name stay as they are
  wanted = actor.switches();
  wanted.chains.clear();
  actor.set(wanted);
  EXPECT_EQ(actor.switches().chains, std::vector<IkMode>(chains, IkMode::On));
}

}  // namespace
