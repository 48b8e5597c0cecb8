// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Poses of real models against the reference poses of the corpus (ik-parity.md 5): made by an unrelated
// runtime in double precision, written with six digits.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/solo.h"
#include "tests/support/corpus.h"
#include "tests/support/golden_rows.h"

namespace {

using support::degreesBetween, support::GoldenRow, support::readGolden;

struct Spread {
  double median = 0, p99 = 0, max = 0;
  std::string worst;
};

struct Miss {
  double size;
  const GoldenRow* row;
};

Spread spread(std::vector<Miss>& misses) {
  std::ranges::sort(misses, {}, &Miss::size);
  const auto at = [&](double part) {
    return misses[static_cast<std::size_t>(part * static_cast<double>(misses.size() - 1))];
  };
  const GoldenRow& worst = *misses.back().row;
  char frame[32];
  std::snprintf(frame, sizeof frame, "%g", worst.frame);
  return {at(0.5).size, at(0.99).size, misses.back().size, worst.name + " at frame " + frame};
}

struct Tolerances {
  double p99Units, p99Degrees, maxUnits, maxDegrees;
};

// The goals of ik-parity.md 1 and 2.
constexpr Tolerances kOffGoal{5e-4, 0.005, 5e-4, 0.005};
constexpr Tolerances kOnGoal{2e-3, 0.1, 0.05, 1.0};
// What single precision reaches with IK; the goal is much wider.
constexpr Tolerances kOnReached{5e-4, 0.005, 1e-3, 0.03};

struct GoldenCase {
  const char* name;
  const char* model;
  const char* motion;
  bool ik;
  Tolerances reached;  ///< what is asserted
  const char* leaveOut = "";
};

void PrintTo(const GoldenCase& golden, std::ostream* out) { *out << golden.name; }

const GoldenCase kCases[] = {
    {"miku__wavefile__ik_off", "miku/初音ミク.pmx", "motion/wavefile_v2.vmd", false, kOffGoal},
    {"miku__walk__ik_off", "miku/初音ミク.pmx", "motion/walk.vmd", false, kOffGoal},
    // Its parent has a later layer: the reference shows the frame before.
    {"gene__wavefile__ik_off", "gene/Gene_light.pmx", "motion/wavefile_v2.vmd", false, kOffGoal, "前クローク2_2錘"},
    {"yw__yw_test_motion__ik_off", "yw/yw_test_model.pmx", "yw/yw_test_motion.vmd", false, kOffGoal},
    {"miku__wavefile__ik_on", "miku/初音ミク.pmx", "motion/wavefile_v2.vmd", true, kOnReached},
    {"miku__walk__ik_on", "miku/初音ミク.pmx", "motion/walk.vmd", true, kOnReached},
    {"gene__wavefile__ik_on", "gene/Gene_light.pmx", "motion/wavefile_v2.vmd", true, kOnReached, "前クローク2_2錘"},
    {"yw__yw_test_motion__ik_on", "yw/yw_test_model.pmx", "yw/yw_test_motion.vmd", true, kOnReached},
    {"pmd/mikuv2__wavefile_conv__ik_off", "pmd/miku_v2.pmd", "motion/wavefile_v2.vmd", false, kOffGoal},
    {"pmd/kaito__wavefile__ik_off", "pmd/KAITO.pmd", "motion/wavefile_v2.vmd", false, kOffGoal},
    {"pmd/len__wavefile__ik_off", "pmd/Len_Kagamine.pmd", "motion/wavefile_v2.vmd", false, kOffGoal},
    {"pmd/mikuv2__wavefile_conv__ik_on", "pmd/miku_v2.pmd", "motion/wavefile_v2.vmd", true, kOnReached},
    {"pmd/kaito__wavefile__ik_on", "pmd/KAITO.pmd", "motion/wavefile_v2.vmd", true, kOnReached},
    {"pmd/len__wavefile__ik_on", "pmd/Len_Kagamine.pmd", "motion/wavefile_v2.vmd", true, kOnReached},
    // Poses, which stand over motions, as one key at frame 0.
    {"pose/miku__vpd_keitel04__ik_off", "miku/初音ミク.pmx", "pose/KEITEL_04.vpd", false, kOffGoal},
    {"pose/miku__vpd_keitel04__ik_on", "miku/初音ミク.pmx", "pose/KEITEL_04.vpd", true, kOnReached},
    {"pose/miku__vpd_makoto_basic__ik_off", "miku/初音ミク.pmx", "pose/makoto_basic.vpd", false, kOffGoal},
    {"pose/miku__vpd_makoto_basic__ik_on", "miku/初音ミク.pmx", "pose/makoto_basic.vpd", true, kOnReached},
    {"pose/mikuv2__vpd_keitel04__ik_off", "pmd/miku_v2.pmd", "pose/KEITEL_04.vpd", false, kOffGoal},
    {"pose/mikuv2__vpd_keitel04__ik_on", "pmd/miku_v2.pmd", "pose/KEITEL_04.vpd", true, kOnReached},
    {"pose/kaito__vpd_makoto_basic__ik_off", "pmd/KAITO.pmd", "pose/makoto_basic.vpd", false, kOffGoal},
    {"pose/kaito__vpd_makoto_basic__ik_on", "pmd/KAITO.pmd", "pose/makoto_basic.vpd", true, kOnReached},
    {"pose/gene__vpd_test__ik_off", "gene/Gene_light.pmx", "pose/test.vpd", false, kOffGoal, "前クローク2_2錘"},
    {"pose/gene__vpd_test__ik_on", "gene/Gene_light.pmx", "pose/test.vpd", true, kOnReached, "前クローク2_2錘"},
};

class GoldenPose : public testing::TestWithParam<GoldenCase> {};

TEST_P(GoldenPose, IsReached) {
  ODORI_NEEDS_CORPUS();
  const GoldenCase& golden = GetParam();
  // GIVEN a model, a motion and the reference poses
  const auto model = app::loadModel(support::corpus() / golden.model);
  ASSERT_TRUE(model) << base::describe(model.error());
  const auto motion = app::loadMotion(support::corpus() / golden.motion);
  ASSERT_TRUE(motion) << base::describe(motion.error());
  const std::vector<GoldenRow> rows = readGolden(support::corpus() / "golden" / (std::string(golden.name) + ".csv"));
  ASSERT_GE(rows.size(), (*model)->model.bones.size());
  support::Solo session;
  session.setModel(*model);
  session.addMotion(*motion);
  session.setIkMode(golden.ik ? app::IkMode::On : app::IkMode::Off);

  // WHEN every frame is posed
  std::vector<Miss> units, degrees;
  double posed = -1.0;
  const app::ActorFrame* output = nullptr;
  for (const GoldenRow& row : rows) {
    if (row.frame != posed || output == nullptr) output = &session.evaluate(posed = row.frame);
    ASSERT_LT(row.bone, output->boneModels.size());
    ASSERT_EQ((*model)->model.bones[row.bone].name.utf8, row.name);
    if (row.name == golden.leaveOut) continue;
    const base::Transform& got = output->boneModels[row.bone];
    const double dx = row.p[0] - static_cast<double>(got.translation.x);
    const double dy = row.p[1] - static_cast<double>(got.translation.y);
    const double dz = row.p[2] - static_cast<double>(got.translation.z);
    units.push_back({std::sqrt(dx * dx + dy * dy + dz * dz), &row});
    degrees.push_back({degreesBetween(row.q, got.rotation), &row});
    ASSERT_FALSE(std::isnan(units.back().size) || std::isnan(degrees.back().size)) << row.name << ' ' << row.frame;
  }

  // THEN they differ by no more than what is reached
  const Spread u = spread(units), d = spread(degrees);
  std::printf(
      "%s: %zu bone frames; units median %.2g p99 %.2g max %.2g (%s); degrees median %.2g p99 %.2g max %.2g (%s)\n",
      golden.name, units.size(), u.median, u.p99, u.max, u.worst.c_str(), d.median, d.p99, d.max, d.worst.c_str());
  const Tolerances& goal = golden.ik ? kOnGoal : kOffGoal;
  if (u.max > goal.maxUnits || d.max > goal.maxDegrees || u.p99 > goal.p99Units || d.p99 > goal.p99Degrees) {
    std::printf("  above the goal: p99 %g units %g degrees, max %g units %g degrees\n", goal.p99Units, goal.p99Degrees,
                goal.maxUnits, goal.maxDegrees);
  }
  EXPECT_LE(u.p99, golden.reached.p99Units);
  EXPECT_LE(d.p99, golden.reached.p99Degrees);
  EXPECT_LE(u.max, golden.reached.maxUnits) << u.worst;
  EXPECT_LE(d.max, golden.reached.maxDegrees) << d.worst;
}

TEST(GoldenFiles, AreAllCompared) {
  ODORI_NEEDS_CORPUS();
  // Weights and camera: tests/vmd/golden_test.cpp. The two of miku_v2 outside pmd/ are wrong in the eyes, and those in
  // pmd/ stand for them (the corpus' README).
  std::vector<std::string> compared{"miku__wavefile__morphs", "wavefile_camera", "mikuv2__wavefile__ik_off",
                                    "mikuv2__wavefile__ik_on"};
  for (const GoldenCase& golden : kCases) compared.emplace_back(golden.name);
  const std::string elsewhere = "physics";  // tests/app/physics/band_test.cpp
  const std::filesystem::path root = support::corpus() / "golden";
  std::vector<std::string> there;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const auto name = entry.path().lexically_relative(root);
    if (entry.path().extension() != ".csv" || *name.begin() == elsewhere) continue;
    there.push_back((name.parent_path() / name.stem()).generic_string());
  }
  EXPECT_THAT(there, testing::IsSubsetOf(compared));
  EXPECT_GE(there.size(), 28U);
}

INSTANTIATE_TEST_SUITE_P(Corpus, GoldenPose, testing::ValuesIn(kCases), [](const auto& golden) {
  std::string name = golden.param.name;
  std::ranges::replace(name, '/', '_');
  return name;
});

}  // namespace
