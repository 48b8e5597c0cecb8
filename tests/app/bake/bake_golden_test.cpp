// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Dances of real models are baked and played back with IK off. The tests compare them with the
// original poses, and with the reference poses of the corpus (ik-parity.md 5).

#include <cstdio>
#include <string>

#include "app/parallel/parallel.h"
#include "tests/app/bake/baking.h"
#include "tests/support/corpus.h"
#include "tests/support/golden_rows.h"

namespace {

struct BakeCase {
  const char* name;
  const char* model;
  const char* golden;
  bool few;  ///< within kAsked; else a key in each frame
  /// This IK bone stays on, for a name of its links doesn't fit into a motion.
  const char* keptChain = "";
  const char* leaveOut = "";  ///< a bone of the reference poses (golden_pose_test.cpp)
  const char* motion = "motion/wavefile_v2.vmd";
};

void PrintTo(const BakeCase& of, std::ostream* out) { *out << of.name; }

constexpr app::BakeTolerance kAsked{0.01, 0.1};

class BakeGolden : public testing::TestWithParam<BakeCase> {};

TEST_P(BakeGolden, IsWithinTheErrorAsked) {
  ODORI_NEEDS_CORPUS();
  const BakeCase& of = GetParam();
  const auto model = app::loadModel(support::corpus() / of.model, {});
  const auto motion = app::loadMotion(support::corpus() / of.motion, {});
  ASSERT_TRUE(model && motion);
  app::Show show;
  const app::ActorId id = show.add(*model);
  show.setMotions(id, {{*motion}});
  const auto last = static_cast<std::int64_t>(show.lastFrame());
  app::BakeSettings settings{0, last, {}, {}, app::defaultThreadCount()};
  if (of.few) settings.tolerance = kAsked;
  const auto targets = pmx::ikBones((*model)->model);
  settings.chains.emplace();
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if ((*model)->model.bones[static_cast<std::size_t>(targets[i])].name.utf8 != of.keptChain)
      settings.chains->push_back(i);
  }

  // WHEN baked
  const support::Baked baked = support::bake(show, id, settings);
  ASSERT_TRUE(baked.done) << baked.unsayable.size();

  // THEN IK is off in the file, and no bone is farther off than the given error, at any frame
  ASSERT_EQ(baked.motion.ikKeys.size(), 1U);
  for (const vmd::IkSwitch& each : baked.motion.ikKeys[0].switches)
    EXPECT_EQ(each.enabled != 0, each.name == vmd::makeName<20>(of.keptChain));
  const support::Apart off = support::apart(show, id, baked.motion, 0, last);
  const bool kept = of.keptChain[0] != '\0';
  // A chain that stays on amplifies rounding.
  const app::BakeTolerance most = of.few ? kAsked
                                  : kept ? app::BakeTolerance{0.01, 0.05}
                                         : app::BakeTolerance{1e-4, 1e-3};
  EXPECT_LE(off.units, most.units);
  EXPECT_LE(off.degrees, most.degrees);
  EXPECT_NEAR(baked.report.errors.units, off.units, 1e-6);

  // AND it is as near to the reference poses, which are within 1e-3 units and 0.03 degrees of ours
  app::Actor played(*model);
  played.setMotions({{support::loaded(baked.motion)}});
  double units = 0, degrees = 0, posed = -1;
  const app::ActorFrame* frame = nullptr;
  for (const support::GoldenRow& row : support::readGolden(support::corpus() / "golden" / of.golden)) {
    // Between whole frames a baked motion is linear.
    if (row.name == of.leaveOut || row.frame != std::floor(row.frame)) continue;
    if (row.frame != posed || frame == nullptr) frame = &played.evaluate(posed = row.frame);
    const base::Transform& got = frame->boneModels[row.bone];
    const glm::dvec3 want(row.p[0], row.p[1], row.p[2]);
    units = std::max(units, glm::distance(glm::dvec3(got.translation), want));
    degrees = std::max(degrees, support::degreesBetween(row.q, got.rotation));
  }
  EXPECT_LE(units, most.units + 1e-3);
  EXPECT_LE(degrees, most.degrees + 0.03);
  std::printf(
      "%s: %zu keys (each frame: %zu), %zu bytes; off by %.2g units, %.2g degrees; reference poses %.2g, %.2g\n",
      of.name, baked.report.keys, baked.report.keysOfEachFrame, vmd::writeVmd(baked.motion).size(), off.units,
      off.degrees, units, degrees);
  EXPECT_LE(baked.report.keys * (of.few ? 4 : 1), baked.report.keysOfEachFrame);
}

TEST(BakeOfDBones, HasNoKeysForThem) {
  ODORI_NEEDS_CORPUS();
  const auto model = app::loadModel(support::corpus() / "yw/yw_test_model.pmx", {});
  const auto motion = app::loadMotion(support::corpus() / "yw/yw_test_motion.vmd", {});
  ASSERT_TRUE(model && motion);
  app::Show show;
  const app::ActorId id = show.add(*model);
  show.setMotions(id, {{*motion}});
  const support::Baked baked = support::bake(show, id, {0, 5, {}, {}, 1});
  EXPECT_EQ(baked.keysOf("右ひざ"), 6U);
  for (const char* bone : {"右足D", "右ひざD", "右足首D", "左足D", "左ひざD", "左足首D"})
    EXPECT_EQ(baked.keysOf(bone), 0U) << bone;
}

INSTANTIATE_TEST_SUITE_P(Corpus, BakeGolden,
                         testing::Values(BakeCase{"miku_each", "miku/初音ミク.pmx", "miku__wavefile__ik_on.csv", false},
                                         BakeCase{"miku_few", "miku/初音ミク.pmx", "miku__wavefile__ik_on.csv", true},
                                         BakeCase{"gene_each", "gene/Gene_light.pmx", "gene__wavefile__ik_on.csv",
                                                  false, "前クローク2_1xcIK", "前クローク2_2錘"},
                                         BakeCase{"gene_few", "gene/Gene_light.pmx", "gene__wavefile__ik_on.csv", true,
                                                  "前クローク2_1xcIK", "前クローク2_2錘"},
                                         BakeCase{"d_bones", "yw/yw_test_model.pmx", "yw__yw_test_motion__ik_on.csv",
                                                  false, "", "", "yw/yw_test_motion.vmd"}),
                         [](const auto& of) { return std::string(of.param.name); });

}  // namespace
