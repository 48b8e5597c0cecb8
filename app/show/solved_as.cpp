// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/solved_as.h"

#include <algorithm>

namespace app {

std::vector<ChainSolver> allBy(const ChainSolver& chainSolver, std::size_t chains) {
  return std::vector<ChainSolver>(chainSolver.solver ? chains : 0, chainSolver);
}

void solveAs(ActorSwitches& switches, const ViewSolver& view) {
  ChainSolver chainSolver;  // MMD's
  switch (view.how) {
    case ViewSolver::How::AsSet:
      return;
    case ViewSolver::How::WithoutIk:
      std::ranges::fill(switches.chains, IkMode::Off);
      return;
    case ViewSolver::How::WithIk:
      std::ranges::fill(switches.chains, IkMode::On);
      return;
    case ViewSolver::How::Other:
      chainSolver.solver = view.solver;
      break;
    case ViewSolver::How::Mmd:
      break;
  }
  switches.chainSolvers = allBy(chainSolver, switches.chains.size());
}

}  // namespace app
