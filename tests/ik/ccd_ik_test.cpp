// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik.h"

#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "ik/angle_limit.h"
#include "tests/ik/rig.h"

namespace {

using base::Mat4;
using base::Quat;
using base::Vec3;
using support::degreesAboutX;
using support::degreesBetween;
using support::freeLink;
using support::Rig;
using support::rotation;

/// This struct is the leg of mmd-reference.md 7.6 below a line of parents, with a bystander that no
/// chain moves.
struct LegUnderParents {
  std::int32_t base, hip, knee, ankle, target, bystander;
  Rig rig;

  explicit LegUnderParents(const support::ParentCase& parents, const Vec3& hipAt = {1, 10, 0},
                           const Vec3& kneeAt = {1, 5, -0.2F}, const Vec3& ankleAt = {1, 0, 0}, int loops = 40) {
    base = -1;
    for (std::size_t i = 0; i < parents.parents.size(); ++i) base = rig.add({}, base);
    hip = rig.add(hipAt, base);
    knee = rig.add(kneeAt, hip);
    ankle = rig.add(ankleAt, knee);
    target = rig.add(ankleAt, base);
    bystander = rig.add({-1, 5, 0}, base);
    const pmx::IkLink kneeLink{knee, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
    rig.setIk(target, ankle, loops, 2.0F, {kneeLink, freeLink(hip)});
    rig.build();
    for (std::size_t i = 0; i < parents.parents.size(); ++i) rig.pose->locals[i] = parents.parents[i];
  }

  void aim(const Vec3& goal) {
    rig.local(target).translation = goal - rig.at(target).position;
    rig.solve();
  }

  /// Returns a bone's position in the space of the leg's base.
  Vec3 place(std::int32_t bone) const {
    const auto& root = rig.posed(base);
    return glm::inverse(root.rotation) * (rig.posed(bone).translation - root.translation);
  }
};

/// Computes the model transforms again, with matrices, from the inputs and the IK rotations alone.
std::vector<Mat4> recomputed(const Rig& rig) {
  std::vector<Mat4> models(rig.skeleton.boneCount());
  for (const std::int32_t bone : rig.skeleton.solveOrder) {
    const auto i = static_cast<std::size_t>(bone);
    Mat4 local = glm::mat4_cast(rig.pose->ikRotations[i] * rig.pose->locals[i].rotation);
    local[3] = base::Vec4(rig.skeleton.offsets[i] + rig.pose->locals[i].translation, 1.0F);
    const std::int32_t parent = rig.skeleton.parents[i];
    models[i] = parent < 0 ? local : models[static_cast<std::size_t>(parent)] * local;
  }
  return models;
}

void expectForwardKinematics(const Rig& rig, float tolerance = 1e-4F) {
  const std::vector<Mat4> models = recomputed(rig);
  for (std::size_t i = 0; i < models.size(); ++i) {
    EXPECT_NEAR(glm::length(Vec3(models[i][3]) - rig.pose->models[i].translation), 0.0F, tolerance) << "bone " << i;
    EXPECT_LT(degreesBetween(glm::quat_cast(models[i]), rig.pose->models[i].rotation), 0.02F) << "bone " << i;
  }
}

struct LegRow {
  const char* name;
  Vec3 hip, knee, ankle, goal;
  int loops;
  float kneeDegrees;
  std::optional<float> hipDegrees;  ///< about X; none: about a free axis
  Vec3 effector;
};

constexpr Vec3 kHip{1, 10, 0}, kKnee{1, 5, -0.2F}, kAnkle{1, 0, 0};

// mmd-reference.md 7.6, tolerance 0.05 degrees and 0.01 units (12.8).
const LegRow kLegRows[] = {
    {"below the hip", kHip, kKnee, kAnkle, {1, 2, 0}, 40, -69.265F, 34.628F, {1, 2, 0}},
    {"few loops fall short", kHip, kKnee, kAnkle, {1, 2, 0}, 15, -66.136F, 33.068F, {1, 1.838F, 0}},
    {"leg forward", kHip, kKnee, kAnkle, {1, 4, -4}, 40, -83.222F, 75.30F, {1, 4, -4}},
    {"leg backward", kHip, kKnee, kAnkle, {1, 3, 3}, 40, -76.319F, 14.95F, {1, 3, 3}},
    {"to the side", kHip, kKnee, kAnkle, {3, 2, -1}, 40, -63.222F, std::nullopt, {3, 2, -1}},
    {"out of reach", kHip, kKnee, kAnkle, {1, -3, 0}, 40, -0.5F, 0.25F, {1, 0.0018F, 0}},
    {"straight leg never bends", {0, 10, 0}, {0, 5, 0}, {0, 0, 0}, {0, 2, 0}, 40, 0.0F, 0.0F, {0, 0, 0}},
};

class LegIn : public testing::TestWithParam<support::ParentCase> {};

TEST_P(LegIn, TakesTheReferencesPose) {
  for (const LegRow& row : kLegRows) {
    SCOPED_TRACE(row.name);
    // GIVEN a leg / WHEN its target is moved
    LegUnderParents leg(GetParam(), row.hip, row.knee, row.ankle, row.loops);
    leg.aim(row.goal);
    // THEN knee, hip and ankle are where the reference has them, for any parent of the leg
    EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.knee)), row.kneeDegrees, 0.05F);
    if (row.hipDegrees) {
      EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.hip)), *row.hipDegrees, 0.05F);
    }
    EXPECT_NEAR(glm::length(leg.place(leg.ankle) - row.effector), 0.0F, 0.01F);
    expectForwardKinematics(leg.rig);
  }
}

