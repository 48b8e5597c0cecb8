// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "ik/angle_limit.h"
#include "ik/solvers/fitted_rotation.h"
#include "ik/solvers/limit.h"
#include "ik/solvers/rotations_from_positions.h"
#include "tests/ik/solvers/numbers.h"
#include "tests/ik/solvers/vectors.h"

namespace ik::solvers {

namespace {
using support::Json;
using support::kNear;

/// Returns a box as it is stored; hinges are boxes, too.
Limit box(const Json& json) {
  Limit made;
  made.kind = LimitKind::Euler;
  const std::string order = json.at("order");
  made.order = order == "yxz" ? ik::EulerOrder::Yxz : order == "zyx" ? ik::EulerOrder::Zyx : ik::EulerOrder::Xzy;
  made.lower = support::vec3(json.at("lower"));
  made.upper = support::vec3(json.at("upper"));
  return made;
}

void checkBox(support::VectorScore& score, const Json& json) {
  const Json& wants = json.at("expected");
  const Limit limit = box(json.at("limit"));
  const Quat rotation = support::quat(json.at("rotation"));
  const Vec3 angles = ik::decompose(limit.order, rotation);
  const Vec3 clamped = cutAngles(limit, angles);
  for (int i = 0; i < 3; ++i) {
    score.expectNear(onCircle(angles[i] - wants.at("angles").at(static_cast<std::size_t>(i)).get<double>()), kNear,
                     "angle");
    score.expectNear(onCircle(clamped[i] - wants.at("clamped").at(static_cast<std::size_t>(i)).get<double>()), kNear,
                     "cut angle");
  }
  const Quat legal = cut(limit, rotation);
  score.expectNear(support::between(legal, support::quat(wants.at("rotation"))), kNear, "rotation");
  score.expectNear(support::between(legal, rotation) - wants.at("turnedBy").get<double>(), kNear, "turned by");
  score.expect(support::between(legal, rotation) >= wants.at("leastTurn").get<double>() - 1e-4,
               "nearer than the nearest");
  score.expectNear(violation(limit, legal), kNear, "still outside");
}

void checkHinge(support::VectorScore& score, const Json& json) {
  const Json& wants = json.at("expected");
  const Limit limit =
      hingeLimit(support::vec3(json.at("axis")), json.at("lower").get<double>(), json.at("upper").get<double>());
  const Quat rotation = support::quat(json.at("rotation"));
  const SwingTwist parts = swingTwist(rotation, limit.axis);
  score.expectNear(support::between(parts.swing, support::quat(wants.at("swing"))), kNear, "swing");
  score.expectNear(support::between(parts.twist, support::quat(wants.at("twist"))), kNear, "twist");
  score.expectNear(onCircle(parts.twistAngleRad - wants.at("angle").get<double>()), kNear, "angle");
  const Quat legal = cut(limit, rotation);
  score.expectNear(support::between(legal, support::quat(wants.at("rotation"))), kNear, "rotation");
  score.expectNear(support::between(legal, rotation) - wants.at("turnedBy").get<double>(), kNear, "turned by");
  score.expectNear(violation(limit, legal), kNear, "still outside");
}

void checkCone(support::VectorScore& score, const Json& json) {
  const Json& wants = json.at("expected");
  const Limit limit = support::limit(json.at("limit"));
  const Quat rotation = support::quat(json.at("rotation"));
  const Vec3 direction = ik::turned(rotation, limit.axis);
  score.expectNear(angleBetween(limit.axis, direction) - wants.at("swingAngle").get<double>(), kNear, "swing");
  score.expectNear(swingTwist(rotation, limit.axis).twistAngleRad - wants.at("twistAngle").get<double>(), kNear,
                   "twist");
  const Quat legal = cut(limit, rotation);
  const Vec3 cutTo = ik::turned(legal, limit.axis);
  score.expectNear(angleBetween(limit.axis, cutTo) - wants.at("swingClamped").get<double>(), kNear, "cut swing");
  score.expectNear(swingTwist(legal, limit.axis).twistAngleRad - wants.at("twistClamped").get<double>(), kNear,
                   "cut twist");
  score.expectNear(glm::length(cutTo - support::vec3(wants.at("direction"))), kNear, "direction");
  score.expectNear(support::between(legal, support::quat(wants.at("rotation"))), kNear, "rotation");
  score.expectNear(violation(limit, legal), kNear, "still outside");
}

void checkEllipse(support::VectorScore& score, const Json& json) {
  const Json& wants = json.at("expected");
  const Limit limit = support::limit(json.at("limit"));
  const Vec3 direction = support::vec3(json.at("direction"));
  const Vec3 nearest = cutDirection(limit, direction);
  score.expect((nearest == direction) == wants.at("inside").get<bool>(), "inside");
  score.expectNear(glm::length(nearest - support::vec3(wants.at("directionSphere"))), kNear, "nearest by angle");
  score.expectNear(angleBetween(nearest, direction) - wants.at("turnSphere").get<double>(), kNear, "turned by");
  if (!wants.at("directionPlane").is_null()) {
    score.expectNear(glm::length(cutDirectionInPlane(limit, direction) - support::vec3(wants["directionPlane"])), kNear,
                     "nearest in the plane");
  }
}

TEST(LimitVectors, AreMet) {
  ODORI_NEEDS_VECTORS(support::VectorKind::Limit);
  support::VectorScore score("limits");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::Limit)) {
    score.beginCase(given);
    const std::string what = given.json.at("what");
    if (what == "euler") {
      checkBox(score, given.json);
    } else if (what == "hinge") {
      checkHinge(score, given.json);
    } else if (what == "cone") {
      checkCone(score, given.json);
    } else {
      score.expect(what == "ellipse", "a limit of kind " + what);
      checkEllipse(score, given.json);
    }
  }
}

