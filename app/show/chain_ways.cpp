// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/chain_ways.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <glm/geometric.hpp>

#include "ik/ccd_ik.h"

namespace app {
namespace {

using ik::solvers::Stop;

/// Some of the solvers take as long as the square of the links: with more of them in a file made for it, one frame would
/// take minutes. (limits.md)
constexpr std::size_t kMostWayLinks = 256;

double microsecondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

ChainWays::ChainWays(const ik::Skeleton& skeleton, std::span<const ChainWay> ways, bool measured)
    : reports_(skeleton.chains.size()), measured_(measured) {
  ways_.resize(skeleton.chains.size());
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    Way& way = ways_[i];
    if (i < ways.size()) way.how = ways[i];
    const ik::Chain& chain = skeleton.chains[i];
    if (chain.links.size() > kMostWayLinks) way.how.solver.reset();
    if (!chain.solvable() || (!way.how.solver && !measured)) continue;
    way.chain = ik::solvers::chainOfModel(skeleton, chain);
    way.settings.setTolerance(std::clamp(way.how.tolerance, kLeastWayTolerance, kMostWayTolerance));
    if (way.how.loops > 0) way.settings.setLoops(std::min(way.how.loops, kMostWayLoops));
    way.work.emplace(way.chain.chain);
  }
}

void ChainWays::begin() {
  for (ChainReport& report : reports_) report = {};
}

bool ChainWays::solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) {
  if (chain >= ways_.size()) return false;
  Way& way = ways_[chain];
  if (!way.how.solver && !measured_) return false;
  ChainReport& report = reports_[chain];
  const auto began = measured_ ? std::chrono::steady_clock::now() : std::chrono::steady_clock::time_point();
  if (way.how.solver) {
    solveWay(skeleton, way, pose, report);
  } else {
    report.loops = ik::solveChain(skeleton, skeleton.chains[chain], switches_, pose);
  }
  if (measured_) report.microseconds = microsecondsSince(began);
  report.solved = true;
  const ik::Chain& of = skeleton.chains[chain];
  report.residual = glm::distance(pose.models[static_cast<std::size_t>(of.effector)].translation,
                                  pose.models[static_cast<std::size_t>(of.target)].translation);
  report.violation = violationOf(skeleton, way, pose);
  if (!way.how.solver) report.stop = report.residual <= way.how.tolerance ? Stop::Reached : Stop::Loops;
  return true;
}

/// What a solver can't do with a chain leaves its links as the motion has them, inside their limits.
void ChainWays::solveWay(const ik::Skeleton& skeleton, Way& way, ik::Pose& pose, ChainReport& report) {
  ik::solvers::readPose(skeleton, pose, way.chain);
  way.work->begin(way.chain.chain);
  const ik::solvers::Report done = ik::solvers::solve(*way.how.solver, way.settings, *way.work);
  ik::solvers::writePose(*way.work, way.chain, pose);
  report.loops = done.loops;
  report.stop = done.stop;
}

double ChainWays::violationOf(const ik::Skeleton& skeleton, Way& way, const ik::Pose& pose) {
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
