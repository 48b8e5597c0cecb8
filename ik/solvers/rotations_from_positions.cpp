// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/rotations_from_positions.h"

#include "ik/solvers/fitted_rotation.h"

namespace ik::solvers {

namespace {

// Half turns go about the hinge axis, else about any axis across.
Vec3 halfTurnAxis(const Workspace& work, std::size_t i, const Vec3& bone) {
  const Limit& limit = work.members[i].limit;
  return limit.kind == LimitKind::Hinge ? turned(work.frame(i), limit.axis) : anyAcross(bone);
}

}  // namespace

void turnTowards(std::size_t i, const std::vector<Vec3>& wanted, Workspace& work) {
  const Member& member = work.members[i];
  const Quat now = work.posture.rotations[i];
  const Vec3& from = work.posture.positions[i];
  const bool hinge = member.limit.kind == LimitKind::Hinge;
  const Vec3 axis = hinge ? turned(work.frame(i), member.limit.axis) : Vec3(0.0);
  VectorPairs pairs;
  Vec3 bone(0.0), aim(0.0);
  double sine = 0, cosine = 0;
  for (const int index : work.attachedTo(member)) {
    const auto child = static_cast<std::size_t>(index);
    const Member& hangs = work.members[child];
    if (hangs.weight <= 0 || hangs.length <= kNoLength) continue;
    bone = turned(now, hangs.offset);
    aim = wanted[child] - from;
    if (glm::length(aim) <= kNoLength) continue;
    pairs.add(bone, aim, hangs.weight);
    if (!hinge) continue;
    sine += hangs.weight * glm::dot(axis, glm::cross(bone, aim));
    cosine += hangs.weight * glm::dot(across(bone, axis), across(aim, axis));
  }
  if (pairs.count() == 0) return;
  if (hinge) {
    if (std::hypot(sine, cosine) <= kNoLength * kNoLength) return;
    const double angle = swingTwist(work.posture.locals[i], member.limit.axis).twistAngleRad + std::atan2(sine, cosine);
    work.posture.locals[i] =
        about(member.limit.axis, cutOnCircle(onCircle(angle), member.limit.lower.x, member.limit.upper.x));
    work.posture.rotations[i] = product(work.frame(i), work.posture.locals[i]);
    return;
  }
  const Quat turn = pairs.count() == 1 ? shortestArc(bone, aim, halfTurnAxis(work, i, bone)) : pairs.rotation();
  work.turnTo(i, product(turn, now));
}

void rotationsFromPositions(const std::vector<Vec3>& positions, Workspace& work) {
  for (std::size_t i = 0; i < work.members.size(); ++i) {
    work.placeOne(i);
    if (work.members[i].turns() && work.members[i].weight > 0) turnTowards(i, positions, work);
  }
}

}  // namespace ik::solvers
