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
using support::freeLink;
using support::Rig;

/// This struct is a link at the origin whose effector, 1 along X, has its target at `angle` about
/// Z.
struct OneLink {
  Rig rig;
  std::int32_t link = -1, tip = -1, target = -1;
  OneLink(float angle, bool targetFirst) {
    const Vec3 goal(std::cos(angle), std::sin(angle), 0);
    if (targetFirst) target = rig.add(goal, -1);
    link = rig.add({}, -1);
    tip = rig.add({1, 0, 0}, link);
    if (!targetFirst) target = rig.add(goal, -1);
  }
  /// Returns the radians about Z by which IK has turned the link.
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
  // GIVEN steps of at most 0.1 rad, three loops, and 1 rad to go: 0.3 rad by hand, 0.4 with one
  // loop more
  for (const bool targetFirst : {false, true}) {
    OneLink pointer(1.0F, targetFirst);
    pointer.rig.setIk(pointer.target, pointer.tip, 3, 0.1F, {freeLink(pointer.link)});
    pointer.rig.build();
    EXPECT_NEAR(pointer.turned(), 0.3F, 1e-5F);
    pointer.rig.switches.loopsOnceMore = true;
    EXPECT_NEAR(pointer.turned(), targetFirst ? 0.3F : 0.4F, 1e-5F);
  }
}

TEST(SolverSwitches, PmdCapIsWeightOnlyForPmd) {
  // GIVEN a weight of 0.1, which the conversion makes a unit angle of 0.4 rad, and a link at index
  // 1 of the list
  struct Row {
    bool fromPmd, weight, unitAlone;
    float turned;
  };
  for (const Row& row : {Row{true, false, false, 0.8F}, Row{true, true, false, 0.2F}, Row{true, true, true, 0.1F},
                         Row{true, false, true, 0.4F}, Row{false, true, false, 0.8F}, Row{false, true, true, 0.4F}}) {
    OneLink pointer(1.0F, false);
    const auto locked = pointer.rig.add({5, 5, 5}, -1);
    if (row.fromPmd) pointer.rig.model.format = pmx::ModelFormat::Pmd;
    pointer.rig.setIk(pointer.target, pointer.tip, 1, 0.4F, {{locked, true, {}, {}}, freeLink(pointer.link)});
    pointer.rig.build();
    pointer.rig.switches.pmdCapIsWeight = row.weight;
    pointer.rig.switches.capIsUnitAngleAlone = row.unitAlone;
    EXPECT_NEAR(pointer.turned(), row.turned, 1e-5F) << row.fromPmd << row.weight << row.unitAlone;
  }
}

}  // namespace
