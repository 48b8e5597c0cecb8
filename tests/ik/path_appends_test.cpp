// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/path_appends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ik/ccd_trace.h"
#include "ik/poses_side_by_side.h"
#include "tests/ik/random_rig.h"

namespace {

using base::Transform;
using base::Vec3;
using support::degreesBetween;
using support::kLocal;
using support::kRotation;
using support::kTranslation;
using support::Rig;
using support::rotation;

// Bones: a root, a link, a bone between, a link, the effector, the IK bone, and a bone below the
// effector.
enum : std::int32_t { kRoot, kA, kB, kC, kD, kTarget, kK };

struct Appends {
  std::int32_t bone, source;
  float ratio;
  std::uint16_t flags;
};

struct Case {
  const char* name;
  std::vector<Appends> appends;
  std::vector<Transform> want;  ///< for A, B, C, D, K
  bool hinge;
};

// These values are from babylon-mmd 1.3.0's JavaScript runtime in double precision, from a PMX and
// a VMD file of these bones and keys, IK on (ik-parity.md 5). "above": the bone between reads the
// link above it, "below": the one below; "link": the lower link reads the upper one.
const std::vector<Case>& cases() {
  static const std::vector<Case> all{
      {"above",
       {{kB, kA, 0.5F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.959535F, 0.26696F, 0.0706544F, -0.0550664F}},
        {{-0.483295F, 9.70585F, -1.93734F}, {0.888345F, 0.391415F, 0.231831F, -0.0623877F}},
        {{-1.36028F, 7.64843F, -3.93683F}, {0.927436F, -0.21005F, 0.16916F, 0.259086F}},
        {{1.50036F, 3.99954F, -1.99975F}, {0.927436F, -0.21005F, 0.16916F, 0.259086F}},
        {{2.30888F, 4.40904F, -2.42237F}, {0.927436F, -0.21005F, 0.16916F, 0.259086F}}},
       false},
      {"above, against it",
       {{kB, kA, -0.5F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.918957F, 0.307789F, 0.0929062F, -0.228369F}},
        {{-1.44583F, 10.1854F, -1.9664F}, {0.96496F, 0.202757F, 0.155299F, -0.0602034F}},
        {{-1.98332F, 7.45379F, -3.08422F}, {0.921423F, -0.104041F, 0.0979897F, 0.361323F}},
        {{1.50064F, 3.99885F, -2.00005F}, {0.921423F, -0.104041F, 0.0979897F, 0.361323F}},
        {{2.22032F, 4.64432F, -2.25582F}, {0.921423F, -0.104041F, 0.0979897F, 0.361323F}}},
       false},
      {"below",
       {{kB, kC, 0.5F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.903048F, 0.365554F, 0.100733F, -0.20181F}},
        {{-1.3316F, 10.3966F, -2.21493F}, {0.95371F, 0.215858F, 0.209388F, 1.34272e-05F}},
        {{-1.60271F, 7.67615F, -3.45014F}, {0.928603F, -0.157892F, 0.1571F, 0.296792F}},
        {{1.50038F, 3.99955F, -1.99982F}, {0.928603F, -0.157892F, 0.1571F, 0.296792F}},
        {{2.27485F, 4.50114F, -2.38531F}, {0.928603F, -0.157892F, 0.1571F, 0.296792F}}},
       false},
      {"link",
       {{kC, kA, 0.5F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.943318F, 0.300307F, 0.0811349F, -0.115693F}},
        {{-0.842796F, 9.91409F, -2.04662F}, {0.924657F, 0.312839F, 0.203568F, -0.0755052F}},
        {{-1.6438F, 7.5355F, -3.69001F}, {0.921169F, -0.18948F, 0.165662F, 0.296819F}},
        {{1.50066F, 3.99926F, -1.99964F}, {0.921169F, -0.18948F, 0.165662F, 0.296819F}},
        {{2.26957F, 4.48332F, -2.41733F}, {0.921169F, -0.18948F, 0.165662F, 0.296819F}}},
       false},
      {"effector",
       {{kD, kC, -1.0F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.944337F, 0.294587F, 0.0812792F, -0.121821F}},
        {{-0.874772F, 9.89782F, -2.01634F}, {0.925649F, 0.307968F, 0.203844F, -0.0823276F}},
        {{-1.70868F, 7.50756F, -3.62607F}, {0.922259F, -0.176851F, 0.145184F, 0.311581F}},
        {{1.50047F, 3.99949F, -1.99976F}, {0.925649F, 0.307968F, 0.203844F, -0.0823277F}},
        {{2.4038F, 3.97263F, -2.42785F}, {0.925649F, 0.307968F, 0.203844F, -0.0823277F}}},
       false},
      {"local",
       {{kB, kA, 0.3F, kRotation | kLocal}},
       {{{0.0F, 12.0F, 0.0F}, {0.954207F, 0.279099F, 0.0747532F, -0.0774868F}},
        {{-0.618516F, 9.77551F, -1.97967F}, {0.902575F, 0.361374F, 0.222464F, -0.0726452F}},
        {{-1.49428F, 7.59073F, -3.83971F}, {0.925273F, -0.200564F, 0.161376F, 0.278572F}},
        {{1.50038F, 3.99954F, -1.99977F}, {0.925273F, -0.200564F, 0.161376F, 0.278572F}},
        {{2.29309F, 4.45032F, -2.41014F}, {0.925273F, -0.200564F, 0.161376F, 0.278572F}}},
       false},
      {"local way",
       {{kC, kB, 0.2F, kTranslation | kLocal}},
       {{{0.0F, 12.0F, 0.0F}, {0.952165F, 0.279985F, 0.076684F, -0.095441F}},
        {{-0.72037F, 9.79892F, -1.97137F}, {0.93401F, 0.290048F, 0.20031F, -0.0580791F}},
        {{-1.59028F, 7.62092F, -3.60654F}, {0.927437F, -0.172802F, 0.149908F, 0.295851F}},
        {{1.5005F, 3.99942F, -1.99974F}, {0.927437F, -0.172802F, 0.149908F, 0.295851F}},
        {{2.2805F, 4.49637F, -2.38005F}, {0.927437F, -0.172802F, 0.149908F, 0.295851F}}},
       false},
      {"one reads the other",
       {{kB, kA, 0.5F, kRotation}, {kC, kB, 0.4F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.959311F, 0.268239F, 0.0703876F, -0.0530595F}},
        {{-0.471978F, 9.70967F, -1.94463F}, {0.887906F, 0.393113F, 0.231429F, -0.0593814F}},
        {{-1.3342F, 7.65805F, -3.95646F}, {0.917351F, -0.227955F, 0.224858F, 0.236521F}},
        {{1.50046F, 3.9994F, -1.99968F}, {0.917351F, -0.227955F, 0.224858F, 0.236521F}},
        {{2.28746F, 4.33083F, -2.52006F}, {0.917351F, -0.227955F, 0.224858F, 0.236521F}}},
       false},
      {"all",
       {{kB, kA, 0.5F, kRotation}, {kC, kA, -0.3F, kRotation}, {kD, kC, -1.0F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.959956F, 0.264571F, 0.070979F, -0.0587287F}},
        {{-0.503535F, 9.69883F, -1.92381F}, {0.889202F, 0.388245F, 0.232333F, -0.06788F}},
        {{-1.4069F, 7.63088F, -3.90056F}, {0.928258F, -0.203425F, 0.156705F, 0.269069F}},
        {{1.50026F, 3.99967F, -1.99983F}, {0.889202F, 0.388245F, 0.232333F, -0.06788F}},
        {{2.38309F, 4.05936F, -2.46572F}, {0.889202F, 0.388245F, 0.232333F, -0.06788F}}},
       false},
      {"hinge",
       {{kB, kA, 0.5F, kRotation}},
       {{{0.0F, 12.0F, 0.0F}, {0.952918F, 0.295497F, 0.0676366F, 0.00742617F}},
        {{-0.144106F, 9.80532F, -2.10062F}, {0.874471F, 0.427629F, 0.226974F, 0.0302753F}},
        {{-0.56762F, 7.90802F, -4.38555F}, {0.944453F, -0.235743F, 0.154192F, 0.169288F}},
        {{1.50044F, 3.99911F, -1.99945F}, {0.944453F, -0.235743F, 0.154192F, 0.169288F}},
        {{2.39558F, 4.24618F, -2.37052F}, {0.944453F, -0.235743F, 0.154192F, 0.169288F}}},
       true},
  };
  return all;
}

