// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_course.h"

#include <algorithm>

namespace app {

ChainCourse::ChainCourse(const Actor& actor)
    : actor_(actor.loadedModel(), pmx::MorphScope::Bones),
      last_(actor.lastFrame()),
      chains_(std::min(actor.skeleton().chains.size(), kMaxChains)),
      samples_(last_ > 0.0 ? kSamples : 1),
      figures_(chains_ * kSamples) {
  actor_.follow(actor);
  actor_.setChainSolvers(actor.switches().chainSolvers, true);
  if (!actor.switches().ghost || chains_ == 0) return;
  ghost_.emplace(actor.loadedModel(), pmx::MorphScope::Bones);
  ghost_->becomeGhostOf(actor);
  ghost_->setGoals({});
}

double ChainCourse::frameOf(std::size_t sample) const {
  return samples_ < 2 ? 0.0 : last_ * static_cast<double>(sample) / static_cast<double>(samples_ - 1);
}

bool ChainCourse::makeNext() {
  if (done()) return false;
  const double frame = frameOf(made_);
  actor_.evaluate(frame);
  if (ghost_) ghost_->evaluate(frame);
  for (std::size_t chain = 0; chain < chains_; ++chain) {
    const ChainReport& report = actor_.chainReports()[chain];
    Figures& figures = figures_[chain * kSamples + made_];
    figures.solved = report.solved;
    figures.loops = static_cast<float>(report.loops);
    figures.miss = static_cast<float>(report.residual);
    figures.violation = static_cast<float>(report.violation);
    figures.microseconds = static_cast<float>(report.microseconds);
    if (ghost_) figures.ghost = chainDistance(actor_.skeleton(), chain, actor_.pose(), ghost_->pose());
  }
  ++made_;
  return !done();
}

}  // namespace app
