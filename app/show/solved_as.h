// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/show/actor_switches.h"
#include "app/show/side_by_side.h"

namespace app {

/// Returns one solver for all chains; none where it is MMD's.
[[nodiscard]] std::vector<ChainSolver> allBy(const ChainSolver& chainSolver, std::size_t chains);

/// Changes an actor's switches so that its chains are solved as a view says. AsSet changes nothing.
void solveAs(ActorSwitches& switches, const ViewSolver& view);

}  // namespace app
