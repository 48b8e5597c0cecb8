// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Appends, IK and morphs that read bones which physics drives.

#include "ik/driven_bones.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Vec3;

constexpr std::uint16_t kAfterPhysics = pmx::boneFlag::afterPhysics;
constexpr std::uint16_t kRotates = pmx::boneFlag::appendRotation, kMoves = pmx::boneFlag::appendTranslation;

using support::kY;
using support::kZ;
using support::Quat;
using support::rotation;

/// This rig has some bones that physics drives.
struct DrivenRig : support::Rig {
  /// Sets which bones may be driven. To be called after all bones are added.
  void mayDrive(std::initializer_list<std::int32_t> bones) {
    build();
    std::vector<std::uint8_t> may(model.bones.size(), 0);
    for (const std::int32_t bone : bones) may[static_cast<std::size_t>(bone)] = 1;
    driven = ik::DrivenBones(skeleton, may);
  }
  void drive(std::int32_t bone, const support::Transform& to, ik::Drive how = ik::Drive::Whole) {
    driven.drives[static_cast<std::size_t>(bone)] = how;
    driven.models[static_cast<std::size_t>(bone)] = to;
  }
  void solveDriven() {
    ik::beginPose(*pose);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, switches, *pose);
    ik::followDriven(skeleton, driven, switches, *pose);
    ik::solvePhase(skeleton, ik::Phase::AfterPhysics, switches, *pose, &driven);
  }
  void expectTurned(std::int32_t bone, const Quat& want, const char* what = "") const {
    EXPECT_LT(support::degreesBetween(posed(bone).rotation, want), 0.01F) << what << " bone " << bone;
  }
  void expectAt(std::int32_t bone, const Vec3& want, const char* what = "") const {
    EXPECT_LT(glm::distance(posed(bone).translation, want), 1e-4F) << what << " bone " << bone;
  }
  ik::DrivenBones driven;
};

/// This struct has a source that physics turns by 80 degrees about Z, below a root that keys turn
/// by 30 about Y, and a bone that appends from it.
struct Flesh : DrivenRig {
  explicit Flesh(std::uint16_t flags = 0, std::uint16_t sourceFlags = 0) {
    root = add({0, 0, 0}, -1);
    early = add({4, 10, 0}, root, 0, flags);
    below = add({4, 11, 0}, early, 0, flags);
    source = add({0, 10, 0}, root, 0, sourceFlags);
    setAppend(early, source, 0.5F, kRotates);
    onward = add({8, 10, 0}, root, 0, flags);
    setAppend(onward, early, 0.5F, kRotates);
    mayDrive({source});
    local(root).rotation = turn;
    local(source).rotation = rotation(20, kZ);  // physics replaces it
    local(early).rotation = rotation(10, kZ);
    drive(source, {turn * Vec3(0, 10, 0), turn * rotation(80, kZ)});
  }
  const Quat turn = rotation(30, kY);
  std::int32_t root, early, below, source, onward;
};

TEST(DrivenBones, AppendsSeeWhatPhysicsTurnsInTheSameFrame) {
  // GIVEN followers in either phase / THEN they get half of 80 degrees, half of the follower's own
  // 10 + 40 goes on (the form of the spec for chains), and a bone below the follower follows
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    Flesh flesh(flags);
    flesh.solveDriven();
    flesh.expectTurned(flesh.early, flesh.turn * rotation(50, kZ));
    flesh.expectTurned(flesh.onward, flesh.turn * rotation(25, kZ));
    flesh.expectAt(flesh.below, flesh.turn * (Vec3(4, 10, 0) + rotation(50, kZ) * kY));
    // WHEN the frame is solved again / THEN nothing of the last one is in it
    const auto before = flesh.pose->models;
    flesh.solveDriven();
    for (std::size_t i = 0; i < before.size(); ++i)
      support::expectSameBits(before[i], flesh.pose->models[i], "again", i);
  }
}

