// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "app/document/document.h"
#include "app/ui/file_loader.h"

namespace app {

/// The motions of an actor, then those of the scene: what a motion that is opened meets.
[[nodiscard]] Motions motionsOf(const DocumentState& state, ActorId actor);

/// The same motions the other way: what moves models goes to the actor, what moves the scene alone (or all, where there is
/// no such actor) to the scene. Those that were there stay switched and shifted as they are.
void setMotionsOf(DocumentState& state, ActorId actor, const Motions& motions);

struct TakenFiles {
  DocumentState state;
  ActorId selected = 0;
  base::Issues issues;  ///< of bones that were to hang from others
  bool anew = false;    ///< another show: nothing before it can be undone
};

/// What a show becomes by files that were opened while an actor (or none, 0) was selected. `newId` gives ids to actors.
[[nodiscard]] TakenFiles takeFiles(const DocumentState& before, const LoadedFiles& files, ActorId selected,
                                   const std::function<ActorId()>& newId);

/// The same show with its files as they were read again: `files.actors` by their places in `ids`, `described` as it is now. What couldn't be read stays as it
/// was. Bones that others hang from are found again by their names.
[[nodiscard]] TakenFiles takeReloaded(const DocumentState& before, const ShowDescription& described,
                                      const LoadedFiles& files, const std::vector<ActorId>& ids);

}  // namespace app
