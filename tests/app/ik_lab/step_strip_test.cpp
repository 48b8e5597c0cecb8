// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/step_strip.h"

#include <numbers>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::ChainStepKind;
using testing::HasSubstr;

/// Returns one turn of a knee by these degrees.
app::ChainSteps turn(double wanted, double capped, double turned, bool limited) {
  constexpr double degree = std::numbers::pi / 180.0;
  app::ChainSteps steps;
  steps.bones = {7, 8};
  steps.parents = {-1, 0};
  steps.effector = 1;
  app::ChainStep step;
  step.points = {{0, 0, 0}, {1, 0, 0}};
  steps.steps.push_back(step);
  step.kind = ChainStepKind::Turn;
  step.loop = 2;
  step.joint = 0;
  step.wantedRad = wanted * degree;
  step.cappedRad = capped * degree;
  step.turnedRad = turned * degree;
  step.limited = limited;
  step.left = 1.5;
  steps.steps.push_back(step);
  return steps;
}

std::string caption(const app::ChainSteps& steps) {
  return app::stepCaption(steps, 1, [](std::int32_t bone) { return bone == 7 ? "knee" : "ankle"; });
}

TEST(StepStrip, TellsWhatBecameOfATurn) {
  EXPECT_EQ(caption(turn(10, 10, 10, true)), "loop 2: knee turns 10.0°; 1.5 units left");
  EXPECT_EQ(caption(turn(40, 10, 10, true)),
            "loop 2: knee turns 10.0° of 40.0°; the step's cap took 30.0°; 1.5 units left");
  EXPECT_EQ(caption(turn(40, 40, 10, true)), "loop 2: knee turns 10.0° of 40.0°; the limit took 30.0°; 1.5 units left");
  EXPECT_EQ(caption(turn(10, 10, 14, true)), "loop 2: knee turns 14.0° instead of 10.0°, by its limit; 1.5 units left");
  EXPECT_EQ(caption(turn(10, 10, -4, true)),
            "loop 2: knee wanted 10.0°; the limit turned it 4.0° the other way; 1.5 units left");
  EXPECT_EQ(caption(turn(0.02, 0.02, 0, false)), "loop 2: knee turns 0.00°; 1.5 units left") << "it has no limit";
  EXPECT_EQ(caption(turn(0, 0, 0, true)), "loop 2: knee has nothing to turn; 1.5 units left");
}

TEST(StepStrip, TellsWhichLimitsBeganTheSolve) {
  app::ChainSteps steps = turn(0, 0, 0, false);
  steps.steps[1].kind = ChainStepKind::Limits;
  EXPECT_THAT(caption(steps), HasSubstr("straight joints are bent"));
  steps.byMmd = false;
  EXPECT_THAT(caption(steps), HasSubstr("joints are put inside their limits"));
}

TEST(StepStrip, HasALegendOfEveryLine) {
  std::set<app::StepRole> roles;
  std::string svg = app::stepStripSvg(turn(10, 10, 10, true), 9, "title", [](std::int32_t) { return "bone"; });
  for (const app::StepLegendEntry& entry : app::stepLegendEntries()) {
    roles.insert(entry.role);
    EXPECT_THAT(svg, HasSubstr(std::string(entry.words)));
  }
  EXPECT_EQ(roles.size(), static_cast<std::size_t>(app::StepRole::Moved) + 1);
}

TEST(StepStrip, SaysInItsTitleWhatIsLeftOut) {
  app::ChainSteps steps = turn(10, 10, 10, true);
  EXPECT_EQ(app::stripTitle(steps, "knee", 2), "knee");
  EXPECT_EQ(app::stripTitle(steps, "knee", 5), "knee");
  steps.leftOut = true;
  EXPECT_EQ(app::stripTitle(steps, "knee", 2), "knee — the first 1 of more than 2 steps, and the end");
  steps.steps.resize(40, steps.steps.back());
  steps.leftOut = false;
  EXPECT_EQ(app::stripTitle(steps, "knee", 16), "knee — the first 15 of 40 steps, and the end");
}

}  // namespace
