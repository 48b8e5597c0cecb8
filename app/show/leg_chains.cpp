// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/leg_chains.h"

#include <algorithm>

#include <glm/geometric.hpp>

namespace app {
namespace {

constexpr float kUpright = 0.8F;  // of a leg's length, from the hip down to the ankle

/// Returns the sum of the bones from one up to an ancestor; below 0 where it isn't one.
float lengthBetween(const ik::Skeleton& skeleton, std::int32_t from, std::int32_t upTo) {
  float length = 0.0F;
  while (from != upTo) {
    if (from < 0) return -1.0F;
    length += glm::length(skeleton.offsets[static_cast<std::size_t>(from)]);
    from = skeleton.parents[static_cast<std::size_t>(from)];
  }
  return length;
}

}  // namespace

std::vector<LegChain> legChains(const ik::Skeleton& skeleton) {
  std::vector<LegChain> legs;
  for (std::size_t i = 0; i < skeleton.chains.size(); ++i) {
    const ik::Chain& chain = skeleton.chains[i];
    if (!chain.solvable() || chain.links.size() < 2) continue;
    const auto knee = std::find_if(chain.links.begin(), chain.links.end() - 1,
                                   [](const ik::Link& link) { return link.hinge == ik::HingeAxis::X; });
    if (knee == chain.links.end() - 1) continue;
    LegChain leg{i, chain.links.back().bone, knee->bone, chain.effector, chain.target, 0.0F};
    leg.length = lengthBetween(skeleton, leg.ankle, leg.hip);
    const auto height = [&](std::int32_t bone) { return skeleton.bindPositions[static_cast<std::size_t>(bone)].y; };
    if (leg.length > 0.0F && height(leg.hip) - height(leg.ankle) >= kUpright * leg.length) legs.push_back(leg);
  }
  return legs;
}

}  // namespace app
