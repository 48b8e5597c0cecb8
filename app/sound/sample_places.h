// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace app {

/// All sample positions count at this rate, per second.
inline constexpr int kSampleRate = 48'000;

/// A SamplePlaces turns the times in a sound file into sample positions.
class SamplePlaces {
 public:
  /// Times may be wrong by this, a frame of the motion, without a correction: files round them,
  /// some to a millisecond.
  static constexpr std::int64_t kTolerance = kSampleRate / 30;
  /// A larger jump is a restarted clock, in files where that may happen.
  static constexpr std::int64_t kNewClock = std::int64_t{10} * kSampleRate;

  explicit SamplePlaces(bool mayJump) : mayJump_(mayJump) {}

  /// Returns the position of samples with the file's time `seconds` (none: it has none), where
  /// those before ended at `expected`. A later time makes a gap. The result is never before
  /// `expected`, except for the first samples: negative positions are an encoder's padding. A time
  /// that goes back is a restarted clock, and so is a large jump in files where the clock may
  /// restart.
  [[nodiscard]] std::int64_t place(std::optional<double> seconds, std::int64_t expected);

 private:
  bool mayJump_;
  bool begun_ = false;
  std::int64_t shift_ = 0;  // added to the file's clock
};

}  // namespace app
