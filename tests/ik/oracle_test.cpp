// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/ik/oracle.h"

#include <cmath>
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using base::Vec3;
using support::freeLink;
using support::kZ;
using support::Rig;
using support::rotation;

/// This struct is the leg of mmd-reference.md 7.6.
struct JudgedLeg {
  Rig rig;
  std::int32_t hip, knee, ankle, target, bystander;
  explicit JudgedLeg(const Vec3& goal, const Vec3& hipAt = {1, 10, 0}, const Vec3& kneeAt = {1, 5, -0.2F},
                     int loops = 40) {
    const Vec3 ankleAt(hipAt.x, 0, 0);
    hip = rig.add(hipAt, -1);
    knee = rig.add(kneeAt, hip);
    ankle = rig.add(ankleAt, knee);
    target = rig.add(ankleAt, -1);
    bystander = rig.add({3, 3, 3}, -1);
    rig.setIk(target, ankle, loops, 2.0F,
              {{knee, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}}, freeLink(hip)});
    rig.build();
    rig.local(target).translation = goal - ankleAt;
  }
  double kneeDegrees() {
    const auto pose = support::referencePose(rig.model, *rig.pose);
    const glm::dquat& q = pose[static_cast<std::size_t>(knee)].ik;
    return glm::degrees(2 * std::atan2(q.w < 0 ? -q.x : q.x, std::abs(q.w)));
  }
};

TEST(Oracle, GivesTheFiguresOfTheReference) {
  // mmd-reference.md 7.6: the knee about X. Skipping parallel steps (sine below 1e-4) ends the
  // approach 0.02 degrees early in some rows; where it doesn't, the table's last digit is met.
  EXPECT_NEAR(JudgedLeg({1, 2, 0}).kneeDegrees(), -69.265, 6e-4);
  EXPECT_NEAR(JudgedLeg({1, 2, 0}, {1, 10, 0}, {1, 5, -0.2F}, 15).kneeDegrees(), -66.136, 6e-4);
  EXPECT_NEAR(JudgedLeg({1, 4, -4}).kneeDegrees(), -83.222, 0.02);
  EXPECT_NEAR(JudgedLeg({1, 3, 3}).kneeDegrees(), -76.319, 0.02);
  EXPECT_NEAR(JudgedLeg({3, 2, -1}).kneeDegrees(), -63.222, 0.02);
  EXPECT_NEAR(JudgedLeg({1, -3, 0}).kneeDegrees(), -0.5, 6e-4);
  EXPECT_NEAR(JudgedLeg({0, 2, 0}, {0, 10, 0}, {0, 5, 0}).kneeDegrees(), 0, 1e-9);
  EXPECT_NEAR(JudgedLeg({1, 2, 0}, {1, 10, 0}, {1, 5, 0.2F}).kneeDegrees(), -0.5, 6e-4);
}

TEST(Oracle, TakesAnglesApartAsItPutsThemTogether) {
  // R6 of mmd-reference.md in all three orders; limits that choose Y·X·Z, Z·Y·X, X·Z·Y
  const glm::dvec3 angles(0.3, -0.5, 0.7);
  for (const Vec3& reach : {Vec3(1, 3, 3), Vec3(3, 1, 3), Vec3(3, 3, 1)}) {
    const auto again = support::eulerAngles(support::fromEulerAngles(angles, -reach, reach), -reach, reach);
    for (int a = 0; a < 3; ++a) EXPECT_NEAR(again[a], angles[a], 1e-12);
  }
}

struct Damage {
  const char* name;
  std::function<void(JudgedLeg&)> harm;
  const char* complaint;
};

TEST(Oracle, SeesWhatIsWrong) {
  // GIVEN a leg solved well
  JudgedLeg right({1, 4, -4});
  EXPECT_THAT(support::solveAndJudge(right.rig).complaints, testing::IsEmpty());
  const auto knee = [](JudgedLeg& leg) -> base::Quat& { return leg.rig.pose->ikRotations[1]; };
  const Damage damages[] = {
      {"a bone moved", [](JudgedLeg& leg) { leg.rig.pose->models[4].translation.x += 0.02F; }, "from the reference"},
      {"a bone turned",
       [](JudgedLeg& leg) { leg.rig.pose->models[2].rotation = rotation(0.2F, kZ) * leg.rig.pose->models[2].rotation; },
       "from the reference"},
      {"a bone that is no number", [](JudgedLeg& leg) { leg.rig.pose->models[0].translation.y = std::nanf(""); },
       "from the reference"},
      {"a knee beyond its limit",
       [&](JudgedLeg& leg) {
         knee(leg) = rotation(10, {1, 0, 0});
       },
       "limits"},
      {"a knee off its axis", [&](JudgedLeg& leg) { knee(leg) = knee(leg) * rotation(1, kZ); }, "on axis 2"},
      {"a knee that lets the target go",
       [&](JudgedLeg& leg) {
         knee(leg) = rotation(-60, {1, 0, 0});
       },
       "units off"},
      {"a chain that goes away from its target",
       [](JudgedLeg& leg) {
         leg.rig.pose->ikRotations[0] = rotation(170, {1, 0, 0});
       },
       "went from"},
      {"a rotation that isn't unit", [&](JudgedLeg& leg) { knee(leg) = knee(leg) * 1.01F; }, "length"},
  };
  for (const Damage& damage : damages) {
    // WHEN it is changed / THEN the judge complains
    JudgedLeg leg({1, 4, -4});
    leg.rig.solve();
    damage.harm(leg);
    const auto complaints = support::judgePose(leg.rig).complaints;
    EXPECT_THAT(complaints, testing::Contains(testing::HasSubstr(damage.complaint))) << damage.name;
  }
}

}  // namespace