TEST(DrivenBones, AppendsOfASourceAfterPhysicsSeeItToo) {
  // GIVEN a source after physics that is solved before followers after physics and after others
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    Flesh flesh(flags, kAfterPhysics);
    flesh.solveDriven();
    flesh.expectTurned(flesh.source, flesh.turn * rotation(80, kZ));
    flesh.expectTurned(flesh.early, flesh.turn * rotation(50, kZ));
  }
}

TEST(DrivenBones, TheSwitchHasAppendsReadKeys) {
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    Flesh flesh(flags);
    flesh.switches.appendsIgnorePhysics = true;
    flesh.solveDriven();
    flesh.expectTurned(flesh.early, flesh.turn * rotation(10 + 20 * 0.5F, kZ));
  }
}

TEST(DrivenBones, WhatPhysicsLeavesFreeIsAsWithoutPhysics) {
  Flesh flesh;
  flesh.drive(flesh.source, {}, ik::Drive::Free);
  flesh.solveDriven();
  const auto got = flesh.pose->models;
  flesh.solve();
  for (std::size_t i = 0; i < got.size(); ++i) support::expectSameBits(flesh.pose->models[i], got[i], "free", i);
}

TEST(DrivenBones, FreeFollowersOfALinkAreAsWithoutPhysicsToo) {
  // GIVEN a source that physics may drive and doesn't, which IK turns after the follower is solved
  DrivenRig rig;
  const auto follower = rig.add({5, 0, 0}, -1), link = rig.add({0, 0, 0}, -1), tip = rig.add({1, 0, 0}, link);
  const auto target = rig.add({0, 1, 0}, -1);
  rig.setIk(target, tip, 1, 0.2F, {{link, false, {}, {}}});
  rig.setAppend(follower, link, 1.0F, kRotates);
  rig.mayDrive({link});
  rig.solveDriven();
  const auto got = rig.pose->models;
  rig.solve();
  for (std::size_t i = 0; i < got.size(); ++i) support::expectSameBits(rig.pose->models[i], got[i], "free", i);
}

TEST(DrivenBones, BodiesAreMetToTheBit) {
  // GIVEN bones of both phases below a root that is turned, and no append or morph
  DrivenRig rig;
  const auto root = rig.add({0.1F, 0.2F, 0.3F}, -1), early = rig.add({1, 7, 2}, root);
  const auto late = rig.add({3, 5, 1}, root, 0, kAfterPhysics);
  rig.mayDrive({early, late});
  rig.local(root).rotation = rotation(33, {1, 2, 3});
  rig.drive(early, {{0.7F, 1.1F, -3.3F}, rotation(71, {3, -1, 2})});
  rig.drive(late, {{-5.7F, 2.3F, 1.9F}, rotation(-57, {1, 5, -2})});
  rig.solveDriven();
  const auto expectMet = [&rig](std::int32_t bone) {
    EXPECT_EQ(rig.posed(bone).translation, rig.driven.models[static_cast<std::size_t>(bone)].translation);
    EXPECT_EQ(rig.posed(bone).rotation, rig.driven.models[static_cast<std::size_t>(bone)].rotation);
  };
  expectMet(early);
  expectMet(late);
  // AND a morph, which is added to the late one, has no effect on the early one, also where it is
  // computed anew
  rig.morph(early) = rig.morph(late) = {{0, 1, 0}, rotation(40, kZ)};
  rig.solveDriven();
  expectMet(early);
  ik::driveBone(rig.skeleton, rig.driven, static_cast<std::size_t>(early), *rig.pose);
  expectMet(early);
  const auto once = rig.posed(late);
  EXPECT_GT(glm::distance(once.translation, Vec3(-5.7F, 2.3F, 1.9F)), 0.9F);
  ik::driveBone(rig.skeleton, rig.driven, static_cast<std::size_t>(late), *rig.pose);
  support::expectSameBits(once, rig.posed(late), "anew", static_cast<std::size_t>(late));
}