TEST_P(LegIn, TurnsTheHipAboutAFreeAxis) {
  LegUnderParents leg(GetParam());
  leg.aim({3, 2, -1});
  EXPECT_LT(degreesBetween(leg.rig.localRotation(leg.hip), Quat(0.9372F, 0.3257F, 0.0530F, 0.1126F)), 0.05F);
}

TEST_P(LegIn, SticksWhenTheKneeIsBehindTheLine) {
  LegUnderParents leg(GetParam(), kHip, {1, 5, 0.2F}, kAnkle);
  leg.aim({1, 2, 0});
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.knee)), -0.5F, 0.05F);
  EXPECT_NEAR(glm::length(leg.place(leg.ankle) - Vec3(1, 2, 0)), 2.0017F, 0.01F);
}

TEST_P(LegIn, StraightLegRuleBendsIt) {
  LegUnderParents leg(GetParam(), {0, 10, 0}, {0, 5, 0}, {0, 0, 0});
  leg.rig.switches.straightLegRule = true;
  leg.aim({0, 2, 0});
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.knee)), -73.7216F, 0.05F);
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.hip)), 36.8557F, 0.05F);
  // the other rows don't change
  LegUnderParents other(GetParam());
  other.rig.switches.straightLegRule = true;
  other.aim({1, 4, -4});
  EXPECT_NEAR(degreesAboutX(other.rig.localRotation(other.knee)), -83.222F, 0.05F);
}

TEST_P(LegIn, ChangesNothingOutsideTheChain) {
  // GIVEN the same pose with the chain on and off
  LegUnderParents on(GetParam()), off(GetParam());
  off.rig.pose->ikEnabled[0] = 0;
  on.aim({3, 2, -1});
  off.aim({3, 2, -1});
  for (std::size_t i = 0; i < on.rig.skeleton.boneCount(); ++i) {
    const auto bone = static_cast<std::int32_t>(i);
    if (bone == on.hip || bone == on.knee || bone == on.ankle) continue;
    support::expectSameBits(on.rig.pose->models[i], off.rig.pose->models[i], "outside the chain", i);
  }
  // K1: off means no IK rotation at all
  for (const Quat& q : off.rig.pose->ikRotations) EXPECT_EQ(q, base::kIdentityRotation);
  EXPECT_NE(on.rig.ikRotation(on.knee), base::kIdentityRotation);
}

TEST_P(LegIn, GivesTheSameBitsAgain) {
  LegUnderParents leg(GetParam());
  leg.aim({3, 2, -1});
  const auto first = leg.rig.pose->models;
  leg.aim({1, 4, -4});
  leg.aim({3, 2, -1});
  for (std::size_t i = 0; i < first.size(); ++i) {
    support::expectSameBits(first[i], leg.rig.pose->models[i], "after another pose", i);
  }
}

INSTANTIATE_TEST_SUITE_P(Parents, LegIn, testing::ValuesIn(support::parentCases()),
                         [](const auto& parents) { return std::string(parents.param.name); });

TEST(CcdIk, LeavesAReachedTargetAlone) {
  // K2: not even the knee's -0.5 degrees, and not by the straight leg rule either
  LegUnderParents leg({"identity", {{}}});
  for (const bool straightLegRule : {false, true}) {
    leg.rig.switches.straightLegRule = straightLegRule;
    leg.aim(kAnkle);
    EXPECT_EQ(leg.rig.ikRotation(leg.hip), base::kIdentityRotation);
    EXPECT_EQ(leg.rig.ikRotation(leg.knee), base::kIdentityRotation);
  }
}

