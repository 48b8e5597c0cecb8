// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check what holds for every solver and every kind of limit, on random chains.
#include "ik/solvers/solve.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/ik/solvers/dice.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/support/allocation_count.h"

namespace ik::solvers {

namespace {

using support::Dice;
using support::kLimitsKept;
using support::kNan;

/// Returns a chain of 1 to 8 bones that may branch, be limited, slide, have bones of length zero
/// and several goals.
Chain randomChain(Dice& dice) {
  Chain chain;
  const int count = 1 + dice.below(8);
  const bool tree = dice.below(3) == 0;
  for (int i = 0; i <= count; ++i) {
    const int parent = i == 0 ? -1 : tree ? dice.below(i) : i - 1;
    const double length = dice.below(8) == 0 ? 0.0 : dice.from(0.1, 5);
    const Quat start = dice.below(2) == 0 ? kIdentity : about(dice.direction(), dice.from(-1, 1));
    chain.bones.push_back({parent, dice.direction() * length, start});
  }
  for (int i = count - 1; i >= 0; --i) {
    if (dice.below(5) != 0) chain.links.push_back({i, dice.limit(), dice.below(4) == 0 ? 0.3 : kPi});
    if (dice.below(8) == 0) chain.slides.push_back({i, dice.direction(), -dice.from(0, 1), dice.from(0, 1), 0.0});
  }
  if (chain.links.empty()) chain.links.push_back({0, {}});
  const int goals = tree ? 1 + dice.below(3) : 1;
  for (int i = 0; i < goals; ++i) {
    const int effector = tree ? dice.below(count + 1) : count;
    chain.goals.push_back({effector, dice.direction() * dice.from(0, 25), dice.below(4) == 0 ? dice.from(0, 2) : 1.0});
  }
  chain.basePosition = dice.direction() * dice.from(0, 10);
  chain.baseRotation = about(dice.direction(), dice.from(-3, 3));
  return chain;
}

/// Expects all that must hold after any solve of any chain.
void expectSound(const Chain& chain, Solver solver) {
  SCOPED_TRACE(nameOf(solver));
  Workspace work(chain);
  const double start = work.fit() ? work.residual() : 0.0;
  const Report report = solve(solver, {}, work);
  for (std::size_t i = 0; i < work.members.size(); ++i) {
    EXPECT_TRUE(finite(work.posture.locals[i]));
    EXPECT_NEAR(glm::length(work.posture.locals[i]), 1, 1e-9);
    EXPECT_TRUE(!work.fit() || finite(work.posture.positions[i]));
  }
  if (!work.fit()) {
    EXPECT_EQ(report.stop, Stop::NotFit);
    return;
  }
  EXPECT_LT(work.worstViolation(), kLimitsKept);
  for (std::size_t i = 0; i < work.slides.size(); ++i) {
    EXPECT_GE(work.posture.slides[i], work.slides[i].lower);
    EXPECT_LE(work.posture.slides[i], work.slides[i].upper);
  }
  if (report.stop == Stop::NotFit) return;
  EXPECT_TRUE(std::isfinite(report.residual));
  EXPECT_EQ(report.residual, work.residual());
  EXPECT_TRUE(report.ended != Stop::Reached || report.residual <= 1e-3 + 1e-9);
  // A solver that visits each joint once, and bends what is straight, may end farther off than it
  // began.
  const bool oncePerJoint = solver == Solver::Triangulation || solver == Solver::TwoBone;
  EXPECT_TRUE(oncePerJoint || report.residual <= start + 0.1) << start << " to " << report.residual;
  // A second solve gives equal bits.
  const std::vector<Quat> first = work.posture.locals;
  const std::vector<double> slides = work.posture.slides;
  work.begin(chain);
  const Report again = solve(solver, {}, work);
  EXPECT_EQ(again.residual, report.residual);
  EXPECT_EQ(again.loops, report.loops);
  EXPECT_TRUE(work.posture.locals == first);
  EXPECT_TRUE(work.posture.slides == slides);
}

TEST(Solvers, AreSoundOnAnyChain) {
  for (unsigned seed = 0; seed < 600; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice(seed);
    const Chain chain = randomChain(dice);
    for (const Solver solver : kAllSolvers) expectSound(chain, solver);
  }
}

/// Returns four bones upwards, straight, with one limit for all.
Chain straight(const Limit& limit, const Vec3& target) {
  Chain chain;
  for (int i = 0; i < 5; ++i) chain.bones.push_back({i - 1, i == 0 ? Vec3(1, 2, 3) : Vec3(0, 2, 0)});
  for (int i = 3; i >= 0; --i) chain.links.push_back({i, limit});
  chain.goals = {{4, target}};
  return chain;
}

std::vector<Limit> oneOfEach() {
  Limit locked;
  locked.kind = LimitKind::Locked;
  return {{},
          locked,
          hingeLimit({1, 0, 0}, -2, 0),
          eulerLimit({-1, -1, -1}, {1, 1, 1}),
          withTwist(coneLimit({0, 1, 0}, 0.6), -0.2, 0.2),
          ellipseLimit({0, 1, 0}, {1, 0, 0}, {0.5, 0.9, 0.3, 0.2})};
}

TEST(Solvers, AreSoundInOddPlaces) {
  const Vec3 root(1, 2, 3);
  const std::vector<Vec3> places{root,
                                 root + Vec3(0, 5, 0),   // on the chain's line, within reach
                                 root + Vec3(0, 8, 0),   // the effector
                                 root + Vec3(0, -5, 0),  // antiparallel
                                 root + Vec3(0, 2, 0),   // on a link
                                 root + Vec3(0, 1e-12, 0),
                                 root + Vec3(100, 0, 0),
                                 {1e300, -1e300, 1e300},
                                 {kNan, 0, 0},
                                 {0, std::numeric_limits<double>::infinity(), 0}};
  for (const Limit& limit : oneOfEach()) {
    SCOPED_TRACE(static_cast<int>(limit.kind));
    for (const Vec3& place : places) {
      SCOPED_TRACE(testing::Message() << place.x << ' ' << place.y << ' ' << place.z);
      Chain chain = straight(limit, place);
      for (const Solver solver : kAllSolvers) expectSound(chain, solver);
      for (Bone& bone : chain.bones) bone.offset = Vec3(0.0);
      for (const Solver solver : kAllSolvers) expectSound(chain, solver);
    }
  }
}

TEST(Solvers, SayThatNothingCanBeSolved) {
  Chain chain = straight({}, {3, 4, 5});
  const auto expectUnfit = [](const Chain& odd, const char* what) {
    SCOPED_TRACE(what);
    Workspace work(odd);
    EXPECT_FALSE(work.fit());
    for (const Solver solver : kAllSolvers) expectSound(odd, solver);
  };
  Chain odd = chain;
  odd.goals.clear();
  expectUnfit(odd, "no goal");
  odd = chain;
  odd.links.clear();
  expectUnfit(odd, "no link");
  odd = chain;
  odd.bones[2].parent = 4;
  expectUnfit(odd, "a parent after its child");
  odd = chain;
  odd.goals[0].effector = 99;
  expectUnfit(odd, "an effector that isn't there");
  odd = chain;
  odd.links.push_back(odd.links[0]);
  expectUnfit(odd, "one bone twice a link");
  odd = chain;
  odd.bones[1].offset.x = kNan;
  expectUnfit(odd, "an offset that is no number");
  odd = chain;
  odd.goals[0].weight = 0;
  expectUnfit(odd, "a goal that asks for nothing");
  odd = chain;
  odd.bones[3].start = Quat(0, 0, 0, 0);
  expectUnfit(odd, "a rotation that is none");
}

TEST(Solvers, BendAStraightChainWithItsTargetOnItsLine) {
  // GIVEN a straight chain and a target on its line, nearer than it is long: no side to bend to is
  // preferred
  for (const Limit& limit :
       {Limit{}, hingeLimit({1, 0, 0}, -2.5, 0), eulerLimit({-1.4, -1.4, -1.4}, {1.4, 1.4, 1.4})}) {
    Chain chain = straight(limit, Vec3(1, 2, 3) + Vec3(0, 5, 0));
    // The root is free: hinges that all bend one way need a bone that turns the other way.
    chain.links.back().limit = {};
    for (const Solver solver : {Solver::Ccd, Solver::Fabrik, Solver::Transpose, Solver::DampedLeastSquares}) {
      SCOPED_TRACE(nameOf(solver));
      // WHEN it is solved
      Workspace work(chain);
      Settings settings;
      settings.setLoops(2000);
      // THEN it reaches the target
      EXPECT_EQ(solve(solver, settings, work).stop, Stop::Reached);
    }
  }
}

TEST(Solvers, SayThatATargetIsOutOfReach) {
  for (const Solver solver : kAllSolvers) {
    SCOPED_TRACE(nameOf(solver));
    Workspace far(straight({}, Vec3(1, 2, 3) + Vec3(6, 7, 0)));
    const Report report = solve(solver, {}, far);
    if (report.stop == Stop::NotFit) continue;
    EXPECT_EQ(report.stop, Stop::OutOfReach);
    // The bones are eight units long and the target is at distance root of 85.
    const double exact = std::sqrt(85.0) - 8;
    EXPECT_NEAR(report.residual, exact, solver == Solver::PseudoInverse ? 0.5 : 0.05);
  }
}

TEST(Solvers, AllocateNothingWhileTheySolve) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    Dice dice(seed);
    const Chain chain = randomChain(dice);
    Workspace work(chain);
    const Settings settings;
    for (const Solver solver : kAllSolvers) {
      SCOPED_TRACE(nameOf(solver));
      const std::size_t before = support::allocationCount();
      work.begin(chain);
      const Report report = solve(solver, settings, work);
      EXPECT_EQ(support::allocationCount(), before) << "loops: " << report.loops;
    }
  }
}

TEST(Solvers, GoOnFromWhereTheyWere) {
  // GIVEN a chain that has been solved, and a target that has moved a little
  Chain chain = straight({}, {4, 5, 4});
  Workspace work(chain);
  Settings settings;
  const int cold = solve(Solver::Ccd, settings, work).loops;
  chain.goals[0].target += Vec3(0.01, 0, 0);
  // WHEN it goes on
  work.goOn(chain);
  const Report warm = solve(Solver::Ccd, settings, work);
  // THEN that takes fewer loops than from the start
  EXPECT_EQ(warm.stop, Stop::Reached);
  EXPECT_LT(warm.loops, cold);
}

TEST(Solvers, HaveNames) {
  for (const Solver solver : kAllSolvers) EXPECT_EQ(solverNamed(nameOf(solver)), solver);
  EXPECT_FALSE(solverNamed("mmd").has_value());
}

}  // namespace

}  // namespace ik::solvers
