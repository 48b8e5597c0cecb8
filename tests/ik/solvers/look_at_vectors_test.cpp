// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/look_at.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {

constexpr double kAimNear = 1e-5;

std::string nameOf(const LookAtReport& report) {
  switch (report.state) {
    case LookAt::Aimed:
      return report.upDefined ? "aimed" : "aimed, up undefined";
    case LookAt::Limited:
      return "limited";
    case LookAt::TargetOnBone:
      return "target on the bone";
    case LookAt::TargetInEye:
      return "target nearer than the eye";
    case LookAt::NotFit:
      break;
  }
  return "not fit";
}

TEST(LookAtVectors, OneBoneIsMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::Aim);
  support::VectorScore score("look-at, one bone");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::Aim)) {
    // GIVEN a bone with an eye and a target
    const auto& json = given.json;
    const auto& wants = json.at("expected");
    score.beginCase(given);
    Chain chain;
    chain.bones = {{-1, support::vec3(json.at("position")), support::quat(json.at("start"))}};
    chain.links = {{0, support::limit(json.at("limit"))}};
    chain.goals = {{0, support::vec3(json.at("target"))}};
    LookAtSettings settings;
    settings.forward = support::vec3(json.at("forward"));
    settings.eye = support::vec3(json.at("eye"));
    settings.nearest = false;
    settings.hasUp = !json.at("up").is_null();
    if (settings.hasUp) {
      settings.upAxis = support::vec3(json["up"].at("axis"));
      settings.upPole = support::vec3(json["up"].at("pole"));
    }
    // WHEN it looks
    Workspace work(chain);
    const LookAtReport report = solveLookAt(settings, work);
    // THEN its rotation, its miss and its report agree
    score.expect(nameOf(report) == wants.at("state").get<std::string>(), nameOf(report));
    score.expectNear(support::between(work.posture.locals[0], support::quat(wants.at("rotation"))), kAimNear,
                     "rotation");
    if (!wants.at("miss").is_null()) score.expectNear(report.missRad - wants["miss"].get<double>(), kAimNear, "miss");
    if (wants.contains("missBest")) {
      settings.nearest = true;
      work.begin(chain);
      score.expectNear(solveLookAt(settings, work).missRad - wants["missBest"].get<double>(), kAimNear, "least miss");
    }
  }
}

TEST(LookAtVectors, ChainsComeNearTheLeastAngle) {
  ODORI_NEEDS_VECTORS(support::VectorKind::AimChain);
  support::VectorScore score("look-at, neck and head");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::AimChain)) {
    // GIVEN bones with limits, the last with an eye
    const auto& json = given.json;
    score.beginCase(given);
    Chain chain = support::chain(json);
    chain.goals = {{json.at("aimer").get<int>(), support::vec3(json.at("target"))}};
    LookAtSettings settings;
    settings.forward = support::vec3(json.at("forward"));
    settings.eye = support::vec3(json.at("eye"));
    // WHEN they look
    Workspace work(chain);
    const LookAtReport report = solveLookAt(settings, work);
    // THEN they keep their limits, and miss by the least angle there is
    const double least = json.at("expected").at("miss").get<double>();
    score.expectNear(std::max(report.missRad - least, 0.0), 1e-3, "above the least angle");
    score.expect(report.missRad >= least - 1e-4, "below the least angle: a limit was broken");
    score.expect(work.worstViolation() < 0.02 * kPi / 180, "limits");
  }
}

}  // namespace

}  // namespace ik::solvers