TEST(DrivenBones, AppendsOfTranslationSeeWhereTheBodyIs) {
  // GIVEN a body 3 units away from where its bone is at rest, along the parent's X / THEN the
  // follower gets -2 times that
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    DrivenRig rig;
    const auto root = rig.add({0, 0, 0}, -1), source = rig.add({0, 10, 0}, root);
    const auto follower = rig.add({5, 10, 0}, root, 0, flags);
    rig.setAppend(follower, source, -2.0F, kMoves);
    rig.mayDrive({source});
    const Quat turn = rotation(90, kZ);  // X of the root points up
    rig.local(root).rotation = turn;
    rig.drive(source, {turn * Vec3(3, 10, 0), turn});
    rig.solveDriven();
    rig.expectAt(follower, turn * Vec3(5 - 6, 10, 0));
    // and where physics only rotates it, the source keeps its position by keys
    rig.local(source).translation = {0, 1, 0};
    rig.drive(source, {{7, 7, 7}, turn}, ik::Drive::Rotation);
    rig.solveDriven();
    rig.expectAt(follower, turn * Vec3(5, 10 - 2, 0), "rotation alone");
  }
}

TEST(DrivenBones, LocalAppendsReadWhatHangsFromADrivenBone) {
  // The local flag reads the model transform, so a bone below the driven one counts.
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    DrivenRig rig;
    const auto source = rig.add({0, 10, 0}, -1), hanging = rig.add({0, 9, 0}, source);
    const auto follower = rig.add({5, 0, 0}, -1, 0, flags);
    rig.setAppend(follower, hanging, 1.0F, kRotates | pmx::boneFlag::appendLocal);
    rig.mayDrive({source});
    rig.local(hanging).rotation = rotation(5, kZ);
    rig.drive(source, {{0, 10, 0}, rotation(40, kZ)});
    rig.solveDriven();
    rig.expectTurned(follower, rotation(45, kZ));
  }
}

TEST(DrivenBones, WhatASourceLendsIsTakenAgainstItsParentAsPhysicsHasIt) {
  // GIVEN a driven source, of either phase, below a free bone below another driven one, and a
  // follower that comes before all of them: the bodies differ by 20 degrees
  for (const std::uint16_t flags : {std::uint16_t{0}, kAfterPhysics}) {
    DrivenRig rig;
    const auto follower = rig.add({5, 0, 0}, -1), upper = rig.add({0, 10, 0}, -1);
    const auto between = rig.add({0, 9, 0}, upper), source = rig.add({0, 8, 0}, between, 0, flags);
    rig.setAppend(follower, source, 1.0F, kRotates);
    rig.mayDrive({upper, source});
    rig.drive(upper, {{0, 10, 0}, rotation(30, kZ)});
    rig.drive(source, {{0, 8, 0}, rotation(50, kZ)});
    rig.solveDriven();
    rig.expectTurned(follower, rotation(20, kZ));
    // and the free bone's own keys have no effect on it
    rig.local(between).rotation = rotation(15, kZ);
    rig.solveDriven();
    rig.expectTurned(follower, rotation(5, kZ));
  }
}

TEST(DrivenBones, ALinkKeepsItsIkOverWhatItAppends) {
  // GIVEN a link that IK turns by 0.2 rad (one step of a free link), and that appends from a driven
  // bone
  DrivenRig rig;
  const auto link = rig.add({0, 0, 0}, -1), tip = rig.add({1, 0, 0}, link);
  const auto source = rig.add({0, 10, 0}, -1), target = rig.add({0, 1, 0}, -1);
  rig.setIk(target, tip, 1, 0.2F, {{link, false, {}, {}}});
  rig.setAppend(link, source, 1.0F, kRotates);
  rig.mayDrive({source});
  rig.drive(source, {{0, 10, 0}, rotation(30, kY)});
  rig.solveDriven();
  rig.expectTurned(link, rotation(0.2F / support::kDegree, kZ) * rotation(30, kY));
  rig.expectAt(tip, rotation(0.2F / support::kDegree, kZ) * rotation(30, kY) * Vec3(1, 0, 0));
}

