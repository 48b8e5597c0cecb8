// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Where playing stands. It is told the time, never asks for it, so that tests own the clock.
/// Playing follows the clock: a slow machine shows fewer frames, the dance keeps its speed.
class PlayerClock {
 public:
  /// Seconds from any fixed start; must not run backwards while playing.
  using Seconds = double;

  /// The range is [0, lastFrame]. One frame, or none, is nothing to play: it stands, and playing ends.
  void setLastFrame(double lastFrame);
  void setLoop(bool loop) { loop_ = loop; }
  void setSpeed(double speed, Seconds now);  ///< clamped to 0.1 … 2
  void play(Seconds now);                    ///< from the start if it stood at the end; not of one frame
  void pause(Seconds now);
  void seek(double frame, Seconds now);   ///< clamped to the range
  void step(double frames, Seconds now);  ///< pauses and moves to a whole frame

  /// The frame to show. At the end: wraps when looping, else stays there and pauses.
  double advance(Seconds now);

  [[nodiscard]] double frame() const { return frame_; }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] bool loop() const { return loop_; }
  [[nodiscard]] double speed() const { return speed_; }
  [[nodiscard]] double lastFrame() const { return lastFrame_; }
  /// True when there is nothing to play: one frame or none.
  [[nodiscard]] bool stands() const { return lastFrame_ <= 0.0; }

 private:
  double frame_ = 0.0, lastFrame_ = 0.0, speed_ = 1.0;
  double anchorFrame_ = 0.0;
  Seconds anchorTime_ = 0.0;
  bool playing_ = false, loop_ = true;
};

}  // namespace app