/// This struct is one free link at the origin, the effector 1 along X, and the target at `angle`
/// about Z.
struct AimedLink {
  Rig rig;
  std::int32_t root, middle, tip, target;
  AimedLink(float angle, float unitAngle, int loops, std::vector<pmx::IkLink> links) {
    root = rig.add({}, -1);
    middle = rig.add({0.5F, 0, 0}, root);
    tip = rig.add({1, 0, 0}, middle);
    target = rig.add({std::cos(angle), std::sin(angle), 0}, -1);
    rig.setIk(target, tip, loops, unitAngle, std::move(links));
    rig.build();
  }
};

TEST(CcdIk, StepCapCountsTheLinksPlace) {
  // K3: unit 0.1 rad, one loop, the second link, 1 rad wanted: 0.2 rad (the first link is locked)
  const pmx::IkLink locked{1, true, {}, {}};
  AimedLink pointer(1.0F, 0.1F, 1, {locked, freeLink(0)});
  pointer.rig.solve();
  EXPECT_LT(degreesBetween(pointer.rig.ikRotation(pointer.root), glm::angleAxis(0.2F, Vec3(0, 0, 1))), 1e-3F);
  EXPECT_EQ(pointer.rig.ikRotation(pointer.middle), base::kIdentityRotation);
  // without the factor: 0.1 rad
  pointer.rig.switches.capIsUnitAngleAlone = true;
  pointer.rig.solve();
  EXPECT_LT(degreesBetween(pointer.rig.ikRotation(pointer.root), glm::angleAxis(0.1F, Vec3(0, 0, 1))), 1e-3F);
}

TEST(CcdIk, LockedLinksKeepTheirOwnRotation) {
  // GIVEN a link limited to zero on all axes that the motion has turned
  AimedLink pointer(1.0F, 0.1F, 4, {{1, true, {}, {}}, freeLink(0)});
  pointer.rig.local(pointer.middle).rotation = rotation(25, {0, 1, 1});
  pointer.rig.solve();
  // THEN it is skipped: zero limits don't turn it back
  EXPECT_EQ(pointer.rig.ikRotation(pointer.middle), base::kIdentityRotation);
  EXPECT_LT(degreesBetween(pointer.rig.localRotation(pointer.middle), rotation(25, {0, 1, 1})), 1e-3F);
  EXPECT_NE(pointer.rig.ikRotation(pointer.root), base::kIdentityRotation);
}

TEST(CcdIk, TurnsByTheWholeAngleBelowTheCap) {
  // GIVEN angles from hardly any to nearly half a turn / THEN one link takes them in one step
  // (closed form)
  for (const float angle : {2e-4F, 0.01F, 0.7F, 1.6F, 3.0F, 3.14F}) {
    AimedLink pointer(angle, 4.0F, 1, {freeLink(0)});
    pointer.rig.solve();
    EXPECT_LT(degreesBetween(pointer.rig.ikRotation(pointer.root), glm::angleAxis(angle, Vec3(0, 0, 1))), 2e-3F)
        << angle;
  }
}

TEST(CcdIk, ZeroLoopsAndZeroAnglesTurnNothing) {
  for (const auto& [unit, loops] : {std::pair{1.0F, 0}, std::pair{0.0F, 10}}) {
    AimedLink pointer(1.0F, unit, loops, {freeLink(0)});
    pointer.rig.solve();
    EXPECT_LT(degreesBetween(pointer.rig.ikRotation(pointer.root), base::kIdentityRotation), 1e-6F);
  }
}

TEST(CcdIk, FixedAxisOwnsALinkOnlyByItsSwitch) {
  // GIVEN a link with the fixed axis Z' tilted away from the wanted Z
  const Vec3 axis = glm::normalize(Vec3(0, 1, 1));
  AimedLink pointer(0.5F, 4.0F, 1, {freeLink(0)});
  pointer.rig.at(0).flags = pmx::boneFlag::fixedAxis;
  pointer.rig.at(0).fixedAxis = axis * 3.0F;
  pointer.rig.build();
  pointer.rig.solve();
  EXPECT_LT(degreesBetween(pointer.rig.ikRotation(0), glm::angleAxis(0.5F, Vec3(0, 0, 1))), 1e-2F);
  // THEN with the switch the whole angle is turned about it (mmd-reference.md 7.3)
  pointer.rig.switches.fixedAxisOwnsLink = true;
  pointer.rig.solve();
  EXPECT_LT(degreesBetween(pointer.rig.ikRotation(0), glm::angleAxis(0.5F, axis)), 1e-2F);
}

