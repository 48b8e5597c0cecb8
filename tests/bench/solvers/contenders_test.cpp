// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/contenders.h"

#include <gtest/gtest.h>
#include <algorithm>

#include "tests/bench/solvers/claim_chains.h"

namespace {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what it is about
using bench::Contender;
using bench::Contest;

const Contender& named(const std::vector<Contender>& all, const std::string& name) {
  return *std::ranges::find(all, name, &Contender::name);
}

/// Returns two bones of 3 and 4 up +Y, the first leaning a little.
Chain twoBones(const Vec3& target, const Limit& limit = {}) {
  Chain chain;
  chain.bones = {{-1, Vec3(0.0), about({1, 0, 0}, 0.1)}, {0, Vec3(0, 3, 0)}, {1, Vec3(0, 4, 0)}};
  chain.links = {{1, limit}, {0, {}}};
  chain.goals = {{2, target}};
  return chain;
}

TEST(Contenders, AllOfThemStretchToWhatIsTooFar) {
  // GIVEN a target 9 away from a chain of 7
  const Chain chain = twoBones({0, 0, -9});
  for (const Contender& contender : bench::allContenders(1e-3, 500)) {
    Contest contest(contender, chain);
    const bench::Outcome outcome = contest.run(chain, {});
    EXPECT_TRUE(outcome.fit) << contender.name;
    EXPECT_NEAR(outcome.residual, 2.0, 2e-3) << contender.name;
    EXPECT_GT(outcome.microseconds, 0.0) << contender.name;
  }
}

TEST(Contenders, MmdSolvesTheSameChain) {
  // GIVEN a knee that must bend by half to one and a half radians about X, and a target that asks
  // for 1 (law of cosines)
  const double distance = std::sqrt(9 + 16 + 24 * std::cos(1.0));
  const Chain chain = twoBones({0, 0, distance}, hingeLimit({1, 0, 0}, 0.5, 1.5));
  const auto all = bench::allContenders(1e-3, 500);
  Contest contest(named(all, "mmd"), chain);
  const bench::Outcome outcome = contest.run(chain, {3, false});
  EXPECT_LT(outcome.residual, 2e-3);  // it doesn't turn a link by less than a ten-thousandth
  EXPECT_GT(outcome.loops, 0);
  EXPECT_LT(outcome.violation, 1e-6);
  EXPECT_NEAR(angleOf(contest.turned()[0]), 1.0, 2e-3);
  // AND its loops are its own setting
  Contender once = named(all, "mmd");
  once.loops = 1;
  EXPECT_EQ(Contest(once, chain).run(chain, {}).loops, 1);
}

TEST(Contenders, TheBusiestLinksShareIsOfAllTurns) {
  // GIVEN a chain of which the solver turns the root alone
  const Chain chain = twoBones({0, 0, -7});
  const auto all = bench::allContenders(1e-3, 500);
  EXPECT_NEAR(Contest(named(all, "triangulation"), chain).run(chain, {}).busiest, 1.0, 1e-6);
}

TEST(Contenders, TellWhatIsLeftAfterEachLoop) {
  const auto all = bench::allContenders(1e-6, 300);
  for (const char* name : {"ccd", "fabrik", "dls"}) {
    // These are hinges, where another solver has to finish for FABRIK.
    for (unsigned seed = 1; seed <= 10; ++seed) {
      const bench::Trial trial = bench::reachableTrial(seed, 10, bench::Limits::Hinge);
      Contest contest(named(all, name), trial.chain);
      const bench::Outcome outcome = contest.run(trial.chain, {1, true});
      if (outcome.residual > 1e-6) continue;  // a second try's poses may be taken back
      // A last loop that finds nothing to do, before another solver goes on, records nothing.
      ASSERT_LE(outcome.byLoop.size(), static_cast<std::size_t>(outcome.loops)) << name << seed;
      ASSERT_GE(outcome.byLoop.size() + 2, static_cast<std::size_t>(outcome.loops)) << name << seed;
      EXPECT_NEAR(outcome.byLoop.back(), outcome.residual, 1e-9) << name << seed;
      EXPECT_GT(outcome.byLoop.front(), outcome.byLoop.back()) << name << seed;
    }
  }
}

}  // namespace
