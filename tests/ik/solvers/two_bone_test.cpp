// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/two_bone.h"

#include <gtest/gtest.h>

namespace ik::solvers {

namespace {

/// Returns bones of 3 and 4 downwards with the given limit of the knee.
Chain leg(const Limit& knee, const Vec3& target) {
  Chain chain;
  chain.bones = {{-1, {0, 10, 0}}, {0, {0, -3, 0}}, {1, {0, -4, 0}}};
  chain.links = {{1, knee}, {0, {}}};
  chain.goals = {{2, target}};
  return chain;
}

TEST(TwoBone, MakesARightAngleOfThreeFourFive) {
  for (const Limit& knee : {hingeLimit({1, 0, 0}, -kPi, 0), Limit{}}) {
    Workspace work(leg(knee, {0, 10, -5}));
    const TwoBoneReport report = solveTwoBone({}, work);
    EXPECT_EQ(report.stop, Stop::Reached);
    EXPECT_NEAR(std::abs(report.angleRad), kPi / 2, 1e-9);
    EXPECT_NEAR(angleOf(work.posture.locals[1]), kPi / 2, 1e-9);
  }
}

TEST(TwoBone, BendsAFreeMidTowardsThePole) {
  TwoBoneSettings settings;
  settings.pole = Vec3(7, 8, 0);
  Workspace work(leg({}, {0, 5, 0}));
  EXPECT_EQ(solveTwoBone(settings, work).stop, Stop::Reached);
  // The mid stands where the line from hip to target and the pole make a triangle of 3, 4, 5: 1.8
  // down, 2.4 aside.
  EXPECT_NEAR(glm::length(work.posture.positions[1] - Vec3(2.4, 8.2, 0)), 0, 1e-9);
}

TEST(TwoBone, CreepsToItsWholeLengthIfSoftened) {
  // At the whole length of 7, softened from 0.9 of it on: x = 1, 6.3 + 0.7 (1 - 81 / 256)
  TwoBoneSettings settings;
  settings.soften = 0.9;
  Workspace work(leg(hingeLimit({1, 0, 0}, -kPi, 0), {0, 3, 0}));
  const TwoBoneReport report = solveTwoBone(settings, work);
  EXPECT_NEAR(glm::length(work.posture.positions[2] - work.posture.positions[0]), 6.778515625, 1e-9);
  EXPECT_NEAR(report.residual, 7 - 6.778515625, 1e-9);
  // and before it, nothing changes
  Workspace near(leg(hingeLimit({1, 0, 0}, -kPi, 0), {0, 4, 0}));
  EXPECT_NEAR(solveTwoBone(settings, near).residual, 0, 1e-9);
}

TEST(TwoBone, IsNotForThreeLinksOrABox) {
  Chain chain = leg(eulerLimit({-2, -0.1, -0.1}, {0, 0.1, 0.1}), {0, 5, 0});
  Workspace box(chain);
  EXPECT_EQ(solveTwoBone({}, box).stop, Stop::NotFit);
  chain.links[0].limit = {};
  chain.bones.push_back({2, {0, -1, 0}});
  chain.links.insert(chain.links.begin(), {2, {}});
  chain.goals[0].effector = 3;
  Workspace three(chain);
  EXPECT_EQ(solveTwoBone({}, three).stop, Stop::NotFit);
}

TEST(TwoBone, FinishesWhereTheRootHasALimit) {
  Chain chain = leg(hingeLimit({1, 0, 0}, -kPi, 0), {1.5, 5, -1});
  chain.links[1].limit = coneLimit({0, -1, 0}, 0.9);
  Workspace work(chain);
  const TwoBoneReport report = solveTwoBone({}, work);
  EXPECT_LT(report.residual, 0.05);
  EXPECT_LT(work.worstViolation(), 0.02 * kPi / 180);
}

}  // namespace

}  // namespace ik::solvers
