// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/ccd.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/plane_chain.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {

using support::kNear;

/// Checks all cases, by links that are free or limited to rotations in the plane.
void check(const Limit& limit, const std::string& name) {
  support::VectorScore score(name);
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::CcdSteps)) {
    // GIVEN a chain in the plane, a cap and a number of loops
    const auto& json = given.json;
    const auto& wants = json.at("expected");
    score.beginCase(given);
    Chain chain = support::planeChain(json);
    for (Link& link : chain.links) link.limit = limit;
    CcdSettings settings;
    settings.tolerance = json.at("tolerance").get<double>();
    settings.loops = json.at("loops").get<int>();
    settings.capRad = json.at("cap").get<double>();
    settings.stretchFirst = settings.bendWhenStraight = false;
    // WHEN it is solved with every turn recorded
    Workspace workspace(chain);
    StepLog log;
    workspace.log = &log;
    const Report report = solveCcd(settings, workspace);
    // THEN each turn and its effector agree, and so does the end of the run
    std::size_t step = 0;
    for (const auto& wanted : wants.at("steps")) {
      ASSERT_LT(step, log.steps.size()) << given.name;
      const Step& got = log.steps[step++];
      score.expect(got.bone == wanted.at("joint").get<int>(), "which bone turns");
      score.expectNear(got.angleRad * got.axis.z - wanted.at("turn").get<double>(), kNear, "turn");
      score.expectNear(glm::length(got.points.back() - support::vec3(wanted.at("effector"))), kNear, "effector");
    }
    score.expect(report.loops == wants.at("loops").get<int>(), "loops: " + std::to_string(report.loops));
    score.expectNear(report.residual - wants.at("residual").get<double>(), kNear, "distance at the end");
    for (std::size_t i = 0; i < wants.at("positions").size(); ++i) {
      score.expectNear(glm::length(workspace.posture.positions.at(i) - support::vec3(wants["positions"][i])), kNear,
                       "place at the end");
    }
    for (std::size_t i = 0; i < wants.at("angles").size(); ++i) {
      const double angle = swingTwist(workspace.posture.locals.at(i), Vec3(0, 0, 1)).twistAngleRad;
      score.expectNear(onCircle(angle - wants["angles"][i].get<double>()), kNear, "angle at the end");
    }
  }
}

TEST(CcdVectors, TurnsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::CcdSteps);
  check({}, "CCD, plain");
}

TEST(CcdVectors, TurnsOfHingesAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::CcdSteps);
  // Links that can do all that a free one does in the plane:
  check(hingeLimit({0, 0, 1}, -kPi, kPi), "CCD, hinges in the plane");
}

}  // namespace

}  // namespace ik::solvers
