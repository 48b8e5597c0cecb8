// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

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

/// This class plays a show frame by frame and hands one of its models at each frame to whoever takes
/// it. It works in steps, so that one can show its progress, and stop it between two of them. The show
/// is the caller's, and plays only for this run; its switches are as before when the run is gone.
class FramesRun {
 public:
  /// This takes the model after a frame was made: Actor::frame(), Actor::pose().
  using Taker = std::function<void(const Actor& actor)>;

  /// Prepares the frames, with physics from frame 0. Errors: BadArgument where the model or the
  /// frames don't exist.
  [[nodiscard]] static base::Result<FramesRun> begin(Show& show, ActorId actor, const PlayedFrames& frames);
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
  FramesRun(Show& show, ActorId actor, const PlayedFrames& frames);

  Show* show_;
  ActorId actor_;
  std::optional<ActorSwitches> before_;  // to be put back
  std::int64_t next_ = 0, first_ = 0, last_ = 0;
  bool rests_ = false;
};

}  // namespace app