TEST(CcdIk, OddChainsGiveNumbers) {
  // K5 and beyond: zero lengths, a target under its own link, the effector no descendant of the
  // link
  for (int shape = 0; shape < 4; ++shape) {
    Rig rig;
    const auto root = rig.add({}, -1), link = rig.add({}, root);
    const auto tip = rig.add(shape == 0 ? Vec3(0) : Vec3(1, 0, 0), shape == 2 ? root : link);
    const auto target = rig.add(shape == 1 ? Vec3(0) : Vec3(0, 2, 0), shape == 3 ? link : root);
    rig.setIk(target, tip, 20, 1.0F, {freeLink(link), freeLink(link), {root, true, {-1, -1, -1}, {1, 1, 1}}});
    rig.build();
    rig.solve();
    for (const auto& bone : rig.pose->models) {
      EXPECT_TRUE(std::isfinite(glm::dot(bone.rotation, bone.rotation) + glm::length(bone.translation))) << shape;
    }
  }
}

TEST(CcdIk, KeepsLimitsOnRandomChains) {
  // GIVEN random chains of four links, some limited, in random poses and with random targets
  std::mt19937 random(11);
  std::uniform_real_distribution<float> unit(-1.0F, 1.0F);
  const auto vector = [&] { return Vec3(unit(random), unit(random), unit(random)); };
  int limitedAndTurned = 0;
  for (int trial = 0; trial < 500; ++trial) {
    Rig rig;
    rig.add(vector(), -1);
    for (int i = 1; i <= 5; ++i) rig.add(rig.at(i - 1).position + vector() * 3.0F, i - 1);
    const auto target = rig.add(rig.at(5).position + vector() * 8.0F, 0);
    std::vector<pmx::IkLink> links;
    for (int i = 4; i >= 1; --i) {
      pmx::IkLink link = freeLink(i);
      link.limited = trial % 2 == 0 || i == 3;
      link.lower = vector() * 1.5F - 1.6F;
      link.upper = vector() * 1.5F + 1.6F;
      links.push_back(link);
    }
    rig.setIk(target, 5, 1 + trial % 40, 0.2F + std::abs(unit(random)), links);
    rig.build();
    for (int i = 0; i < 6; ++i) rig.local(i).rotation = rotation(30.0F * unit(random), vector() + Vec3(0, 0, 2));
    rig.solve();
    // THEN each limited link that was turned is inside its limits, and the models follow from the
    // rotations
    expectForwardKinematics(rig, 2e-4F);
    for (const ik::Link& link : rig.skeleton.chains[0].links) {
      if (!link.limited || rig.ikRotation(link.bone) == base::kIdentityRotation) continue;
      ++limitedAndTurned;
      const auto angles = ik::decompose(link.order, ik::RealQuat(rig.localRotation(link.bone)));
      const auto again = ik::limitRotation(link, ik::RealQuat(rig.localRotation(link.bone)), false);
      EXPECT_LT(degreesBetween(Quat(again), rig.localRotation(link.bone)), 0.05F)
          << angles.x << ' ' << angles.y << ' ' << angles.z;
    }
  }
  EXPECT_GT(limitedAndTurned, 1000);
}

TEST(CcdIk, LongChainsOfFreeLinksKeepTheirBones) {
  // GIVEN a rope of 40 bones of one unit, its target 20 away from the root
  constexpr int kLinks = 40;
  Rig rig;
  for (int i = 0; i <= kLinks; ++i) rig.add({0, static_cast<float>(i), 0}, i - 1);
  const auto target = rig.add({0, kLinks, 0}, -1);
  std::vector<pmx::IkLink> links;
  for (int i = kLinks - 1; i >= 0; --i) links.push_back(freeLink(i));
  rig.setIk(target, kLinks, 40, 2.0F, links);
  rig.build();
  for (int i = 0; i < kLinks; ++i) rig.local(i).rotation = rotation(2, {1, 0, 0.5F});
  rig.local(target).translation = Vec3(12, -24, 0);
  rig.solve();
  // THEN rounding hasn't lengthened rotations from bone to bone: bones keep their lengths, and the
  // target is met
  for (int i = 0; i < kLinks; ++i) {
    EXPECT_NEAR(glm::length(rig.posed(i).rotation), 1.0F, 1e-4F) << i;
    EXPECT_NEAR(glm::distance(rig.posed(i).translation, rig.posed(i + 1).translation), 1.0F, 1e-3F) << i;
  }
  EXPECT_LT(glm::distance(rig.posed(kLinks).translation, rig.posed(target).translation), 0.5F);
}

}  // namespace