/// Returns a case's bones with its keys.
Rig limb(const Case& each) {
  Rig rig;
  rig.add({0, 0, 0}, -1);
  rig.add({0, 12, 0}, kRoot);
  rig.add({0, 9, -0.5F}, kA);
  rig.add({0, 6, -0.5F}, kB);
  rig.add({0, 1, 0}, kC);
  rig.add({0, 1, 0}, kRoot);
  rig.add({1, 1, 0}, kD);
  pmx::IkLink lower = support::freeLink(kC);
  if (each.hinge) lower = {kC, true, {-3.1F, 0, 0}, {-0.01F, 0, 0}};
  rig.setIk(kTarget, kD, 20, 0.5F, {lower, support::freeLink(kA)});
  for (const Appends& append : each.appends) rig.setAppend(append.bone, append.source, append.ratio, append.flags);
  rig.build();
  rig.local(kTarget).translation = {1.5F, 3, -2};
  rig.local(kA).rotation = rotation(20, {1, 0.3F, 0});
  rig.local(kB).rotation = rotation(15, {0, 1, 0});
  rig.local(kC).rotation = rotation(-10, {1, 0, 0.2F});
  return rig;
}

constexpr std::array<std::int32_t, 5> kCompared{kA, kB, kC, kD, kK};

void expectReference(const Rig& rig, const Case& each) {
  for (std::size_t i = 0; i < kCompared.size(); ++i) {
    const Transform& got = rig.posed(kCompared[i]);
    EXPECT_LT(glm::distance(got.translation, each.want[i].translation), 5e-4F)
        << each.name << ", bone " << kCompared[i];
    EXPECT_LT(degreesBetween(got.rotation, each.want[i].rotation), 0.01F) << each.name << ", bone " << kCompared[i];
  }
}

