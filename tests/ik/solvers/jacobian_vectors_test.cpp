// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/jacobian.h"
#include "ik/solvers/jacobian_space.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {
using support::Json;
using support::kNear;

/// Returns the joints of a case as a chain: hinges that turn all the way round, slides without an
/// end.
Chain chainOf(const Json& json) {
  Chain chain;
  const Json& joints = json.at("joints");
  for (std::size_t i = 0; i < joints.size(); ++i) {
    const Json& joint = joints[i];
    const Json& value = json.at("values").at(i);
    const int bone = static_cast<int>(i);
    const std::string kind = joint.at("kind");
    chain.bones.push_back({joint.at("parent").get<int>(), support::vec3(joint.at("offset"))});
    if (kind == "hinge") {
      const Vec3 axis = support::vec3(joint.at("axis"));
      chain.links.push_back({bone, hingeLimit(axis, -kPi, kPi)});
      chain.bones.back().start = about(axis, value.get<double>());
    } else if (kind == "ball") {
      chain.links.push_back({bone, {}});
      chain.bones.back().start = support::quat(value);
    } else if (kind == "slide") {
      chain.slides.push_back({bone, support::vec3(joint.at("axis")), -1e3, 1e3, value.get<double>()});
    }
  }
  for (std::size_t i = 0; i < json.at("effectors").size(); ++i) {
    chain.goals.push_back({json["effectors"][i].get<int>(), support::vec3(json.at("targets").at(i))});
  }
  return chain;
}

void expectVector(support::VectorScore& score, const Eigen::VectorXd& got, const Json& wants, const std::string& what) {
  score.expect(static_cast<std::size_t>(got.size()) == wants.size(), what + ": entries");
  for (std::size_t i = 0; i < wants.size(); ++i) {
    score.expectNear(got(static_cast<Eigen::Index>(i)) - wants[i].get<double>(), kNear, what + " " + std::to_string(i));
  }
}

void expectEffectors(support::VectorScore& score, const Workspace& work, const Json& wants, const std::string& what) {
  for (std::size_t i = 0; i < wants.size(); ++i) {
    score.expectNear(glm::length(work.posture.positions[work.effectors[i]] - support::vec3(wants.at(i))), kNear, what);
  }
}

TEST(JacobianVectors, MatrixAndErrorAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("Jacobian");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    score.beginCase(given);
    const Json& wants = given.json.at("expected");
    Workspace work(chainOf(given.json));
    JacobianSpace& space = *work.jacobian();
    space.fill(work);
    for (std::size_t row = 0; row < wants.at("jacobian").size(); ++row) {
      expectVector(score, space.matrix.row(static_cast<Eigen::Index>(row)).transpose(), wants["jacobian"][row], "row");
    }
    expectVector(score, space.error, wants.at("error"), "error");
    expectEffectors(score, work, wants.at("effectors"), "effector");
    space.decompose();
    for (std::size_t i = 0; i < wants.at("singularValues").size(); ++i) {
      // It is computed from the product with itself, so half of the digits are lost.
      score.expectNear(space.singularValue(static_cast<Eigen::Index>(i)) - wants["singularValues"][i].get<double>(),
                       kNear, "singular value");
    }
  }
}

TEST(JacobianVectors, TransposeStepsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("transpose");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    score.beginCase(given);
    const Json& wants = given.json.at("expected").at("transpose");
    Workspace work(chainOf(given.json));
    work.jacobian()->fill(work);
    const double alpha = transposeStep(*work.jacobian());
    const bool stuck = wants.at("stuck").get<bool>();
    score.expect((alpha == 0) == stuck, "stuck");
    if (!stuck) score.expectNear(alpha - wants.at("alpha").get<double>(), kNear, "alpha");
    expectVector(score, work.jacobian()->step, wants.at("step"), "step");
  }
}

TEST(JacobianVectors, PseudoInverseStepsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("pseudo-inverse");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    score.beginCase(given);
    const Json& wants = given.json.at("expected").at("pseudoInverse");
    Workspace work(chainOf(given.json));
    work.jacobian()->fill(work);
    const int kept = pseudoInverseStep(wants.at("cutoff").get<double>(), *work.jacobian());
    score.expect(kept == wants.at("kept").get<int>(), "kept: " + std::to_string(kept));
    expectVector(score, work.jacobian()->step, wants.at("step"), "step");
  }
}

TEST(JacobianVectors, SelectivelyDampedStepsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("SDLS");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    score.beginCase(given);
    const Json& wants = given.json.at("expected").at("sdls");
    Workspace work(chainOf(given.json));
    work.jacobian()->fill(work);
    selectivelyDampedStep(wants.at("gammaMax").get<double>(), *work.jacobian());
    expectVector(score, work.jacobian()->step, wants.at("step"), "step");
  }
}

TEST(JacobianVectors, DampedStepsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("DLS, one step");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    score.beginCase(given);
    for (const Json& wants : given.json.at("expected").at("dls")) {
      Workspace work(chainOf(given.json));
      JacobianSpace& space = *work.jacobian();
      space.fill(work);
      space.solveDamped(wants.at("lambda").get<double>());
      expectVector(score, space.step, wants.at("step"), "step");
      space.capStep(kPi / 4);
      expectVector(score, space.step, wants.at("stepCapped"), "capped step");
      space.apply(1.0, work);
      expectEffectors(score, work, wants.at("effectorsAfter"), "effector after it");
    }
  }
}

TEST(JacobianVectors, DampedRunsAreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::JacobianSteps);
  support::VectorScore score("DLS, steps in a row");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::JacobianSteps)) {
    // GIVEN a constant damping, and steps that aren't taken back
    score.beginCase(given);
    const Json& wants = given.json.at("expected").at("dlsRun");
    DampedLeastSquaresSettings settings;
    settings.tolerance = 0;
    settings.lambda = wants.at("lambda").get<double>();
    settings.lambdaIsShare = settings.adapt = settings.takeBack = settings.bendWhenStraight = false;
    settings.loops = static_cast<int>(wants.at("distances").size());
    // WHEN the chain is solved
    Workspace work(chainOf(given.json));
    StepLog log;
    work.log = &log;
    const double start = work.residual();
    const Report report = solveDampedLeastSquares(settings, work);
    // THEN the distance after each step agrees; a chain that can't move at all reports it
    score.expect(log.steps.size() == wants["distances"].size() || report.ended == Stop::NoProgress, "steps");
    for (std::size_t i = 0; i < wants["distances"].size(); ++i) {
      const double got = i < log.steps.size() ? log.steps[i].residual
                         : log.steps.empty()  ? start
                                              : log.steps.back().residual;
      score.expectNear(got - wants["distances"][i].get<double>(), kNear, "distance after step " + std::to_string(i));
    }
  }
}

}  // namespace

}  // namespace ik::solvers
