// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/solver_settings.h"

#include <algorithm>

namespace app {
namespace {

/// Some of the solvers take time by the square of the number of links: with more links in a file
/// made for it, one frame would take minutes. (limits.md)
constexpr std::size_t kMaxSolverLinks = 256;
// A solver runs this many loops by default, with those of the solvers that finish for it.
constexpr double kMaxOwnLoops = 128.0;

/// Returns the cost of a link in a loop, relative to plain CCD. The Jacobian's solvers lock links,
/// take steps back and try anew.
double costOf(ik::solvers::Solver solver) {
  using ik::solvers::Solver;
  switch (solver) {
    case Solver::Ccd:
    case Solver::TwoBone:
    case Solver::Triangulation:
      return 1.0;
    case Solver::Transpose:
      return 16.0;
    case Solver::Fabrik:
    case Solver::PseudoInverse:
    case Solver::DampedLeastSquares:
    case Solver::SelectivelyDamped:
      break;
  }
  return 64.0;
}

}  // namespace

bool solvedByMmd(const ChainSolver& solver, const ik::Chain& chain) {
  return !solver.solver || chain.links.size() > kMaxSolverLinks;
}

ChainSolver solverFor(const ik::Chain& chain, const ChainSolver& chosen,
                      std::span<const ik::solvers::BoneFreedom> freedoms) {
  ChainSolver effective = chosen;
  if (chosen.solver || !chain.solvable() || !ik::solvers::concerns(freedoms, chain)) return effective;
  if (ik::solvers::limitedAsMmd(freedoms, chain)) return effective;
  effective.solver = ik::solvers::Solver::Ccd;
  effective.loops = std::max(1, chain.loopCount);
  return effective;
}

std::vector<ChainSolver> solversFor(const ik::Skeleton& skeleton, std::span<const ChainSolver> solvers,
                                    std::span<const ik::solvers::BoneFreedom> freedoms) {
  std::vector<ChainSolver> effective(solvers.begin(), solvers.end());
  effective.resize(skeleton.chains.size());
  for (std::size_t i = 0; i < effective.size(); ++i)
    effective[i] = solverFor(skeleton.chains[i], effective[i], freedoms);
  return effective;
}

ik::solvers::ModelChain chainFor(const ik::Skeleton& skeleton, std::size_t chain, std::span<const ChainSolver> solvers,
                                 std::span<const ik::solvers::BoneFreedom> freedoms) {
  const ik::Chain& source = skeleton.chains[chain];
  ik::solvers::ModelChain made = ik::solvers::chainOfModel(skeleton, source);
  ik::solvers::giveFreedoms(freedoms, made);
  const bool chosen = chain < solvers.size() && solvers[chain].solver;
  if (!chosen && source.links.size() <= kMaxSolverLinks) ik::solvers::capAsMmd(source, made);
  return made;
}

std::vector<ik::solvers::Settings> settingsOf(const ik::Skeleton& skeleton, std::span<const ChainSolver> solvers,
                                              std::span<const ik::solvers::BoneFreedom> freedoms) {
  std::vector<ik::solvers::Settings> settings(skeleton.chains.size());
  solvers = solvers.first(std::min(solvers.size(), settings.size()));
  const auto others = [&](std::size_t i) {
    return skeleton.chains[i].solvable() && !solvedByMmd(solvers[i], skeleton.chains[i]);
  };
  const auto loopsOf = [&](std::size_t i) { return solvers[i].loops > 0 ? double(solvers[i].loops) : kMaxOwnLoops; };
  double work = 0.0;
  for (std::size_t i = 0; i < solvers.size(); ++i) {
    if (!others(i)) continue;
    settings[i].setTolerance(std::clamp(solvers[i].tolerance, kMinSolverTolerance, kMaxSolverTolerance));
    if (solvers[i].loops > 0) settings[i].setLoops(std::min(solvers[i].loops, kMaxSolverLoops));
    const auto parts = skeleton.chains[i].links.size() + ik::solvers::slidesOf(freedoms, skeleton.chains[i]);
    work += static_cast<double>(parts) * loopsOf(i) * costOf(*solvers[i].solver);
  }
  if (work <= kMaxSolverWork) return settings;
  for (std::size_t i = 0; i < solvers.size(); ++i) {
    if (others(i)) settings[i].limitLoops(std::max(1, static_cast<int>(loopsOf(i) * kMaxSolverWork / work)));
  }
  return settings;
}

}  // namespace app
