// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/goal_study.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "app/show/chain_solvers.h"
#include "app/show/readout_values.h"
#include "ik/solvers/numbers.h"
#include "pmx/base/index.h"

namespace app {
namespace {

using base::toIndex;
using ik::solvers::ModelChain;
using ik::solvers::Workspace;

double toDegrees(double radians) { return radians * 180.0 / ik::solvers::kPi; }

std::string boneNameOf(const Actor& actor, std::int32_t bone) {
  if (bone < 0 || toIndex(bone) >= actor.model().bones.size()) return {};
  const pmx::Bone& of = actor.model().bones[toIndex(bone)];
  return of.name.utf8.empty() ? of.englishName.utf8 : of.name.utf8;
}

/// Returns the pose vector of a workspace's posture, parents first; what can't move has no part in
/// it.
std::vector<PoseNumber> poseVector(const Actor& actor, const ModelChain& problem, const Workspace& work) {
  std::vector<PoseNumber> pose;
  for (const ik::solvers::Member& member : work.members) {
    const std::string name = boneNameOf(actor, problem.bones[toIndex(member.bone)]);
    for (std::size_t i = 0; i < problem.chain.slides.size(); ++i) {
      const ik::solvers::Slide& slide = problem.chain.slides[i];
      if (slide.bone == member.bone) pose.push_back({name, "slide", work.slideOf(i), {{slide.lower, slide.upper}}});
    }
    if (!member.turns()) continue;
    const ik::solvers::Quat& local = work.posture.locals[static_cast<std::size_t>(&member - work.members.data())];
    const AxisTurn turn = turnAbout(member.limit, base::Quat(local));
    if (turn.hinge) {
      const auto range = std::pair(toDegrees(member.limit.lower.x), toDegrees(member.limit.upper.x));
      pose.push_back({name, "turn", turn.degrees, range});
      continue;
    }
    for (int i = 0; i < 3; ++i)
      pose.push_back({name, i == 0 ? "x" : i == 1 ? "y" : "z", turn.degrees * static_cast<double>(turn.axis[i]), {}});
  }
  return pose;
}

double largest(const std::vector<double>& step) {
  double most = 0.0;
  for (const double entry : step) most = std::max(most, std::abs(entry));
  return most;
}

GoalSolve solveOnce(const Actor& actor, const ModelChain& problem, const ik::solvers::Settings& settings,
                    ik::solvers::Solver solver) {
  Workspace work(problem.chain);
  work.begin(problem.chain);
  GoalSolve solve;
  solve.solver = solver;
  const auto began = std::chrono::steady_clock::now();
  solve.report = ik::solvers::solve(solver, settings, work);
  solve.microseconds = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
  solve.pose = poseVector(actor, problem, work);
  if (const auto facts = ik::solvers::jacobianFacts(work)) solve.condition = facts->condition();
  return solve;
}

}  // namespace

std::vector<GoalStudy> studyGoals(const Actor& actor, const GoalStudyRequest& request) {
  std::vector<GoalStudy> studies;
  const std::vector<Goal>& goals = actor.switches().goals;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const ModelChain* problem = actor.goalProblem(i);
    if (problem == nullptr || i >= actor.goalReports().size() || !actor.goalReports()[i].solved) continue;
    Workspace work(problem->chain);
    work.begin(problem->chain);
    GoalStudy study;
    study.goal = i;
    study.root = boneNameOf(actor, problem->bones[problem->anchors]);
    for (const ik::solvers::EffectorTarget& tip : problem->chain.goals)
      study.tips.push_back(boneNameOf(actor, problem->bones[toIndex(tip.effector)]));
    study.distance = work.residual();
    study.pose = poseVector(actor, *problem, work);
    if (auto facts = ik::solvers::jacobianFacts(work)) study.jacobian = std::move(*facts);
    ik::solvers::Settings settings;
    settings.setTolerance(request.tolerance);
    if (request.loops > 0) settings.setLoops(std::min(request.loops, kMaxSolverLoops));
    const auto damping = request.damping ? request.damping : std::optional<double>(goals[i].damping);
    if (damping) {
      settings.dampedLeastSquares.lambda = *damping;
      settings.dampedLeastSquares.lambdaIsShare = settings.dampedLeastSquares.adapt =
          settings.dampedLeastSquares.again = false;
    }
    study.damping = damping ? *damping : ik::solvers::ownDamping(settings.dampedLeastSquares, work);
    study.pseudoInverseStep = largest(ik::solvers::dampedStep(work, 0.0));
    study.dampedStep = largest(ik::solvers::dampedStep(work, study.damping));
    for (const ik::solvers::Solver solver : request.solvers)
      study.solves.push_back(solveOnce(actor, *problem, settings, solver));
    studies.push_back(std::move(study));
  }
  return studies;
}

}  // namespace app
