// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// This is a part of a dance, frames of 1/30 s. Playing goes from `first` to `last`, which is the
/// same moment as `first` of the next round.
struct PlayRange {
  double first = 0.0, last = 0.0;
  bool operator==(const PlayRange&) const = default;
};

/// This class knows the frame that playing has reached. It is given the time and never asks for it,
/// so that tests own the clock. Playing follows the clock: a slow machine shows fewer frames, and
/// the dance keeps its speed.
class PlayerClock {
 public:
  /// Seconds count from any fixed start; they must not run backwards while playing.
  using Seconds = double;

  /// Sets the end: the dance is [0, lastFrame]. With one frame, or none, there is nothing to play:
  /// it stands, and playing ends.
  void setLastFrame(double lastFrame);
  void setLoop(bool loop) { loop_ = loop; }
  /// Sets a part that is played again and again, looping or not; none: the whole. It is cut to the
  /// dance; a part shorter than kShortestRange is none. Playing from before it goes on into it;
  /// where the frame is after it (by this, by seek(), by play()) playing goes on from its start.
  /// Anywhere else it leaves the frame alone.
  void setRange(const std::optional<PlayRange>& range, Seconds now);
  void setSpeed(double speed, Seconds now);  ///< clamped to kMinSpeed … kMaxSpeed
  /// Plays from the start if it stood at the end; does nothing with one frame.
  void play(Seconds now);
  void pause(Seconds now);
  void seek(double frame, Seconds now);   ///< clamped to the dance
  void step(double frames, Seconds now);  ///< pauses and moves to a whole frame

  /// Sets whether another dance follows this one: then the end that neither loop nor part skips
  /// doesn't pause, but waits there for goOn().
  void setFollowed(bool followed) { followed_ = followed; }
  /// Goes on in the dance that follows, whose end was set meanwhile, by as much as playing has gone
  /// on since the end. Without that it plays from the start.
  void goOn(Seconds now);

  /// Returns the frame to show. At the end it wraps when looping or in a part, else stays there and
  /// pauses.
  double advance(Seconds now);

  [[nodiscard]] double frame() const { return frame_; }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] bool loop() const { return loop_; }
  [[nodiscard]] bool followed() const { return followed_; }
  [[nodiscard]] double speed() const { return speed_; }
  [[nodiscard]] double lastFrame() const { return lastFrame_; }
  [[nodiscard]] const std::optional<PlayRange>& range() const { return range_; }
  /// Returns true when playing waits at the end for the dance that follows.
  [[nodiscard]] bool ended() const { return past_.has_value(); }
  /// Returns true when there is nothing to play: one frame or none.
  [[nodiscard]] bool stands() const { return lastFrame_ <= 0.0; }

  static constexpr double kShortestRange = 1.0;  ///< frames
  static constexpr double kMinSpeed = 0.1, kMaxSpeed = 10.0;

 private:
  void cutRange();
  /// Returns where playing that has come to `frame` goes on.
  [[nodiscard]] double startFrom(double frame) const;

  double frame_ = 0.0, lastFrame_ = 0.0, speed_ = 1.0;
  double anchorFrame_ = 0.0;
  Seconds anchorTime_ = 0.0;
  std::optional<PlayRange> range_;
  std::optional<double> past_;  // frames since the end of a dance that is followed
  bool playing_ = false, loop_ = true, followed_ = false;
};

}  // namespace app
