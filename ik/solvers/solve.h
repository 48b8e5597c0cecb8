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

/// The solvers that take any chain that they are fit for. (Looking at a point and whole bodies ask for more:
/// ik/solvers/look_at.h, ik/solvers/whole_body.h.)
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

/// A short name for commands and files: "ccd", "fabrik", "triangulation", "two-bone", "transpose", "pseudo-inverse",
/// "dls", "sdls".
[[nodiscard]] std::string_view nameOf(Solver solver);
[[nodiscard]] std::optional<Solver> solverNamed(std::string_view name);

/// The settings of all solvers; each reads its own.
struct Settings {
  CcdSettings ccd;
  FabrikSettings fabrik;
  TriangulationSettings triangulation;
  TwoBoneSettings twoBone;
  TransposeSettings transpose;
  PseudoInverseSettings pseudoInverse;
  DampedLeastSquaresSettings dampedLeastSquares;
  SelectivelyDampedSettings selectivelyDamped;

  /// Of all of them at once.
  void setTolerance(double units);
  void setLoops(int loops);
  /// Those that would run more, of themselves or by who finishes for them, run so many at most.
  void limitLoops(int most);
};

/// Solves the workspace's chain from where its posture is. What is left keeps every limit, and is no NaN.
[[nodiscard]] Report solve(Solver solver, const Settings& settings, Workspace& workspace);

}  // namespace ik::solvers
