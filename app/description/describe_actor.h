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

/// Returns motions as a show file has them. Unknown keys come from `source`, the motions that the
/// file had: each gives them once, first to a motion of its file with the same switch and shift.
[[nodiscard]] std::vector<MotionDescription> describeMotions(std::span<const MotionUse> motions,
                                                             std::span<const MotionDescription> source);

/// Returns the mode per chain by an IK choice. Names of IK bones that the model lacks are added to
/// `missing`.
[[nodiscard]] std::vector<IkMode> chainModes(const LoadedModel& model, const IkChoice& choice,
                                             std::vector<std::string>& missing);

/// Returns the switches of a described actor, with its motions already read. Attachments and goals
/// are left out, since they concern other actors. IK bones, bones for names of motions, and edited
/// parts that the model lacks are added to `missing`, as "IK bone 'name'". describeActor() is the
/// inverse: a new switch belongs in both.
[[nodiscard]] ActorSwitches switchesOf(const ActorDescription& actor, const LoadedModel& model,
                                       std::vector<MotionUse> motions, std::vector<std::string>& missing);

/// Returns the choice of physics by a description.
[[nodiscard]] PhysicsChoice physicsOf(const PhysicsDescription& physics);

/// Returns an actor as a show file has it, which openShow() reads back. Unknown keys come from
/// `source`. Chains are named by their IK bones; of several bones of one name only the first is
/// written, since only it is found again.
[[nodiscard]] ActorDescription describeActor(const LoadedModel& model, const ActorSwitches& switches,
                                             const ActorDescription& source);

}  // namespace app