TEST(DrivenBones, ABoneMayAppendFromOneBelowIt) {
  // GIVEN a circle: the source is below its reader / THEN it is read once, relative to where the
  // reader was, and stays at its body; a second source whose reader has a lower index isn't
  // affected
  DrivenRig rig;
  const auto reader = rig.add({0, 0, 0}, -1), between = rig.add({0, 5, 0}, reader),
             source = rig.add({0, 10, 0}, between);
  rig.setAppend(reader, source, 0.5F, kRotates);
  rig.mayDrive({source});
  rig.drive(source, {{0, 10, 0}, rotation(40, kZ)});
  for (int frame = 0; frame < 3; ++frame) {
    rig.solveDriven();
    rig.expectTurned(reader, rotation(20, kZ));
    rig.expectAt(between, rotation(20, kZ) * Vec3(0, 5, 0));
    rig.expectTurned(source, rotation(40, kZ));
    rig.expectAt(source, {0, 10, 0});
  }
}

TEST(DrivenBones, FollowersComeBehindWhatTheyReadAndTheirParents) {
  // This is a row of followers against the order of the file, too long for recursion.
  DrivenRig rig;
  constexpr std::int32_t kCount = 100'000;
  rig.add({0, 0, 0}, -1);
  for (std::int32_t i = 1; i < kCount; ++i) rig.add({0, 0, 0}, 0);
  const auto source = rig.add({0, 0, 0}, 0);
  for (std::int32_t i = 1; i < kCount; ++i) rig.setAppend(i, i + 1, 1.0F, kRotates);
  rig.mayDrive({source});
  ASSERT_EQ(rig.driven.followers.size(), static_cast<std::size_t>(kCount));
  rig.drive(source, {{0, 0, 0}, rotation(30, kZ)});
  rig.solveDriven();
  rig.expectTurned(1, rotation(30, kZ));
}

/// A bone after physics with keys, a morph and an append, below a root that is turned.
struct LateRig : DrivenRig {
  LateRig() {
    root = add({0, 0, 0}, -1);
    lender = add({9, 0, 0}, root);
    bone = add({0, 10, 0}, root, 0, kAfterPhysics);
    child = add({0, 11, 0}, bone, 0, kAfterPhysics);
    setAppend(bone, lender, 1.0F, kRotates | kMoves);
    mayDrive({bone});
    local(root).rotation = turn;
    local(lender) = {{0, 0, 2}, rotation(25, kY)};
    local(bone) = {{1, 0, 0}, rotation(70, {1, 1, 0})};
    morph(bone) = {{0, 1, 0}, rotation(40, kZ)};
  }
  const Quat turn = rotation(30, kY);
  std::int32_t root, lender, bone, child;
};

TEST(DrivenBones, MorphAndAppendCountOnTopOfABodyAfterPhysics) {
  // GIVEN a bone after physics with keys, a morph and an append below a turned root / THEN physics
  // replaces the keys: rotation = morph · body · append in the root's space, position = body +
  // morph + append
  for (const ik::Drive how : {ik::Drive::Whole, ik::Drive::Rotation}) {
    LateRig rig;
    const auto bone = rig.bone;
    const Quat turn = rig.turn;
    rig.drive(bone, {turn * Vec3(3, 12, 0), turn * rotation(15, {1, 0, 0})}, how);
    rig.solveDriven();
    const Quat want = turn * rotation(40, kZ) * rotation(15, {1, 0, 0}) * rotation(25, kY);
    const Vec3 place = turn * (how == ik::Drive::Whole ? Vec3(3, 13, 2) : Vec3(1, 11, 2));
    rig.expectTurned(bone, want);
    rig.expectAt(bone, place);
    rig.expectAt(rig.child, place + want * kY);
  }
}

