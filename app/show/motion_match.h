// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/show/actor.h"

namespace app {

/// Returns the numbers of bones, morphs and IK chains, without those that are 0: `2 bones, 10
/// morphs and 1 IK chain`.
[[nodiscard]] std::string countedTracks(const UnmatchedTracks& tracks);

/// This is a motion or a pose that is switched on and moves nothing that an actor's model has.
struct StrayMotion {
  const MotionUse* use = nullptr;  ///< the actor's own
  UnmatchedTracks tracks;          ///< everything that it moves
};
/// Returns the stray motions of an actor. A motion that moves no model (a camera's) isn't one of
/// them. Where an actor has several motions, each is bound once more for it, so it isn't for every
/// frame.
[[nodiscard]] std::vector<StrayMotion> strayMotions(const Actor& actor);

/// Returns how many bones, morphs and IK chains of a model a motion or a pose moves.
[[nodiscard]] std::size_t movedTracks(const LoadedMotion& motion, const pmx::Model& model);
/// Returns how many names of bones, morphs and IK chains a motion has: movedTracks() is at most
/// that for any model.
[[nodiscard]] std::size_t namedTracks(const LoadedMotion& motion);

/// Returns per bone 1 where a motion or a pose moves it, or it stands for a name of motions: it
/// isn't proposed for another.
[[nodiscard]] std::vector<std::uint8_t> movedBones(const Actor& actor);

/// Returns the issues of the stray motions of all actors of a show, a line each.
[[nodiscard]] base::Issues strayIssues(std::span<const Actor* const> actors);

}  // namespace app
