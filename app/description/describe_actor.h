// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/description/show_description.h"
#include "app/show/actor.h"
#include "app/show/show.h"

namespace app {

/// Motions as a show file tells them. Keys that aren't known come from `source`, from motions of the same file: each of its
/// motions gives them once, first to the one that is switched and shifted as it was told.
[[nodiscard]] std::vector<MotionDescription> describeMotions(std::span<const MotionUse> motions,
                                                             std::span<const MotionDescription> source);

/// Per chain what a choice says of it. Names of IK bones that the model doesn't have go to `missing`.
[[nodiscard]] std::vector<IkMode> chainModes(const LoadedModel& model, const IkChoice& choice,
                                             std::vector<std::string>& missing);

/// What a description says of an actor, with its motions as they were read; without outside parents and goals, which are about other actors. Names of IK bones,
/// bones that stand for names of motions, and what was edited, that the model doesn't have go to `missing`, as "IK bone 'name'". describeActor() is its counterpart: a new switch is told in both.
[[nodiscard]] ActorSwitches switchesOf(const ActorDescription& actor, const LoadedModel& model,
                                       std::vector<MotionUse> motions, std::vector<std::string>& missing);

/// What a description says of how bodies move.
[[nodiscard]] PhysicsChoice physicsOf(const PhysicsDescription& physics);

/// An actor as a show file tells it: what openShow() reads back. Keys that aren't known come from `source`. Chains are
/// named by their IK bones; of several bones of one name the first is told, as it is the one that is found.
[[nodiscard]] ActorDescription describeActor(const LoadedModel& model, const ActorSwitches& switches,
                                             const ActorDescription& source);

}  // namespace app
