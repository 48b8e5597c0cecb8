// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests show actors in views side by side, each view with its own solver.
#include "app/show/side_by_side.h"

#include <array>
#include <cstring>
#include <set>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId;
using app::IkMode;
using app::Show;
using app::ViewSolver;
using How = app::ViewSolver::How;
using ik::solvers::Solver;
using support::loadedDance;
using support::loadedDancer;

const ViewSolver kMmd{How::Mmd, {}}, kOn{How::WithIk, {}}, kOff{How::WithoutIk, {}}, kAsSet{How::AsSet, {}},
    kFabrik{How::Other, Solver::Fabrik}, kDls{How::Other, Solver::DampedLeastSquares};

bool same(std::span<const base::Transform> a, std::span<const base::Transform> b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

/// Returns an actor with its motion whose chains all have this solver.
app::Actor solvedBy(const std::shared_ptr<const app::LoadedModel>& model, const ViewSolver& view) {
  app::Actor actor(model);
  actor.setMotions({{loadedDance()}});
  if (view.how == How::WithoutIk) actor.setIkMode(IkMode::Off);
  if (view.how == How::Other)
    actor.setChainSolvers(std::vector<app::ChainSolver>(model->skeleton.chains.size(), app::ChainSolver{view.solver}));
  return actor;
}

TEST(SideBySide, EachViewHasTheModelSolvedItsWay) {
  // GIVEN two actors, the first of them shown in four views
  Show show;
  const auto model = loadedDancer();
  const ActorId id = show.add(model), other = show.add(model);
  for (const ActorId each : {id, other}) show.setMotions(each, {{loadedDance()}});
  show.actor(id)->setPlacement({{3, 0, 1}, 40, 1.5F});
  const std::vector<ViewSolver> views{kMmd, kFabrik, kOff, kDls};
  EXPECT_TRUE(show.setSideBySide(std::array{id}, views));
  EXPECT_FALSE(show.setSideBySide(std::array{id}, views)) << "nothing came or went";
  for (const double frame : {25.0, 7.5}) {
    const app::ShowFrame& shown = show.evaluate(frame);
    // THEN the first view has the actor itself, for MMD's solver is its own; the other actor is in
    // all of them
    ASSERT_EQ(shown.actors.size(), 2U);
    EXPECT_EQ(shown.actors[0].views, 0b0001);
    EXPECT_EQ(shown.actors[1].views, app::kAllViews);
    EXPECT_TRUE(shown.ghosts.empty());
    // AND each of the others has a copy of it: the model, solved so, at its placement, opaque
    ASSERT_EQ(shown.standIns.size(), 3U);
    std::set<ActorId> ids{id, other};
    for (std::size_t i = 0; i < 3; ++i) {
      const app::ShownActor& of = shown.standIns[i];
      EXPECT_EQ(of.ghostOf, id);
      EXPECT_EQ(of.views, 1U << (i + 1));
      EXPECT_TRUE(ids.insert(of.id).second);
      EXPECT_TRUE(same(of.frame->boneModels, solvedBy(model, views[i + 1]).evaluate(frame).boneModels)) << i;
      EXPECT_EQ(of.frame->placement.position, base::Vec3(3, 0, 1));
      EXPECT_EQ(of.frame->opacity, 1.0F);
      EXPECT_TRUE(of.frame->groundShadow);
    }
  }
  EXPECT_EQ(show.size(), 2U);
}

TEST(SideBySide, AViewThatDoesWhatTheActorDoesShowsTheActor) {
  Show show;
  const ActorId id = show.add(loadedDancer());
  show.setMotions(id, {{loadedDance()}});
  // GIVEN a view as set, MMD's, and one solver twice
  show.setSideBySide(std::array{id}, std::vector{kAsSet, kMmd, kFabrik, kFabrik});
  EXPECT_EQ(show.evaluate(5).actors[0].views, 0b0011);
  ASSERT_EQ(show.standIns().size(), 1U) << "two views share one";
  EXPECT_EQ(show.standIns()[0].views, 0b1100);
  const ActorId standIn = show.standIns()[0].id;
  ASSERT_NE(show.ghostOf(standIn), nullptr) << "it can be looked at";
  EXPECT_EQ(&show.ghostOf(standIn)->frame(), show.standIns()[0].frame);
  // WHEN its chains get another solver THEN MMD's is no longer its own; the earlier copies stay
  show.actor(id)->setChainSolvers({app::ChainSolver{Solver::Ccd}});
  EXPECT_TRUE(show.setSideBySide(std::array{id}, std::vector{kAsSet, kMmd, kFabrik, kFabrik}));
  EXPECT_EQ(show.evaluate(5).actors[0].views, 0b0001);
  ASSERT_EQ(show.standIns().size(), 2U);
  EXPECT_EQ(show.standIns()[0].id, standIn);
  EXPECT_EQ(show.standIns()[1].views, 0b0010);
  EXPECT_TRUE(
      same(show.standIns()[1].frame->boneModels, solvedBy(show.actor(id)->loadedModel(), kMmd).evaluate(5).boneModels));
}

TEST(SideBySide, SeveralActorsHaveStandInsOfTheirOwn) {
  // GIVEN three dancers WHEN two are shown as they are and without IK
  Show show;
  const auto model = loadedDancer();
  const ActorId first = show.add(model), second = show.add(model), third = show.add(model);
  for (const ActorId each : {first, second, third}) show.setMotions(each, {{loadedDance()}});
  const std::vector<ViewSolver> views{kAsSet, kOff};
  EXPECT_TRUE(show.setSideBySide(std::array{first, second}, views));
  EXPECT_FALSE(show.setSideBySide(std::array{first, second}, views)) << "nothing came or went";
  // THEN each of them has a stand-in without IK, and the third is in both views
  const app::ShowFrame& shown = show.evaluate(25);
  ASSERT_EQ(shown.standIns.size(), 2U);
  app::Actor without = solvedBy(model, kOff);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(shown.standIns[i].ghostOf, i == 0 ? first : second);
    EXPECT_EQ(shown.standIns[i].views, 0b10);
    EXPECT_TRUE(same(shown.standIns[i].frame->boneModels, without.evaluate(25).boneModels));
    EXPECT_EQ(shown.actors[i].views, 0b01);
  }
  EXPECT_EQ(shown.actors[2].views, app::kAllViews);
  // WHEN one of them leaves the views THEN the other keeps its stand-in
  const ActorId kept = show.standIns()[1].id;
  EXPECT_TRUE(show.setSideBySide(std::array{second}, views));
  ASSERT_EQ(show.standIns().size(), 1U);
  EXPECT_EQ(show.standIns()[0].id, kept);
  EXPECT_EQ(show.evaluate(25).actors[0].views, app::kAllViews);
}

