// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solver_switches.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Quat;
using base::Vec3;
using support::degreesBetween;
using support::Rig;
using support::rotation;

constexpr Vec3 kY{0, 1, 0}, kZ{0, 0, 1};

constexpr pmx::IkLink freeLink(std::int32_t bone) { return {bone, false, {}, {}}; }

/// A link at the origin whose effector, 1 along X, is asked to turn by `angle` about Z.
struct Pointer {
  Rig rig;
  std::int32_t link = -1, tip = -1, target = -1;
  Pointer(float angle, bool targetFirst) {
    const Vec3 goal(std::cos(angle), std::sin(angle), 0);
    if (targetFirst) target = rig.add(goal, -1);
    link = rig.add({}, -1);
    tip = rig.add({1, 0, 0}, link);
    if (!targetFirst) target = rig.add(goal, -1);
  }
  /// Radians about Z that IK has turned the link by.
  float turned() {
    rig.solve();
    const Quat& q = rig.ikRotation(link);
    return 2.0F * std::atan2(q.z, q.w);
  }
};

TEST(SolverSwitches, NamesAreDistinctAndSoAreFields) {
  std::set<std::string_view> names;
  for (const auto& named : ik::kNamedSwitches) {
    names.insert(named.name);
    ik::SolverSwitches one;
    one.*named.field = true;
    int on = 0;
    for (const auto& other : ik::kNamedSwitches) on += one.*other.field ? 1 : 0;
    EXPECT_EQ(on, 1) << named.name;
  }
  EXPECT_EQ(names.size(), ik::kNamedSwitches.size());
}

TEST(SolverSwitches, LoopsOnceMoreWhereTheEffectorComesFirst) {
  // GIVEN steps of at most 0.1 rad, three loops, and 1 rad to go: 0.3 rad by hand, 0.4 with one loop more
  for (const bool targetFirst : {false, true}) {
    Pointer pointer(1.0F, targetFirst);
    pointer.rig.setIk(pointer.target, pointer.tip, 3, 0.1F, {freeLink(pointer.link)});
    pointer.rig.build();
    EXPECT_NEAR(pointer.turned(), 0.3F, 1e-5F);
    pointer.rig.switches.loopsOnceMore = true;
    EXPECT_NEAR(pointer.turned(), targetFirst ? 0.3F : 0.4F, 1e-5F);
  }
}

TEST(SolverSwitches, PmdCapIsWeightOnlyForPmd) {
  // GIVEN a weight of 0.1, which the conversion makes a unit angle of 0.4 rad, and a link in the list's second place
  struct Row {
    bool fromPmd, weight, unitAlone;
    float turned;
  };
  for (const Row& row : {Row{true, false, false, 0.8F}, Row{true, true, false, 0.2F}, Row{true, true, true, 0.1F},
                         Row{true, false, true, 0.4F}, Row{false, true, false, 0.8F}, Row{false, true, true, 0.4F}}) {
    Pointer pointer(1.0F, false);
    const auto locked = pointer.rig.add({5, 5, 5}, -1);
    if (row.fromPmd) pointer.rig.model.format = pmx::ModelFormat::Pmd;
    pointer.rig.setIk(pointer.target, pointer.tip, 1, 0.4F, {{locked, true, {}, {}}, freeLink(pointer.link)});
    pointer.rig.build();
    pointer.rig.switches.pmdCapIsWeight = row.weight;
    pointer.rig.switches.capIsUnitAngleAlone = row.unitAlone;
    EXPECT_NEAR(pointer.turned(), row.turned, 1e-5F) << row.fromPmd << row.weight << row.unitAlone;
  }
}

TEST(SolverSwitches, DescendantsFollowSolvedLinks) {
  // GIVEN a link that IK turns by 90 degrees about Z, and bones around it
  Pointer pointer(base::kPi / 2.0F, false);
  Rig& rig = pointer.rig;
  rig.model.bones.clear();
  const auto link = rig.add({}, -1);
  const auto tip = rig.add({1, 0, 0}, link);
  const auto helper = rig.add({2, 0, 0}, link), below = rig.add({2, 1, 0}, helper);
  const auto aside = rig.add({7, 7, 7}, -1);
  const auto target = rig.add({0, 1, 0}, link);
  const auto later = rig.add({2, 0, 0}, link);
  rig.setIk(target, tip, 4, 4.0F, {freeLink(link)});
  rig.build();
  rig.local(helper).rotation = rotation(90, kY);
  const auto expectAt = [&](std::int32_t bone, const Vec3& place, const Quat& turned) {
    EXPECT_NEAR(glm::length(rig.posed(bone).translation - place), 0.0F, 1e-5F) << bone;
    EXPECT_LT(degreesBetween(rig.posed(bone).rotation, turned), 1e-2F) << bone;
  };
  for (const bool follow : {false, true, true, false}) {
    rig.switches.descendantsFollow = follow;
    rig.solve();
    // THEN by hand: (2, 0, 0) goes to (0, 2, 0), the bone one above it to (-1, 2, 0)
    const Quat quarter = rotation(90, kZ);
    expectAt(tip, {0, 1, 0}, quarter);
    expectAt(later, {0, 2, 0}, quarter);
    expectAt(aside, {7, 7, 7}, base::kIdentityRotation);
    if (follow) {
      expectAt(helper, {0, 2, 0}, quarter * rotation(90, kY));
      expectAt(below, {-1, 2, 0}, quarter * rotation(90, kY));
      expectAt(target, {-1, 0, 0}, quarter);
    } else {
      expectAt(helper, {2, 0, 0}, rotation(90, kY));
      expectAt(below, {2, 1, 0}, rotation(90, kY));
      expectAt(target, {0, 1, 0}, base::kIdentityRotation);
    }
  }
  // an IK that is off moves nothing, and neither does it in the phase after physics, whose bones physics may have moved
  rig.switches.descendantsFollow = true;
  rig.pose->ikEnabled[0] = 0;
  rig.solve();
  expectAt(helper, {2, 0, 0}, rotation(90, kY));
  rig.at(target).flags |= pmx::boneFlag::afterPhysics;
  rig.build();
  rig.switches.descendantsFollow = true;
  rig.local(helper).rotation = rotation(90, kY);
  rig.solve();
  expectAt(tip, {0, 1, 0}, rotation(90, kZ));
  expectAt(helper, {2, 0, 0}, rotation(90, kY));
}

TEST(SolverSwitches, DescendantsOfHostileChainsAreBounded) {
  // GIVEN 20,000 bones in a line, each the IK bone of a chain that starts at the root
  Rig rig;
  constexpr std::int32_t kCount = 20'000;
  for (std::int32_t i = 0; i < kCount; ++i) rig.add({static_cast<float>(i), 0, 0}, i - 1);
  for (std::int32_t i = 2; i < kCount; ++i) rig.setIk(i, 1, 1, 1.0F, {freeLink(0)});
  rig.build();
  std::size_t visited = 0;
  for (std::size_t c = 0; c < rig.skeleton.chains.size(); ++c) {
    visited += c + 2 - rig.skeleton.chains[c].descendantsBegin;
  }
  // THEN a frame looks at no more bones for it than the chains' bound
  EXPECT_LE(visited, 1U << 22U);
  EXPECT_EQ(rig.skeleton.chains.front().descendantsBegin, 0U);
}

}  // namespace
