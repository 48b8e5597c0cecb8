// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_steps.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "app/ik_lab/fabrik_steps.h"
#include "app/ik_lab/step_picture.h"
#include "app/ik_lab/turn_outcome.h"
#include "app/show/actor.h"
#include "app/show/show.h"
#include "ik/ccd_ik.h"
#include "tests/app/files/dancer.h"
#include "tests/app/files/puppet.h"
#include "tests/support/corpus.h"

namespace {

using app::Actor;
using app::ChainSolver;
using app::ChainStep;
using app::ChainStepKind;
using app::ChainSteps;
using app::ChainStepsState;
using app::StepRole;
using base::Vec3;
using ik::solvers::Solver;

constexpr double kDegree = std::numbers::pi / 180.0;

/// Returns an arm along X of 3 and 4 units, with its IK bone at `goal`.
pmx::Model armModel(const Vec3& goal, float unitDegrees, bool hinge, int loops = 1) {
  pmx::Model model;
  const auto add = [&](const char* name, const Vec3& at, std::int32_t parent) {
    pmx::Bone bone;
    bone.name.utf8 = name;
    bone.position = at;
    bone.parent = parent;
    model.bones.push_back(bone);
    return static_cast<std::int32_t>(model.bones.size()) - 1;
  };
  const auto root = add("root", {0, 0, 0}, -1), middle = add("middle", {3, 0, 0}, root);
  const auto tip = add("tip", {7, 0, 0}, middle), target = add("target", goal, -1);
  pmx::IkLink link{middle, false, {}, {}};
  const auto limit = static_cast<float>(10 * kDegree);
  if (hinge) link = {middle, true, {0, 0, -limit}, {0, 0, limit}};
  pmx::Bone& carries = model.bones[static_cast<std::size_t>(target)];
  carries.flags = static_cast<std::uint16_t>(carries.flags | pmx::boneFlag::ik);
  carries.ik = {tip, loops, static_cast<float>(unitDegrees * kDegree), {link, {root, false, {}, {}}}};
  return model;
}
std::shared_ptr<const app::LoadedModel> arm(const Vec3& goal, float unitDegrees, bool hinge, int loops = 1) {
  return support::loaded(armModel(goal, unitDegrees, hinge, loops));
}
/// Returns the arm with a middle joint that is bent by 20 to 30 degrees, and at rest by none.
std::shared_ptr<const app::LoadedModel> bentArm(const Vec3& goal) {
  pmx::Model model = armModel(goal, 180, true);
  pmx::IkLink& middle = model.bones.back().ik.links[0];
  middle.lower.z = static_cast<float>(20 * kDegree);
  middle.upper.z = static_cast<float>(30 * kDegree);
  return support::loaded(std::move(model));
}
/// Returns links 1 unit apart along X, alternating by a tenth along Y, with a target.
std::shared_ptr<const app::LoadedModel> zigzag(int links, const Vec3& goal) {
  pmx::Model model;
  std::vector<pmx::IkLink> toRoot;
  for (int i = 0; i <= links + 1; ++i) {
    pmx::Bone bone;
    bone.name.utf8 = std::to_string(i);
    bone.position = i > links ? goal : Vec3(i, i % 2 == 0 ? 0.0F : 0.1F, 0);
    bone.parent = i > links ? -1 : i - 1;
    model.bones.push_back(bone);
    if (i < links) toRoot.insert(toRoot.begin(), {i, false, {}, {}});
  }
  pmx::Bone& carries = model.bones.back();
  carries.flags = static_cast<std::uint16_t>(carries.flags | pmx::boneFlag::ik);
  carries.ik = {links, 256, 0.01F, toRoot};
  return support::loaded(std::move(model));
}

ChainSteps solved(const std::shared_ptr<const app::LoadedModel>& model, std::optional<Solver> solver = {}) {
  Actor actor(model);
  if (solver) actor.setChainSolvers({ChainSolver{solver}});
  actor.evaluate(0);
  return app::stepsOf(actor, 0);
}

TEST(ChainSteps, OfTwoLinksAreWhatTheHandDerives) {
  // GIVEN a target 4 units above the middle joint, and steps of 30 degrees for the first link of
  // the list, 60 for the second
  const ChainSteps steps = solved(arm({3, 4, 0}, 30, false));
  // THEN there are the start, a turn of each link, and the end
  ASSERT_EQ(steps.steps.size(), 4U);
  EXPECT_EQ(steps.state, ChainStepsState::Solved);
  EXPECT_EQ(steps.bones, (std::vector<std::int32_t>{0, 1, 2}));
  EXPECT_EQ(steps.target, Vec3(3, 4, 0));
  EXPECT_EQ(steps.steps[0].kind, ChainStepKind::Start);
  EXPECT_NEAR(steps.steps[0].left, std::sqrt(32.0), 1e-6);
  // AND the middle wants 90 degrees, of which the cap leaves 30
  const ChainStep& middle = steps.steps[1];
  EXPECT_EQ(middle.kind, ChainStepKind::Turn);
  EXPECT_EQ(middle.joint, 1);
  EXPECT_NEAR(middle.wantedRad, 90 * kDegree, 1e-6);
  EXPECT_NEAR(middle.cappedRad, 30 * kDegree, 1e-6);
  EXPECT_NEAR(middle.turnedRad, 30 * kDegree, 1e-6);
  EXPECT_NEAR(middle.cutRad(), 0, 1e-6);
  // The tip: 3 + 4 cos 30°, 4 sin 30°
  const Vec3 tip(3 + 4 * std::cos(30 * kDegree), 2, 0);
  EXPECT_NEAR(glm::distance(middle.points[2], tip), 0, 1e-5);
  EXPECT_NEAR(middle.left, glm::distance(tip, Vec3(3, 4, 0)), 1e-5);
  EXPECT_NEAR(middle.moved, 2 * 4 * std::sin(15 * kDegree), 1e-5) << "a chord of the circle";
  EXPECT_EQ(middle.farthest, 2);
  // AND the root turns from the tip's direction to the target's
  const double wanted = std::atan2(4.0, 3.0) - std::atan2(2.0, double(tip.x));
  EXPECT_EQ(steps.steps[2].joint, 0);
  EXPECT_NEAR(steps.steps[2].wantedRad, wanted, 1e-6);
  EXPECT_NEAR(steps.steps[2].turnedRad, wanted, 1e-6);
  EXPECT_EQ(steps.steps[3].kind, ChainStepKind::End);
  EXPECT_EQ(steps.steps[3].points, steps.steps[2].points);
  EXPECT_NEAR(app::wholeReach(steps), 7, 1e-6);
}

TEST(ChainSteps, TellWhatTheLimitCutAndDrawIt) {
  const ChainSteps steps = solved(arm({3, 4, 0}, 180, true));
  EXPECT_NEAR(steps.steps.at(1).cutRad(), 80 * kDegree, 1e-5);
  // THEN the picture has an arc of the turn, one of what the cap cut, and a circle of 4 units about
  // the joint
  const app::StepPicture picture = app::stepPicture(steps, 1);
  int arcs = 0;
  for (const app::StepStroke& stroke : picture.strokes) {
    if (stroke.role == StepRole::Turned || stroke.role == StepRole::Cut) ++arcs;
    if (stroke.role == StepRole::Reach) {
      for (const Vec3& point : stroke.points) EXPECT_NEAR(glm::distance(point, Vec3(3, 0, 0)), 4, 1e-4);
    }
    if (stroke.role == StepRole::WholeReach) {
      for (const Vec3& point : stroke.points) EXPECT_NEAR(glm::length(point), 7, 1e-4);
    }
    if (stroke.role == StepRole::ToEffector) {
      EXPECT_EQ(stroke.points.back(), Vec3(7, 0, 0)) << "where it was before the step";
    }
  }
  EXPECT_EQ(arcs, 2);
  std::vector<std::string> captions;
  for (const app::StepMark& mark : picture.marks)
    if (!mark.caption.empty()) captions.push_back(mark.caption);
  EXPECT_EQ(captions, (std::vector<std::string>{"10.0°", "80.0°"}));
}

TEST(ChainSteps, AreSeenAcrossThePlaneInWhichTheChainBends) {
  const app::ChainSight sight = app::sightOf(solved(arm({3, 4, 0}, 180, false)));
  EXPECT_NEAR(glm::distance(sight.towards, Vec3(0, 0, -1)), 0, 1e-5) << "models face -Z, and the eye is there";
  EXPECT_NEAR(glm::distance(sight.up, Vec3(0, 1, 0)), 0, 1e-5);
  EXPECT_NEAR(glm::distance(sight.right, Vec3(1, 0, 0)), 0, 1e-5);
  EXPECT_NEAR(sight.halfWidth, 3.5, 1e-4);
  EXPECT_NEAR(sight.halfHeight, 2, 1e-4);
}

TEST(ChainSteps, OfFabrikGoInwardsAndOutwardsJointByJoint) {
  // GIVEN a target up and to the side, within reach
  const ChainSteps steps = solved(arm({3, 4, 0}, 180, false), Solver::Fabrik);
  // THEN the tip is put on the target first, then the middle 4 units from it on the line to where
  // it was, then the root
  ASSERT_GT(steps.steps.size(), 7U);
  for (const int i : {1, 2, 3}) {
    EXPECT_EQ(steps.steps[static_cast<std::size_t>(i)].kind, ChainStepKind::Inwards);
    EXPECT_EQ(steps.steps[static_cast<std::size_t>(i)].joint, 3 - i);
  }
  EXPECT_NEAR(glm::distance(steps.steps[1].points[2], Vec3(3, 4, 0)), 0, 1e-5);
  EXPECT_NEAR(glm::distance(steps.steps[1].points[1], Vec3(3, 0, 0)), 0, 0.01)
      << "as before, but for a straight chain's bend";
  EXPECT_NEAR(glm::distance(steps.steps[2].points[1], steps.steps[2].points[2]), 4, 1e-5);
  EXPECT_NEAR(glm::distance(steps.steps[3].points[0], steps.steps[3].points[1]), 3, 1e-5);
  // AND back from the root, which stays in its position
  for (const int i : {4, 5, 6}) {
    EXPECT_EQ(steps.steps[static_cast<std::size_t>(i)].kind, ChainStepKind::Outwards);
    EXPECT_EQ(steps.steps[static_cast<std::size_t>(i)].joint, i - 4);
  }
  EXPECT_NEAR(glm::length(steps.steps[4].points[0]), 0, 1e-6);
  EXPECT_EQ(steps.stop, ik::solvers::Stop::Reached);
  EXPECT_LT(steps.steps.back().left, 2e-3);
}

TEST(ChainSteps, OfEverySolverBeginAtTheSamePoseAndEndAtTheActors) {
  for (const Solver solver : ik::solvers::kAllSolvers) {
    SCOPED_TRACE(ik::solvers::nameOf(solver));
    for (const bool hinge : {false, true}) {
      SCOPED_TRACE(hinge);
      Actor actor(hinge ? bentArm({3, 4, 0.5F}) : arm({3, 4, 0.5F}, 180, false));
      actor.setChainSolvers({ChainSolver{solver}});
      actor.evaluate(0);
      const ChainSteps steps = app::stepsOf(actor, 0);
      ASSERT_GE(steps.steps.size(), 3U);
      EXPECT_EQ(steps.steps.front().points[2], Vec3(7, 0, 0)) << "as the motion has it, whatever its limits are";
      EXPECT_EQ(steps.steps[1].kind == ChainStepKind::Limits, hinge) << "solvers begin inside limits";
      if (hinge) {
        const Vec3 bent(3 + 4 * std::cos(20 * kDegree), 4 * std::sin(20 * kDegree), 0);
        EXPECT_NEAR(glm::distance(steps.steps[1].points[2], bent), 0, 1e-5);
      }
      for (std::size_t i = 0; i < steps.bones.size(); ++i)
        EXPECT_EQ(steps.steps.back().points[i],
                  actor.frame().boneModels[static_cast<std::size_t>(steps.bones[i])].translation);
      for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        EXPECT_EQ(steps.steps[i].points.size(), steps.bones.size());
        EXPECT_TRUE(std::isfinite(steps.steps[i].left + steps.steps[i].turnedRad + steps.steps[i].wantedRad));
        EXPECT_FALSE(app::stepPicture(steps, i).strokes.empty());
      }
      if (solver == Solver::DampedLeastSquares) {
        EXPECT_GT(steps.steps[hinge ? 2 : 1].damping, 0);
      }
    }
  }
}