TEST(RotationVectors, PositionsBecomeRotationsWithTheLeastTwist) {
  ODORI_NEEDS_VECTORS(support::VectorKind::Rotations);
  support::VectorScore score("positions to rotations");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::Rotations)) {
    // GIVEN bones in a row, their rotations, and their wanted positions
    const Json& json = given.json;
    score.beginCase(given);
    Chain chain;
    Vec3 offset = support::vec3(json.at("root"));
    for (std::size_t i = 0; i < json.at("offsets").size(); ++i) {
      chain.bones.push_back({static_cast<int>(i) - 1, offset, support::quat(json.at("start").at(i))});
      offset = support::vec3(json["offsets"][i]);
    }
    const int last = static_cast<int>(chain.bones.size());
    chain.bones.push_back({last - 1, offset});
    for (int bone = last - 1; bone >= 0; --bone) chain.links.push_back({bone, {}});
    std::vector<Vec3> positions;
    for (const Json& position : json.at("positions")) positions.push_back(support::vec3(position));
    chain.goals = {{last, positions.back()}};
    // WHEN rotations are found for them
    Workspace work(chain);
    rotationsFromPositions(positions, work);
    // THEN they are those with the least twist, and the bones have the positions
    double turnedInAll = 0;
    for (std::size_t i = 0; i < json["offsets"].size(); ++i) {
      const Quat wanted = support::quat(json.at("expected").at("rotations").at(i));
      score.expectNear(support::between(work.posture.locals[i], wanted), kNear, "rotation");
      turnedInAll += support::between(work.posture.locals[i], chain.bones[i].start);
      score.expectNear(glm::length(work.posture.positions[i + 1] - positions[i + 1]), kNear, "place");
    }
    score.expectNear(turnedInAll - json["expected"].at("turnedInAll").get<double>(), kNear, "turned in all");
  }
}

TEST(RotationVectors, SubBasesAreFitted) {
  ODORI_NEEDS_VECTORS(support::VectorKind::SubBase);
  support::VectorScore score("sub-base's rotation");
  for (const support::VectorCase& given : support::vectorCases(support::VectorKind::SubBase)) {
    const Json& json = given.json;
    score.beginCase(given);
    VectorPairs pairs;
    for (std::size_t i = 0; i < json.at("offsets").size(); ++i) {
      pairs.add(support::vec3(json["offsets"][i]), support::vec3(json.at("wanted").at(i)), 1.0);
    }
    const Quat rotation = pairs.rotation();
    score.expectNear(support::between(rotation, support::quat(json.at("expected").at("rotation"))), kNear, "rotation");
    double sum = 0;
    for (std::size_t i = 0; i < json["offsets"].size(); ++i) {
      const Vec3 miss = ik::turned(rotation, support::vec3(json["offsets"][i])) - support::vec3(json["wanted"][i]);
      sum += glm::dot(miss, miss);
    }
    score.expectNear(std::sqrt(sum) - json["expected"].at("rootOfSquares").get<double>(), kNear, "distance");
  }
}

}  // namespace

}  // namespace ik::solvers
