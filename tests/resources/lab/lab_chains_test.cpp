// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The scenes of limits and of the race: the numbers are those of the cards.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "tests/resources/lab/lab_show.h"

namespace {

using base::Vec3;
using support::LabShow;

constexpr int kJoints = 7, kLocked = 3;
constexpr float kThirty = 0.5235988F;  // radians

/// Returns the angle between a link and the one before it, or the upright line before the first.
float bendAt(const LabShow& lab, std::size_t actor, int joint) {
  const auto place = [&](int of) {
    return of == 0             ? lab.at(actor, "link 1") - Vec3(0, 1, 0)
           : of == kJoints + 1 ? lab.at(actor, "tip")
                               : lab.at(actor, fmt::format("link {}", of));
  };
  const Vec3 before = glm::normalize(place(joint) - place(joint - 1)),
             after = glm::normalize(place(joint + 1) - place(joint));
  return std::acos(std::clamp(glm::dot(before, after), -1.0F, 1.0F));
}

TEST(LabLimits, JointsStayWithinThirtyDegreesAndTheLockedStayStraight) {
  LabShow lab("limits");
  ASSERT_EQ(lab.actors.size(), 3U);
  float freest = 0.0F, most = 0.0F;
  for (double frame = 0.0; frame <= 300.0; frame += 10.0) {
    SCOPED_TRACE(frame);
    lab.show.evaluate(frame);
    for (int joint = 1; joint <= kJoints; ++joint) {
      freest = std::max(freest, bendAt(lab, 0, joint));
      most = std::max(most, bendAt(lab, 1, joint));
      EXPECT_LE(bendAt(lab, 1, joint), kThirty + 1e-3F) << joint;
      EXPECT_LE(bendAt(lab, 2, joint), (joint <= kLocked ? 0.0F : kThirty) + 1e-3F) << joint;
    }
    // AND the free arm is there, wherever the target is within the length of 7.5 from the root
    if (lab.distance(0, "link 1", "target") < 7.4F) {
      EXPECT_LE(lab.distance(0, "tip", "target"), 0.1F) << "64 loops of CCD leave that where it is nearly stretched";
    }
  }
  EXPECT_GT(freest, kThirty) << "the limits are what keeps the others";
  EXPECT_GT(most, 0.9F * kThirty) << "and they are used";
  // AND four links of 30 degrees each can't come down to a target at the root's own height
  lab.show.evaluate(120.0);
  EXPECT_GT(lab.distance(2, "tip", "target"), 1.0F);
}

TEST(LabRace, EverySolverRunsItsChain) {
  LabShow lab("race");
  constexpr std::array kNames{"MMD", "CCD", "FABRIK", "Triangulation", "Transpose", "Pseudo-inverse", "DLS", "SDLS"};
  ASSERT_EQ(lab.actors.size(), kNames.size() + 1) << "and the shelf";
  // GIVEN the frame in which the target is (5 sin 0.8π, 3.2 + 5.2 + 2.4 cos 0.4π, -2.6 sin 1.2π)
  lab.show.evaluate(60.0);
  const Vec3 target(5.0F * std::sin(2.513274F), 8.4F + 2.4F * std::cos(1.256637F), -2.6F * std::sin(3.769911F));
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    SCOPED_TRACE(kNames.at(i));
    EXPECT_EQ(lab.actor(i).model().name.utf8, kNames.at(i));
    EXPECT_LT(glm::distance(lab.at(i, "target"), target), 1e-3F);
    // THEN it is nearly reached by all, and exactly by those that know how
    const float miss = lab.distance(i, "tip", "target");
    EXPECT_LT(miss, 0.5F);
    const std::string name = kNames.at(i);
    if (name == "CCD" || name == "FABRIK" || name == "Triangulation" || name == "DLS" || name == "SDLS") {
      EXPECT_LT(miss, 2e-3F);
    }
  }
}

TEST(LabRace, AllChainsStayAboveTheirGroundAndInTheirColumns) {
  LabShow lab("race");
  for (double frame = 0.0; frame <= 300.0; frame += 5.0) {
    SCOPED_TRACE(frame);
    lab.show.evaluate(frame);
    for (std::size_t runner = 0; runner < 8; ++runner) {
      for (const base::Transform& bone : lab.actor(runner).pose().models) {
        EXPECT_GE(bone.translation.y, 0.0F) << runner;
        EXPECT_LT(std::abs(bone.translation.x), 8.5F) << runner << ": half of 17 units from one to the next";
      }
    }
  }
}

TEST(LabRace, ATargetThatIsTooFarIsMissedByWhatIsTooFar) {
  LabShow lab("race");
  // GIVEN the frame at 0.25π of the target's turn: (5, 5.2 + 2.4 cos 45°, -2.6 sin 135°) from the
  // root, 8.70 units away from where 8 units of links begin
  lab.show.evaluate(37.5);
  for (std::size_t runner = 0; runner < 8; ++runner) {
    SCOPED_TRACE(runner);
    EXPECT_NEAR(lab.distance(runner, "link 1", "target"), 8.70F, 0.03F)
        << "keys are 5 frames apart, with lines between";
    EXPECT_GE(lab.distance(runner, "tip", "target"), 8.67F - 8.0F);
    EXPECT_LE(lab.distance(runner, "link 1", "tip"), 8.001F);
  }
}

}  // namespace