TEST(PathAppends, AreReadAgainAtEachStepAsTheReferenceHasIt) {
  for (const Case& each : cases()) {
    Rig rig = limb(each);
    EXPECT_EQ(rig.skeleton.chains[0].pathAppends.size(), each.appends.size()) << each.name;
    rig.solve();
    expectReference(rig, each);
    // AND again, after another pose
    rig.local(kTarget).translation = {-1, 2, 4};
    rig.solve();
    rig.local(kTarget).translation = {1.5F, 3, -2};
    rig.solve();
    expectReference(rig, each);
  }
}

TEST(PathAppends, HaveTheSameBitsSideBySideAndInATrace) {
  for (const Case& each : cases()) {
    Rig rig = limb(each);
    rig.solve();
    // WHEN three poses are solved side by side, one of them with its chain off
    std::vector<ik::Pose> poses(3, *rig.pose);
    poses[1].ikEnabled[0] = 0;
    std::array<ik::Pose*, 3> all{&poses[0], &poses[1], &poses[2]};
    for (ik::Pose* pose : all) ik::beginPose(*pose);
    ik::PosesSideBySide sideBySide(rig.skeleton);
    sideBySide.solvePhase(rig.skeleton, ik::Phase::BeforePhysics, rig.switches, all);
    // THEN each has the bits that it has alone
    EXPECT_EQ(support::difference(poses[0], *rig.pose), "") << each.name;
    EXPECT_EQ(support::difference(poses[2], *rig.pose), "") << each.name;
    EXPECT_EQ(poses[1].ikRotations[kA], base::kIdentityRotation);
    // AND so has a chain that is traced
    ik::Pose traced = poses[1];
    ik::CcdTrace trace;
    (void)ik::traceChain(rig.skeleton, rig.skeleton.chains[0], rig.switches, traced, trace);
    for (const std::int32_t bone : {kA, kB, kC, kD})
      EXPECT_TRUE(support::sameBits(traced.models[static_cast<std::size_t>(bone)], rig.posed(bone))) << each.name;
  }
}

