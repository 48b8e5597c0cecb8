// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_chains.h"

#include <gtest/gtest.h>

namespace {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what it is about
using bench::Limits;
using support::Dice;

/// Returns where a chain in a row ends, computed bone after bone.
Vec3 endOf(const Chain& chain) {
  Vec3 at(0.0);
  Quat turned = kIdentity;
  for (const Bone& bone : chain.bones) {
    at += turned * bone.offset;
    turned = turned * bone.start;
  }
  return at;
}

void expectLegal(const Chain& chain) {
  for (const Link& link : chain.links)
    EXPECT_LT(violation(link.limit, chain.bones[static_cast<std::size_t>(link.bone)].start), 1e-9) << link.bone;
}

TEST(ClaimChains, TargetsInReachHaveALegalPose) {
  for (const Limits limits : bench::kAllLimits) {
    for (const int links : {2, 3, 10, 100}) {
      for (unsigned seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(testing::Message() << nameOf(limits) << " " << links << " " << seed);
        const bench::Trial trial = bench::reachableTrial(seed, links, limits);
        // GIVEN the posture that the target is made from, of equal random numbers
        Dice dice(seed);
        Chain posed = bench::randomChain(dice, links, limits);
        bench::poseAtRandom(dice, posed);
        // THEN it keeps all limits, and ends at the target; the start keeps them, too, and is
        // another
        expectLegal(posed);
        EXPECT_LT(glm::distance(endOf(posed), trial.chain.goals[0].target), 1e-9);
        expectLegal(trial.chain);
        EXPECT_GT(glm::distance(endOf(trial.chain), trial.chain.goals[0].target), 0.1);
        EXPECT_EQ(trial.optimum, 0.0);
      }
    }
  }
}

TEST(ClaimChains, AreAsLongAsTheyShallBe) {
  Dice dice(5);
  const Chain chain = bench::randomChain(dice, 30, Limits::Cone);
  double length = 0;
  for (const Bone& bone : chain.bones) length += glm::length(bone.offset);
  EXPECT_NEAR(length, bench::kReach, 1e-12);
  EXPECT_EQ(chain.links.size(), 30U);
  EXPECT_EQ(chain.links.front().bone, 29);
  for (const Link& link : chain.links) EXPECT_EQ(violation(link.limit, kIdentity), 0.0);
}

TEST(ClaimChains, TargetsOutOfReachAreTooFar) {
  for (unsigned seed = 1; seed <= 50; ++seed) {
    const bench::Trial free = bench::unreachableTrial(seed, 3, Limits::Free);
    const double distance = glm::length(free.chain.goals[0].target);
    EXPECT_GE(distance, 12.0);
    EXPECT_LE(distance, 15.0);
    // A straight chain ends as near as any can.
    EXPECT_NEAR(free.optimum, distance - 10.0, 1e-12);
    EXPECT_LT(bench::unreachableTrial(seed, 3, Limits::Hinge).optimum, 0.0);
  }
}

TEST(ClaimChains, AreTheSameForTheSameSeed) {
  const auto target = [](unsigned seed) {
    return bench::reachableTrial(seed, 10, Limits::Joint).chain.goals[0].target;
  };
  EXPECT_EQ(target(3), target(3));
  EXPECT_NE(target(3), target(4));
}

}  // namespace
