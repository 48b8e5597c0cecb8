// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/ccd.h"

#include <gtest/gtest.h>

#include "ik/solvers/jacobian.h"

namespace ik::solvers {

namespace {

/// Returns four free bones along +Y, two units each, and a target that they reach.
Chain chainTo(const Vec3& target) {
  Chain chain;
  for (int i = 0; i < 5; ++i) chain.bones.push_back({i - 1, i == 0 ? Vec3(0.0) : Vec3(0, 2, 0)});
  for (int i = 3; i >= 0; --i) chain.links.push_back({i, {}});
  chain.goals = {{4, target}};
  return chain;
}

TEST(Ccd, KeepsToABudgetOfTurning) {
  // GIVEN links that may turn by 10 degrees in the whole solve, and one that may not turn
  const Chain chain = [] {
    Chain made = chainTo({5, 3, 0});
    made.links[1].capRad = 0;
    return made;
  }();
  CcdSettings settings;
  settings.capIsBudget = true;
  settings.capRad = kPi / 18;
  Workspace work(chain);
  const Report report = solveCcd(settings, work);
  // THEN none has turned farther, though the target isn't reached
  EXPECT_NE(report.stop, Stop::Reached);
  for (const Link& link : chain.links) {
    const double turned = angleOf(work.posture.locals[static_cast<std::size_t>(link.bone)]);
    EXPECT_LE(turned, std::min(link.capRad, settings.capRad) + 1e-9);
  }
  EXPECT_NEAR(angleOf(work.posture.locals[3]), kPi / 18, 1e-9);
  EXPECT_EQ(angleOf(work.posture.locals[2]), 0);
}

TEST(Ccd, TurnsNoLinkFartherThanItsCapInOneLoop) {
  Chain chain = chainTo({5, 3, 0});
  chain.links[3].capRad = 0.05;
  CcdSettings settings;
  settings.loops = 1;
  settings.capRad = 0.2;
  Workspace work(chain);
  EXPECT_EQ(solveCcd(settings, work).stop, Stop::Loops);
  EXPECT_NEAR(angleOf(work.posture.locals[0]), 0.05, 1e-9);
  for (std::size_t i = 1; i < 4; ++i) EXPECT_LE(angleOf(work.posture.locals[i]), 0.2 + 1e-9);
}

TEST(Ccd, BeginsAtEitherEnd) {
  for (const bool tipFirst : {true, false}) {
    CcdSettings settings;
    settings.tipFirst = tipFirst;
    Workspace work(chainTo({4, 4, 1}));
    EXPECT_EQ(solveCcd(settings, work).stop, Stop::Reached);
  }
}

TEST(Ccd, StretchesTowardsWhatFreeLinksCantReach) {
  Workspace work(chainTo({30, 40, 0}));
  const Report report = solveCcd({}, work);
  EXPECT_EQ(report.stop, Stop::OutOfReach);
  EXPECT_EQ(report.loops, 0);
  EXPECT_NEAR(report.residual, 42, 1e-9);
  EXPECT_NEAR(glm::length(work.posture.positions[4] - Vec3(4.8, 6.4, 0)), 0, 1e-9);
}

TEST(Slides, MoveAsFarAsTheyMay) {
  // GIVEN a bone that slides along X by 1.5 at most, below a parent that turns X to Y, and a target
  // 4 along it
  Chain chain;
  chain.bones = {{-1, {0, 0, 0}, about({0, 0, 1}, kPi / 2)}, {0, {1, 0, 0}}, {1, {1, 0, 0}}};
  chain.slides = {{1, {1, 0, 0}, -0.5, 1.5, 0.0}};
  chain.goals = {{2, {0, 4, 0}}};
  const auto solvers = {+[](Workspace& work) { return solveCcd({}, work); },
                        +[](Workspace& work) { return solveDampedLeastSquares({}, work); }};
  for (const auto& solver : solvers) {
    Workspace work(chain);
    // THEN it is half a unit short
    EXPECT_NEAR(solver(work).residual, 0.5, 1e-3);
    EXPECT_NEAR(work.posture.slides[0], 1.5, 1e-3);
    // and on a nearer target it stands exactly
    chain.goals[0].target = {0, 2.75, 0};
    work.begin(chain);
    EXPECT_EQ(solver(work).stop, Stop::Reached);
    EXPECT_NEAR(work.posture.slides[0], 0.75, 2e-3);
    chain.goals[0].target = {0, 4, 0};
  }
}

}  // namespace

}  // namespace ik::solvers