TEST(DrivenBones, ABoneAfterPhysicsThatIsAboutToBeDrivenBeginsWhereItsKeysHaveIt) {
  // GIVEN the same bone while nothing drives it: morph and append count on top of its keys
  LateRig rig;
  const auto bone = rig.bone;
  const Quat turn = rig.turn;
  rig.solveDriven();
  rig.expectAt(bone, turn * Vec3(1, 11, 2));
  // THEN its body begins without them, so that they don't count twice once it is driven
  const auto at = static_cast<std::size_t>(bone);
  std::vector<std::uint8_t> physicsOff(rig.model.bones.size(), 0);
  ik::leaveOutTops(rig.skeleton, rig.driven, physicsOff, *rig.pose);
  ASSERT_EQ(rig.pose->carriers[at], bone);
  const base::Transform& begin = rig.pose->bodyModels[at];
  EXPECT_LT(glm::distance(begin.translation, turn * Vec3(1, 10, 0)), 1e-4F);
  EXPECT_LT(support::degreesBetween(begin.rotation, turn * rotation(70, {1, 1, 0})), 0.01F);
  // AND not where physics stays off
  physicsOff[at] = 1;
  rig.solveDriven();
  ik::leaveOutTops(rig.skeleton, rig.driven, physicsOff, *rig.pose);
  EXPECT_NE(rig.pose->carriers[at], bone);
}

TEST(DrivenBones, AMorphCarriesTheDrivenBonesBelow) {
  // GIVEN a chain after physics, a body on its first bone and on its last, a morph on the first /
  // THEN the last is where a rigid movement of the whole takes it, and a morph of its own is added
  // to that
  DrivenRig rig;
  const auto first = rig.add({0, 10, 0}, -1, 0, kAfterPhysics), free = rig.add({0, 9, 0}, first, 0, kAfterPhysics);
  const auto last = rig.add({0, 8, 0}, free, 0, kAfterPhysics);
  rig.mayDrive({first, last});
  rig.morph(first).rotation = rotation(90, kZ);
  rig.morph(last).translation = {0, -1, 0};
  rig.drive(first, {{0, 10, 0}, rotation(0, kZ)});
  rig.drive(last, {{0, 7, 0}, rotation(20, kZ)});  // its joint yields by 1
  rig.solveDriven();
  rig.expectAt(free, {1, 10, 0});
  rig.expectAt(last, {3 + 1, 10, 0});
  rig.expectTurned(last, rotation(110, kZ));
  // WHEN there is no append and no morph / THEN bones equal their bodies to the bit
  rig.morph(first) = rig.morph(last) = {};
  rig.solveDriven();
  EXPECT_EQ(rig.posed(last).translation, Vec3(0, 7, 0));
  EXPECT_EQ(rig.posed(last).rotation, rig.driven.models[static_cast<std::size_t>(last)].rotation);
}

TEST(DrivenBones, IkAfterPhysicsBeginsWherePhysicsHasItsLinks) {
  // GIVEN a chain after physics whose target is where physics puts the effector / THEN IK turns
  // nothing: keys, which have the effector elsewhere, don't count
  DrivenRig rig;
  const auto upper = rig.add({0, 10, 0}, -1, 0, kAfterPhysics), lower = rig.add({0, 9, 0}, upper, 0, kAfterPhysics);
  const auto tip = rig.add({0, 8, 0}, lower, 0, kAfterPhysics), target = rig.add({2, 10, 0}, -1, 0, kAfterPhysics);
  rig.setIk(target, tip, 20, 2.0F, {{lower, false, {}, {}}, {upper, false, {}, {}}});
  rig.mayDrive({upper});
  rig.local(upper).rotation = rotation(-50, kZ);
  rig.drive(upper, {{0, 10, 0}, rotation(90, kZ)});
  rig.solveDriven();
  rig.expectTurned(upper, rotation(90, kZ));
  rig.expectAt(tip, {2, 10, 0});
  EXPECT_EQ(rig.ikRotation(upper), base::kIdentityRotation);
  EXPECT_EQ(rig.ikRotation(lower), base::kIdentityRotation);
  // WHEN the target moves on / THEN IK turns on top of physics, and the effector reaches it
  rig.local(target).translation = {-0.4F, 0.8F, 0};
  rig.solveDriven();
  EXPECT_LT(glm::distance(rig.posed(tip).translation, Vec3(1.6F, 10.8F, 0)), 0.01F);
}

}  // namespace
