// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik.h"

#include <array>
#include <optional>
#include <span>

#include "ik/ccd_step.h"
#include "ik/chain_state.h"

namespace ik {

namespace {

/// One chain's loops, a link's step at a time.
class ChainSolver {
 public:
  ChainSolver(const Chain& chain, const SolverSwitches& switches, std::span<PathBone> bones)
      : chain_(chain), switches_(switches), step_(chain, switches), state_(chain, bones) {}

  void load(const Skeleton& skeleton, const Pose& pose) { state_.load(skeleton, pose); }
  void store(const Skeleton& skeleton, bool checksRange, Pose& pose) { state_.store(skeleton, checksRange, pose); }

  /// False when there is nothing to do.
  bool begin() {
    if (CcdStep::reached(state_)) return false;
    if (switches_.straightLegRule) state_.bendStraightLinks();
    loops_ = chain_.loopCount + (switches_.loopsOnceMore && chain_.effectorFirst ? 1 : 0);
    half_ = loops_ / 2;
    return loops_ > 0;
  }

  /// One link's step; false after the last.
  bool advance() {
    step_.run(chain_.links[link_], loop_ < half_, state_);
    if (++link_ < chain_.links.size()) return true;
    link_ = 0;
    ++ran_;
    return !CcdStep::reached(state_) && ++loop_ < loops_;
  }

  [[nodiscard]] int loopsRun() const { return ran_; }

 private:
  const Chain& chain_;
  const SolverSwitches& switches_;
  CcdStep step_;
  ChainState state_;
  int loops_ = 0, half_ = 0, loop_ = 0, ran_ = 0;
  std::size_t link_ = 0;
};

/// Solves chains side by side, a step of each in turn: every step waits for the one before it, and the processor does
/// another chain's meanwhile.
class SolverGroup {
 public:
  SolverGroup(const Skeleton& skeleton, bool checksRange, Pose& pose)
      : skeleton_(skeleton), checksRange_(checksRange), pose_(pose) {}

  [[nodiscard]] bool full() const { return count_ == kMost; }

  void add(const Chain& chain, const SolverSwitches& switches) {
    const auto bones = std::span(pose_.path).subspan(used_, chain.path.size() + chain.anchors.size());
    used_ += bones.size();
    solvers_[count_].emplace(chain, switches, bones);
    solvers_[count_++]->load(skeleton_, pose_);
  }

  void run() {
    std::array<ChainSolver*, kMost> running;
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
  static constexpr std::size_t kMost = kChainsSideBySide;
  const Skeleton& skeleton_;
  const bool checksRange_;
  Pose& pose_;
  std::array<std::optional<ChainSolver>, kMost> solvers_;
  std::size_t count_ = 0, used_ = 0;
};

}  // namespace

int solveChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose) {
  ChainSolver solver(chain, switches, std::span(pose.path).first(chain.path.size() + chain.anchors.size()));
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
