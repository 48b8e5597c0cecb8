// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/straight_chain.h"

#include <algorithm>

namespace ik::solvers {

namespace {

constexpr double kBendRad = 1e-3;
constexpr double kStraightSine = 1e-7;

}  // namespace

bool isStraight(const Workspace& workspace) {
  for (const Member& member : workspace.members) {
    if (!member.turns()) continue;
    const Vec3& from = workspace.posture.positions[static_cast<std::size_t>(&member - workspace.members.data())];
    for (const int index : workspace.goalsOf(member)) {
      const auto goal = static_cast<std::size_t>(index);
      if (workspace.weights[goal] <= 0) continue;
      const Vec3 toTarget = workspace.targets[goal] - from;
      const Vec3 toEffector = workspace.posture.positions[workspace.effectors[goal]] - from;
      const double sine = glm::length(glm::cross(toEffector, toTarget));
      if (sine > kStraightSine * std::max(glm::length(toEffector) * glm::length(toTarget), kNoLength)) return false;
    }
  }
  return true;
}

bool bend(Workspace& workspace) {
  bool bent = false;
  double side = kBendRad;
  for (std::size_t i = 0; i < workspace.members.size(); ++i) {
    const Member& member = workspace.members[i];
    workspace.placeOne(i);
    if (!member.turns() || member.weight <= 0) continue;
    Vec3 axis;
    if (member.limit.kind == LimitKind::Hinge) {
      axis = member.limit.axis;
    } else {
      // Across the bone, in the parent's space, towards what is attached to it.
      const auto attached = workspace.attachedTo(member);
      const Vec3 bone = attached.empty() ? Vec3(0.0) : workspace.members[static_cast<std::size_t>(attached[0])].offset;
      axis = anyAcross(turned(workspace.posture.locals[i], bone));
    }
    const Quat start = workspace.posture.locals[i];
    for (const double angle : {side, -side}) {
      const Quat aside = glm::normalize(product(about(axis, angle), start));
      if (violation(member.limit, aside) > 1e-9) continue;
      workspace.posture.locals[i] = aside;
      bent = true;
      break;
    }
    workspace.placeOne(i);
    side = -side;  // one to each side, so that a chain of any length stays near its line
  }
  return bent;
}

bool stretch(Workspace& workspace) {
  if (workspace.targets.size() != 1) return false;
  const std::size_t effector = workspace.effectors[0];
  const Member& last = workspace.members[effector];
  if (last.root < 0 || std::isinf(last.reach)) return false;
  const Vec3& target = workspace.targets[0];
  if (glm::length(target - workspace.posture.positions[static_cast<std::size_t>(last.root)]) <= last.reach)
    return false;
  for (int i = last.parent; i >= 0 && i >= last.root; i = workspace.members[static_cast<std::size_t>(i)].parent) {
    const Member& member = workspace.members[static_cast<std::size_t>(i)];
    if (!member.turns() || member.limit.kind != LimitKind::Free) return false;
  }
  // This goes outwards. Bones that are rigid between two members are part of the offset, so each
  // offset points at the target.
  int next = -1;
  for (std::size_t i = static_cast<std::size_t>(last.root); i < workspace.members.size(); ++i) {
    workspace.placeOne(i);
    next = -1;
    for (const int child : workspace.attachedTo(workspace.members[i])) {
      if (workspace.members[static_cast<std::size_t>(child)].goalsCount > 0) next = child;
    }
    if (next < 0 || i == effector) continue;
    const Vec3 bone = turned(workspace.posture.rotations[i], workspace.members[static_cast<std::size_t>(next)].offset);
    workspace.turnTo(
        i, product(shortestArc(bone, target - workspace.posture.positions[i]), workspace.posture.rotations[i]));
  }
  return true;
}

}  // namespace ik::solvers
