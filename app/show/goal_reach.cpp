// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These goals bring a bone to a position.

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include <glm/geometric.hpp>

#include "app/show/actor_goals.h"
#include "app/show/chain_solvers.h"
#include "app/show/goal_chain.h"
#include "ik/solvers/solve.h"

namespace app {
namespace {

using ik::solvers::Solver;
using ik::solvers::Stop;

/// This limits the bones of a goal times the loops of its solver, times the square of the number of
/// its tips (limits.md).
constexpr double kMaxGoalWork = 65'536.0;

/// This step moves a bone itself, or the target of the IK chain that it is the end of, by the
/// rotation that the bone needs.
class MoveStep : public GoalStep {
 public:
  MoveStep(std::size_t goal, std::int32_t bone, std::int32_t turned) : GoalStep(goal), bone_(bone), turned_(turned) {}

  void run(const Moment& at) override {
    const base::Transform& now = at.pose.models[static_cast<std::size_t>(bone_)];
    moveLocal(at.skeleton, at.pose, bone_, at.weight * (at.target.translation - now.translation));
    if (!at.goal.turn) return;
    const base::Quat above = modelRotationAbove(at.skeleton, at.pose, bone_);
    const base::Quat& from = at.pose.models[static_cast<std::size_t>(turned_)].rotation;
    turnLocal(at.pose, bone_, glm::conjugate(above) * at.target.rotation * glm::conjugate(from) * above, at.weight);
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return {&bone_, 1}; }

 private:
  std::int32_t bone_, turned_;
};

/// This step runs once the chain is solved: it measures how far the end is from its target
/// position, and turns it where no other chain does that.
class EndStep : public GoalStep {
 public:
  EndStep(std::size_t goal, std::size_t chain, std::int32_t end, bool turns)
      : GoalStep(goal), chain_(chain), end_(end), turns_(turns) {}

  void run(const Moment& at) override {
    if (at.pose.ikEnabled[chain_] == 0) return;
    const base::Transform& now = at.pose.models[static_cast<std::size_t>(end_)];
    if (at.weight >= 1.0F) at.report.miss = glm::distance(now.translation, at.target.translation);
    if (!turns_ || !at.goal.turn) return;
    const base::Quat above = modelRotationAbove(at.skeleton, at.pose, end_);
    turnLocal(at.pose, end_, glm::conjugate(above) * at.target.rotation * glm::conjugate(now.rotation) * above,
              at.weight);
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return {&end_, 1}; }

 private:
  std::size_t chain_;
  std::int32_t end_;
  bool turns_;
};

/// Returns the settings of a goal's solver: its own numbers where the goal has none.
ik::solvers::Settings settingsOfGoal(const Goal& goal, std::size_t bones, std::size_t tips) {
  ik::solvers::Settings settings;
  settings.setTolerance(std::clamp(goal.tolerance, kMinSolverTolerance, kMaxSolverTolerance));
  if (goal.loops > 0) settings.setLoops(std::min(goal.loops, kMaxSolverLoops));
  const double loopCost = static_cast<double>(bones) * static_cast<double>(tips * tips);  // of the Jacobian's solvers
  settings.limitLoops(std::max(1, static_cast<int>(kMaxGoalWork / loopCost)));
  if (goal.damping) {
    ik::solvers::DampedLeastSquaresSettings& damped = settings.dampedLeastSquares;
    damped.lambda = std::clamp(*goal.damping, 0.0F, kMaxGoalDamping);
    damped.lambdaIsShare = damped.adapt = damped.again = false;
  }
  return settings;
}

/// This step turns and slides the bones from the root on, so that the tips come to their target
/// positions.
class LimbStep : public GoalStep {
 public:
  LimbStep(std::size_t index, GoalChain chain) : GoalStep(index), chain_(std::move(chain)) {}

