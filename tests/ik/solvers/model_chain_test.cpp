// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/model_chain.h"

#include <gtest/gtest.h>

#include "ik/solvers/solve.h"
#include "tests/ik/rig.h"

namespace ik::solvers {

namespace {

/// This struct has a hip below a turned and moved body, a knee that bends backwards alone, an
/// ankle, and its controller.
struct Leg {
  support::Rig rig;
  std::int32_t body, hip, knee, ankle, target, aside;
  Leg() {
    body = rig.add({0, 11, 0}, -1);
    hip = rig.add({1, 10, 0}, body);
    knee = rig.add({1, 5, -0.2F}, hip);
    ankle = rig.add({1, 0, 0}, knee);
    target = rig.add({1, 0, 0}, -1);
    aside = rig.add({-3, 10, 0}, body);
    rig.setIk(target, ankle, 40, 2.0F,
              {{knee, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}}, {hip, false, {}, {}}});
    rig.build();
    rig.local(body) = {{0.3F, -0.5F, 0.4F}, support::rotation(25, {0, 1, 0.2F})};
    // The motion turns it, too.
    rig.local(hip).rotation = support::rotation(15, {0.2F, 0, 1});
    rig.local(knee).rotation = support::rotation(-20, {1, 0, 0});
    rig.local(target).translation = {0.7F, 3, -2};
    rig.pose->ikEnabled[0] = 0;
    rig.solve();
  }
};

TEST(ModelChain, IsWhatTheModelsOwnChainIs) {
  // GIVEN a leg in a pose without IK
  Leg leg;
  ModelChain made = chainOfModel(leg.rig.skeleton, leg.rig.skeleton.chains[0]);
  // WHEN it is made into a chain of the solvers' own
  readPose(leg.rig.skeleton, *leg.rig.pose, made);
  Workspace work(made.chain);
  // THEN knee and hip are its links, the knee a hinge, and all positions are the pose's
  ASSERT_TRUE(work.fit());
  ASSERT_EQ(made.chain.links.size(), 2U);
  EXPECT_EQ(made.bones[static_cast<std::size_t>(made.chain.links[0].bone)], leg.knee);
  EXPECT_EQ(made.chain.links[0].limit.kind, LimitKind::Hinge);
  EXPECT_EQ(made.chain.links[1].limit.kind, LimitKind::Free);
  const base::Vec3 ankle = leg.rig.posed(leg.ankle).translation;
  // The knee was put on its limit: half a degree, over five units
  EXPECT_NEAR(glm::length(work.posture.positions[work.effectors[0]] - Vec3(ankle.x, ankle.y, ankle.z)), 0, 0.05);
  const base::Vec3 target = leg.rig.posed(leg.target).translation;
  EXPECT_NEAR(glm::length(work.targets[0] - Vec3(target.x, target.y, target.z)), 0, 1e-6);
}

TEST(ModelChain, GivesItsPoseBack) {
  // GIVEN a leg, solved by each solver that is fit for it
  for (const Solver solver : {Solver::Ccd, Solver::Fabrik, Solver::TwoBone, Solver::DampedLeastSquares}) {
    SCOPED_TRACE(nameOf(solver));
    Leg leg;
    ModelChain made = chainOfModel(leg.rig.skeleton, leg.rig.skeleton.chains[0]);
    readPose(leg.rig.skeleton, *leg.rig.pose, made);
    Workspace work(made.chain);
    const Report report = solve(solver, {}, work);
    EXPECT_EQ(report.stop, Stop::Reached);
    // WHEN the result is written into the pose
    const base::Transform before = leg.rig.posed(leg.aside);
    writePose(work, made, *leg.rig.pose);
    // THEN the ankle is on its controller, the knee inside its limits, and nothing else has moved
    EXPECT_LT(glm::length(leg.rig.posed(leg.ankle).translation - leg.rig.posed(leg.target).translation), 2e-3F);
    const float bent = support::degreesAboutX(leg.rig.localRotation(leg.knee));
    EXPECT_LT(bent, -0.4F);
    EXPECT_TRUE(leg.rig.posed(leg.aside) == before);
    // and the IK rotation times the pose's own is the knee's rotation
    const base::Quat whole =
        leg.rig.ikRotation(leg.knee) * leg.rig.pose->bases[static_cast<std::size_t>(leg.knee)].rotation;
    EXPECT_NEAR(support::degreesBetween(whole, leg.rig.localRotation(leg.knee)), 0, 0.01);
  }
}

TEST(ModelChain, RootAndTipAreChosenFreely) {
  Leg leg;
  // GIVEN a chain from the body to the ankle, with the knee's own limits
  auto made = chainBetween(leg.rig.skeleton, leg.body, leg.ankle);
  ASSERT_TRUE(made.has_value());
  readPose(leg.rig.skeleton, *leg.rig.pose, *made);
  made->chain.goals[0].target = {0, 4, -3};
  // WHEN it reaches for a point
  Workspace work(made->chain);
  EXPECT_EQ(solve(Solver::DampedLeastSquares, {}, work).stop, Stop::Reached);
  writePose(work, *made, *leg.rig.pose);
  // THEN the ankle is there, and the knee kept its limits
  EXPECT_LT(glm::length(leg.rig.posed(leg.ankle).translation - base::Vec3(0, 4, -3)), 2e-3F);
  EXPECT_LT(support::degreesAboutX(leg.rig.localRotation(leg.knee)), -0.4F);
  // and bones that aren't connected are no chain
  EXPECT_FALSE(chainBetween(leg.rig.skeleton, leg.ankle, leg.body).has_value());
  EXPECT_FALSE(chainBetween(leg.rig.skeleton, leg.target, leg.ankle).has_value());
  EXPECT_FALSE(chainBetween(leg.rig.skeleton, leg.hip, leg.hip).has_value());
  EXPECT_FALSE(chainBetween(leg.rig.skeleton, -1, 99).has_value());
}

TEST(ModelChain, OfAnUnsolvableChainIsUnfit) {
  support::Rig rig;
  const std::int32_t target = rig.add({0, 0, 0}, -1);
  rig.setIk(target, 7, 40, 1.0F, {});
  rig.build();
  ModelChain made = chainOfModel(rig.skeleton, rig.skeleton.chains[0]);
  readPose(rig.skeleton, *rig.pose, made);
  Workspace work(made.chain);
  EXPECT_FALSE(work.fit());
  for (const Solver solver : kAllSolvers) EXPECT_EQ(solve(solver, {}, work).stop, Stop::NotFit);
  writePose(work, made, *rig.pose);
}

}  // namespace

}  // namespace ik::solvers
