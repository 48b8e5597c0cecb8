// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/triangulation.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/plane_chain.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {

using support::kNear;

std::string nameOf(Aim aim) { return aim == Aim::Towards ? "towards" : aim == Aim::Away ? "away" : "cosines"; }

TEST(TriangulationVectors, TurnsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::Triangulation);
  support::VectorScore score("triangulation");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::Triangulation)) {
    // GIVEN a free chain in the plane
    const auto& json = given.json;
    const auto& wants = json.at("expected");
    score.beginCase(given);
    // WHEN it is solved with every turn recorded
    Workspace work(support::planeChain(json));
    StepLog log;
    work.log = &log;
    const Report report = solveTriangulation({}, work);
    // THEN kind and turn of each bone agree, and so do their ends
    ASSERT_EQ(log.steps.size(), wants.at("steps").size()) << given.name;
    for (std::size_t i = 0; i < log.steps.size(); ++i) {
      const auto& wanted = wants["steps"][i];
      const Step& got = log.steps[i];
      const double a = wanted.at("a").get<double>(), b = wanted.at("b").get<double>(), c = wanted.at("c").get<double>();
      // Where the triangle is just closed, rounding decides whether it points at the target or has
      // an angle of zero.
      const bool closed = std::abs(a + b - c) > 1e-9 && std::abs(std::abs(a - b) - c) > 1e-9;
      if (closed) score.expect(nameOf(got.aim) == wanted.at("kind").get<std::string>(), "kind is " + nameOf(got.aim));
      score.expectNear(onCircle(got.angleRad * got.axis.z - wanted.at("turn").get<double>()), kNear, "turn");
    }
    for (std::size_t i = 0; i < wants.at("positions").size(); ++i) {
      score.expectNear(glm::length(work.posture.positions.at(i) - support::vec3(wants["positions"][i])), kNear,
                       "place");
    }
    for (std::size_t i = 0; i < wants.at("angles").size(); ++i) {
      const double angle = swingTwist(work.posture.locals.at(i), Vec3(0, 0, 1)).twistAngleRad;
      score.expectNear(onCircle(angle - wants["angles"][i].get<double>()), kNear, "angle");
    }
    score.expectNear(report.residual - wants.at("residual").get<double>(), kNear, "distance left");
  }
}

}  // namespace

}  // namespace ik::solvers
