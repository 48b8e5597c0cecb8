// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>

#include "app/commands/messages.h"
#include "app/description/show_description.h"
#include "app/show/show.h"
#include "app/tree/open_context.h"

namespace app {

/// Runs Show::playPhysicsFromStart(), with progress on a terminal where it may take long. Returns
/// false, with a message, after a signal, if signals are listened for.
[[nodiscard]] bool playPhysicsFromStart(Show& show, double restFrames);
/// Does the part of it after Show::beginPhysicsFromStart(), which had the same `restFrames`.
[[nodiscard]] bool playRest(Show& show, double restFrames);

/// Extends the show's physics to the length of its song where the frames asked for need it: the
/// song is decoded then. A muted song counts, too.
void countSong(Show& show, const SongDescription& song, const OpenContext& context, double lastFrame);

/// A LongPlay accompanies work on many frames: it shows progress on a terminal after a second, and
/// notices Ctrl+C (the caller calls listenForStop()).
class LongPlay {
 public:
  using Clock = std::chrono::steady_clock;

  /// `lastFrame` is the end. `quiet` shows nothing, since the terminal has another use. `now` tells
  /// the time.
  LongPlay(double lastFrame, bool quiet, std::function<Clock::time_point()> now = Clock::now);
  ~LongPlay() { line_.end(); }
  LongPlay(const LongPlay&) = delete;
  LongPlay& operator=(const LongPlay&) = delete;

  /// Returns false after a signal (app/commands/stop_signal.h).
  [[nodiscard]] bool goesOn(double frame);
  /// Plays the show's physics up to a frame, if it has physics that runs from frame to frame.
  /// Returns false as above.
  [[nodiscard]] bool playUpTo(Show& show, double frame);
  /// Leaves the line of progress, before something else is printed.
  void endLine() { line_.end(); }
  /// Reports where it stopped; `left` says what exists of the result.
  void sayStopped(std::string_view left);

 private:
  double lastFrame_, frame_ = 0.0, played_ = 0.0;
  ProgressText line_;  // constructed before the members that use it
  bool quiet_;
  std::function<Clock::time_point()> now_;
  Clock::time_point next_;
};

}  // namespace app
