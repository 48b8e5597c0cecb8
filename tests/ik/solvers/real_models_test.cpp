// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests run all solvers on the chains of real models, in their bind pose with their
// controllers moved.
#include <gtest/gtest.h>

#include "ik/pose_solver.h"
#include "ik/solvers/model_body.h"
#include "ik/solvers/solve.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"

namespace ik::solvers {

namespace {

TEST(RealModels, KeepTheirLimitsByEverySolver) {
  ODORI_NEEDS_CORPUS();
  int chains = 0, bodies = 0;
  for (const auto& path : support::corpusFiles(".pmx")) {
    SCOPED_TRACE(path.filename().string());
    const auto read = pmx::readPmxFile(path);
    if (!read) continue;  // broken on purpose
    base::Issues issues;
    const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
    ik::Pose pose(skeleton);
    std::fill(pose.ikEnabled.begin(), pose.ikEnabled.end(), 0);
    ik::beginPose(pose);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
    ik::solvePhase(skeleton, ik::Phase::AfterPhysics, {}, pose);
    for (const ik::Chain& chain : skeleton.chains) {
      ModelChain made = chainOfModel(skeleton, chain);
      readPose(skeleton, pose, made);
      if (made.chain.goals.empty()) continue;
      made.chain.goals[0].target += Vec3(0.3, 1, -0.7);
      Workspace work(made.chain);
      if (!work.fit()) continue;
      ++chains;
      for (const Solver solver : kAllSolvers) {
        SCOPED_TRACE(nameOf(solver));
        work.begin(made.chain);
        const Report report = solve(solver, {}, work);
        EXPECT_LT(work.worstViolation(), 0.02 * kPi / 180);
        EXPECT_TRUE(report.stop == Stop::NotFit || std::isfinite(report.residual));
      }
    }
    if (auto body = bodyOfModel(read->model, skeleton)) {
      readPose(skeleton, pose, body->source);
      WholeBody solver(body->source.chain, body->parts);
      BodyGoals goals;
      goals.head = Vec3(0, 14, -2);
      EXPECT_NE(solver.solve(body->source.chain, goals, {}).stop, Stop::NotFit);
      ++bodies;
    }
  }
  EXPECT_GT(chains, 10);
  EXPECT_GT(bodies, 1);
}

}  // namespace

}  // namespace ik::solvers
