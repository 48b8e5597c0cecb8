// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace app {

/// A SongClock is the time of a dance in seconds: that of the sound device while it plays the song,
/// else a timer's. It never runs backwards and never jumps. Where the two differ a little it runs
/// up to a tenth slower or faster; where they differ much the sound has to move. Both times are
/// arguments, so that tests control them.
class SongClock {
 public:
  static constexpr double kMaxSlew = 0.1;   ///< factor of the timer's speed
  static constexpr double kTakes = 0.25;    ///< seconds to shrink a difference to about a third
  static constexpr double kMaxError = 0.2;  ///< seconds; beyond it the sound has to move

  /// Advances the clock and returns now(). `timer`: seconds from any fixed start. `device`: this
  /// clock's time by what the device plays now; none where no device plays the right samples.
  double advance(double timer, std::optional<double> device);
  /// Stops the clock until the device reaches now(), for at most `most` seconds.
  void hold(double timer, double most);
  void release() { held_ = false; }
  [[nodiscard]] bool held() const { return held_; }
  [[nodiscard]] double now() const { return now_; }
  /// Returns what advance() would return without a device; while held, now().
  [[nodiscard]] double ahead(double timer) const;
  /// Returns true when the device's last time was too far off to follow.
  [[nodiscard]] bool outOfStep() const { return outOfStep_; }

 private:
  double now_ = 0.0;
  std::optional<double> timer_;
  double holdEnd_ = 0.0;
  bool held_ = false, outOfStep_ = false;
};

}  // namespace app