TEST(SideBySide, ComesAndGoesWithItsActor) {
  Show show;
  const auto model = loadedDancer();
  const ActorId first = show.add(model), second = show.add(model);
  const std::vector<ViewSolver> views{kMmd, kFabrik};
  show.setGhost(first, app::GhostChoice{});
  show.setSideBySide(std::array{first}, views);
  EXPECT_EQ(show.evaluate(0).standIns.size(), 1U);
  EXPECT_EQ(show.evaluate(0).ghosts.size(), 1U);
  // another actor replaces it
  show.setSideBySide(std::array{second}, views);
  EXPECT_EQ(show.evaluate(0).standIns[0].ghostOf, second);
  EXPECT_EQ(show.evaluate(0).actors[0].views, app::kAllViews);
  EXPECT_EQ(show.ghostOf(second), nullptr) << "who stands in is no ghost";
  // a removed actor leaves no views, and comes back in all of them
  show.remove(second);
  EXPECT_TRUE(show.evaluate(0).standIns.empty());
  show.insert(second, model);
  EXPECT_EQ(show.evaluate(0).actors[1].views, app::kAllViews);
  show.setSideBySide(std::array{second}, views);
  show.setSideBySide(std::array{second}, std::vector{kFabrik});  // one view
  EXPECT_TRUE(show.evaluate(0).standIns.empty());
  EXPECT_EQ(show.evaluate(0).actors[1].views, app::kAllViews);
  // an unknown actor, no views, and more views than the limit
  EXPECT_FALSE(show.setSideBySide(std::array{app::ActorId{12345}}, views));
  EXPECT_FALSE(show.setSideBySide(std::array{first}, {}));
  show.setSideBySide(std::array{first}, std::vector<ViewSolver>(9, kFabrik));
  EXPECT_EQ(show.standIns()[0].views, app::kAllViews);
  show.clear();
  EXPECT_TRUE(show.evaluate(0).standIns.empty());
  EXPECT_TRUE(show.evaluate(0).ghosts.empty());
}

