// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/named_chain.h"

#include <algorithm>

#include "app/show/actor.h"
#include "app/show/show.h"
#include "pmx/base/printable.h"

namespace app {

std::optional<std::size_t> chainNamed(const Actor& actor, std::string_view name) {
  if (name.empty()) return std::nullopt;
  const auto& chains = actor.skeleton().chains;
  const auto at = std::ranges::find_if(chains, [&](const ik::Chain& chain) {
    const pmx::Bone& bone = actor.model().bones[static_cast<std::size_t>(chain.target)];
    return bone.name.utf8 == name || bone.englishName.utf8 == name;
  });
  if (at == chains.end()) return std::nullopt;
  return static_cast<std::size_t>(at - chains.begin());
}

ActorId firstWithChains(const Show& show) {
  for (const ActorId id : show.order())
    if (!show.actor(id)->skeleton().chains.empty()) return id;
  return 0;
}

std::string plainBoneName(const pmx::Model& model, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return "the root";
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  return base::printable(of.name.utf8.empty() ? of.englishName.utf8 : of.name.utf8, 60);
}

}  // namespace app
