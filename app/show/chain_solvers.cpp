// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/chain_solvers.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <glm/geometric.hpp>

#include "app/show/way_settings.h"
#include "ik/ccd_ik.h"

namespace app {
namespace {

using ik::solvers::Stop;

double microsecondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

ChainSolvers::ChainSolvers(const ik::Skeleton& skeleton, std::span<const ChainSolver> ways)
    : reports_(skeleton.chains.size()) {
  ways_.resize(skeleton.chains.size());
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    Way& way = ways_[i];
    if (i < ways.size()) way.how = ways[i];
    const ik::Chain& chain = skeleton.chains[i];
    way.mmds = solvedByMmd(way.how, chain);
    if (!chain.solvable()) continue;
    way.chain = ik::solvers::chainOfModel(skeleton, chain);
    if (way.mmds) continue;
    way.work.emplace(way.chain.chain);
  }
  boundLoops(skeleton);
}

void ChainSolvers::boundLoops(const ik::Skeleton& skeleton) {
  std::vector<ChainSolver> hows;
  for (const Way& way : ways_) hows.push_back(way.how);
  const auto settings = settingsOf(skeleton, hows);
  for (std::size_t i = 0; i < ways_.size(); ++i) ways_[i].settings = settings[i];
}

void ChainSolvers::begin() {
  for (ChainReport& report : reports_) report = {};
}

bool ChainSolvers::solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) {
  if (chain >= ways_.size()) return false;
  Way& way = ways_[chain];
  ChainReport& report = reports_[chain];
  const auto began = std::chrono::steady_clock::now();
  if (!way.mmds) {
    solveWay(skeleton, way, pose, report);
  } else {
    report.loops = ik::solveChain(skeleton, skeleton.chains[chain], switches_, pose);
  }
  report.microseconds = microsecondsSince(began);
  report.solved = true;
  const ik::Chain& of = skeleton.chains[chain];
  report.residual = glm::distance(pose.models[static_cast<std::size_t>(of.effector)].translation,
                                  pose.models[static_cast<std::size_t>(of.target)].translation);
  report.violation = violationOf(skeleton, way, pose);
  if (way.mmds && way.how.solver) report.stop = Stop::NotFit;
  if (!way.how.solver) report.stop = report.residual <= way.how.tolerance ? Stop::Reached : Stop::Loops;
  return true;
}

/// Where a solver isn't fit for a chain, its links stay as the motion has them, inside their
/// limits.
void ChainSolvers::solveWay(const ik::Skeleton& skeleton, Way& way, ik::Pose& pose, ChainReport& report) {
  ik::solvers::readPose(skeleton, pose, way.chain);
  way.work->begin(way.chain.chain);
  const ik::solvers::Report done = ik::solvers::solve(*way.how.solver, way.settings, *way.work);
  ik::solvers::writePose(*way.work, way.chain, pose);
  report.loops = done.loops;
  report.stop = done.stop;
}

double ChainSolvers::violationOf(const ik::Skeleton& skeleton, Way& way, const ik::Pose& pose) {
  double worst = 0.0;
  for (const ik::solvers::Link& link : way.chain.chain.links) {
    const auto bone = static_cast<std::size_t>(way.chain.bones[static_cast<std::size_t>(link.bone)]);
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
