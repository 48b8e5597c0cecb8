// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik.h"

#include <array>
#include <optional>
#include <span>

#include "ik/ccd_solve.h"

namespace ik {

namespace {

/// This class solves chains side by side, a step of each in turn. Every step waits for the one
/// before it, and the processor computes another chain's step meanwhile.
class SolverGroup {
 public:
  SolverGroup(const Skeleton& skeleton, bool checksRange, Pose& pose)
      : skeleton_(skeleton), checksRange_(checksRange), pose_(pose) {}

  [[nodiscard]] bool full() const { return count_ == kMax; }

  void add(const Chain& chain, const SolverSwitches& switches) {
    const auto bones = std::span(pose_.path).subspan(used_, chain.path.size() + chain.anchors.size());
    used_ += bones.size();
    solvers_[count_].emplace(chain, switches, bones);
    solvers_[count_++]->load(skeleton_, pose_);
  }

  void run() {
    std::array<CcdSolve*, kMax> running;
    std::size_t left = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      if (solvers_[i]->begin()) running[left++] = &*solvers_[i];
    }
    while (left > 0) {
      for (std::size_t i = 0; i < left; ++i) {
        if (!running[i]->advance()) running[i--] = running[--left];
      }
    }
    for (std::size_t i = 0; i < count_; ++i) solvers_[i]->store(skeleton_, checksRange_, pose_);
    count_ = 0;
    used_ = 0;
  }

 private:
  static constexpr std::size_t kMax = kChainsSideBySide;
  const Skeleton& skeleton_;
  const bool checksRange_;
  Pose& pose_;
  std::array<std::optional<CcdSolve>, kMax> solvers_;
  std::size_t count_ = 0, used_ = 0;
};

}  // namespace

int solveChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose) {
  CcdSolve solver(chain, switches, std::span(pose.path).first(chain.path.size() + chain.anchors.size()));
  solver.load(skeleton, pose);
  if (solver.begin()) {
    while (solver.advance()) {
    }
  }
  solver.store(skeleton, true, pose);
  return solver.loopsRun();
}

void solveChains(const Skeleton& skeleton, std::span<const std::int32_t> chains, const SolverSwitches& switches,
                 bool checksRange, Pose& pose) {
  SolverGroup group(skeleton, checksRange, pose);
  for (const std::int32_t index : chains) {
    const auto i = static_cast<std::size_t>(index);
    if (pose.ikEnabled[i] == 0) continue;
    group.add(skeleton.chains[i], switches);
    if (group.full()) group.run();
  }
  group.run();
}

}  // namespace ik
