// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/solve.h"

#include <algorithm>

namespace ik::solvers {

std::string_view nameOf(Solver solver) {
  switch (solver) {
    case Solver::Ccd:
      return "ccd";
    case Solver::Fabrik:
      return "fabrik";
    case Solver::Triangulation:
      return "triangulation";
    case Solver::TwoBone:
      return "two-bone";
    case Solver::Transpose:
      return "transpose";
    case Solver::PseudoInverse:
      return "pseudo-inverse";
    case Solver::DampedLeastSquares:
      return "dls";
    case Solver::SelectivelyDamped:
      return "sdls";
  }
  return {};
}

std::string_view nameOf(Stop stop) {
  switch (stop) {
    case Stop::Reached:
      return "reached";
    case Stop::Loops:
      return "loops used up";
    case Stop::NoProgress:
      return "no progress";
    case Stop::OutOfReach:
      return "out of reach";
    case Stop::NotFit:
      return "not fit";
  }
  return {};
}

std::optional<Solver> solverNamed(std::string_view name) {
  for (const Solver solver : kAllSolvers) {
    if (nameOf(solver) == name) return solver;
  }
  return {};
}

void Settings::setTolerance(double units) {
  ccd.tolerance = fabrik.tolerance = triangulation.tolerance = twoBone.tolerance = transpose.tolerance = units;
  pseudoInverse.tolerance = dampedLeastSquares.tolerance = selectivelyDamped.tolerance = units;
}

void Settings::setLoops(int loops) {
  ccd.loops = fabrik.loops = fabrik.finishLoops = twoBone.finishLoops = transpose.loops = loops;
  pseudoInverse.loops = dampedLeastSquares.loops = selectivelyDamped.loops = loops;
}

void Settings::limitLoops(int most) {
  for (int* loops : {&ccd.loops, &fabrik.loops, &fabrik.finishLoops, &twoBone.finishLoops, &transpose.loops,
                     &pseudoInverse.loops, &dampedLeastSquares.loops, &selectivelyDamped.loops})
    *loops = std::min(*loops, most);
}

Report solve(Solver solver, const Settings& settings, Workspace& workspace) {
  switch (solver) {
    case Solver::Ccd:
      return solveCcd(settings.ccd, workspace);
    case Solver::Fabrik:
      return solveFabrik(settings.fabrik, workspace);
    case Solver::Triangulation:
      return solveTriangulation(settings.triangulation, workspace);
    case Solver::TwoBone:
      return solveTwoBone(settings.twoBone, workspace);
    case Solver::Transpose:
      return solveTranspose(settings.transpose, workspace);
    case Solver::PseudoInverse:
      return solvePseudoInverse(settings.pseudoInverse, workspace);
    case Solver::DampedLeastSquares:
      return solveDampedLeastSquares(settings.dampedLeastSquares, workspace);
    case Solver::SelectivelyDamped:
      return solveSelectivelyDamped(settings.selectivelyDamped, workspace);
  }
  return {};
}

}  // namespace ik::solvers
