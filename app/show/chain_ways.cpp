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
constexpr double kMostOwnLoops = 128.0;  // that a solver runs unless told otherwise, with those that finish for it

/// Of a link in a loop, beside plain CCD's. The Jacobian's solvers lock links and take steps back, and try anew.
double costOf(ik::solvers::Solver solver) {
  using ik::solvers::Solver;
  switch (solver) {
    case Solver::Ccd:
    case Solver::TwoBone:
    case Solver::Triangulation:
      return 1.0;
    case Solver::Transpose:
      return 16.0;
    case Solver::Fabrik:
    case Solver::PseudoInverse:
    case Solver::DampedLeastSquares:
    case Solver::SelectivelyDamped:
      break;
  }
  return 64.0;
}

double microsecondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

ChainWays::ChainWays(const ik::Skeleton& skeleton, std::span<const ChainWay> ways) : reports_(skeleton.chains.size()) {
  ways_.resize(skeleton.chains.size());
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    Way& way = ways_[i];
    if (i < ways.size()) way.how = ways[i];
    const ik::Chain& chain = skeleton.chains[i];
    way.mmds = !way.how.solver || chain.links.size() > kMostWayLinks;
    if (!chain.solvable()) continue;
    way.chain = ik::solvers::chainOfModel(skeleton, chain);
    if (way.mmds) continue;
    way.settings.setTolerance(std::clamp(way.how.tolerance, kLeastWayTolerance, kMostWayTolerance));
    if (way.how.loops > 0) way.settings.setLoops(std::min(way.how.loops, kMostWayLoops));
    way.work.emplace(way.chain.chain);
  }
  boundLoops(skeleton);
}

void ChainWays::boundLoops(const ik::Skeleton& skeleton) {
  double work = 0.0;
  const auto workOf = [&](std::size_t i, double loops) {
    return static_cast<double>(skeleton.chains[i].links.size()) * loops * costOf(*ways_[i].how.solver);
  };
  const auto loopsOf = [&](std::size_t i) {
    return ways_[i].how.loops > 0 ? double(ways_[i].how.loops) : kMostOwnLoops;
  };
  for (std::size_t i = 0; i < ways_.size(); ++i)
    if (ways_[i].work) work += workOf(i, loopsOf(i));
  if (work <= kMostWayWork) return;
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    if (ways_[i].work) ways_[i].settings.limitLoops(std::max(1, static_cast<int>(loopsOf(i) * kMostWayWork / work)));
  }
}

void ChainWays::begin() {
  for (ChainReport& report : reports_) report = {};
}

bool ChainWays::solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) {
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
