// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/step_text.h"

#include <numbers>

#include <gtest/gtest.h>
#include <QColor>

#include "app/ik_lab/step_colours.h"

namespace {

/// Returns the text about a turn of that many degrees.
QString told(double wanted, double turned, bool limited) {
  constexpr double degree = std::numbers::pi / 180.0;
  pmx::Model model;
  model.bones.resize(1);
  model.bones[0].name.utf8 = "knee";
  app::ChainSteps steps;
  steps.bones = {0};
  steps.parents = {-1};
  app::ChainStep step;
  step.kind = app::ChainStepKind::Turn;
  step.loop = 2;
  step.joint = 0;
  step.wantedRad = step.cappedRad = wanted * degree;
  step.turnedRad = turned * degree;
  step.limited = limited;
  step.left = 1.5;
  steps.steps = {step};
  return app::stepText(steps, 0, model);
}

TEST(StepText, TellsOfLimitsWhereThereAreAny) {
  EXPECT_EQ(told(10, 10, true), QStringLiteral("Loop 2, knee turns 10.0°, as far as it wanted; 1.50 units left"));
  EXPECT_EQ(told(10, 14, true),
            QStringLiteral("Loop 2: the limit of knee made it turn 14.0° instead of 10.0°; 1.50 units left"));
  EXPECT_EQ(told(10, -4, true),
            QStringLiteral("Loop 2: knee wanted to turn 10.0° and is turned 4.0° the other way by its "
                           "limit; 1.50 units left"));
  EXPECT_EQ(told(10, 4, true),
            QStringLiteral("Loop 2, knee turns 4.0° of the 10.0° it wanted: its limit took 6.0°; 1.50 units left"));
  EXPECT_FALSE(told(0.02, 0, false).contains(QStringLiteral("limit")));
  EXPECT_EQ(told(0, 0, true), QStringLiteral("Loop 2: knee has nothing to turn; 1.50 units left"));
}

TEST(StepText, HasALegendOfEveryLine) {
  const QString legend = app::stepLegend();
  for (int role = 0; role <= static_cast<int>(app::StepRole::Moved); ++role) {
    const base::Vec4 c = app::lineOf(static_cast<app::StepRole>(role)).colour;
    EXPECT_TRUE(legend.contains(QColor::fromRgbF(c.r, c.g, c.b).name())) << role;
  }
}

}  // namespace