TEST(ChainSteps, BlameLimitsOnJointsThatHaveAnyAlone) {
  // GIVEN a target that the middle joint sees 0.0054 degrees beside the tip, where MMD's step sees
  // one line (a sine below 1e-4)
  const ChainSteps steps = solved(arm({5, 2 * 9.42e-5F, 0}, 180, false));
  ASSERT_EQ(steps.steps.size(), 4U);
  for (const int i : {1, 2}) {
    const ChainStep& step = steps.steps[static_cast<std::size_t>(i)];
    EXPECT_EQ(step.wantedRad, 0);
    EXPECT_FALSE(step.limited);
    EXPECT_EQ(app::outcomeOf(step).end, app::TurnEnd::Nothing);
  }
  // AND one behind the joint, on the line too
  EXPECT_EQ(solved(arm({-2, 0, 0}, 180, false)).steps.at(1).wantedRad, 0);
  EXPECT_TRUE(solved(arm({3, 4, 0}, 180, true)).steps.at(1).limited);
  EXPECT_TRUE(solved(bentArm({3, 4, 0}), Solver::Ccd).steps.at(2).limited);
}

TEST(ChainSteps, OfABranchedChainTellOfTheBoneThatLeadsToItsEnd) {
  // GIVEN a root with a hinge of 10 degrees about Z, from which the arm hangs and then, along that
  // axis, another link
  pmx::Model model = armModel({0, 5, 0}, 180, false);
  pmx::Bone side;
  side.name.utf8 = "side";
  side.position = {0, 0, 5};
  side.parent = 0;
  model.bones.push_back(side);
  const auto limit = static_cast<float>(10 * kDegree);
  auto& links = model.bones[3].ik.links;
  links[1] = {0, true, {0, 0, -limit}, {0, 0, limit}};
  links.push_back({4, false, {}, {}});
  const ChainSteps steps = solved(support::loaded(std::move(model)), Solver::Triangulation);
  ASSERT_EQ(steps.bones, (std::vector<std::int32_t>{0, 1, 4, 2}));
  EXPECT_EQ(steps.onward(0), 1) << "not the side's point, which is the last that hangs from it";
  EXPECT_EQ(steps.onward(1), 3);
  EXPECT_EQ(steps.onward(2), -1);
  EXPECT_EQ(steps.onward(3), -1);
  // THEN the root's turn, which closes the triangle of 3, 4 and 5 units and wants 90 - 53.13
  // degrees, is limited
  const ChainStep& root = steps.steps.at(1);
  ASSERT_EQ(root.joint, 0);
  ASSERT_TRUE(root.closes);
  EXPECT_NEAR(std::abs(root.turnedRad), 10 * kDegree, 1e-5);
  // AND its arc begins on the arm
  for (const app::StepStroke& stroke : app::stepPicture(steps, 1).strokes) {
    if (stroke.role == StepRole::Turned) {
      EXPECT_NEAR(glm::distance(stroke.points.front(), Vec3(1.2F, 0, 0)), 0, 1e-5);
    }
  }
}

