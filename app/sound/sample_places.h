// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace app {

/// Samples a second of all places in sound.
inline constexpr int kSampleRate = 48'000;

/// Where samples of a sound file go, by the times that the file gives them.
class SamplePlaces {
 public:
  /// What times may be off without being moved: a frame of the motion. Files round them, some to a millisecond.
  static constexpr std::int64_t kTolerance = kSampleRate / 30;
  /// A jump beyond this is a clock that was set anew, in files where that may be.
  static constexpr std::int64_t kNewClock = std::int64_t{10} * kSampleRate;

  explicit SamplePlaces(bool mayJump) : mayJump_(mayJump) {}

  /// The place of samples that the file puts at `seconds` (none: it doesn't say), where those before ended at
  /// `expected`. Later than that is a gap. Never earlier, but for the first: it may be before 0, which is what an encoder
  /// put in front. Time that goes back is a clock that was set anew, and so, where the file may do that, is a jump.
  [[nodiscard]] std::int64_t place(std::optional<double> seconds, std::int64_t expected);

 private:
  bool mayJump_;
  bool begun_ = false;
  std::int64_t shift_ = 0;  // from the file's clock to ours
};

}  // namespace app
