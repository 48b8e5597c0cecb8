// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ik/pose_solver.h"
#include "ik/solvers/bone_freedom.h"
#include "ik/solvers/model_chain.h"
#include "ik/solvers/solve.h"

namespace app {

/// This says how a chain is solved, where its IK is on.
struct ChainSolver {
  std::optional<ik::solvers::Solver> solver;  ///< none: MMD's own
  int loops = 0;                              ///< of the other solvers; 0: each one's own number
  /// The effector may stay this many units from its target, for the other solvers.
  double tolerance = 1e-3;
  bool operator==(const ChainSolver&) const = default;
};
inline constexpr int kMaxSolverLoops = 1000;
inline constexpr double kMinSolverTolerance = 1e-6, kMaxSolverTolerance = 100.0;

/// This limits the work of all chains of a frame: links times loops, times what a link costs the
/// solver relative to plain CCD.
inline constexpr double kMaxSolverWork = 4'194'304.0;

/// This is the result of solving a chain.
struct ChainReport {
  bool solved = false;  ///< in the pose that was made last
  int loops = 0;
  double residual = 0.0;      ///< units from the effector to its target
  double violation = 0.0;     ///< radians by which the worst link breaks its limits
  double microseconds = 0.0;  ///< with reading and writing the pose
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
};

/// This class solves the chains of a skeleton by the solvers that were chosen, MMD's among them,
/// and reports the result of each. It is made once for a model; solving allocates nothing.
class ChainSolvers : public ik::OtherSolver {
 public:
  /// `solvers` has one solver per chain. Chains beyond them are solved by MMD's solver, and so are
  /// chains of more than 256 links, which then report Stop::NotFit. Where all chains together are
  /// more work than kMaxSolverWork, each gets fewer loops (limits.md). `freedoms` are by rising
  /// bones; a chain of MMD's with freedoms that MMD doesn't know is solved as solversFor() says.
  ChainSolvers(const ik::Skeleton& skeleton, std::span<const ChainSolver> solvers,
               std::span<const ik::solvers::BoneFreedom> freedoms);

  /// Sets the switches of chains that MMD's solver solves.
  void setSwitches(const ik::SolverSwitches& switches) { switches_ = switches; }
  /// Forgets what was solved; has to be called before a pose is made.
  void begin();
  [[nodiscard]] bool solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) override;

  /// Returns one report per chain of the skeleton.
  [[nodiscard]] std::span<const ChainReport> reports() const { return reports_; }

 private:
  struct SolvedChain {
    ChainSolver solver;
    bool byMmd = true;                 ///< solved by MMD's solver
    std::optional<ik::Chain> limited;  ///< MMD's, with other limits than the file's
    ik::solvers::Settings settings;
    ik::solvers::ModelChain chain;
    std::optional<ik::solvers::Workspace> work;
  };
  void solveByOther(const ik::Skeleton& skeleton, SolvedChain& solved, ik::Pose& pose, ChainReport& report);
  [[nodiscard]] double violationOf(const ik::Skeleton& skeleton, SolvedChain& solved, const ik::Pose& pose);

  std::vector<SolvedChain> chains_;
  std::vector<ChainReport> reports_;
  ik::SolverSwitches switches_;
};

}  // namespace app
