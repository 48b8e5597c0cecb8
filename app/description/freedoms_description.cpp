// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/freedoms_description.h"

#include "app/description/named_parts.h"

namespace app {

std::vector<ik::solvers::BoneFreedom> freedomsOf(const std::vector<FreedomDescription>& described,
                                                 const pmx::Model& model, std::vector<std::string>& missing) {
  std::vector<ik::solvers::BoneFreedom> freedoms;
  if (described.empty()) return freedoms;
  const NamedParts bones(model.bones);
  for (const FreedomDescription& each : described) {
    const std::int32_t bone = bones.find(each.bone);
    if (bone < 0) {
      missing.push_back(lacking("bone", each.bone));
      continue;
    }
    freedoms.push_back(each.freedom);
    freedoms.back().bone = bone;
  }
  ik::solvers::putInOrder(freedoms);
  return freedoms;
}

std::vector<FreedomDescription> describeFreedoms(const std::vector<ik::solvers::BoneFreedom>& freedoms,
                                                 const pmx::Model& model) {
  std::vector<FreedomDescription> described;
  if (freedoms.empty()) return described;
  const NamedParts bones(model.bones);
  for (const ik::solvers::BoneFreedom& each : freedoms) {
    if (!bones.has(each.bone)) continue;
    described.push_back({bones.describe(each.bone), each});
    described.back().freedom.bone = -1;
  }
  return described;
}

}  // namespace app
