// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/travel_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "pmx/base/latin.h"

namespace app {
namespace {

constexpr float kUpright = 0.8F;  // of a leg's length, from the hip down to the ankle

constexpr std::array<std::u32string_view, 11> kTravelNames{U"全ての親",   U"センター", U"グルーブ", U"左足IK親",
                                                           U"右足IK親",   U"左足IK",   U"右足IK",   U"左つま先IK",
                                                           U"右つま先IK", U"左爪先IK", U"右爪先IK"};
constexpr std::size_t kLongestName = 8;  // a longer one is none of them

/// Sum of the bones from one up to another that it hangs from; below 0 where it doesn't.
float lengthBetween(const ik::Skeleton& skeleton, std::int32_t from, std::int32_t upTo) {
  float length = 0.0F;
  while (from != upTo) {
    if (from < 0) return -1.0F;
    length += glm::length(skeleton.offsets[static_cast<std::size_t>(from)]);
    from = skeleton.parents[static_cast<std::size_t>(from)];
  }
  return length;
}

void addWithParents(const ik::Skeleton& skeleton, std::int32_t bone, std::vector<char>& marks) {
  for (; bone >= 0 && marks[static_cast<std::size_t>(bone)] == 0;
       bone = skeleton.parents[static_cast<std::size_t>(bone)])
    marks[static_cast<std::size_t>(bone)] = 1;
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

std::vector<std::int32_t> travelBones(const pmx::Model& model, const ik::Skeleton& skeleton) {
  const std::vector<LegChain> legs = legChains(skeleton);
  if (legs.empty()) return {};
  std::vector<char> marks(skeleton.boneCount(), 0), ankles(skeleton.boneCount(), 0);
  for (const LegChain& leg : legs) {
    ankles[static_cast<std::size_t>(leg.ankle)] = 1;
    addWithParents(skeleton, leg.controller, marks);
    addWithParents(skeleton, skeleton.parents[static_cast<std::size_t>(leg.hip)], marks);
  }
  for (const ik::Chain& chain : skeleton.chains) {
    if (std::any_of(chain.links.begin(), chain.links.end(),
                    [&](const ik::Link& link) { return ankles[static_cast<std::size_t>(link.bone)] != 0; }))
      addWithParents(skeleton, chain.target, marks);
  }
  std::vector<std::int32_t> bones;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const bool named = i < model.bones.size() &&
                       std::ranges::find(kTravelNames, base::compatibleForm(model.bones[i].name.utf8, kLongestName)) !=
                           kTravelNames.end();
    if (marks[i] != 0 || named) bones.push_back(static_cast<std::int32_t>(i));
  }
  return bones;
}

void scaleTravel(std::span<const std::int32_t> bones, float factor, std::span<base::Transform> locals) {
  if (!std::isfinite(factor)) return;
  for (const std::int32_t bone : bones) {
    if (bone >= 0 && static_cast<std::size_t>(bone) < locals.size())
      locals[static_cast<std::size_t>(bone)].translation *= factor;
  }
}

}  // namespace app