TEST(SideBySide, AModelWithoutChainsIsItselfInAllViews) {
  Show show;
  pmx::Model plain;
  plain.bones.resize(1);
  const ActorId id = show.add(support::loaded(std::move(plain)));
  EXPECT_FALSE(show.setSideBySide(std::array{id}, std::vector{kFabrik, kOff}));
  EXPECT_EQ(show.evaluate(0).actors[0].views, 0b0011);
}

TEST(SideBySide, AFrameAllocatesNothing) {
  Show show;
  show.setThreads(1);
  const ActorId id = show.add(loadedDancer());
  show.setMotions(id, {{loadedDance()}});
  show.setSideBySide(std::array{id}, std::vector{kMmd, kFabrik, kDls, kOff});
  for (const double frame : {0.0, 10.0, 3.0}) show.evaluate(frame);
  const std::size_t before = support::allocationCount();
  for (const double frame : {1.0, 20.5, 4.0}) show.evaluate(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

TEST(SideBySide, WithIkIsOnWhateverTheActorAndItsMotionSay) {
  // GIVEN an actor whose chains the user has switched off, shown with IK and without
  Show show;
  const auto model = loadedDancer();
  const ActorId id = show.add(model);
  show.setMotions(id, {{loadedDance()}});
  const std::vector<ViewSolver> views{kOn, kOff};
  app::Actor on(model), off(model);
  for (app::Actor* actor : {&on, &off}) actor->setMotions({{loadedDance()}});
  on.setIkMode(IkMode::On);
  off.setIkMode(IkMode::Off);
  for (const IkMode mode : {IkMode::Off, IkMode::On, IkMode::Motion}) {
    show.actor(id)->setIkMode(mode);
    show.setSideBySide(std::array{id}, views);
    const app::ShowFrame& shown = show.evaluate(12);
    // THEN each view has its own pose: the actor's, where that is it, else a stand-in's
    for (const std::size_t view : {0U, 1U}) {
      const auto bit = static_cast<app::ViewMask>(1U << view);
      std::span<const base::Transform> seen;
      if ((shown.actors[0].views & bit) != 0) seen = shown.actors[0].frame->boneModels;
      for (const app::ShownActor& standIn : shown.standIns)
        if ((standIn.views & bit) != 0) seen = standIn.frame->boneModels;
      EXPECT_TRUE(same(seen, (view == 0 ? on : off).evaluate(12).boneModels)) << view << static_cast<int>(mode);
    }
  }
}

TEST(SideBySide, HasAWordForEachView) {
  std::set<std::string_view> words;
  for (const ViewSolver& view : app::allViewSolvers()) {
    EXPECT_EQ(app::viewSolverNamed(app::nameOf(view)), view);
    words.insert(app::nameOf(view));
  }
  EXPECT_EQ(words.size(), 4 + ik::solvers::kAllSolvers.size());
  EXPECT_EQ(app::viewSolverNamed("two-bone"), (ViewSolver{How::Other, Solver::TwoBone}));
  EXPECT_EQ(app::viewSolverNamed("mmd"), kMmd);
  EXPECT_EQ(app::viewSolverNamed(""), std::nullopt);
  EXPECT_EQ(app::viewSolverNamed("MMD"), std::nullopt);
  EXPECT_EQ(app::firstViews(4).size(), 4U);
  EXPECT_EQ(app::firstViews(2), (std::vector{kOn, kOff}));
  EXPECT_EQ(app::firstViews(9).size(), 4U);
}

}  // namespace
