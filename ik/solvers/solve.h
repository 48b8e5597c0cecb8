// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "ik/solvers/ccd.h"
#include "ik/solvers/fabrik.h"
#include "ik/solvers/jacobian.h"
#include "ik/solvers/triangulation.h"
#include "ik/solvers/two_bone.h"

namespace ik::solvers {

/// These are the solvers that take any chain that they are fit for. (Looking at a point and whole
/// bodies need more: ik/solvers/look_at.h, ik/solvers/whole_body.h.)
enum class Solver : std::uint8_t {
  Ccd,
  Fabrik,
  Triangulation,
  TwoBone,
  Transpose,
  PseudoInverse,
  DampedLeastSquares,
  SelectivelyDamped,
};

inline constexpr std::array kAllSolvers{
    Solver::Ccd,       Solver::Fabrik,        Solver::Triangulation,      Solver::TwoBone,
    Solver::Transpose, Solver::PseudoInverse, Solver::DampedLeastSquares, Solver::SelectivelyDamped};

/// Returns a short name for commands and files: "ccd", "fabrik", "triangulation", "two-bone",
/// "transpose", "pseudo-inverse", "dls", "sdls".
[[nodiscard]] std::string_view nameOf(Solver solver);
/// Returns why a solver ended, in two or three words of English.
[[nodiscard]] std::string_view nameOf(Stop stop);
[[nodiscard]] std::optional<Solver> solverNamed(std::string_view name);

/// This struct holds the settings of all solvers; each reads its own.
struct Settings {
  CcdSettings ccd;
  FabrikSettings fabrik;
  TriangulationSettings triangulation;
  TwoBoneSettings twoBone;
  TransposeSettings transpose;
  PseudoInverseSettings pseudoInverse;
  DampedLeastSquaresSettings dampedLeastSquares;
  SelectivelyDampedSettings selectivelyDamped;

  /// Set the tolerance or the loops of all solvers at once.
  void setTolerance(double units);
  void setLoops(int loops);
  /// Lowers the loops of the solvers that would run more, by themselves or by their finishing
  /// solver.
  void limitLoops(int most);
};

/// Solves the workspace's chain from its present posture. The result keeps every limit and has no
/// NaN.
[[nodiscard]] Report solve(Solver solver, const Settings& settings, Workspace& workspace);

}  // namespace ik::solvers
