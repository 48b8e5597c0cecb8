// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/show/show.h"

namespace app {

/// This is an actor of a show as it was at some time, to be put into another show.
struct ActorParts {
  std::shared_ptr<const LoadedModel> model;
  ActorSwitches switches;
  ActorId id = 0;  ///< in the show that it is from, as outside parents name it
};

/// Puts actors of one show into another, which is empty, with their motions, switches and ghosts,
/// attached to each other as they were. An actor that is attached to one that isn't among them
/// stands alone, and goals that refer to such ones are left out. Returns their ids there, in their
/// order.
std::vector<ActorId> addTo(Show& show, std::span<const ActorParts> actors);

}  // namespace app
