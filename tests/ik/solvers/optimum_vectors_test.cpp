// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <functional>
#include <map>

#include <gtest/gtest.h>

#include "ik/solvers/solve.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {

// Nearer than the optimum by this many units: a limit was broken.
constexpr double kBroken = 1e-4;

using support::kLimitsKept;

/// Returns the residual of a pose, computed from the bones alone.
double residualOf(const Chain& chain, const Workspace& work) {
  std::vector<Vec3> positions;
  std::vector<Quat> rotations;
  for (std::size_t i = 0; i < chain.bones.size(); ++i) {
    const Bone& bone = chain.bones[i];
    const auto parent = static_cast<std::size_t>(bone.parent);
    const Quat above = bone.parent < 0 ? kIdentity : rotations[parent];
    positions.push_back((bone.parent < 0 ? Vec3(0.0) : positions[parent]) + above * bone.offset);
    rotations.push_back(above * work.localOf(chain, i));
  }
  double sum = 0;
  for (const EffectorTarget& goal : chain.goals) {
    const Vec3 miss = goal.target - positions[static_cast<std::size_t>(goal.effector)];
    sum += goal.weight * glm::dot(miss, miss);
  }
  return std::sqrt(sum);
}

/// This struct is a solver with settings, under its name in the table.
struct Rival {
  std::string name;
  std::function<Report(Workspace&)> solve;
};

std::vector<Rival> rivals() {
  std::vector<Rival> all;
  for (const Solver solver : kAllSolvers) {
    all.push_back({std::string(nameOf(solver)), [solver](Workspace& work) { return solve(solver, {}, work); }});
  }
  all.push_back({"fabrik, nobody finishes", [](Workspace& work) {
                   FabrikSettings settings;
                   settings.finish = FabrikSettings::Finish::Nobody;
                   return solveFabrik(settings, work);
                 }});
  all.push_back({"fabrik, ccd finishes", [](Workspace& work) {
                   FabrikSettings settings;
                   settings.finish = FabrikSettings::Finish::Ccd;
                   return solveFabrik(settings, work);
                 }});
  return all;
}

struct Count {
  int cases = 0, close = 0, near = 0;
  double sum = 0;
};

TEST(OptimumVectors, NobodyIsNearerThanTheOptimumAndLimitsAreKept) {
  ODORI_NEEDS_VECTORS(support::VectorKind::Optimum);
  const auto cases = support::vectorCases(support::VectorKind::Optimum);
  for (const Rival& rival : rivals()) {
    std::map<std::string, Count> counts;
    for (const support::VectorCase& given : cases) {
      SCOPED_TRACE(rival.name + ": " + given.name);
      // GIVEN a chain in its rest pose, and the least distance that its limits allow
      const Chain chain = support::chain(given.json);
      const double least = given.json.at("expected").at("residual").get<double>();
      const std::string group = given.json.value("group", "");
      Workspace work(chain);
      ASSERT_TRUE(work.fit());
      // WHEN it is solved
      const Report report = rival.solve(work);
      // THEN no limit is broken, the reported distance is right, and a second run is equal
      const double got = residualOf(chain, work);
      EXPECT_GE(got, least - kBroken);
      EXPECT_LT(work.worstViolation(), kLimitsKept);
      if (report.stop == Stop::NotFit) continue;
      EXPECT_NEAR(report.residual, got, 1e-9);
      const std::vector<Quat> first = work.posture.locals;
      work.begin(chain);
      EXPECT_EQ(rival.solve(work).residual, report.residual);
      EXPECT_TRUE(work.posture.locals == first);
      Count& count = counts[group];
      ++count.cases;
      count.close += got <= least + 2e-3 ? 1 : 0;
      count.near += got <= least + 0.05 ? 1 : 0;
      count.sum += got - least;
    }
    std::printf("optimum: %-24s", rival.name.c_str());
    for (const auto& [group, count] : counts) {
      std::printf(" | %s %d/%d of %d, mean +%.3f", group.c_str(), count.close, count.near, count.cases,
                  count.sum / count.cases);
    }
    std::printf("\n");
  }
}

}  // namespace

}  // namespace ik::solvers
