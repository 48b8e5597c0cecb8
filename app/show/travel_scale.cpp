// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/travel_scale.h"

#include <algorithm>

#include "vmd/bone_proposals.h"

namespace app {

bool leadsFoot(const pmx::Model& model, std::int32_t bone) {
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  return vmd::partOf(of.name.utf8).part == "足ＩＫ" || vmd::partOf(of.englishName.utf8).part == "足ＩＫ";
}

std::vector<std::int32_t> travellersOf(const pmx::Model& model, const ik::Skeleton& skeleton) {
  std::vector<std::int32_t> bones;
  const auto addWithAncestors = [&](std::int32_t bone) {
    // Those behind the model's own stand for other actors' bones.
    for (; bone >= 0 && static_cast<std::size_t>(bone) < model.bones.size();
         bone = skeleton.parents[static_cast<std::size_t>(bone)])
      bones.push_back(bone);
  };
  for (const ik::Chain& chain : skeleton.chains) {
    if (!chain.solvable() || !leadsFoot(model, chain.target)) continue;
    addWithAncestors(chain.target);
    addWithAncestors(skeleton.parents[static_cast<std::size_t>(chain.links.back().bone)]);
  }
  std::ranges::sort(bones);
  bones.erase(std::unique(bones.begin(), bones.end()), bones.end());
  return bones;
}

}  // namespace app
