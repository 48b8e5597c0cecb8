// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "ik/ccd_step.h"
#include "ik/chain_state.h"

namespace ik {

/// This class runs one chain's loops of MMD's CCD, a link's step at a time.
class CcdSolve {
 public:
  CcdSolve(const Chain& chain, const SolverSwitches& switches, std::span<PathBone> bones)
      : chain_(chain), switches_(switches), step_(chain, switches), state_(chain, switches.descendantsStay, bones) {}

  void load(const Skeleton& skeleton, Pose& pose) { state_.load(skeleton, pose); }
  void store(const Skeleton& skeleton, bool checksRange, Pose& pose) { state_.store(skeleton, checksRange, pose); }

  /// Returns false when there is nothing to do.
  bool begin() {
    if (CcdStep::reached(state_)) return false;
    if (switches_.straightLegRule) state_.bendStraightLinks();
    loops_ = chain_.loopCount + (switches_.loopsOnceMore && chain_.effectorFirst ? 1 : 0);
    half_ = loops_ / 2;
    return loops_ > 0;
  }

  /// Makes one link's step; returns false after the last.
  bool advance() {
    step_.run(chain_.links[link_], loop_ < half_, state_);
    if (++link_ < chain_.links.size()) return true;
    link_ = 0;
    ++ran_;
    return !CcdStep::reached(state_) && ++loop_ < loops_;
  }

  [[nodiscard]] int loopsRun() const { return ran_; }

  // These tell an observer which step is next and what the state is before it.
  [[nodiscard]] const Link& next() const { return chain_.links[link_]; }
  [[nodiscard]] int loop() const { return loop_; }  ///< from 0
  [[nodiscard]] const CcdStep& step() const { return step_; }
  [[nodiscard]] const ChainState& state() const { return state_; }

 private:
  const Chain& chain_;
  const SolverSwitches& switches_;
  CcdStep step_;
  ChainState state_;
  int loops_ = 0, half_ = 0, loop_ = 0, ran_ = 0;
  std::size_t link_ = 0;
};

}  // namespace ik