TEST(PathAppends, StayWithTheSwitchThatReadsThemOnce) {
  // With descendants-stay only links and effector are computed again: the append is as it was
  // before the chain, half of the upper link's 20 degrees.
  Rig rig = limb(cases()[0]);
  rig.switches.descendantsStay = true;
  rig.solve();
  const auto want = rotation(15, {0, 1, 0}) * rotation(10, {1, 0.3F, 0});
  EXPECT_LT(degreesBetween(rig.localRotation(kB), want), 1e-2F);
}

TEST(PathAppends, WhatReadsABoneOfThePathAndHangsFromItFollows) {
  // GIVEN a bone that appends all of the bone between, before the IK bone
  Rig rig = limb(cases()[0]);
  pmx::Bone reader;
  reader.position = {20, 0, 0};
  rig.model.bones[kTarget].deformLayer = 1;
  rig.model.bones.push_back(reader);
  rig.setAppend(kK + 1, kB, 1.0F, kRotation);
  const auto locals = rig.pose->locals;
  rig.build();
  std::ranges::copy(locals, rig.pose->locals.begin());
  rig.solve();
  expectReference(rig, cases()[0]);
  // THEN it has what that bone has in its parent's space, as the reference left it
  const auto& want = cases()[0].want;
  EXPECT_LT(degreesBetween(rig.posed(kK + 1).rotation, glm::conjugate(want[0].rotation) * want[1].rotation), 0.01F);
}

TEST(PathAppends, OnlyBonesBelowALinkThatReadItsTurnAreSome) {
  // GIVEN appends from outside of the chain, of the root and of the upper link, and in a circle
  // between bones of the path that are no links
  const Case none{"", {{kB, kTarget, 1, kRotation}, {kRoot, kC, 1, kRotation}, {kA, kC, 1, kRotation}}, {}, false};
  EXPECT_TRUE(limb(none).skeleton.chains[0].pathAppends.empty());
  const Case way{"", {{kC, kB, 1, kTranslation}, {kB, kD, 1, kTranslation}, {kD, kB, 1, kTranslation}}, {}, false};
  EXPECT_TRUE(limb(way).skeleton.chains[0].pathAppends.empty());
}

TEST(PathAppends, OfHostileChainsAreBounded) {
  // GIVEN chains of 500 links in a line, each of which appends from the one above it
  Rig rig;
  constexpr std::int32_t kLinks = 500, kChains = 20;
  std::vector<pmx::IkLink> links;
  for (std::int32_t i = 0; i <= kLinks; ++i) {
    rig.add({0, static_cast<float>(-i), 0}, i - 1);
    if (i > 0) rig.setAppend(i, i - 1, 0.01F, kRotation);
  }
  for (std::int32_t i = kLinks - 1; i >= 0; --i) links.push_back(support::freeLink(i));
  for (std::int32_t i = 0; i < kChains; ++i) rig.setIk(rig.add({9, -9, 0}, -1), kLinks, 2, 0.1F, links);
  rig.build();
  std::size_t reads = 0;
  for (const ik::Chain& chain : rig.skeleton.chains) reads += 2 * chain.links.size() * chain.pathAppends.size();
  // THEN a frame reads no more than a million, and those that are left out are issues
  EXPECT_GT(reads, 0U);
  EXPECT_LE(reads, 1U << 20U);
  EXPECT_THAT(rig.issues,
              testing::Contains(testing::Field(&base::Issue::detail, testing::HasSubstr("append from links"))));
  rig.solve();
  EXPECT_TRUE(std::isfinite(glm::length(rig.posed(kLinks).translation)));
}

}  // namespace
