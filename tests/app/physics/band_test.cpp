// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare hair and skirts of real models with the bands of the corpus. The bounds are
// those of physics-parity.md 4, set there from other implementations. Each fault that a bound is
// there to catch is tried too, and has to break it.

#include <algorithm>
#include <cstdio>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/physics/band_run.h"
#include "tests/support/corpus.h"

namespace {

using app::PhysicsSettings;
using support::BandRun, support::ofBones, support::quantile, support::runBand, support::units, support::degrees;

/// This struct is a bound and the value of a run there.
struct Bound {
  const char* what;
  double most;
  std::function<double(const BandRun&)> value;
};

enum Measure { kUnits, kDegrees };

Bound bound(const char* what, double most, Measure measure, double share, bool settled,
            std::initializer_list<const char*> words, const char* notWith = nullptr) {
  const std::vector<const char*> kept(words);
  return {what, most, [=](const BandRun& run) {
            std::vector<double> values;
            for (const char* word : kept) {
              const auto misses = ofBones(run, {word}, settled, notWith);
              const auto more = measure == kUnits ? units(misses) : degrees(misses);
              values.insert(values.end(), more.begin(), more.end());
            }
            EXPECT_FALSE(values.empty()) << what;
            return quantile(values, share);
          }};
}

Bound bound(const char* what, double most, std::vector<double> BandRun::*list, double share) {
  return {what, most, [=](const BandRun& run) {
            EXPECT_FALSE((run.*list).empty()) << what;
            return quantile(run.*list, share);
          }};
}

const Bound kSkirtDepth{"skirt's centre in a thigh, units", 0.05, [](const BandRun& run) { return run.skirtDepth; }};

std::vector<Bound> mikuSettled(double median, double max) {
  return {bound("settled tails, median, units", median, kUnits, 0.5, true, {"左髪", "右髪"}),
          bound("settled tails, max, units", max, kUnits, 1, true, {"左髪", "右髪"}),
          bound("settled tie, max, units", 0.02, kUnits, 1, true, {"ﾈｸﾀｲ"}),
          bound("settled fringe, max, degrees", 1, kDegrees, 1, true, {"前髪"}),
          bound("settled skirt, max, units", 0.005, kUnits, 1, true, {"ｽｶｰﾄ"}),
          bound("settled skirt, median, degrees", 1, kDegrees, 0.5, true, {"ｽｶｰﾄ"}),
          bound("settled skirt, max, degrees", 10, kDegrees, 1, true, {"ｽｶｰﾄ"})};
}

std::vector<Bound> geneSettled() {
  return {bound("settled hair, max, units", 0.1, kUnits, 1, true, {"髪", "アホ毛"}),
          bound("settled hair, median, degrees", 1, kDegrees, 0.5, true, {"髪", "アホ毛"}),
          bound("settled cloak, median, degrees", 5, kDegrees, 0.5, true, {"クローク"}, "錘"),
          bound("settled cloak weights, median, units", 0.1, kUnits, 0.5, true, {"錘"}),
          bound("settled cloak weights, max, units", 0.25, kUnits, 1, true, {"錘"}),
          bound("settled hem, max, degrees", 0.5, kDegrees, 1, true, {"すそ"})};
}

std::vector<Bound> bodies(double restStretch) {
  return {bound("joint stretch, p99, units", 0.5, &BandRun::stretches, 0.99),
          bound("joint stretch, p99.9, units", 1.2, &BandRun::stretches, 0.999),
          bound("joint stretch settled, max, units", restStretch, &BandRun::restStretches, 1),
          bound("speed, p99, units/s", 80, &BandRun::speeds, 0.99),
          bound("speed, max, units/s", 250, &BandRun::speeds, 1)};
}

std::vector<Bound> operator+(std::vector<Bound> a, const std::vector<Bound>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

struct BandCase {
  const char *name, *model, *motion, *band;
  std::vector<Bound> bounds;
};

void PrintTo(const BandCase* which, std::ostream* out) { *out << which->name; }

using support::kDance;
using support::kGene;
using support::kMiku;
using support::kWalk;

const BandCase& walk() {
  static const BandCase walking{
      "MikuWalk", kMiku, kWalk, "miku__walk__band",
      mikuSettled(0.03, 0.06) + bodies(0.15) +
          std::vector<Bound>{bound("tails, median, units", 0.03, kUnits, 0.5, false, {"左髪", "右髪"}),
                             bound("tails, p95, units", 0.15, kUnits, 0.95, false, {"左髪", "右髪"}),
                             bound("tails, max, units", 0.5, kUnits, 1, false, {"左髪", "右髪"}),
                             bound("skirt, p95, degrees", 6, kDegrees, 0.95, false, {"ｽｶｰﾄ"}), kSkirtDepth}};
  return walking;
}

const BandCase& dance() {
  static const BandCase dancing{
      "MikuWavefile", kMiku, kDance, "miku__wavefile__band",
      mikuSettled(0.08, 0.12) + bodies(0.15) +
          std::vector<Bound>{bound("tails, median, units", 0.12, kUnits, 0.5, false, {"左髪", "右髪"}),
                             bound("tails, p95, units", 1.0, kUnits, 0.95, false, {"左髪", "右髪"}),
                             bound("tie, p95, units", 0.35, kUnits, 0.95, false, {"ﾈｸﾀｲ"}),
                             bound("skirt, p95, degrees", 15, kDegrees, 0.95, false, {"ｽｶｰﾄ"}), kSkirtDepth}};
  return dancing;
}

const BandCase& gene() {
  static const BandCase cloaked{
      "GeneWavefile", kGene, kDance, "gene__wavefile__band",
      geneSettled() + bodies(0.3) +
          std::vector<Bound>{bound("hair, p95, units", 0.25, kUnits, 0.95, false, {"髪", "アホ毛"})}};
  return cloaked;
}

BandRun runCase(const BandCase& which, const PhysicsSettings& settings, int lastFrame = 900) {
  return runBand(which.model, which.motion, which.band, settings, lastFrame, 0);
}

class Band : public testing::TestWithParam<const BandCase*> {};

TEST_P(Band, Holds) {
  ODORI_NEEDS_CORPUS();
  const BandCase& which = *GetParam();
  const BandRun run = runCase(which, {});
  ASSERT_FALSE(run.misses.empty());
  std::printf("%s\n", which.name);
  for (const Bound& bound : which.bounds) {
    const double value = bound.value(run);
    std::printf("  %-40s %9.4f of %g\n", bound.what, value, bound.most);
    EXPECT_LE(value, bound.most) << bound.what;
  }
  EXPECT_EQ(run.caught, 0U);
}

INSTANTIATE_TEST_SUITE_P(Corpus, Band, testing::Values(&walk(), &dance(), &gene()),
                         [](const auto& which) { return std::string(which.param->name); });

/// At 1/60 s the settled poses are those of the recommended settings at 1/60 s.
TEST(Band60, SettledPosesHold) {
  ODORI_NEEDS_CORPUS();
  PhysicsSettings settings;
  settings.stepSec = 1.0F / 60.0F;
  const auto settledOnly = [&](const BandCase& which, const std::vector<Bound>& bounds, const char* table) {
    const BandRun run = runBand(which.model, which.motion, table, settings, 0, 0);
    ASSERT_FALSE(run.misses.empty());
    std::printf("%s at 1/60 s\n", which.name);
    for (const Bound& bound : bounds) {
      std::printf("  %-40s %9.4f of %g\n", bound.what, bound.value(run), bound.most);
      EXPECT_LE(bound.value(run), bound.most) << which.name << ' ' << bound.what;
    }
  };
  settledOnly(walk(), mikuSettled(0.03, 0.06), "miku__walk__settled__recommended60");
  settledOnly(dance(), mikuSettled(0.08, 0.12), "miku__wavefile__settled__recommended60");
  settledOnly(gene(), geneSettled(), "gene__wavefile__settled__recommended60");
}

/// This struct is a fault, and the bounds that have to break under it.
struct Fault {
  const char* name;
  const BandCase* which;
  void (*make)(PhysicsSettings&);
  int lastFrame;
  std::vector<const char*> broken;
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class BandFault : public testing::TestWithParam<Fault> {};

TEST_P(BandFault, IsCaught) {
  ODORI_NEEDS_CORPUS();
  const Fault& fault = GetParam();
  PhysicsSettings settings;
  fault.make(settings);
  const BandRun run = runCase(*fault.which, settings, fault.lastFrame);
  for (const char* what : fault.broken) {
    const auto& bounds = fault.which->bounds;
    const auto bound = std::ranges::find_if(bounds, [&](const Bound& one) { return std::string(one.what) == what; });
    ASSERT_NE(bound, bounds.end()) << what;
    EXPECT_GT(bound->value(run), bound->most) << what;
  }
}

const Fault kFaults[] = {
    {"StopErpOfBullet3",
     &walk(),
     [](PhysicsSettings& s) { s.stopErp = 0.2F; },
     900,
     {"settled tails, median, units", "settled tails, max, units", "tails, median, units", "tails, p95, units"}},
    {"StopErpOfBullet3Dancing",
     &dance(),
     [](PhysicsSettings& s) { s.stopErp = 0.2F; },
     900,
     {"settled tails, median, units", "settled tails, max, units", "tails, p95, units"}},
    {"MasksIgnored",
     &walk(),
     [](PhysicsSettings& s) { s.ignoreMasks = true; },
     900,
     {"settled tails, max, units", "joint stretch, p99, units", "tails, p95, units"}},
    {"MasksIgnoredOnGene",
     &gene(),
     [](PhysicsSettings& s) { s.ignoreMasks = true; },
     0,
     {"settled hair, max, units", "settled cloak, median, degrees", "settled hem, max, degrees"}},
    {"NoSprings",
     &walk(),
     [](PhysicsSettings& s) { s.ignoreSprings = true; },
     0,
     {"settled tails, max, units", "settled fringe, max, degrees", "settled skirt, median, degrees"}},
    {"JointEulerZyx",
     &gene(),
     [](PhysicsSettings& s) { s.jointEulerZyx = true; },
     0,
     {"settled cloak, median, degrees", "settled cloak weights, median, units", "settled cloak weights, max, units"}},
    {"NoDamping",
     &walk(),
     [](PhysicsSettings& s) { s.ignoreDamping = true; },
     900,
     {"settled tails, max, units", "settled fringe, max, degrees", "tails, p95, units"}},
    {"LongSteps",
     &walk(),
     [](PhysicsSettings& s) { s.stepSec = 1.0F / 60.0F; },
     0,
     {"settled tails, median, units", "settled tails, max, units"}},
};

INSTANTIATE_TEST_SUITE_P(Corpus, BandFault, testing::ValuesIn(kFaults),
                         [](const auto& fault) { return std::string(fault.param.name); });

}  // namespace
