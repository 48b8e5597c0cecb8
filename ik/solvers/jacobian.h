// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// What the solvers by the Jacobian share (ik-solvers.md 7). Steps that would turn a link on beyond a limit are solved
/// anew without it; a step that brings the effectors farther away is taken back and made smaller.
struct JacobianSettings {
  double tolerance = 1e-3;  ///< units
  int loops = 64;
  double cap = kPi / 4;          ///< the most of one step, radians of a turn, units of a slide
  double errorClamp = 0.0;       ///< units that an effector is asked to move in one step at most; 0: all the way
  bool takeBack = true;          ///< false: each step as it comes
  bool bendWhenStraight = true;  ///< a straight chain with its target on its line is bent a little first
};

struct TransposeSettings : JacobianSettings {
  TransposeSettings() { cap = kPi / 6; }
};

struct PseudoInverseSettings : JacobianSettings {
  PseudoInverseSettings() { cap = kPi / 36; }
  double cutoff = 0.01;  ///< singular values below this share of the largest are left out
};

struct DampedLeastSquaresSettings : JacobianSettings {
  /// A length: in units, or as a share of the longest reach of a goal.
  double lambda = 0.05;
  bool lambdaIsShare = true;
  bool adapt = true;  ///< halves it after each step that came nearer, doubles it after one that didn't
  /// Where large steps ran into a corner of the limits: once more from the start, with steps damped selectively, which go
  /// another way. The nearer of the two counts.
  bool again = true;
};

struct SelectivelyDampedSettings : JacobianSettings {
  double clampShare = 0.4;  ///< errorClamp as a share of the mean bone, if errorClamp is 0; 0: off
};

/// All of them: any tree of links and slides with any goals.
[[nodiscard]] Report solveTranspose(const TransposeSettings& settings, Workspace& workspace);
[[nodiscard]] Report solvePseudoInverse(const PseudoInverseSettings& settings, Workspace& workspace);
[[nodiscard]] Report solveDampedLeastSquares(const DampedLeastSquaresSettings& settings, Workspace& workspace);
[[nodiscard]] Report solveSelectivelyDamped(const SelectivelyDampedSettings& settings, Workspace& workspace);

/// One step of each as it would be, from JacobianSpace::matrix and error into step.
double transposeStep(JacobianSpace& space);                  ///< gives alpha; 0: the error has no way to get less
int pseudoInverseStep(double cutoff, JacobianSpace& space);  ///< gives how many singular values were kept
void selectivelyDampedStep(double capRad, JacobianSpace& space);

}  // namespace ik::solvers