TEST(ChainSteps, BeginWhereGoalsHaveMovedTheChain) {
  // GIVEN a foot that a goal brings to a point by its chain
  app::Show show;
  const app::ActorId id = show.add(support::loaded(support::puppet()));
  app::Goal goal;
  goal.bone = goal.root = support::Puppet::LeftAnkle;
  goal.place.point = {2, 3, -2};
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  const ChainSteps steps = app::stepsOf(*show.actor(id), 0);
  // THEN its solve goes there
  EXPECT_NEAR(glm::distance(steps.target, goal.place.point), 0, 1e-5);
  ASSERT_GT(steps.steps.size(), 2U);
  EXPECT_EQ(steps.steps.front().points.back(), Vec3(1, 1, 0)) << "the ankle at rest";
  for (std::size_t i = 0; i < steps.bones.size(); ++i)
    EXPECT_EQ(steps.steps.back().points[i],
              show.actor(id)->frame().boneModels[static_cast<std::size_t>(steps.bones[i])].translation);
}

TEST(ChainSteps, SayWhenThereIsNothing) {
  Actor actor(arm({3, 4, 0}, 180, false));
  actor.setIkMode(app::IkMode::Off);
  actor.evaluate(0);
  EXPECT_EQ(app::stepsOf(actor, 0).state, ChainStepsState::Off);
  EXPECT_EQ(app::stepsOf(actor, 7).state, ChainStepsState::Unsolvable);
  EXPECT_TRUE(app::stepsOf(actor, 0).steps.empty());
  EXPECT_TRUE(app::stepPicture({}, 0).strokes.empty());
  EXPECT_EQ(app::wholeReach({}), 0);
}