  void run(const Moment& at) override {
    const auto began = std::chrono::steady_clock::now();
    chain_.read(at.pose);
    // One bone alone has nothing to be weighed against.
    chain_.aim(0, at.target.translation, chain_.tips() == 1 ? 1.0 : at.goal.weight);
    for (std::size_t i = 1; i < chain_.tips(); ++i) chain_.aim(i, at.more[i - 1], at.goal.more[i - 1].weight);
    const int turning = chain_.begin();
    const bool twoBones = turning == 2 && chain_.tips() == 1 && !chain_.slides();
    ik::solvers::Settings settings = settingsOfGoal(at.goal, chain_.bones().size(), chain_.tips());
    if (twoBones && chain_.bendsAnywhere()) settings.twoBone.pole = poleOf(chain_);
    const Solver own = twoBones ? Solver::TwoBone : chain_.slides() ? Solver::DampedLeastSquares : Solver::Fabrik;
    at.report.solver = at.goal.solver.value_or(own);
    const ik::solvers::Report done = ik::solvers::solve(at.report.solver, settings, chain_.work());
    at.report.solved = true;
    at.report.miss = static_cast<float>(done.residual);
    at.report.stop = done.stop;
    at.report.loops = done.loops;
    at.report.fit = done.stop != Stop::NotFit;
    if (at.report.fit) write(at);
    at.report.microseconds =
        std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return chain_.bones(); }
  [[nodiscard]] const ik::solvers::ModelChain* problem() const override { return &chain_.problem(); }

 private:
  void write(const Moment& at) {
    chain_.write(at.pose, at.weight);
    if (!at.goal.turn) return;
    const base::Quat wanted = glm::conjugate(chain_.solvedAbove()) * at.target.rotation;
    turnLocal(at.pose, chain_.tip(), wanted * glm::conjugate(chain_.tipLocal()), at.weight);
  }

  /// Returns where a straight limb bends to: back and down, as elbows do.
  static ik::solvers::Vec3 poleOf(const GoalChain& chain) {
    constexpr ik::solvers::Vec3 kBack(0.0, -3.0, 10.0);  // units, in the space of the limb's parent
    return chain.middle() + chain.baseRotation() * kBack;
  }

  GoalChain chain_;
};

/// This step runs one of two, depending on whether a chain is solved in the frame.
class EitherStep : public GoalStep {
 public:
  EitherStep(std::size_t goal, std::size_t chain, std::unique_ptr<GoalStep> solved, std::unique_ptr<GoalStep> otherwise)
      : GoalStep(goal), chain_(chain), solved_(std::move(solved)), unsolved_(std::move(otherwise)) {
    for (const GoalStep* step : {solved_.get(), unsolved_.get()}) {
      if (step != nullptr) reads_.insert(reads_.end(), step->reads().begin(), step->reads().end());
    }
  }
  void run(const Moment& at) override {
    GoalStep* step = at.pose.ikEnabled[chain_] != 0 ? solved_.get() : unsolved_.get();
    at.report.fit = step != nullptr;
    if (step != nullptr) step->run(at);
  }
  [[nodiscard]] std::span<const std::int32_t> reads() const override { return reads_; }
  [[nodiscard]] const ik::solvers::ModelChain* problem() const override {
    return unsolved_ == nullptr ? nullptr : unsolved_->problem();
  }

 private:
  std::size_t chain_;
  std::unique_ptr<GoalStep> solved_, unsolved_;
  std::vector<std::int32_t> reads_;
};

}  // namespace

std::vector<std::unique_ptr<GoalStep>> reachSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                  const Goal& goal, std::size_t index,
                                                  std::span<const ik::solvers::BoneFreedom> freedoms) {
  std::vector<std::unique_ptr<GoalStep>> steps;
  if (goal.bone < 0 || static_cast<std::size_t>(goal.bone) >= model.bones.size()) return steps;
  std::vector<std::int32_t> tips{goal.bone};
  for (const GoalEffector& effector : goal.more) tips.push_back(effector.bone);
  const auto limb = [&](std::int32_t root) -> std::unique_ptr<GoalStep> {
    auto chain = GoalChain::between(model, skeleton, root, tips, freedoms);
    return chain ? std::make_unique<LimbStep>(index, std::move(*chain)) : nullptr;
  };
  if (goal.root != goal.bone || !goal.more.empty()) {
    if (auto step = limb(goal.root)) steps.push_back(std::move(step));
    return steps;
  }
  for (std::size_t i = 0; i < skeleton.chains.size(); ++i) {
    const ik::Chain& chain = skeleton.chains[i];
    if (!chain.solvable() || chain.effector != goal.bone) continue;
    steps.push_back(std::make_unique<EitherStep>(index, i, std::make_unique<MoveStep>(index, chain.target, goal.bone),
                                                 limb(chain.links.back().bone)));
    const bool led = skeleton.isLink[static_cast<std::size_t>(goal.bone)] != 0;
    steps.push_back(std::make_unique<EndStep>(index, i, goal.bone, !led));
    return steps;
  }
  steps.push_back(std::make_unique<MoveStep>(index, goal.bone, goal.bone));
  return steps;
}

}  // namespace app
