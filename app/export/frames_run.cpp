// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/frames_run.h"

#include <algorithm>
#include <utility>

#include "app/show/solved_as.h"

namespace app {
namespace {

constexpr std::int64_t kFramesAStep = 30;

}  // namespace

base::Result<FramesRun> FramesRun::begin(Show& show, std::span<const ActorId> actors, const PlayedFrames& frames) {
  for (const ActorId actor : actors) {
    if (show.actor(actor) == nullptr) return tl::unexpected(base::badArgument("there is no such model"));
  }
  if (frames.first < 0 || frames.last < frames.first)
    return tl::unexpected(base::badArgument("there is no frame to export"));
  return FramesRun(show, actors, frames);
}

FramesRun::FramesRun(Show& show, std::span<const ActorId> actors, const PlayedFrames& frames)
    : show_(&show), first_(frames.first), last_(frames.last) {
  if (frames.solver.how != ViewSolver::How::AsSet) {
    for (const ActorId actor : actors) {
      ActorSwitches switches = show.actor(actor)->switches();
      before_.emplace_back(actor, switches);
      solveAs(switches, frames.solver);
      show.set(actor, switches);
    }
  }
  rests_ = show.hasPhysics();
  if (rests_) {
    show.beginPhysicsFromStart(frames.restFrames);
  } else {
    next_ = first_;
  }
}

FramesRun::FramesRun(FramesRun&& other) noexcept
    : show_(std::exchange(other.show_, nullptr)),
      before_(std::move(other.before_)),
      next_(other.next_),
      first_(other.first_),
      last_(other.last_),
      rests_(other.rests_) {}

FramesRun::~FramesRun() {
  if (show_ == nullptr) return;
  for (const auto& [actor, switches] : before_) show_->set(actor, switches);
}

bool FramesRun::step(const Taker& take) {
  if (rests_) {
    rests_ = show_->restOn();
    return true;
  }
  const std::int64_t end = std::min(next_ + kFramesAStep, last_ + 1);
  for (; next_ < end; ++next_) {
    // Before the first frame only physics is played, and a frame plays all ticks since the one
    // before.
    if (next_ < first_ && next_ + 1 < end) continue;
    const ShowFrame& frame = show_->evaluate(static_cast<double>(next_));
    if (next_ >= first_) take(*show_, frame.scene);
  }
  return next_ <= last_;
}

double FramesRun::done() const { return rests_ ? 0.0 : static_cast<double>(next_) / static_cast<double>(last_ + 1); }

}  // namespace app