TEST(ChainSteps, AreBounded) {
  // GIVEN a target out of reach and more loops than recorded steps
  auto model = arm({90, 4, 0}, 0.01F, false, 256);
  Actor actor(model);
  actor.setChainSolvers({ChainSolver{Solver::Transpose, 1000, 1e-6}});
  actor.evaluate(0);
  EXPECT_LE(app::stepsOf(actor, 0).steps.size(), app::kMaxChainSteps);
  // AND a strip has the first of them and the end
  const ChainSteps steps = solved(model);
  EXPECT_EQ(steps.steps.size(), 514U);
  const auto strip = app::stripOf(steps, 5);
  EXPECT_EQ(strip, (std::vector<std::size_t>{0, 1, 2, 3, 513}));
}

TEST(ChainSteps, OfLongChainsAreBounded) {
  // GIVEN 256 links whose target is hard to reach, so that there are more steps than recorded
  // points: 2^20 of 257 bones
  const auto model = zigzag(256, {200, 150, 0});
  constexpr std::size_t most = (1U << 20U) / 257U;
  for (const std::optional<Solver> solver : {std::optional<Solver>(), std::optional(Solver::Fabrik),
                                             std::optional(Solver::Transpose), std::optional(Solver::Ccd)}) {
    SCOPED_TRACE(solver ? ik::solvers::nameOf(*solver) : "mmd");
    Actor actor(model);
    actor.setChainSolvers({ChainSolver{solver, 1000, 1e-6}});
    actor.evaluate(0);
    const ChainSteps steps = app::stepsOf(actor, 0);
    ASSERT_EQ(steps.bones.size(), 257U);
    EXPECT_LE(steps.steps.size(), most);
    if (!solver || *solver == Solver::Fabrik || *solver == Solver::Ccd) {
      EXPECT_TRUE(steps.leftOut);
      EXPECT_GE(steps.steps.size(), most - 1);
    }
    // THEN the end is the solver's result all the same
    EXPECT_EQ(steps.steps.back().kind, ChainStepKind::End);
    for (std::size_t i = 0; i < steps.bones.size(); ++i)
      EXPECT_EQ(steps.steps.back().points[i],
                actor.frame().boneModels[static_cast<std::size_t>(steps.bones[i])].translation);
  }
}

