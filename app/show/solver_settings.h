// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/show/chain_solvers.h"

namespace app {

/// Returns whether MMD's solver solves a chain: because it was chosen, or because the chain has too
/// many links for the others.
[[nodiscard]] bool solvedByMmd(const ChainSolver& solver, const ik::Chain& chain);

/// Returns who solves a chain for which a solver was chosen, as solversFor() says.
[[nodiscard]] ChainSolver solverFor(const ik::Chain& chain, const ChainSolver& chosen,
                                    std::span<const ik::solvers::BoneFreedom> freedoms);
/// Returns who solves each chain of a skeleton. Where MMD's solver was chosen and a chain has
/// freedoms that MMD doesn't know, it is plain CCD with the chain's own loops. Chains beyond
/// `solvers` are MMD's.
[[nodiscard]] std::vector<ChainSolver> solversFor(const ik::Skeleton& skeleton, std::span<const ChainSolver> solvers,
                                                  std::span<const ik::solvers::BoneFreedom> freedoms);
/// Returns a solvable chain for the solver that it has by solversFor(), with its freedoms. Where
/// that is CCD in MMD's place, each step is limited as MMD's are.
[[nodiscard]] ik::solvers::ModelChain chainFor(const ik::Skeleton& skeleton, std::size_t chain,
                                               std::span<const ChainSolver> solvers,
                                               std::span<const ik::solvers::BoneFreedom> freedoms);

/// Returns the settings for the solvers of all chains of a skeleton, one per chain: their own
/// numbers, with fewer loops where all of them together are more work than kMaxSolverWork. Chains
/// beyond `solvers` are MMD's.
[[nodiscard]] std::vector<ik::solvers::Settings> settingsOf(const ik::Skeleton& skeleton,
                                                            std::span<const ChainSolver> solvers,
                                                            std::span<const ik::solvers::BoneFreedom> freedoms);

}  // namespace app
