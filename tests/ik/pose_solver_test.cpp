// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_solver.h"

#include <random>

#include <gtest/gtest.h>

#include "tests/ik/rig.h"
#include "tests/support/allocation_count.h"

namespace {

using base::Quat;
using base::Vec3;
using support::degreesAboutX;
using support::degreesBetween;
using support::freeLink;
using support::kX;
using support::kY;
using support::kZ;
using support::Rig;
using support::rotation;

TEST(PoseSolver, WorksDownFromParents) {
  // GIVEN an arm along X: shoulder turned by 90 degrees about Z, elbow moved by one unit in its own
  // space
  Rig rig;
  const auto shoulder = rig.add({1, 5, 0}, -1), elbow = rig.add({3, 5, 0}, shoulder), hand = rig.add({4, 5, 0}, elbow);
  rig.build();
  rig.local(shoulder).rotation = rotation(90, kZ);
  rig.local(elbow) = {{1, 0, 0}, rotation(90, kZ)};
  rig.solve();
  // THEN by hand: the elbow 3 above the shoulder, the hand 1 to its left
  EXPECT_NEAR(glm::length(rig.posed(elbow).translation - Vec3(1, 8, 0)), 0.0F, 1e-5F);
  EXPECT_NEAR(glm::length(rig.posed(hand).translation - Vec3(0, 8, 0)), 0.0F, 1e-5F);
  EXPECT_LT(degreesBetween(rig.posed(hand).rotation, rotation(180, kZ)), 1e-3F);
}

TEST(PoseSolver, ComposesMorphBeforeAnimation) {
  // rotation = morph · animation, translations add (mmd-reference.md 6.3)
  Rig rig;
  const auto bone = rig.add({0, 1, 0}, -1);
  rig.build();
  rig.local(bone) = {{1, 0, 0}, rotation(90, kX)};
  rig.morph(bone) = {{0, 0, 2}, rotation(90, kY)};
  rig.solve();
  EXPECT_LT(degreesBetween(rig.posed(bone).rotation, rotation(90, kY) * rotation(90, kX)), 1e-3F);
  EXPECT_NEAR(glm::length(rig.posed(bone).translation - Vec3(1, 1, 2)), 0.0F, 1e-6F);
  // morphs that don't move aren't read
  rig.pose->morphsMoved = false;
  rig.solve();
  EXPECT_LT(degreesBetween(rig.posed(bone).rotation, rotation(90, kX)), 1e-3F);
}

/// This struct is the leg of mmd-reference.md 7.6 with a D leg (append of 1 from it) that is solved
/// after the IK.
struct DLeg {
  Rig rig;
  std::int32_t hip, knee, ankle, target, hipD, kneeD, early;
  DLeg() {
    hip = rig.add({1, 10, 0}, -1);
    early = rig.add({1, 10, 0}, -1);
    knee = rig.add({1, 5, -0.2F}, hip);
    ankle = rig.add({1, 0, 0}, knee);
    target = rig.add({1, 0, 0}, -1, 1);
    hipD = rig.add({1, 10, 0}, -1, 2);
    kneeD = rig.add({1, 5, -0.2F}, hipD, 2);
    rig.setAppend(hipD, hip, 1.0F, pmx::boneFlag::appendRotation);
    rig.setAppend(kneeD, knee, 1.0F, pmx::boneFlag::appendRotation);
    rig.setAppend(early, hip, 1.0F, pmx::boneFlag::appendRotation);
    const pmx::IkLink kneeLink{knee, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}};
    rig.setIk(target, ankle, 40, 2.0F, {kneeLink, freeLink(hip)});
    rig.build();
    rig.local(target).translation = {0, 2, 0};
  }
};

TEST(PoseSolver, DBonesFollowTheSolvedLeg) {
  // B7: 34.63 degrees of IK on the hip show on the D bone, the knee's on its D bone
  DLeg leg;
  leg.rig.solve();
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.hipD)), 34.63F, 0.05F);
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.kneeD)), -69.265F, 0.05F);
  // and on one that is solved before the chain, unless appends are to stay
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.early)), 34.63F, 0.05F);
  leg.rig.switches.earlyAppendsStay = true;
  leg.rig.solve();
  EXPECT_LT(degreesBetween(leg.rig.posed(leg.early).rotation, base::kIdentityRotation), 1e-4F);
}

TEST(PoseSolver, AnimationOfLinksCounts) {
  // GIVEN a knee that the motion has bent already, and IK that has nothing left to do
  DLeg leg;
  leg.rig.local(leg.target).translation = {0, 0, 0};
  leg.rig.local(leg.knee).rotation = rotation(-40, kX);
  leg.rig.pose->ikEnabled[0] = 0;
  leg.rig.solve();
  const Vec3 ankle = leg.rig.posed(leg.ankle).translation;
  leg.rig.pose->ikEnabled[0] = 1;
  leg.rig.local(leg.target).translation = ankle - leg.rig.at(leg.target).position;
  leg.rig.solve();
  // THEN the knee keeps its 40 degrees
  EXPECT_NEAR(degreesAboutX(leg.rig.localRotation(leg.knee)), -40.0F, 1e-3F);
  EXPECT_EQ(leg.rig.ikRotation(leg.knee), base::kIdentityRotation);
}

