// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These settings are shared by the solvers that use the Jacobian (ik-solvers.md 7). Steps that
/// would turn a link beyond a limit are solved anew without it; a step that brings the effectors
/// farther away is taken back and made smaller.
struct JacobianSettings {
  double tolerance = 1e-3;  ///< units
  int loops = 64;
  double cap = kPi / 4;  ///< the most of one step: radians of a turn, units of a slide
  /// An effector is asked to move this many units in one step at most; 0 is the whole distance.
  double errorClamp = 0.0;
  bool takeBack = true;  ///< false: each step is kept
  /// If true, a straight chain with its target on its line is bent a little first.
  bool bendWhenStraight = true;
};

struct TransposeSettings : JacobianSettings {
  TransposeSettings() { cap = kPi / 6; }
};

struct PseudoInverseSettings : JacobianSettings {
  PseudoInverseSettings() { cap = kPi / 36; }
  double cutoff = 0.01;  ///< singular values below this share of the largest are left out
};

struct DampedLeastSquaresSettings : JacobianSettings {
  /// The damping is a length: in units, or as a share of the longest reach of a goal.
  double lambda = 0.05;
  bool lambdaIsShare = true;
  /// If true, lambda is halved after each step that came nearer, and doubled after one that didn't.
  bool adapt = true;
  /// Where large steps ran into a corner of the limits, it starts once more with selectively damped
  /// steps, which take another path. The nearer result of the two counts.
  bool again = true;
};

struct SelectivelyDampedSettings : JacobianSettings {
  double clampShare = 0.4;  ///< errorClamp as a share of the mean bone, if errorClamp is 0; 0: off
};

/// Returns the damping that a solve begins with, in units.
[[nodiscard]] double ownDamping(const DampedLeastSquaresSettings& settings, const Workspace& workspace);

/// Each of these solves any tree of links and slides with any goals.
[[nodiscard]] Report solveTranspose(const TransposeSettings& settings, Workspace& workspace);
[[nodiscard]] Report solvePseudoInverse(const PseudoInverseSettings& settings, Workspace& workspace);
[[nodiscard]] Report solveDampedLeastSquares(const DampedLeastSquaresSettings& settings, Workspace& workspace);
[[nodiscard]] Report solveSelectivelyDamped(const SelectivelyDampedSettings& settings, Workspace& workspace);

/// Each of these computes one step from JacobianSpace::matrix and error into step.
double transposeStep(JacobianSpace& space);  ///< returns alpha; 0: the error can't be reduced
/// Returns how many singular values were kept.
int pseudoInverseStep(double cutoff, JacobianSpace& space);
void selectivelyDampedStep(double capRad, JacobianSpace& space);

}  // namespace ik::solvers
