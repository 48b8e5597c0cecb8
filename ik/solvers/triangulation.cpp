// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/triangulation.h"

#include <algorithm>

#include "ik/solvers/step_writing.h"

namespace ik::solvers {

namespace {

/// One bone's turn in model space.
struct Turn {
  Vec3 axis{0.0};
  double angleRad = 0.0;
  Aim aim = Aim::None;
};

// Turns a bone (its vector in model space) towards the target, or away from it, or to the angle of
// the triangle on the side where the bone is.
Turn turnOf(const Vec3& bone, double rest, const Vec3& toTarget, const Vec3& sideAxis) {
  Turn turn;
  const double a = glm::length(bone), b = rest, c = glm::length(toTarget);
  if (a <= kNoLength || c <= kNoLength) return turn;
  double wanted = 0;  // the angle from the target's direction to the bone's
  if (c >= a + b || a - b > c || b <= 0) {
    turn.aim = Aim::Towards;
  } else if (b - a > c) {
    turn.aim = Aim::Away;
    wanted = kPi;
  } else {
    turn.aim = Aim::Cosines;
    wanted = std::acos(std::clamp((a * a + c * c - b * b) / (2 * a * c), -1.0, 1.0));
  }
  const Vec3 cross = glm::cross(toTarget, bone);
  const double sine = glm::length(cross) / (a * c);
  turn.axis = sine > 1e-12 ? glm::normalize(cross) : sideAxis;
  turn.angleRad = wanted - angleBetween(toTarget, bone);
  return turn;
}

void write(Workspace& work, std::size_t i, const Turn& turn, bool limited) {
  if (!writes(work)) return;
  work.place(i);
  Step step;
  step.kind = StepKind::Turn;
  step.loop = 1;
  step.bone = work.members[i].bone;
  step.angleRad = turn.angleRad;
  step.axis = turn.axis;
  step.aim = turn.aim;
  step.limited = limited;
  step.residual = work.residual();
  step.points = work.posture.positions;
  work.log->steps.push_back(std::move(step));
}

}  // namespace

Report solveTriangulation(const TriangulationSettings& settings, Workspace& work) {
  if (!work.fit() || work.targets.size() != 1 || !work.slides.empty()) return {};
  // Inwards: this is the length of the rest of the chain beyond each member.
  const std::size_t effector = work.effectors[0];
  double rest = 0;
  int last = -1;
  for (int i = static_cast<int>(effector); i >= 0; i = work.members[static_cast<std::size_t>(i)].parent) {
    work.spent[static_cast<std::size_t>(i)] = rest;
    rest += work.members[static_cast<std::size_t>(i)].length;
  }
  for (std::size_t i = 0; i <= effector; ++i) {
    work.placeOne(i);
    const Member& member = work.members[i];
    if (member.goalsCount == 0 || i == effector) continue;
    for (const int child : work.attachedTo(member)) {
      if (work.members[static_cast<std::size_t>(child)].goalsCount > 0) last = child;
    }
    if (!member.turns()) continue;
    const auto next = static_cast<std::size_t>(last);
    const Vec3 bone = turned(work.posture.rotations[i], work.members[next].offset);
    const Vec3 side =
        member.limit.kind == LimitKind::Hinge ? turned(work.frame(i), member.limit.axis) : anyAcross(bone);
    const Turn turn = turnOf(bone, work.spent[next], work.targets[0] - work.posture.positions[i], side);
    if (turn.aim == Aim::None) continue;
    const Quat wanted = product(about(turn.axis, turn.angleRad), work.posture.rotations[i]);
    work.turnTo(i, wanted);
    const bool limited = angleOf(product(wanted, glm::conjugate(work.posture.rotations[i]))) > 1e-9;
    write(work, i, turn, limited);
  }
  work.place();
  return work.report(Stop::NoProgress, 1, settings.tolerance);
}

}  // namespace ik::solvers