/// This struct is a leg with IK and toe IK, the targets before everything else in the order, under
/// a moving centre.
struct TargetsFirst {
  Rig rig;
  std::int32_t legTarget, toeTarget, centre, hip, knee, ankle, toe, skirt;
  explicit TargetsFirst(bool first) {
    if (first) addTargets();
    centre = rig.add({0, 8, 0}, -1);
    hip = rig.add({1, 10, 0}, centre);
    knee = rig.add({1, 5, -0.2F}, hip);
    skirt = rig.add({1, 4, 0}, knee, 2);
    ankle = rig.add({1, 0, 0}, knee);
    toe = rig.add({1, -1, -1}, ankle);
    if (!first) addTargets();
    rig.setIk(legTarget, ankle, 40, 2.0F,
              {{knee, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}}, freeLink(hip)});
    rig.setIk(toeTarget, toe, 3, 4.0F, {freeLink(ankle)});
    rig.build();
    rig.local(centre) = {{0.2F, -1, 0.3F}, rotation(20, {1, 1, 0})};
    rig.local(hip).rotation = rotation(15, {0, 1, 1});
    rig.local(knee).rotation = rotation(5, {1, 1, 0});
    rig.local(legTarget) = {{0.5F, 1, -1}, rotation(10, kX)};
  }
  void addTargets() {
    legTarget = rig.add({1, 0, 0}, -1);
    toeTarget = rig.add({1, -1, -1}, legTarget);
  }
};

TEST(PoseSolver, TargetsMayComeBeforeTheirLegs) {
  // GIVEN one model with its IK bones at the end and one with them at the start
  TargetsFirst late(false), early(true);
  late.rig.solve();
  early.rig.solve();
  // THEN both have one pose: the legs are solved ahead of their turn
  EXPECT_NEAR(glm::length(early.rig.posed(early.ankle).translation - Vec3(1.5F, 1, -1)), 0.0F, 2e-3F);
  const auto expectAlike = [&](std::int32_t a, std::int32_t b) {
    EXPECT_NEAR(glm::length(early.rig.posed(a).translation - late.rig.posed(b).translation), 0.0F, 1e-5F) << a;
    EXPECT_LT(degreesBetween(early.rig.posed(a).rotation, late.rig.posed(b).rotation), 1e-3F) << a;
  };
  expectAlike(early.hip, late.hip);
  expectAlike(early.knee, late.knee);
  expectAlike(early.ankle, late.ankle);
  expectAlike(early.toe, late.toe);
  expectAlike(early.skirt, late.skirt);
}

TEST(PoseSolver, DependsOnNoPoseBefore) {
  // GIVEN every kind of odd order, posed at random several times
  for (const bool first : {false, true}) {
    TargetsFirst fresh(first), used(first);
    std::mt19937 random(5);
    std::uniform_real_distribution<float> unit(-1.0F, 1.0F);
    for (int i = 0; i < 20; ++i) {
      for (auto& local : used.rig.pose->locals) {
        local = {{unit(random), unit(random), unit(random)},
                 rotation(90 * unit(random), {unit(random), 1, unit(random)})};
      }
      used.rig.pose->ikEnabled[0] = static_cast<std::uint8_t>(i % 2);
      used.rig.solve();
    }
    used.rig.pose->locals = fresh.rig.pose->locals;
    used.rig.pose->ikEnabled = fresh.rig.pose->ikEnabled;
    // WHEN both are given one pose / THEN their bits agree
    fresh.rig.solve();
    used.rig.solve();
    for (std::size_t i = 0; i < fresh.rig.skeleton.boneCount(); ++i) {
      support::expectSameBits(fresh.rig.pose->models[i], used.rig.pose->models[i], "used and fresh", i);
    }
  }
}

TEST(PoseSolver, AppendsFromLaterBonesReadNoPoseBefore) {
  // GIVEN a bone that appends from the next, which appends from the one after it
  Rig rig;
  for (int i = 0; i < 3; ++i) rig.add({}, -1);
  rig.setAppend(0, 1, 1.0F, pmx::boneFlag::appendRotation | pmx::boneFlag::appendTranslation);
  rig.setAppend(1, 2, 1.0F, pmx::boneFlag::appendRotation | pmx::boneFlag::appendTranslation);
  rig.build();
  rig.local(1) = {{0, 1, 0}, rotation(10, kX)};
  rig.local(2) = {{4, 0, 0}, rotation(40, kX)};
  // WHEN the pose is solved twice / THEN it reads what is known at its turn: the next bone's own
  // transform, both times
  for (int i = 0; i < 2; ++i) {
    rig.solve();
    EXPECT_NEAR(degreesAboutX(rig.posed(0).rotation), 10.0F, 1e-3F);
    EXPECT_EQ(rig.posed(0).translation, Vec3(0, 1, 0));
    EXPECT_NEAR(degreesAboutX(rig.posed(1).rotation), 50.0F, 1e-3F);
  }
}

