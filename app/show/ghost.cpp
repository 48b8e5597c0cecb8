// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/ghost.h"

#include <algorithm>

#include <glm/geometric.hpp>

namespace app {

Placement ghostPlacement(const Placement& actor, GhostPlace place) {
  Placement ghost = actor;
  if (place == GhostPlace::Beside) ghost.position = actor.toWorld(base::Vec3(kGhostUnits, 0, 0));
  if (place == GhostPlace::Behind) ghost.position = actor.toWorld(base::Vec3(0, 0, kGhostUnits));
  return ghost;
}

float chainDistance(const ik::Skeleton& skeleton, std::size_t chain, const ik::Pose& a, const ik::Pose& b) {
  const auto between = [&](std::int32_t bone) {
    const auto i = static_cast<std::size_t>(bone);
    return glm::distance(a.models[i].translation, b.models[i].translation);
  };
  const ik::Chain& of = skeleton.chains[chain];
  float most = of.effector >= 0 ? between(of.effector) : 0.0F;
  for (const ik::Link& link : of.links) {
    if (link.bone >= 0) most = std::max(most, between(link.bone));
  }
  return most;
}

}  // namespace app
