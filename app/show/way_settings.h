// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/show/chain_solvers.h"

namespace app {

/// Whether a chain is solved MMD's way: because that was chosen, or because it has too many links for the others.
[[nodiscard]] bool solvedByMmd(const ChainSolver& way, const ik::Chain& chain);

/// What the solvers of all chains of a skeleton are told, one a chain: the ways' own numbers, and fewer loops where all of
/// them together are more work than kMaxWayWork. Chains beyond `ways` are MMD's.
[[nodiscard]] std::vector<ik::solvers::Settings> settingsOf(const ik::Skeleton& skeleton,
                                                            std::span<const ChainSolver> ways);

}  // namespace app
