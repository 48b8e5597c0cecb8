// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/pose_comparison.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr double kRadian = 3.14159265358979323846 / 180;

app::BonePlace at(double x, double degreesAboutY = 0) {
  return {{x, 0, 0}, {0, std::sin(degreesAboutY * kRadian / 2), 0, std::cos(degreesAboutY * kRadian / 2)}};
}

TEST(DegreesBetween, IsTheAngleOfTheTurn) {
  const auto& zero = at(0).rotation;
  for (const double degrees : {1e-7, 1e-3, 30.0, 90.0, 179.9}) {
    EXPECT_NEAR(app::degreesBetween(zero, at(0, degrees).rotation), degrees, degrees * 1e-8);
    EXPECT_NEAR(app::degreesBetween(at(0, -degrees / 2).rotation, at(0, degrees / 2).rotation), degrees,
                degrees * 1e-8);
  }
  // q and -q are one rotation, 270 degrees are 90 in the other direction, and lengths don't matter
  EXPECT_NEAR(app::degreesBetween({0, 0, 0, -1}, zero), 0, 1e-12);
  EXPECT_NEAR(app::degreesBetween(at(0, 270).rotation, zero), 90, 1e-9);
  EXPECT_NEAR(app::degreesBetween({0, 0, 0, 0.999}, {0, 0, 0, 2}), 0, 1e-12);
  EXPECT_TRUE(std::isfinite(app::degreesBetween({0, 0, 0, 0}, zero)));
}

/// Returns 200 rows: bone 3 off by 0.001 · frame units, bone 1 off by 2 degrees at frame 50 and
/// else by nothing.
app::PoseDifferences hundredFrames() {
  app::PoseComparison comparison;
  for (int frame = 0; frame < 100; ++frame) {
    comparison.add({double(frame), 1, "one"}, at(0, frame == 50 ? 2 : 0), at(0));
    comparison.add({double(frame), 3, "three"}, at(0.001 * frame), at(0));
  }
  return comparison.finish();
}

TEST(PoseComparison, SpreadsAndWorstBones) {
  const auto differences = hundredFrames();
  EXPECT_EQ(differences.rows, 200U);
  EXPECT_EQ(differences.frames, 100U);
  // THEN by hand: sorted, 101 zeros and 1 to 99 thousandths; the 100th of them is 0, the 198th
  // 0.098
  EXPECT_EQ(differences.units.median, 0.0);
  EXPECT_NEAR(differences.units.p99, 0.098, 1e-12);
  EXPECT_NEAR(differences.units.max, 0.099, 1e-12);
  EXPECT_EQ(differences.units.worstName, "three");
  EXPECT_EQ(differences.units.worstFrame, 99);
  EXPECT_EQ(differences.degrees.p99, 0.0);
  EXPECT_NEAR(differences.degrees.max, 2.0, 1e-9);
  EXPECT_EQ(differences.degrees.worstName, "one");
  EXPECT_EQ(differences.degrees.worstFrame, 50);
  ASSERT_EQ(differences.bones.size(), 2U);
  EXPECT_EQ(differences.bones[0].bone, 3);
  EXPECT_EQ(differences.bones[1].bone, 1);
  EXPECT_EQ(differences.bones[1].units, 0.0);
}

TEST(PoseComparison, TakesAnyBoneIndex) {
  // Indices of a file, with and beyond the table
  app::PoseComparison comparison;
  for (const int bone : {0, 65535, 65536, 2147483647, 65536})
    comparison.add({0, bone, "b"}, at(bone == 65536 ? 1 : 0), at(0));
  const auto differences = comparison.finish();
  EXPECT_EQ(differences.bones.size(), 4U);
  EXPECT_EQ(differences.bones[0].bone, 65536);
}

TEST(PoseComparison, LimitsAreExceededOnlyAboveThem) {
  const auto differences = hundredFrames();
  EXPECT_TRUE(app::beyondLimits(differences, {}).empty());
  EXPECT_TRUE(app::beyondLimits(differences, {0.0991, 2.001, 0.0981, 0}).empty());
  EXPECT_THAT(app::beyondLimits(differences, {0.05, 1, 0.05, 0}),
              ElementsAre("max units 0.099 > 0.05", "max degrees 2 > 1", "p99 units 0.098 > 0.05"));
}

TEST(PoseComparison, TextListsTheWorstBones) {
  const auto differences = hundredFrames();
  const auto text = app::differencesText(differences, {"max units 1 > 0"}, 1);
  EXPECT_THAT(text, HasSubstr("200 rows: 2 bones, 100 frames\n"));
  EXPECT_THAT(text, HasSubstr("units     0.00e+00  9.80e-02  9.90e-02  three at frame 99\n"));
  EXPECT_THAT(text, HasSubstr(" 9.90e-02        99   0.00e+00         0  three\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("  one\n")));
  EXPECT_THAT(text, HasSubstr("beyond the limits: max units 1 > 0\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("missing")));
}

TEST(PoseComparison, TellsWhatIsMissing) {
  app::PoseComparison comparison;
  comparison.addMissing({30, 4, "腕\n"});
  comparison.addMissing({31, 4, "腕"});
  const auto differences = comparison.finish();
  EXPECT_EQ(differences.missing, 2U);
  EXPECT_THAT(app::differencesText(differences, {}, 5),
              HasSubstr("missing: 2 rows, the first is frame 30, bone 4 (腕"));
}

TEST(PoseComparison, BonesOfSeveralModelsAreApart) {
  // GIVEN bone 4 of two models, off by 1 and by 3, and one that the second lacks
  app::PoseComparison comparison;
  comparison.add({0, 4, "arm", 0}, at(1), at(0));
  comparison.add({0, 4, "arm", 1}, at(3), at(0));
  comparison.addMissing({0, 5, "hand", 1});
  const auto differences = comparison.finish();
  // THEN each has an entry of its own in the list
  ASSERT_EQ(differences.bones.size(), 2U);
  EXPECT_EQ(differences.bones[0].model, 1);
  EXPECT_EQ(differences.bones[0].units, 3);
  EXPECT_EQ(differences.bones[1].model, 0);
  EXPECT_EQ(differences.bones[1].units, 1);
  const auto text = app::differencesText(differences, {}, 5);
  EXPECT_THAT(text, HasSubstr("3.00e+00  arm of model 1 at frame 0\n"));
  EXPECT_THAT(text, HasSubstr("  arm of model 0\n"));
  EXPECT_THAT(text, HasSubstr("the first is frame 0, model 1, bone 5 (hand)"));
  const auto json = app::differencesJson(differences, {});
  EXPECT_THAT(json, HasSubstr(R"("worstModel": 1, "worstBone": "arm")"));
  EXPECT_THAT(json, HasSubstr(R"({"model": 0, "bone": 4, "name": "arm", "units": 1,)"));
}

TEST(PoseComparison, JsonHoldsEveryBone) {
  const auto json = app::differencesJson(hundredFrames(), {"a \"b\""});
  for (const char* part : {R"("rows": 200,)", R"("frames": 100,)", R"("missing": 0,)", R"("worstBone": "three")",
                           R"("beyond": ["a \"b\""])", R"({"bone": 1, "name": "one", "units": 0,)"}) {
    EXPECT_THAT(json, HasSubstr(part));
  }
}

}  // namespace
