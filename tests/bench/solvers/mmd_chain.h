// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ik/pose_solver.h"
#include "ik/solvers/chain.h"

namespace bench {

/// A chain of the solvers' own for MMD's solver: free links, hinges about X and Z, joints; one goal; bones in a row. It is
/// solved at a tenth of its size: MMD's solver ends at a ten-thousandth of a unit, which is the thousandth then that the
/// others are asked for, and nothing else in it knows how large a chain is.
class MmdChain {
 public:
  MmdChain(const ik::solvers::Chain& chain, int loops);

  [[nodiscard]] bool fit() const { return skeleton_ != nullptr; }
  /// Start and target of a chain of the same build, not the lengths and limits: those are of the one it was made of.
  void begin(const ik::solvers::Chain& chain);
  /// From the start; gives the loops that were run.
  int solve();
  /// Units of the chain's own size, from the effector to the target.
  [[nodiscard]] double residual() const;
  [[nodiscard]] ik::solvers::Quat local(int bone) const;

 private:
  std::unique_ptr<ik::Skeleton> skeleton_;
  std::unique_ptr<ik::Pose> pose_;
};

}  // namespace bench
