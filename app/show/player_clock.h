// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// A part of a dance, frames of 1/30 s. Playing goes from `first` to `last`, which is the same moment as `first` of the
/// next turn.
struct PlayRange {
  double first = 0.0, last = 0.0;
  bool operator==(const PlayRange&) const = default;
};

/// Where playing stands. It is told the time, never asks for it, so that tests own the clock.
/// Playing follows the clock: a slow machine shows fewer frames, the dance keeps its speed.
class PlayerClock {
 public:
  /// Seconds from any fixed start; must not run backwards while playing.
  using Seconds = double;

  /// The dance is [0, lastFrame]. One frame, or none, is nothing to play: it stands, and playing ends.
  void setLastFrame(double lastFrame);
  void setLoop(bool loop) { loop_ = loop; }
  /// A part that is played again and again, looping or not; none: the whole. Cut to the dance; one shorter than
  /// kShortestRange is none. Playing from before it goes on into it; where it is left behind (by this, by seek(), by
  /// play()) playing goes on from its start. Anywhere else it leaves the frame alone.
  void setRange(const std::optional<PlayRange>& range, Seconds now);
  void setSpeed(double speed, Seconds now);  ///< clamped to kMinSpeed … kMaxSpeed
  void play(Seconds now);                    ///< from the start if it stood at the end; not of one frame
  void pause(Seconds now);
  void seek(double frame, Seconds now);   ///< clamped to the dance
  void step(double frames, Seconds now);  ///< pauses and moves to a whole frame

  /// The frame to show. At the end: wraps when looping or in a part, else stays there and pauses.
  double advance(Seconds now);

  [[nodiscard]] double frame() const { return frame_; }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] bool loop() const { return loop_; }
  [[nodiscard]] double speed() const { return speed_; }
  [[nodiscard]] double lastFrame() const { return lastFrame_; }
  [[nodiscard]] const std::optional<PlayRange>& range() const { return range_; }
  /// True when there is nothing to play: one frame or none.
  [[nodiscard]] bool stands() const { return lastFrame_ <= 0.0; }

  static constexpr double kShortestRange = 1.0;  ///< frames
  static constexpr double kMinSpeed = 0.1, kMaxSpeed = 4.0;

 private:
  void cutRange();
  /// Where playing that has come to `frame` goes on.
  [[nodiscard]] double startFrom(double frame) const;

  double frame_ = 0.0, lastFrame_ = 0.0, speed_ = 1.0;
  double anchorFrame_ = 0.0;
  Seconds anchorTime_ = 0.0;
  std::optional<PlayRange> range_;
  bool playing_ = false, loop_ = true;
};

}  // namespace app
