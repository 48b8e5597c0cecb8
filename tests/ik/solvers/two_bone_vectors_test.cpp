// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/solvers/two_bone.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {

constexpr double kTwoBoneNear = 1e-5;

TEST(TwoBoneVectors, AreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::TwoBone);
  support::VectorScore score("two bones");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::TwoBone)) {
    // GIVEN two bones, a hinge with a range between them, and where they start
    const auto& json = given.json;
    const auto& wants = json.at("expected");
    score.beginCase(given);
    Chain chain = support::chain(json);
    const Vec3 axis = support::vec3(json.at("hinge").at("axis"));
    chain.links = {
        {1, hingeLimit(axis, json["hinge"].at("lower").get<double>(), json["hinge"].at("upper").get<double>())},
        {0, {}}};
    chain.bones[0].start = support::quat(json.at("start").at("root"));
    chain.bones[1].start = about(axis, json["start"].at("angle").get<double>());
    chain.goals = {{2, support::vec3(json.at("target"))}};
    TwoBoneSettings settings;
    if (!json.at("pole").is_null()) settings.pole = support::vec3(json["pole"]);
    // WHEN they are solved
    Workspace workspace(chain);
    const TwoBoneReport report = solveTwoBone(settings, workspace);
    // THEN angle, rotations, positions and distance are those of the closed form
    const Posture& pose = workspace.posture;
    const Vec3 effector = pose.positions[workspace.effectors[0]];
    score.expectNear(onCircle(report.angleRad - wants.at("angle").get<double>()), kTwoBoneNear, "angle of the hinge");
    score.expectNear(report.residual - wants.at("residual").get<double>(), kTwoBoneNear, "distance left");
    score.expectNear(support::between(pose.locals[1], support::quat(wants.at("mid"))), kTwoBoneNear,
                     "rotation of the mid");
    if (wants.at("turnAboutAxisDefined").get<bool>()) {
      score.expectNear(support::between(pose.locals[0], support::quat(wants.at("root"))), kTwoBoneNear,
                       "rotation of the root");
      score.expectNear(glm::length(effector - support::vec3(wants.at("effector"))), kTwoBoneNear,
                       "place of the effector");
      score.expectNear(glm::length(pose.positions[1] - support::vec3(wants.at("midPosition"))), kTwoBoneNear,
                       "place of the mid");
    }
    score.expect(report.sideDefined == wants["turnAboutAxisDefined"].get<bool>(), "whether a side is defined");
    const std::string state = wants.at("state");
    score.expect(report.hasEffect == (state != "no effect"), state);
    if (state != "no effect") score.expect((report.stop == Stop::Reached) == (state == "reached"), state);
  }
}

}  // namespace

}  // namespace ik::solvers
