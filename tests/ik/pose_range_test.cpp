// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_range.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "ik/append_transform.h"
#include "tests/ik/rig.h"

namespace {

namespace boneFlag = pmx::boneFlag;
using base::kMaxUnits;
using support::Rig;

constexpr float kHuge = 3e38F, kNan = std::numeric_limits<float>::quiet_NaN();

/// This struct is a rig of three chained bones a unit apart, and one without a parent at (0, 7, 0).
struct Four {
  Four() {
    rig.add({0, 0, 0}, -1);
    rig.add({0, 1, 0}, 0);
    rig.add({0, 2, 0}, 1);
    rig.add({0, 7, 0}, -1);
    rig.build();
  }
  Rig rig;
};

void expectInRange(const ik::Pose& pose) {
  for (std::size_t i = 0; i < pose.models.size(); ++i) {
    const auto& [p, q] = pose.models[i];
    ASSERT_TRUE(std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z)) << i;
    ASSERT_LE(glm::length(glm::dvec3(p)), static_cast<double>(kMaxUnits) * 1.000001) << i;
    ASSERT_NEAR(glm::dot(glm::dquat(q), glm::dquat(q)), 1.0, 1.1e-4) << i;
    for (const auto& row : pose.palette[i].row) {
      ASSERT_TRUE(std::isfinite(row.x) && std::isfinite(row.y) && std::isfinite(row.z) && std::isfinite(row.w)) << i;
    }
  }
}

TEST(PoseRange, ABoneSentFartherStandsAtTheLimitInThatDirection) {
  const struct {
    base::Vec3 move, want;
  } rows[] = {{{kHuge, 0, 0}, {1e6F, 0, 0}},
              {{0, 0, -kHuge}, {0, 0, -1e6F}},
              {{-kHuge, kHuge, 0}, {-707106.781F, 707106.781F, 0}},
              {{std::numeric_limits<float>::infinity(), 5, 0}, {1e6F, 0, 0}},
              {{3e6F, 4e6F, 0}, {6e5F, 8e5F, 0}}};
  for (const auto& row : rows) {
    // GIVEN a bone at the origin that is moved
    Four four;
    four.rig.local(0).translation = row.move;
    four.rig.solve();
    // THEN it is there within single precision at that distance, and its child follows
    EXPECT_LT(glm::distance(four.rig.posed(0).translation, row.want), 0.2F);
    EXPECT_LT(glm::distance(four.rig.posed(1).translation, row.want), 1.5F);
    EXPECT_EQ(four.rig.pose->outOfRange, 0);
    expectInRange(*four.rig.pose);
    // and another bone has the bits it had
    EXPECT_EQ(four.rig.posed(3).translation, base::Vec3(0, 7, 0));
  }
}

