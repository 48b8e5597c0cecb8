// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ik/pose_solver.h"
#include "ik/solvers/chain.h"

namespace bench {

/// This class is a chain of the solvers' own for MMD's solver: free links, hinges about X and Z,
/// joints; one goal; bones in a row. It is solved at a tenth of its size: MMD's solver ends at a
/// ten-thousandth of a unit, which is then the thousandth that the others are asked for, and
/// nothing else in it depends on a chain's size.
class MmdChain {
 public:
  MmdChain(const ik::solvers::Chain& chain, int loops);

  [[nodiscard]] bool fit() const { return skeleton_ != nullptr; }
  /// Takes start and target of a chain of one build, but not its lengths and limits: those stay.
  void begin(const ik::solvers::Chain& chain);
  /// Solves from the start and returns the loops that were run.
  int solve();
  /// Returns the distance from the effector to the target in units of the chain's own size.
  [[nodiscard]] double residual() const;
  [[nodiscard]] ik::solvers::Quat local(int bone) const;

 private:
  std::unique_ptr<ik::Skeleton> skeleton_;
  std::unique_ptr<ik::Pose> pose_;
};

}  // namespace bench
