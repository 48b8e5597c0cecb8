// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/root_motion_scale.h"

#include <algorithm>

#include "app/show/leg_chains.h"

namespace app {

std::vector<std::int32_t> rootMotionBonesOf(const pmx::Model& model, const ik::Skeleton& skeleton) {
  const std::vector<LegChain> legs = legChains(skeleton);
  std::vector<std::uint8_t> leads(skeleton.boneCount(), 0), ankles(skeleton.boneCount(), 0),
      travels(skeleton.boneCount(), 0);
  const auto addWithAncestors = [&](std::int32_t bone) {
    for (; bone >= 0; bone = skeleton.parents[static_cast<std::size_t>(bone)])
      travels[static_cast<std::size_t>(bone)] = 1;
  };
  for (const LegChain& leg : legs) {
    leads[static_cast<std::size_t>(leg.controller)] = 1;
    ankles[static_cast<std::size_t>(leg.ankle)] = 1;
    addWithAncestors(leg.controller);
    addWithAncestors(skeleton.parents[static_cast<std::size_t>(leg.hip)]);
  }
  const auto goesWithAFoot = [&](std::int32_t bone) {
    for (; bone >= 0; bone = skeleton.parents[static_cast<std::size_t>(bone)])
      if (leads[static_cast<std::size_t>(bone)] != 0) return true;
    return false;
  };
  for (const ik::Chain& chain : skeleton.chains) {
    const bool ofAnkle = std::ranges::any_of(
        chain.links, [&](const ik::Link& link) { return ankles[static_cast<std::size_t>(link.bone)] != 0; });
    if (ofAnkle && chain.solvable() && !goesWithAFoot(chain.target)) addWithAncestors(chain.target);
  }
  std::vector<std::int32_t> bones;
  // Bones behind the model's own stand for other actors' bones.
  for (std::size_t i = 0; i < std::min(travels.size(), model.bones.size()); ++i)
    if (travels[i] != 0) bones.push_back(static_cast<std::int32_t>(i));
  return bones;
}

}  // namespace app
