// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "app/document/document.h"
#include "app/opening/file_loader.h"

namespace app {

/// Moves an actor so that it begins its motions beside the other figures, not within one
/// (freePlace()), near the place where its motions have it.
void standBesideOthers(DocumentState& state, ActorId id);

/// Returns the motions of an actor, then those of the scene, which an opened motion joins or
/// replaces.
[[nodiscard]] Motions motionsOf(const DocumentState& state, ActorId actor);

/// Sets the motions: those that move models go to the actor, those that only move the scene (or
/// all, where there is no such actor) to the scene. Motions that were there before keep their
/// switch and shift.
void setMotionsOf(DocumentState& state, ActorId actor, const Motions& motions);

struct TakenFiles {
  DocumentState state;
  ActorId selected = 0;
  base::Issues issues;  ///< about bones that were to be attached to others
  bool anew = false;    ///< another show: nothing before it can be undone
};

/// Returns the show after files were opened while an actor (or none, 0) was selected. `newId` gives
/// ids to actors.
[[nodiscard]] TakenFiles takeFiles(const DocumentState& before, const LoadedFiles& files, ActorId selected,
                                   const std::function<ActorId()>& newId);

/// Returns the show after its files were read again: `files.actors` by their indices in `ids`,
/// `described` as it is now. Unreadable files leave their parts unchanged. Bones of attachments are
/// found again by their names.
[[nodiscard]] TakenFiles takeReloaded(const DocumentState& before, const ShowDescription& described,
                                      const LoadedFiles& files, const std::vector<ActorId>& ids);

}  // namespace app
