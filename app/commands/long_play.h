// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

#include "app/commands/messages.h"
#include "app/description/show_description.h"
#include "app/show/show.h"

namespace app {

/// Show::playPhysicsFromStart(), which a terminal is told of where it may take long. False, and said, when a signal has
/// asked for the end, where one is listened for.
[[nodiscard]] bool playPhysicsFromStart(Show& show, double restFrames);

/// Lets the physics of a show go on as long as its song, where frames are asked for that need it: the song is decoded then. A
/// muted song counts, too.
void countSong(Show& show, const SongDescription& song, double lastFrame);

/// Work on frames that may take long: tells on a terminal how far it is, once it has taken a second, and hears of
/// Ctrl+C (listenForStop() is the caller's).
class LongPlay {
 public:
  /// Up to this frame. `quiet`: tells nothing, for the terminal is used otherwise.
  LongPlay(double lastFrame, bool quiet);
  ~LongPlay() { line_.end(); }
  LongPlay(const LongPlay&) = delete;
  LongPlay& operator=(const LongPlay&) = delete;

  /// False when a signal has asked for the end (app/commands/stop_signal.h).
  [[nodiscard]] bool goesOn(double frame);
  /// Where the show's physics plays on from frame to frame, brings it to this one in steps. False as above.
  [[nodiscard]] bool playUpTo(Show& show, double frame);
  /// Says where it stopped; `left`: what there is of it then.
  void sayStopped(std::string_view left);

 private:
  using Clock = std::chrono::steady_clock;
  double lastFrame_, frame_ = 0.0, played_ = 0.0;
  ProgressText line_;  // before what asks it
  bool quiet_;
  Clock::time_point next_;
};

}  // namespace app
