// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These chains go beyond the plain leg; each is judged by the oracle under every parent and by
// values derived by hand.

#include <cmath>
#include <random>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ik/chain_under.h"
#include "tests/ik/oracle.h"

namespace {

using base::Quat;
using base::Vec3;
using support::ChainUnder;
using support::degreesBetween;
using support::freeLink;
using support::kDegree;
using support::kX;
using support::kY;
using support::kZ;
using support::limited;
using support::Rig;
using support::rotation;
using testing::IsEmpty;

INSTANTIATE_TEST_SUITE_P(Parents, ChainUnder, testing::ValuesIn(support::parentCases()),
                         [](const auto& parents) { return std::string(parents.param.name); });

TEST_P(ChainUnder, HingesTurnTheFullAngleAboutTheirAxisAtFirst) {
  // GIVEN a hinge about Z whose target asks for a turn about another axis, in a loop of two (the
  // first half forces)
  const auto link = add({}), tip = rig.add({1, 0, 0}, link), target = add({0.5F, 0.5F, std::sqrt(0.5F)});
  rig.setIk(target, tip, 2, 4.0F, {limited(link, {0, 0, -170}, {0, 0, 170})});
  build();
  expectJudged();
  // THEN by hand: 60 degrees about Z (cos = 0.5) first. From there e = (0.5, 0.866, 0), so e·g =
  // 0.683 and the second step is 46.92 degrees about e × g = (0.6124, -0.3536, -0.1830), of whose
  // rotation the limits keep the part about Z
  const double z = -0.18301270 / std::sqrt(0.61237244 * 0.61237244 + 0.35355339 * 0.35355339 + 0.18301270 * 0.18301270);
  const double half = std::acos(0.68301270) / 2;
  const Quat second =
      glm::angleAxis(static_cast<float>(2 * half), glm::normalize(Vec3(0.61237244F, -0.35355339F, -0.18301270F)));
  const glm::mat3 m = glm::mat3_cast(second * rotation(60, kZ));
  EXPECT_LT(z, 0);
  // Y·X·Z: z = atan2(m10, m11)
  EXPECT_LT(off(link, glm::angleAxis(std::atan2(m[0][1], m[1][1]), kZ)), 0.02F);
}

TEST_P(ChainUnder, NestedChainsSolveOneAfterTheOther) {
  // GIVEN leg and toe: the toe's IK bone is below the leg's, its link is the leg's effector
  const auto leg = add({}), ankle = rig.add({1, 0, 0}, leg), toe = rig.add({2, 0, 0}, ankle);
  const auto legTarget = add({0, 1, 0}), toeTarget = rig.add({1, 1, 0}, legTarget);
  rig.setIk(legTarget, ankle, 8, 4.0F, {freeLink(leg)});
  rig.setIk(toeTarget, toe, 8, 4.0F, {freeLink(ankle)});
  build();
  expectJudged();
  // THEN the leg turns by 90 degrees about Z, the ankle back by as much
  EXPECT_LT(off(leg, rotation(90, kZ)), 0.01F);
  EXPECT_LT(off(ankle, rotation(-90, kZ)), 0.01F);
  EXPECT_NEAR(glm::length(place(toe) - Vec3(1, 1, 0)), 0.0F, 1e-4F);
}

TEST_P(ChainUnder, AppendedBonesTakeTheirShareOfTheIk) {
  // GIVEN D bones of ratio 1, 0.5 and -1 from a link, with bones below them, after the IK bone in
  // the order
  const auto link = add({}), tip = rig.add({1, 0, 0}, link), target = add({0, 1, 0});
  const float ratios[] = {1.0F, 0.5F, -1.0F};
  std::int32_t d[3];
  for (int i = 0; i < 3; ++i) {
    d[i] = add({0, 0, 5});
    rig.add({1, 0, 5}, d[i]);
    rig.setAppend(d[i], link, ratios[i], pmx::boneFlag::appendRotation);
  }
  rig.setIk(target, tip, 8, 4.0F, {freeLink(link)});
  build();
  rig.local(link).rotation = rotation(30, kZ);
  expectJudged();
  // THEN IK adds 60 degrees to the 30 of the motion, and the D bones take their ratio of 90
  EXPECT_LT(off(link, rotation(60, kZ)), 0.01F);
  for (int i = 0; i < 3; ++i) {
    EXPECT_LT(degreesBetween(rig.localRotation(d[i]), rotation(90 * ratios[i], kZ)), 0.01F) << ratios[i];
    EXPECT_EQ(rig.ikRotation(d[i]), base::kIdentityRotation);
  }
}

TEST_P(ChainUnder, AnAppendOnALinkIsPartOfWhatItStartsFrom) {
  // GIVEN a second chain whose link appends from the first chain's
  const auto one = add({}), oneTip = rig.add({1, 0, 0}, one), oneTarget = add({0, 1, 0});
  const auto two = add({4, 0, 0}), twoTip = rig.add({5, 0, 0}, two), twoTarget = add({3, 0, 0});
  rig.setAppend(two, one, 1.0F, pmx::boneFlag::appendRotation);
  rig.setIk(oneTarget, oneTip, 4, 4.0F, {freeLink(one)});
  rig.setIk(twoTarget, twoTip, 4, 4.0F, {freeLink(two)});
  build();
  expectJudged();
  // THEN the first quarter turn comes from the append, the second from its own IK
  EXPECT_LT(off(one, rotation(90, kZ)), 0.01F);
  EXPECT_LT(off(two, rotation(90, kZ)), 0.01F);
  EXPECT_LT(degreesBetween(rig.localRotation(two), rotation(180, kZ)), 0.01F);
  EXPECT_NEAR(glm::length(place(twoTip) - Vec3(3, 0, 0)), 0.0F, 2e-3F);
}

TEST_P(ChainUnder, TwoChainsShareLinks) {
  // GIVEN an arm with two effectors, and a chain for each over both links
  const auto root = add({}), middle = rig.add({2, 0, 0}, root), first = rig.add({4, 0.5F, 0}, middle);
  const auto second = rig.add({3, -1, 1}, middle);
  const auto a = add({1, 2, 1}), b = add({0, -1, 2.5F});
  rig.setIk(a, first, 60, 1.0F, {freeLink(middle), freeLink(root)});
  rig.setIk(b, second, 60, 1.0F, {limited(middle, {-60, -60, -60}, {60, 60, 60}), freeLink(root)});
  build();
  expectJudged();
  // THEN the second starts afresh and reaches its target as if it were alone; the first is lost
  const Quat rootTurned = rig.ikRotation(root), middleTurned = rig.ikRotation(middle);
  EXPECT_NEAR(glm::length(place(second) - Vec3(0, -1, 2.5F)), 0.0F, 1e-3F);
  rig.pose->ikEnabled[0] = 0;
  rig.solve();
  EXPECT_LT(degreesBetween(rig.ikRotation(root), rootTurned), 1e-3F);
  EXPECT_LT(degreesBetween(rig.ikRotation(middle), middleTurned), 1e-3F);
}

TEST_P(ChainUnder, IkBonesMayHangFromAnotherChainsLink) {
  for (const bool before : {false, true}) {
    // GIVEN a link that is turned by 90 degrees about Z and carries a second chain's IK bone at (2,
    // 2, 0), the latter solved before or after the first chain
    startAfresh();
    const auto one = add({}), oneTip = rig.add({1, 0, 0}, one);
    const auto two = add({5, 0, 0}), twoTip = rig.add({6, 0, 0}, two);
    std::int32_t oneTarget = -1, twoTarget = -1;
    if (before) twoTarget = rig.add({2, 2, 0}, one);
    oneTarget = add({0, 1, 0});
    if (!before) twoTarget = rig.add({2, 2, 0}, one);
    rig.setIk(oneTarget, oneTip, 4, 4.0F, {freeLink(one)});
    rig.setIk(twoTarget, twoTip, 4, 4.0F, {freeLink(two)});
    build();
    expectJudged();
    // THEN by hand: seen from (5, 0, 0) it stands at (-3, 2, 0), or once the first chain has turned
    // it at (-7, 2, 0)
    const float wanted = before ? std::atan2(2.0F, -3.0F) : std::atan2(2.0F, -7.0F);
    EXPECT_LT(off(two, glm::angleAxis(wanted, kZ)), 0.01F) << before;
  }
}

TEST_P(ChainUnder, AnIkBoneMayBeItsOwnLink) {
  // GIVEN an IK bone that is a link of its own chain: its position doesn't change when it turns, so
  // it has no direction
  const auto target = add({2, 0, 0}), tip = rig.add({3, 0, 0}, target);
  rig.setIk(target, tip, 10, 4.0F, {freeLink(target)});
  build();
  expectJudged();
  EXPECT_EQ(rig.ikRotation(target), base::kIdentityRotation);
}

TEST_P(ChainUnder, ALinkAboveTurnsWhatTheIkBoneCarries) {
  // GIVEN that chain with a link above it, which takes the IK bone along; the target stays where it
  // was at its turn
  const auto root = add({}), target = rig.add({1, 0, 0}, root), tip = rig.add({1, 1, 0}, target);
  rig.setIk(target, tip, 1, 4.0F, {freeLink(target), freeLink(root)});
  build();
  expectJudged();
  // THEN by hand: the IK bone sees its target at itself and stays; the root turns the tip's
  // direction (1, 1, 0) onto (1, 0, 0), 45 degrees back
  EXPECT_EQ(rig.ikRotation(target), base::kIdentityRotation);
  EXPECT_LT(off(root, rotation(-45, kZ)), 0.01F);
}

TEST_P(ChainUnder, TargetsMayStandOnALink) {
  // GIVEN a target at the nearer link's position, reached by another path than the link's, so that
  // rounding separates them
  const Vec3 at(0.3F, 0.7F, -0.1F);
  const auto root = add(at), elbow = rig.add(at + kX, root), tip = rig.add(at + kX + kY, elbow), target = add(at + kX);
  rig.setIk(target, tip, 1, 4.0F, {freeLink(elbow), freeLink(root)});
  build();
  expectJudged();
  // THEN that link has no direction, whatever the rounding; the farther one turns the tip from (1,
  // 1, 0) onto (1, 0, 0)
  EXPECT_EQ(rig.ikRotation(elbow), base::kIdentityRotation);
  EXPECT_LT(off(root, rotation(-45, kZ)), 0.01F);
}

TEST_P(ChainUnder, AnEffectorThatIsItsOwnTargetTurnsNothing) {
  const auto root = add({}), target = rig.add({1, 0, 0}, root);
  rig.setIk(target, target, 10, 4.0F, {freeLink(root)});
  build();
  expectJudged();
  EXPECT_EQ(rig.ikRotation(root), base::kIdentityRotation);
}

TEST_P(ChainUnder, BonesOfNoLengthAreSkipped) {
  // GIVEN an effector on top of its link, and a link on top of the next
  const auto root = add({}), twin = rig.add({}, root), elbow = rig.add({2, 0, 0}, twin),
             tip = rig.add({2, 0, 0}, elbow);
  const auto target = add({0, 2, 0});
  rig.setIk(target, tip, 10, 4.0F, {freeLink(elbow), freeLink(twin), freeLink(root)});
  build();
  expectJudged();
  // THEN the elbow has no direction, the twin turns all the way, and nothing is left for the root
  EXPECT_EQ(rig.ikRotation(elbow), base::kIdentityRotation);
  EXPECT_LT(off(twin, rotation(90, kZ)), 0.01F);
  EXPECT_LT(off(root, base::kIdentityRotation), 0.01F);
}

TEST_P(ChainUnder, TargetsBeyondReachStretchTheArm) {
  // GIVEN an arm of lengths 2, 2, 1 and a target 12 away
  const auto root = add({}), elbow = rig.add({2, 0, 0}, root), wrist = rig.add({2, 2, 0}, elbow);
  const auto tip = rig.add({2, 2, 1}, wrist), target = add({0, 12, 0});
  rig.setIk(target, tip, 256, 4.0F, {freeLink(wrist), freeLink(elbow), freeLink(root)});
  build();
  expectJudged();
  // THEN it is stretched towards it, 5 long
  EXPECT_NEAR(glm::length(place(tip) - Vec3(0, 5, 0)), 0.0F, 2e-3F);
}

TEST_P(ChainUnder, ASingleLinkPointsButCantStretch) {
  // GIVEN one link of length 2, targets nearer and farther
  const auto link = add({}), tip = rig.add({0, 0, 2}, link), target = add({0, 0, 0});
  rig.setIk(target, tip, 3, 4.0F, {freeLink(link)});
  build();
  for (const float distance : {0.5F, 2.0F, 9.0F}) {
    rig.local(target).translation = Vec3(0.6F, 0.8F, 0) * distance;
    expectJudged();
    EXPECT_NEAR(glm::length(place(tip) - Vec3(1.2F, 1.6F, 0)), 0.0F, 1e-4F) << distance;
  }
}

TEST_P(ChainUnder, RandomChainsAreSolvedAsTheReferenceSolvesThem) {
  // GIVEN random chains of one to five links, every second one limited on any axes, in random poses
  std::mt19937 random(5);
  std::uniform_real_distribution<float> unit(-1.0F, 1.0F);
  const auto vector = [&] { return Vec3(unit(random), unit(random), unit(random)); };
  constexpr int kTrials = 200;
  int apart = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    startAfresh();
    const int count = 1 + trial % 5;
    std::vector<std::int32_t> bones{add(vector())};
    for (int i = 0; i < count; ++i) {
      bones.push_back(rig.add(rig.at(bones.back()).position + Vec3(0, -2, 0) + vector(), bones.back()));
    }
    const auto target = add(rig.at(bones.back()).position + vector() * 3.0F);
    std::vector<pmx::IkLink> links;
    for (int i = count - 1; i >= 0; --i) {
      const Vec3 reach(20 + 100 * std::abs(unit(random)), 20 + 100 * std::abs(unit(random)), 60);
      links.push_back(i % 2 == 1 ? limited(bones[static_cast<std::size_t>(i)], -reach, reach)
                                 : freeLink(bones[static_cast<std::size_t>(i)]));
    }
    rig.setIk(target, bones.back(), 5 + trial % 40, 0.3F + std::abs(unit(random)), links);
    build();
    for (const auto bone : bones) rig.local(bone).rotation = rotation(25 * unit(random), vector() + kZ * 2.0F);
    // THEN they are as the reference's, but for the few where rounding decides which limit is met
    const auto verdict = support::solveAndJudge(rig);
    if (!verdict.complaints.empty()) ++apart;
    // and even then only the positions differ
    for (const auto& complaint : verdict.complaints) {
      EXPECT_THAT(complaint, testing::AnyOf(testing::HasSubstr("from the reference"), testing::HasSubstr("units off")));
    }
  }
  EXPECT_LE(apart, kTrials / 50);
}

TEST_P(ChainUnder, LoopsAreCountedAndCapped) {
  // GIVEN steps of 0.01 rad and 3 rad to go / THEN by hand 0.01 rad a loop, none below 0 and no
  // more than 256 of them
  for (const auto& [loops, turned] :
       {std::pair{-5, 0.0F}, std::pair{0, 0.0F}, std::pair{1, 0.01F}, std::pair{2, 0.02F}, std::pair{255, 2.55F},
        std::pair{256, 2.56F}, std::pair{257, 2.56F}, std::pair{1'000'000, 2.56F}}) {
    startAfresh();
    const auto link = add({}), tip = rig.add({1, 0, 0}, link), target = add({std::cos(3.0F), std::sin(3.0F), 0});
    rig.setIk(target, tip, loops, 0.01F, {freeLink(link)});
    build();
    expectJudged();
    EXPECT_LT(off(link, glm::angleAxis(turned, kZ)), 0.01F) << loops;
  }
}

}  // namespace
