// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/show/actor.h"

namespace app {

/// How many bones, morphs and IK chains there are, those there are none of left out: `2 bones, 10 morphs and 1 IK chain`.
[[nodiscard]] std::string countedTracks(const UnmatchedTracks& tracks);

/// A motion or a pose that is switched on, and of which an actor's model has nothing that it moves.
struct StrayMotion {
  const MotionUse* use = nullptr;  ///< the actor's own
  UnmatchedTracks tracks;          ///< all that it moves
};
/// Those of an actor. A motion that moves no model (a camera's) isn't one of them. Where an actor has several, each is bound
/// once more for it, so not for every frame.
[[nodiscard]] std::vector<StrayMotion> strayMotions(const Actor& actor);

/// How many bones, morphs and IK chains of a model a motion or a pose moves.
[[nodiscard]] std::size_t movedTracks(const LoadedMotion& motion, const pmx::Model& model);
/// How many names of bones, morphs and IK chains there are in it: movedTracks() gives at most that of any model.
[[nodiscard]] std::size_t namedTracks(const LoadedMotion& motion);

/// Per bone 1 where a motion or a pose moves it, or it stands for a name of motions: it isn't proposed for another.
[[nodiscard]] std::vector<std::uint8_t> movedBones(const Actor& actor);

/// What is wrong with those of all actors of a show, a line each.
[[nodiscard]] base::Issues strayIssues(std::span<const Actor* const> actors);

}  // namespace app
