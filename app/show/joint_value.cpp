// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/joint_value.h"

#include <cmath>

#include <glm/geometric.hpp>

#include "app/show/readout_values.h"

namespace app {
namespace {

/// Returns a bone's whole local transform in the last pose: its place less where the file has it.
base::Transform posedLocal(const JointValue& of, const Actor& actor) {
  return localOf(actor.posedSkeleton(), actor.pose().models, of.bone);
}

bool isIn(const JointValue& of, const Actor& actor) {
  return of.bone >= 0 && static_cast<std::size_t>(of.bone) < actor.pose().models.size();
}

}  // namespace

std::vector<JointValue> jointValues(std::span<const ik::solvers::BoneFreedom> freedoms) {
  std::vector<JointValue> values;
  for (const ik::solvers::BoneFreedom& each : freedoms) {
    if (each.slide) values.push_back({each.bone, true, each.slide->axis, each.slide->lower, each.slide->upper});
    if (each.turn && each.turn->kind == ik::solvers::LimitKind::Hinge)
      values.push_back({each.bone, false, each.turn->axis, each.turn->lower.x, each.turn->upper.x});
  }
  return values;
}

double measure(const JointValue& of, const Actor& actor) {
  if (!isIn(of, actor)) return 0.0;
  const base::Transform local = posedLocal(of, actor);
  if (of.slides) return glm::dot(ik::solvers::Vec3(local.translation), of.axis);
  const base::Quat& turn = local.rotation;
  return ik::solvers::swingTwist(glm::normalize(ik::solvers::Quat(turn.w, turn.x, turn.y, turn.z)), of.axis)
      .twistAngleRad;
}

BoneEdit bringTo(const JointValue& of, double value, const Actor& actor, const BoneEdit& now) {
  BoneEdit edit = now;
  if (!isIn(of, actor)) return edit;
  const double by = value - measure(of, actor);
  if (of.slides) {
    edit.local.translation += base::Vec3(of.axis * by);
    return edit;
  }
  // The bone turns by motion · edit, and the whole is to turn by `more` in the parent's space
  // first.
  const base::Quat more(ik::solvers::about(of.axis, by));
  const base::Quat whole = posedLocal(of, actor).rotation;
  const base::Quat motion = whole * glm::conjugate(now.local.rotation);
  edit.local.rotation = glm::normalize(glm::conjugate(motion) * more * whole);
  return edit;
}

}  // namespace app
