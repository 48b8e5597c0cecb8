// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "app/show/show.h"
#include "app/show/side_by_side.h"
#include "pmx/base/result.h"

namespace app {

/// This says which frames of a show are played for an export, and how.
struct PlayedFrames {
  std::int64_t first = 0, last = 0;  ///< both included; 0 <= first <= last <= base::kMaxFrame
  ViewSolver solver{.how = ViewSolver::How::AsSet, .solver = {}};  ///< of all chains
  double restFrames = 0.0;  ///< of physics before frame 0, where the show's physics is on

  [[nodiscard]] std::int64_t count() const { return last - first + 1; }
};

/// This class plays a show frame by frame and hands each frame to whoever takes it. It works in
/// steps, so that one can show its progress, and stop it between two of them. The show is the
/// caller's, and plays only for this run; its switches are as before when the run is gone.
class FramesRun {
 public:
  /// This takes models after a frame was made: Actor::frame(), Actor::pose().
  using Taker = std::function<void(const Show& show, const SceneFrame& scene)>;

  /// Prepares the frames, with physics from frame 0; the chains of these models are solved as
  /// `frames` says. Errors: BadArgument where a model or the frames don't exist.
  [[nodiscard]] static base::Result<FramesRun> begin(Show& show, std::span<const ActorId> actors,
                                                     const PlayedFrames& frames);
  FramesRun(FramesRun&& other) noexcept;
  FramesRun& operator=(FramesRun&&) = delete;
  FramesRun(const FramesRun&) = delete;
  FramesRun& operator=(const FramesRun&) = delete;
  ~FramesRun();

  /// Plays a second, or a tick of the physics' rest, and calls `take` for each of the frames in
  /// turn. Returns false when all were taken.
  [[nodiscard]] bool step(const Taker& take);
  /// Returns how much is done, 0 to 1.
  [[nodiscard]] double done() const;

 private:
  FramesRun(Show& show, std::span<const ActorId> actors, const PlayedFrames& frames);

  Show* show_;
  std::vector<std::pair<ActorId, ActorSwitches>> before_;  // to be put back
  std::int64_t next_ = 0, first_ = 0, last_ = 0;
  bool rests_ = false;
};

}  // namespace app
