// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_study.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <glm/gtc/quaternion.hpp>

#include "app/ik_lab/chain_shake.h"

namespace app {
namespace {

constexpr double kDegrees = 180.0 / 3.14159265358979323846;

double middle(std::vector<double>& values) {
  if (values.empty()) return 0.0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

/// A ChainWatch collects the results of one chain, frame by frame.
class ChainWatch {
 public:
  ChainWatch(const Actor& actor, std::size_t chain) : index_(chain), chain_(actor.skeleton().chains[chain]) {
    study_.chain = actor.model().bones[static_cast<std::size_t>(chain_.target)].name.utf8;
    locals_.resize(chain_.links.size());
  }

  /// `mmd` is the same frame by MMD's solver.
  void look(const Actor& actor, const Actor& mmd, double frame) {
    const ChainReport& report = actor.chainReports()[index_];
    study_.residuals.push_back(report.solved ? report.residual : -1.0);
    smooth(actor, frame);
    if (!report.solved) return;
    ++study_.solved;
    fromMmd_.push_back({double(chainDistance(actor.skeleton(), index_, actor.pose(), mmd.pose())), frame});
    if (report.stop == ik::solvers::Stop::NotFit) ++study_.unfit;
    if (report.stop == ik::solvers::Stop::Reached) ++study_.reached;
    loops_.push_back(report.loops);
    study_.mostLoops = std::max(study_.mostLoops, report.loops);
    residuals_.push_back({report.residual, frame});
    times_.push_back(report.microseconds);
    const double beyond = report.violation * kDegrees;
    if (beyond > kViolationDegrees) ++study_.violations;
    study_.worstViolation = std::max(study_.worstViolation, beyond);
  }

  [[nodiscard]] ChainStudy finish(std::string solver) {
    study_.solver = std::move(solver);
    study_.residual = spreadOf(std::move(residuals_));
    study_.acceleration = spreadOf(std::move(accelerations_));
    study_.fromMmd = spreadOf(std::move(fromMmd_));
    study_.medianLoops = middle(loops_);
    study_.medianMicroseconds = middle(times_);
    return std::move(study_);
  }

 private:
  /// Takes the angular acceleration from three successive frames (ik-solvers.md 11), of the link
  /// that has the most.
  void smooth(const Actor& actor, double frame) {
    double most = 0.0;
    for (std::size_t i = 0; i < chain_.links.size(); ++i) {
      const auto bone = static_cast<std::size_t>(chain_.links[i].bone);
      const std::int32_t parent = actor.skeleton().parents[bone];
      const base::Quat above =
          parent < 0 ? base::kIdentityRotation : actor.pose().models[static_cast<std::size_t>(parent)].rotation;
      const base::Quat local = glm::conjugate(above) * actor.pose().models[bone].rotation;
      auto& [first, second] = locals_[i];
      if (seen_ > 1) most = std::max(most, angularAcceleration(first, second, local));
      first = std::exchange(second, local);
    }
    if (seen_ > 1) accelerations_.push_back({most, frame});
    ++seen_;
  }

  std::size_t index_;
  const ik::Chain& chain_;
  ChainStudy study_;
  std::vector<std::pair<base::Quat, base::Quat>> locals_;  // of the links, in the two frames before
  int seen_ = 0;
  std::vector<Sample> residuals_, accelerations_, fromMmd_;
  std::vector<double> loops_, times_;
};

}  // namespace

std::optional<std::vector<ChainStudy>> studyChains(Actor& actor, const StudyRequest& request,
                                                   const std::function<bool(std::size_t, std::size_t)>& goesOn) {
  const std::vector<ChainSolver> before = actor.switches().chainSolvers;
  const auto frames = static_cast<std::size_t>(std::max(0.0, request.last - request.first)) + 1;
  // All solvers are compared with the joints as MMD's solver has them.
  Actor mmd(actor.loadedModel(), pmx::MorphScope::Bones);
  mmd.shareMotions(actor);  // first, so that they are bound only once
  mmd.set(actor.switches());
  mmd.setChainSolvers({});
  std::vector<std::vector<ChainStudy>> byChain(request.chains.size());
  std::size_t done = 0;
  for (const auto& solver : request.solvers) {
    std::vector<ChainSolver> chainSolvers(actor.skeleton().chains.size());
    for (const std::size_t chain : request.chains) chainSolvers[chain] = {solver, request.loops, request.tolerance};
    actor.setChainSolvers(std::move(chainSolvers), true);
    std::vector<ChainWatch> watches;
    for (const std::size_t chain : request.chains) watches.emplace_back(actor, chain);
    for (std::size_t i = 0; i < frames; ++i) {
      if (!goesOn(done++, frames * request.solvers.size())) {
        actor.setChainSolvers(before);
        return std::nullopt;
      }
      const double frame = request.first + static_cast<double>(i);
      actor.evaluate(frame);
      mmd.evaluate(frame);
      for (ChainWatch& watch : watches) watch.look(actor, mmd, frame);
    }
    const std::string name = solver ? std::string(ik::solvers::nameOf(*solver)) : "mmd";
    for (std::size_t k = 0; k < watches.size(); ++k) byChain[k].push_back(watches[k].finish(name));
  }
  actor.setChainSolvers(before);
  std::vector<ChainStudy> studies;
  for (auto& chain : byChain) std::move(chain.begin(), chain.end(), std::back_inserter(studies));
  return studies;
}

}  // namespace app