TEST(PoseRange, UpToTheLimitNothingIsTouched) {
  Four four;
  four.rig.local(0).translation = {0, -1e6F, 0};
  four.rig.local(2).translation = {0, 2e6F, 0};
  four.rig.local(3).translation = {0, 999'992.5F, 0};
  four.rig.solve();
  EXPECT_EQ(four.rig.posed(0).translation, base::Vec3(0, -1e6F, 0));
  EXPECT_EQ(four.rig.posed(1).translation, base::Vec3(0, 1 - 1e6F, 0));
  EXPECT_EQ(four.rig.posed(3).translation, base::Vec3(0, 999'999.5F, 0));
  EXPECT_EQ(four.rig.posed(2).translation, base::Vec3(0, 1e6F, 0));
  EXPECT_EQ(four.rig.pose->outOfRange, 2) << "two units beyond";
  four.rig.local(2).translation = {0, 1e6F, 0};
  four.rig.solve();
  EXPECT_EQ(four.rig.pose->outOfRange, -1) << "said anew in every frame";
}

TEST(PoseRange, AMoveThatIsNoNumberIsNone) {
  // a sum of infinities of two signs
  Four four;
  four.rig.local(1).translation = {kNan, 3, 0};
  four.rig.solve();
  EXPECT_EQ(four.rig.posed(1).translation, base::Vec3(0, 4, 0));
  EXPECT_EQ(four.rig.posed(2).translation, base::Vec3(0, 5, 0));
  EXPECT_EQ(four.rig.pose->outOfRange, 1);
}

TEST(PoseRange, AppendsThatMultiplyUpEndAtTheLimit) {
  // GIVEN six bones, each a million times the one before: 3, 3e6, 3e12 … beyond 3e38
  Rig rig;
  rig.add({0, 0, 0}, -1);
  for (std::int32_t i = 1; i < 9; ++i) {
    rig.add({0, 0, 0}, -1);
    rig.setAppend(i, i - 1, i == 8 ? 0.0F : 1e6F, boneFlag::appendRotation | boneFlag::appendTranslation);
  }
  rig.build();
  rig.local(0).translation = {3, 0, 0};
  rig.local(0).rotation = glm::angleAxis(1e-7F, base::Vec3(1, 0, 0));
  rig.solve();
  EXPECT_EQ(rig.posed(0).translation, base::Vec3(3, 0, 0));
  for (std::int32_t i = 1; i < 8; ++i) EXPECT_NEAR(rig.posed(i).translation.x, 1e6F, 0.1F) << i;
  EXPECT_EQ(rig.posed(8).translation, base::Vec3(0.0F)) << "nothing of it is nothing, not infinity times 0";
  EXPECT_EQ(rig.pose->outOfRange, 1);
  expectInRange(*rig.pose);
}

TEST(PoseRange, ARatioOfAMillionTurnsSmallAnglesToLargeOnes) {
  // slerp(identity, q, ratio) is a rotation by ratio times the angle
  for (const double angle : {1e-7, 1e-6, 1.9e-6, 2.1e-6, 1e-3}) {
    const base::Quat small(1.0F, static_cast<float>(std::sin(angle / 2)), 0, 0);
    const base::Quat got = ik::scaledRotation(small, 1e6F);
    EXPECT_NEAR(glm::length(got), 1.0F, 1e-6F) << angle;
    if (angle > 1e-5) continue;  // beyond it the digits of the ratio decide
    EXPECT_NEAR(got.x, std::sin(angle * 1e6 / 2), 1e-6) << angle;
    EXPECT_NEAR(got.w, std::cos(angle * 1e6 / 2), 1e-6) << angle;
  }
}

TEST(PoseRange, RotationsStayUnitHoweverDeep) {
  // GIVEN 300,000 bones one below the other, all turned by a quaternion that is as long as rounding
  // allows
  Rig rig;
  for (std::int32_t i = 0; i < 300'000; ++i) rig.add({0, 0, 0}, i - 1);
  rig.build();
  for (auto& local : rig.pose->locals) local.rotation = base::Quat(1.0000001F, 0, 0, 0);
  rig.solve();
  expectInRange(*rig.pose);
}

TEST(PoseRange, WhatDrivesABoneIsKeptInRangeToo) {
  Four four;
  const std::vector<std::uint8_t> driven{0, 1, 0, 1};
  ik::DrivenBones bones(four.rig.skeleton, driven);
  bones.drives = {ik::Drive::Free, ik::Drive::Whole, ik::Drive::Free, ik::Drive::Rotation};
  bones.models[1] = {{kNan, 0, 0}, {kNan, 0, 0, 0}};
  bones.models[3].rotation = {0, 0, 0, 0};
  four.rig.solve();
  ik::followDriven(four.rig.skeleton, bones, {}, *four.rig.pose);
  EXPECT_EQ(four.rig.posed(1).translation, base::Vec3(0, 1, 0));
  EXPECT_EQ(four.rig.posed(1).rotation, base::kIdentityRotation);
  EXPECT_EQ(four.rig.posed(3).rotation, base::kIdentityRotation);
  expectInRange(*four.rig.pose);
}

/// Fills a rig with everything; its numbers go from zero to the largest there are.
void fillAtRandom(Rig& rig, std::mt19937& random) {
  const float sizes[] = {0.0F, 1e-38F, 1.0F, 1e6F, -1e6F, -1.0F, 1e3F};  // validate() cuts them
  const auto number = [&] { return sizes[random() % std::size(sizes)]; };
  const auto place = [&] { return base::Vec3(number(), number(), number()); };
  const std::int32_t count = 20;
  const bool chains = random() % 3 != 0;
  for (std::int32_t i = 0; i < count; ++i) {
    rig.add(place(), static_cast<std::int32_t>(random() % static_cast<unsigned>(i + 1)) - 1,
            static_cast<int>(random() % 2), random() % 5 == 0 ? boneFlag::afterPhysics : std::uint16_t{0});
    if (i > 0 && random() % 2 == 0) {
      const float ratios[] = {1e6F, -1e6F, 0.5F, 0.0F};
      rig.setAppend(i, static_cast<std::int32_t>(random() % static_cast<unsigned>(i)), ratios[random() % 4],
                    static_cast<std::uint16_t>(boneFlag::appendRotation | boneFlag::appendTranslation |
                                               (!chains && random() % 4 == 0 ? boneFlag::appendLocal : 0)));
    }
  }
  if (!chains) return;
  for (const std::int32_t target : {5, 11}) {
    rig.setIk(
        target, target - 1, 40, random() % 2 == 0 ? 1.0F : kHuge,
        {{target - 2, random() % 2 == 0, base::Vec3(-kHuge), base::Vec3(kHuge)}, {target - 3, true, place(), place()}});
  }
}

TEST(PoseRange, NobodyIsAskedOnlyWhereNobodyCanLeave) {
  // GIVEN rigs of all kinds, moved by a unit up to thousands of them
  std::mt19937 random(11);
  int trusted = 0;
  for (int round = 0; round < 500; ++round) {
    SCOPED_TRACE(round);
    Rig rig;
    for (std::int32_t i = 0; i < 30; ++i) {
      const auto below = static_cast<unsigned>(i);
      rig.add({static_cast<float>(random() % 100), static_cast<float>(random() % 100), 0},
              i == 0 || random() % 8 == 0 ? -1 : static_cast<std::int32_t>(random() % below));
      if (i > 0 && random() % 3 == 0) {
        rig.setAppend(i, static_cast<std::int32_t>(random() % below), static_cast<float>(random() % 8) - 4.0F,
                      boneFlag::appendRotation | boneFlag::appendTranslation);
      }
    }
    rig.build();
    const float size = std::ldexp(1.0F, static_cast<int>(random() % 16));
    for (auto& local : rig.pose->locals) {
      local.translation = size * base::Vec3(static_cast<float>(random() % 3) - 1.0F, 1, 1);
    }
    for (auto& morph : rig.pose->morphs) morph.translation = {0, size, -size};
    if (ik::mayLeaveRange(rig.skeleton, *rig.pose)) continue;
    ++trusted;
    // THEN the check of every bone finds none out of range, and changes no bit
    rig.solve();
    const auto unchecked = rig.pose->models;
    ik::beginPose(*rig.pose);
    ik::solvePhaseInOrder(rig.skeleton, ik::Phase::BeforePhysics, rig.switches, *rig.pose);
    EXPECT_EQ(rig.pose->outOfRange, -1);
    ASSERT_EQ(std::memcmp(unchecked.data(), rig.pose->models.data(), unchecked.size() * sizeof(base::Transform)), 0);
    ASSERT_NO_FATAL_FAILURE(expectInRange(*rig.pose));
  }
  EXPECT_GT(trusted, 100);
  EXPECT_LT(trusted, 450);
}

/// Expects that a pose has equal bits with the check of ranges and without it, and that every bone
/// is in range.
void expectTheSameChecked(Rig& rig) {
  rig.solve();
  const auto unchecked = rig.pose->models;
  // Where several are out of range, threads decide which is the first.
  const bool named = rig.pose->outOfRange >= 0;
  ik::beginPose(*rig.pose);
  for (const auto phase : {ik::Phase::BeforePhysics, ik::Phase::AfterPhysics})
    ik::solvePhaseInOrder(rig.skeleton, phase, rig.switches, *rig.pose);
  EXPECT_EQ(rig.pose->outOfRange >= 0, named);
  ASSERT_EQ(std::memcmp(unchecked.data(), rig.pose->models.data(), unchecked.size() * sizeof(base::Transform)), 0);
  ASSERT_NO_FATAL_FAILURE(expectInRange(*rig.pose));
}

TEST(PoseRange, WhatAChainWorksOutAheadIsLentAhead) {
  // GIVEN a link that appends a thousand times a bone's movement, in a layer after the chain that
  // solves it, and a bone in between that appends a thousand times the link's: 10 · 1e3 · 1e3
  Rig rig;
  rig.add({0, 0, 0}, -1);
  rig.add({0, 1, 0}, -1, 2);
  rig.add({0, 2, 0}, 1, 2);
  rig.add({0, 3, 0}, -1);
  rig.add({0, 4, 0}, -1, 1);
  rig.setAppend(1, 0, 1e3F, boneFlag::appendTranslation);
  rig.setAppend(4, 1, 1e3F, boneFlag::appendTranslation);
  rig.setIk(3, 2, 10, 1.0F, {{1, false, {}, {}}});
  rig.build();
  rig.local(0).translation = {10, 0, 0};
  expectTheSameChecked(rig);
  EXPECT_EQ(rig.pose->outOfRange, 4);
  EXPECT_NEAR(rig.posed(4).translation.x, 1e6F, 0.1F);
  // AND without the chain there is nothing to append, and the check isn't needed
  rig.at(3).flags = 0;
  rig.build();
  rig.local(0).translation = {10, 0, 0};
  EXPECT_FALSE(ik::mayLeaveRange(rig.skeleton, *rig.pose));
  expectTheSameChecked(rig);
  EXPECT_EQ(rig.posed(4).translation, base::Vec3(0, 4, 0));
}

TEST(PoseRange, NobodyIsAskedOnlyWhereNobodyCanLeaveInAnyOrder) {
  // GIVEN rigs whose bones come in any order: layers, appends of bones that are solved later, and
  // chains over both
  std::mt19937 random(23);
  int trusted = 0;
  for (int round = 0; round < 2000; ++round) {
    SCOPED_TRACE(round);
    Rig rig;
    const auto any = [&](unsigned count) { return static_cast<std::int32_t>(random() % count); };
    for (std::int32_t i = 0; i < 12; ++i) rig.add({0, static_cast<float>(i), 0}, any(unsigned(i + 1)) - 1, any(3));
    for (std::int32_t i = 0; i < 12; ++i) {
      if (random() % 2 == 0)
        rig.setAppend(i, any(12), random() % 2 == 0 ? 1e3F : 0.5F,
                      boneFlag::appendRotation | boneFlag::appendTranslation);
    }
    for (int chain = any(3); chain > 0; --chain) rig.setIk(any(12), any(12), 4, 1.0F, {{any(12), false, {}, {}}});
    rig.build();
    for (auto& local : rig.pose->locals) local.translation = {10, 0, 0};
    trusted += ik::mayLeaveRange(rig.skeleton, *rig.pose) ? 0 : 1;
    ASSERT_NO_FATAL_FAILURE(expectTheSameChecked(rig));
  }
  EXPECT_GT(trusted, 100);
}

TEST(PoseRange, WhatIsNoNumberIsChecked) {
  Four four;
  EXPECT_FALSE(ik::mayLeaveRange(four.rig.skeleton, *four.rig.pose));
  four.rig.morph(2).translation.z = kNan;
  EXPECT_TRUE(ik::mayLeaveRange(four.rig.skeleton, *four.rig.pose));
  four.rig.pose->morphsMoved = false;
  EXPECT_FALSE(ik::mayLeaveRange(four.rig.skeleton, *four.rig.pose)) << "nobody reads them";
  four.rig.local(3).rotation.w = kNan;
  EXPECT_TRUE(ik::mayLeaveRange(four.rig.skeleton, *four.rig.pose));
}

TEST(PoseRange, HoldsForAnyFiniteInput) {
  std::mt19937 random(7);
  const auto huge = [&] {
    return std::ldexp(static_cast<float>(random() % 1000) - 500.0F, static_cast<int>(random() % 119));
  };
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(round);
    Rig rig;
    fillAtRandom(rig, random);
    for (auto& link : {5, 11}) {
      for (auto& l : rig.at(link).ik.links) {
        for (int k = 0; k < 3; ++k) {
          if (l.lower[k] > l.upper[k]) std::swap(l.lower[k], l.upper[k]);
        }
      }
    }
    rig.switches.descendantsStay = random() % 4 == 0;
    rig.switches.earlyAppendsStay = random() % 4 == 0;
    rig.switches.straightLegRule = random() % 4 == 0;
    rig.build();
    for (auto& local : rig.pose->locals) {
      local.translation = {huge(), huge(), huge()};
      local.rotation = glm::angleAxis(static_cast<float>(random() % 628) / 100.0F, base::Vec3(0, 1, 0));
    }
    for (auto& morph : rig.pose->morphs) morph.translation = {huge(), 0, huge()};
    // WHEN they are posed with the check and without it
    rig.solve();
    ASSERT_NO_FATAL_FAILURE(expectInRange(*rig.pose));
    const auto byWaves = rig.pose->models;
    ik::beginPose(*rig.pose);
    for (const auto phase : {ik::Phase::BeforePhysics, ik::Phase::AfterPhysics}) {
      ik::solvePhaseInOrder(rig.skeleton, phase, rig.switches, *rig.pose);
    }
    // THEN both give equal poses
    ASSERT_EQ(std::memcmp(byWaves.data(), rig.pose->models.data(), byWaves.size() * sizeof(base::Transform)), 0);
  }
}

}  // namespace
