// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// The time that a dance is played by, in seconds: that of a sound device where one plays the song, a timer's elsewhere.
/// It never runs backwards and never jumps; where the two differ a little it goes up to a tenth slower or faster, and
/// where they differ much it is the sound that has to move. It is told both times, so that tests own them.
class SongClock {
 public:
  static constexpr double kMaxSlew = 0.1;   ///< of the timer's speed
  static constexpr double kTakes = 0.25;    ///< seconds in which a difference shrinks to a third or so
  static constexpr double kMaxError = 0.2;  ///< seconds; beyond it the sound has to move

  /// `timer`: seconds from any fixed start. `device`: this clock's time by what the device plays now; none: no device
  /// plays, or not yet what it should. Gives now().
  double advance(double timer, std::optional<double> device);
  /// Stands from now on, until the device arrives at now(), at most so many seconds.
  void hold(double timer, double most);
  void release() { held_ = false; }
  [[nodiscard]] bool held() const { return held_; }
  [[nodiscard]] double now() const { return now_; }
  /// What advance() would give without a device; while held, now().
  [[nodiscard]] double ahead(double timer) const;
  /// True when the device told last was too far off to be followed.
  [[nodiscard]] bool outOfStep() const { return outOfStep_; }

 private:
  double now_ = 0.0;
  std::optional<double> timer_;
  double holdEnd_ = 0.0;
  bool held_ = false, outOfStep_ = false;
};

}  // namespace app
