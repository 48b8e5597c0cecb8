// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/step_text.h"

#include <cmath>
#include <numbers>
#include <set>

#include <gtest/gtest.h>
#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QStringList>

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
  EXPECT_EQ(told(10, 10, true), QStringLiteral("Iteration 2: knee rotates 10.0°, its whole angle; error 1.50 units"));
  EXPECT_EQ(told(10, 14, true),
            QStringLiteral("Iteration 2: the limit of knee makes it rotate 14.0° instead of 10.0°; error 1.50 units"));
  EXPECT_EQ(told(10, -4, true),
            QStringLiteral("Iteration 2: knee should rotate 10.0°, and its limit rotates it 4.0° the other way; "
                           "error 1.50 units"));
  EXPECT_EQ(told(10, 4, true),
            QStringLiteral("Iteration 2: knee rotates 4.0° of 10.0°: its limit takes 6.0°; error 1.50 units"));
  EXPECT_FALSE(told(0.02, 0, false).contains(QStringLiteral("limit")));
  EXPECT_EQ(told(0, 0, true), QStringLiteral("Iteration 2: knee needs no rotation; error 1.50 units"));
}

/// Returns WCAG 2.1's relative luminance of a grey, 0 to 1.
double greyLuminance(const QColor& grey) { return std::pow((grey.redF() + 0.055) / 1.055, 2.4); }

TEST(StepText, HasALegendOfEveryLine) {
  constexpr int kRoles = static_cast<int>(app::StepRole::Moved) + 1;
  const QStringList marks = app::stepLegend().split(QStringLiteral("base64,")).mid(1);
  ASSERT_EQ(marks.size(), kRoles);
  // Each line has a square of its colour.
  std::set<QString> colours;
  for (const QString& legend : marks) {
    const QImage mark = QImage::fromData(QByteArray::fromBase64(legend.left(legend.indexOf(u'\'')).toLatin1()));
    ASSERT_FALSE(mark.isNull());
    colours.insert(mark.pixelColor(mark.rect().center()).name());
    // Its border is seen on white and on a dark window (WCAG asks for 3 for what isn't text).
    const double border = greyLuminance(mark.pixelColor(0, 0));
    EXPECT_GE(1.05 / (border + 0.05), 3.0);
    EXPECT_GE((border + 0.05) / (greyLuminance(QColor(0x30, 0x30, 0x30)) + 0.05), 3.0);
  }
  for (int role = 0; role < kRoles; ++role) {
    const base::Vec4 c = app::lineOf(static_cast<app::StepRole>(role)).colour;
    EXPECT_TRUE(colours.contains(QColor::fromRgbF(c.r, c.g, c.b).name())) << role;
  }
}

}  // namespace