TEST(PoseSolver, SecondChainOnALinkStartsAfresh) {
  // GIVEN two chains with one link (mmd-reference.md 7.7)
  Rig rig;
  const auto link = rig.add({}, -1), tip = rig.add({1, 0, 0}, link);
  const auto one = rig.add({0, 1, 0}, -1), two = rig.add({0, 0, 1}, -1);
  rig.setIk(one, tip, 1, 4.0F, {freeLink(link)});
  rig.setIk(two, tip, 1, 4.0F, {freeLink(link)});
  rig.build();
  rig.solve();
  // THEN only the second's quarter turn is left
  EXPECT_LT(degreesBetween(rig.ikRotation(link), rotation(-90, kY)), 1e-2F);
}

TEST(PoseSolver, BonesAfterPhysicsSeeWhatPhysicsMoved) {
  // GIVEN a bone that physics moves, a child of it in each phase, and a bone after physics that
  // appends from it
  Rig rig;
  const auto body = rig.add({1, 0, 0}, -1), before = rig.add({2, 0, 0}, body);
  const auto after = rig.add({2, 0, 0}, body, 0, pmx::boneFlag::afterPhysics);
  const auto below = rig.add({3, 0, 0}, after), local = rig.add({0, 5, 0}, -1, 0, pmx::boneFlag::afterPhysics);
  rig.setAppend(local, body, 1.0F, pmx::boneFlag::appendTranslation | pmx::boneFlag::appendLocal);
  const auto own = rig.add({0, 9, 0}, -1, 0, pmx::boneFlag::afterPhysics);
  rig.setAppend(own, body, 1.0F, pmx::boneFlag::appendTranslation);
  rig.build();
  // WHEN physics puts the body 4 higher and turns it by 90 degrees about Z between the phases
  ik::beginPose(*rig.pose);
  ik::solvePhase(rig.skeleton, ik::Phase::BeforePhysics, {}, *rig.pose);
  rig.pose->models[static_cast<std::size_t>(body)] = {{1, 4, 0}, rotation(90, kZ)};
  ik::solvePhase(rig.skeleton, ik::Phase::AfterPhysics, {}, *rig.pose);
  // THEN bones of the first phase stay; those of the second follow, and so do children of theirs
  // (mmd-reference.md 6.9)
  EXPECT_EQ(rig.posed(before).translation, Vec3(2, 0, 0));
  EXPECT_NEAR(glm::length(rig.posed(after).translation - Vec3(1, 5, 0)), 0.0F, 1e-6F);
  EXPECT_NEAR(glm::length(rig.posed(below).translation - Vec3(1, 6, 0)), 0.0F, 1e-6F);
  // a local append reads what was simulated, an ordinary one the motion
  EXPECT_NEAR(glm::length(rig.posed(local).translation - Vec3(0, 9, 0)), 0.0F, 1e-6F);
  EXPECT_EQ(rig.posed(own).translation, Vec3(0, 9, 0));
}

TEST(PoseSolver, ChainsAfterPhysicsReachWhatPhysicsMoved) {
  // GIVEN a chain of the phase after physics whose IK bone is below a bone that physics moves
  Rig rig;
  const auto body = rig.add({5, 0, 0}, -1), link = rig.add({}, -1, 0, pmx::boneFlag::afterPhysics);
  const auto tip = rig.add({1, 0, 0}, link), target = rig.add({5, 0, 0}, body, 0, pmx::boneFlag::afterPhysics);
  rig.setIk(target, tip, 4, 4.0F, {freeLink(link)});
  rig.build();
  ik::beginPose(*rig.pose);
  ik::solvePhase(rig.skeleton, ik::Phase::BeforePhysics, {}, *rig.pose);
  rig.pose->models[static_cast<std::size_t>(body)].translation = {0, 5, 0};
  ik::solvePhase(rig.skeleton, ik::Phase::AfterPhysics, {}, *rig.pose);
  EXPECT_LT(degreesBetween(rig.ikRotation(link), rotation(90, kZ)), 0.01F);
  EXPECT_NEAR(glm::length(rig.posed(tip).translation - Vec3(0, 1, 0)), 0.0F, 1e-5F);
}

TEST(PoseSolver, AllocatesNothing) {
  DLeg leg;
  leg.rig.solve();
  const std::size_t before = support::allocationCount();
  leg.rig.solve();
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
