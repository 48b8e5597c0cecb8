// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/named_chain.h"

#include "app/show/actor.h"
#include "app/show/show.h"
#include "pmx/base/printable.h"
#include "pmx/model/chain_names.h"

namespace app {

std::optional<std::size_t> chainNamed(const Actor& actor, std::string_view name) {
  return pmx::ChainNames(actor.model()).find(name);
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