TEST(ChainSteps, GrowByNoPassBeyondTheirBound) {
  ChainSteps made = solved(arm({3, 4, 0}, 180, false));
  const ChainStep one = made.steps.front();
  made.steps.assign(app::kMaxChainSteps, one);
  made.leftOut = false;
  app::addPass(true, one, made);
  EXPECT_EQ(made.steps.size(), app::kMaxChainSteps);
  EXPECT_TRUE(made.leftOut);
}

TEST(ChainSteps, OfRealModelsEndAtTheBitsOfTheSolve) {
  ODORI_NEEDS_CORPUS();
  const auto motions = support::corpusFiles(".vmd");
  std::shared_ptr<const app::LoadedMotion> dance;
  for (const auto& path : motions) {
    if (path.filename() != "wavefile_v2.vmd") continue;
    if (auto read = app::loadMotion(path, {})) dance = *read;
  }
  ASSERT_NE(dance, nullptr);
  int chains = 0, exact = 0;
  for (const auto& path : support::corpusFiles(".pmx")) {
    const auto read = app::loadModel(path, {});
    if (!read) continue;  // broken on purpose
    SCOPED_TRACE(path.filename().string());
    Actor actor(*read);
    actor.setMotions({{dance}});
    for (const double frame : {0.0, 600.0, 1234.5}) {
      actor.evaluate(frame);
      for (std::size_t chain = 0; chain < actor.skeleton().chains.size(); ++chain) {
        const ChainSteps steps = app::stepsOf(actor, chain);
        if (steps.state != ChainStepsState::Solved) continue;
        ++chains;
        // THEN its end is the frame's bones, unless a later chain has moved them on
        bool same = true;
        for (std::size_t i = 0; i < steps.bones.size(); ++i)
          same = same && steps.steps.back().points[i] ==
                             actor.frame().boneModels[static_cast<std::size_t>(steps.bones[i])].translation;
        exact += same ? 1 : 0;
        const ChainStep& end = steps.steps.back();
        EXPECT_EQ(end.points, steps.steps[steps.steps.size() - 2].points) << "the trace ends where the solve does";
      }
    }
  }
  EXPECT_GT(chains, 30);
  EXPECT_EQ(exact, chains);
}

}  // namespace
