// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/goal_study.h"

#include <cmath>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/support/model_builder.h"

namespace {

using app::GoalStudy;
using base::Vec3;
using ik::solvers::Solver;
using ik::solvers::Stop;
using testing::SizeIs;

constexpr double kPi = 3.14159265358979323846;

/// Returns an arm of two links of 3 units along +X, whose joints are hinges about Z.
class TwoHinges : public ::testing::Test {
 protected:
  TwoHinges() {
    pmx::Model model;
    model.bones = {support::bone("shoulder", -1, {0, 0, 0}), support::bone("elbow", 0, {3, 0, 0}),
                   support::bone("hand", 1, {6, 0, 0})};
    id = show.add(support::loaded(model));
    const auto hinge = ik::solvers::hingeLimit({0, 0, 1}, -kPi, kPi);
    show.actor(id)->set(&app::ActorSwitches::freedoms,
                        std::vector<ik::solvers::BoneFreedom>{{0, hinge, {}}, {1, hinge, {}}});
  }
  /// Bends the elbow, asks for the hand to move by a vector, and studies the goal.
  GoalStudy study(double elbowRad, const Vec3& by, double damping, std::vector<Solver> solvers = {}) {
    app::Edits edits;
    edits.set(app::BoneEdit{
        1,
        app::EditKind::Add,
        {{},
         base::Quat(static_cast<float>(std::cos(elbowRad / 2)), 0, 0, static_cast<float>(std::sin(elbowRad / 2)))}});
    show.actor(id)->setEdits(edits);
    app::Goal goal;
    goal.bone = 2;
    goal.root = 0;
    goal.place.point =
        Vec3(static_cast<float>(3 + 3 * std::cos(elbowRad)), static_cast<float>(3 * std::sin(elbowRad)), 0) + by;
    show.actor(id)->setGoals({goal});
    show.evaluate(0);
    const auto studies = app::studyGoals(*show.actor(id), {std::move(solvers), 0, 1e-3, damping});
    EXPECT_THAT(studies, SizeIs(1));
    return studies.empty() ? GoalStudy() : studies[0];
  }
  app::Show show;
  app::ActorId id = 0;
};

TEST_F(TwoHinges, BentByARightAngleTheConditionIsTheGoldenRatioSquared) {
  // J^T J = ((18, 9), (9, 9)): its eigenvalues are (27 ± √405) / 2
  const GoalStudy of = study(kPi / 2, {0, 0.1F, 0}, 1.0);
  ASSERT_THAT(of.jacobian.singular, SizeIs(2));
  EXPECT_EQ(of.jacobian.rows, 3U);
  EXPECT_EQ(of.jacobian.columns, 2U);
  EXPECT_NEAR(of.jacobian.singular[0], std::sqrt((27 + std::sqrt(405)) / 2), 1e-5);
  EXPECT_NEAR(of.jacobian.singular[1], std::sqrt((27 - std::sqrt(405)) / 2), 1e-5);
  const double golden = (1 + std::sqrt(5)) / 2;
  EXPECT_NEAR(of.jacobian.condition(), golden * golden, 1e-5);
  // AND the pose vector is its two angles
  ASSERT_THAT(of.pose, SizeIs(2));
  EXPECT_EQ(of.pose[1].bone, "elbow");
  EXPECT_EQ(of.pose[1].kind, "turn");
  EXPECT_NEAR(of.pose[0].value, 0.0, 1e-4);
  EXPECT_NEAR(of.pose[1].value, 90.0, 1e-4);
  EXPECT_NEAR(of.pose[1].range->second, 180.0, 1e-9);
  EXPECT_NEAR(of.distance, 0.1, 1e-5);
}

TEST_F(TwoHinges, StretchedItIsSingular) {
  // J = ((0, 0), (6, 3)): it can't be moved along itself
  const GoalStudy of = study(0, {-1, 0, 0}, 1.0);
  EXPECT_NEAR(of.jacobian.singular[0], std::sqrt(45.0), 1e-5);
  EXPECT_TRUE(std::isinf(of.jacobian.condition()));
  EXPECT_NE(app::goalsText({&of, 1}).find("condition inf"), std::string::npos);
  EXPECT_TRUE(nlohmann::json::parse(app::goalsJson({&of, 1}))[0]["jacobian"]["condition"].is_null());
}

TEST_F(TwoHinges, NearlyStretchedTheInverseLeapsAndDampingTamesIt) {
  // GIVEN a bend of one degree, and a hand that is to come one unit nearer. The determinant is 9
  // sin q, so the inverse's step is (−3 cos q, 3 + 3 cos q) / (9 sin q).
  const double bend = kPi / 180, s = std::sin(bend), c = std::cos(bend), lambda = 0.5;
  const GoalStudy of = study(bend, {-1, 0, 0}, lambda);
  EXPECT_NEAR(of.pseudoInverseStep, (3 + 3 * c) / (9 * s), 0.02) << "38 radians: six whole turns";
  // Damped: J^T (J J^T + λ²)⁻¹ e, with a matrix of two rows and columns.
  const double j11 = -3 * s, j12 = -3 * s, j21 = 3 + 3 * c, j22 = 3 * c;
  const double a = j11 * j11 + j12 * j12 + lambda * lambda, b = j11 * j21 + j12 * j22;
  const double d = j21 * j21 + j22 * j22 + lambda * lambda, det = a * d - b * b;
  const double x = -d / det, y = b / det;  // of (−1, 0)
  const double first = j11 * x + j21 * y, second = j12 * x + j22 * y;
  EXPECT_NEAR(of.dampedStep, std::max(std::abs(first), std::abs(second)), 1e-4);
  EXPECT_LT(of.dampedStep, 0.2);
  EXPECT_EQ(of.damping, lambda);
}

TEST(JacobianFacts, WhatIsLockedIsNoWayToMove) {
  // GIVEN three joints along X, a unit apart, of which the middle one is locked: both others turn
  // about Z
  ik::solvers::Chain chain;
  const auto hinge = ik::solvers::hingeLimit({0, 0, 1}, -kPi, kPi);
  ik::solvers::Limit locked;
  locked.kind = ik::solvers::LimitKind::Locked;
  for (int i = 0; i < 4; ++i) chain.bones.push_back({i - 1, {i == 0 ? 0.0 : 1.0, 0.0, 0.0}});
  chain.links = {{2, hinge}, {1, locked}, {0, hinge}};
  chain.goals = {{3, {2.0, 1.0, 0.0}}};
  ik::solvers::Workspace work(chain);
  work.begin(chain);
  const auto facts = ik::solvers::jacobianFacts(work);
  ASSERT_TRUE(facts.has_value());
  EXPECT_EQ(facts->columns, 2U);
  // J = ((0, 0), (3, 1)): one singular value of √10
  EXPECT_NEAR(facts->singular[0], std::sqrt(10.0), 1e-9);
}

TEST_F(TwoHinges, EachSolverBeginsFromTheSamePose) {
  const GoalStudy of = study(
      kPi / 2, {-1, -1, 0}, 0.3,
      {Solver::Fabrik, Solver::TwoBone, Solver::Triangulation, Solver::DampedLeastSquares, Solver::PseudoInverse});
  ASSERT_THAT(of.solves, SizeIs(5));
  // The hand goes to (2, 2), 2.828 away: the elbow then bends by acos((8 − 18) / 18) = 123.75
  // degrees.
  for (const app::GoalSolve& solve : of.solves) {
    SCOPED_TRACE(ik::solvers::nameOf(solve.solver));
    EXPECT_EQ(solve.report.stop, Stop::Reached);
    EXPECT_NEAR(solve.pose[1].value, std::acos(-10.0 / 18.0) * 180 / kPi, 0.1);
    // Two links bent by q: the trace of J^T J is 9 (3 + 2 cos q), its determinant (9 sin q)².
    const double trace = 9 * (3 - 20.0 / 18.0), det = 81 * (1 - 100.0 / 324.0);
    const double root = std::sqrt(trace * trace - 4 * det);
    EXPECT_NEAR(solve.condition, std::sqrt((trace + root) / (trace - root)), 0.02);
  }
  const auto json = nlohmann::json::parse(app::goalsJson({&of, 1}));
  EXPECT_EQ(json[0]["solvers"][0]["solver"], "fabrik");
  EXPECT_EQ(json[0]["solvers"][0]["ended"], "reached");
  EXPECT_EQ(json[0]["bones"][0], "hand");
  EXPECT_NE(app::goalsCsv({&of, 1}).find("1,dls,reached,"), std::string::npos);
}

}  // namespace
