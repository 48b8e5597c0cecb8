// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/chain_solvers.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <glm/geometric.hpp>

#include "app/show/solver_settings.h"
#include "ik/ccd_ik.h"

namespace app {
namespace {

using ik::solvers::Stop;

double microsecondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

ChainSolvers::ChainSolvers(const ik::Skeleton& skeleton, std::span<const ChainSolver> solvers,
                           std::span<const ik::solvers::BoneFreedom> freedoms)
    : reports_(skeleton.chains.size()) {
  chains_.resize(skeleton.chains.size());
  const std::vector<ChainSolver> effective = solversFor(skeleton, solvers, freedoms);
  for (std::size_t i = 0; i < chains_.size(); ++i) {
    SolvedChain& solved = chains_[i];
    solved.solver = effective[i];
    const ik::Chain& chain = skeleton.chains[i];
    solved.byMmd = solvedByMmd(solved.solver, chain);
    if (!chain.solvable()) continue;
    solved.chain = chainFor(skeleton, i, solvers, freedoms);
    if (solved.byMmd && ik::solvers::concerns(freedoms, chain))
      solved.limited = ik::solvers::limitedAsMmd(freedoms, chain);
    if (solved.byMmd) continue;
    solved.work.emplace(solved.chain.chain);
  }
  const auto settings = settingsOf(skeleton, effective, freedoms);
  for (std::size_t i = 0; i < chains_.size(); ++i) chains_[i].settings = settings[i];
}

void ChainSolvers::begin() {
  for (ChainReport& report : reports_) report = {};
}

bool ChainSolvers::solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) {
  if (chain >= chains_.size()) return false;
  SolvedChain& solved = chains_[chain];
  ChainReport& report = reports_[chain];
  const auto began = std::chrono::steady_clock::now();
  if (!solved.byMmd) {
    solveByOther(skeleton, solved, pose, report);
  } else {
    const ik::Chain& limited = solved.limited ? *solved.limited : skeleton.chains[chain];
    report.loops = ik::solveChain(skeleton, limited, switches_, pose);
  }
  report.microseconds = microsecondsSince(began);
  report.solved = true;
  const ik::Chain& of = skeleton.chains[chain];
  report.residual = glm::distance(pose.models[static_cast<std::size_t>(of.effector)].translation,
                                  pose.models[static_cast<std::size_t>(of.target)].translation);
  report.violation = violationOf(skeleton, solved, pose);
  if (solved.byMmd && solved.solver.solver) report.stop = Stop::NotFit;
  if (!solved.solver.solver) report.stop = report.residual <= solved.solver.tolerance ? Stop::Reached : Stop::Loops;
  return true;
}

/// Where a solver isn't fit for a chain, its links stay as the motion has them, inside their
/// limits.
void ChainSolvers::solveByOther(const ik::Skeleton& skeleton, SolvedChain& solved, ik::Pose& pose,
                                ChainReport& report) {
  ik::solvers::readPose(skeleton, pose, solved.chain);
  solved.work->begin(solved.chain.chain);
  const ik::solvers::Report done = ik::solvers::solve(*solved.solver.solver, solved.settings, *solved.work);
  ik::solvers::writePose(*solved.work, solved.chain, pose);
  report.loops = done.loops;
  report.stop = done.stop;
}

double ChainSolvers::violationOf(const ik::Skeleton& skeleton, SolvedChain& solved, const ik::Pose& pose) {
  double worst = 0.0;
  for (const ik::solvers::Link& link : solved.chain.chain.links) {
    const auto bone = static_cast<std::size_t>(solved.chain.bones[static_cast<std::size_t>(link.bone)]);
    const std::int32_t parent = skeleton.parents[bone];
    const base::Quat above =
        parent < 0 ? base::kIdentityRotation : pose.models[static_cast<std::size_t>(parent)].rotation;
    const base::Quat local = glm::conjugate(above) * pose.models[bone].rotation;
    const glm::dquat wide(local.w, local.x, local.y, local.z);
    worst = std::max(worst, ik::solvers::violation(link.limit, glm::normalize(wide)));
  }
  return worst;
}

}  // namespace app
