// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// An actor of a show as it was at some time, to be in another show.
struct ActorParts {
  std::shared_ptr<const LoadedModel> model;
  ActorSwitches switches;
  ActorId id = 0;  ///< in the show that it is from, as outside parents name it
};

/// Puts actors of one show into another, which is empty, with their motions, switches and ghosts, hanging from each other as they
/// did; who hangs from somebody that isn't among them stands alone, and goals about such ones are left out. Their ids there, in their order.
std::vector<ActorId> addTo(Show& show, std::span<const ActorParts> actors);

}  // namespace app
