// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "pmx/base/frames.h"
#include "pmx/base/result.h"

namespace app {

/// How loud a song is along its way, for a picture of it.
struct Peaks {
  static constexpr std::size_t kMaxBins = 4096;
  static constexpr double kMaxSeconds = base::kMaxFrame / base::kFramesPerSecond;  ///< of a song: the longest dance

  struct Bin {
    float low = 0.0F, high = 0.0F;  ///< the least and the greatest sample, of both channels; 1 is full
  };
  double secondsPerBin = 0.0;
  double seconds = 0.0;   ///< of the song, so far
  std::vector<Bin> bins;  ///< from second 0 of the song on; kMaxBins at most, whatever its length
  bool whole = false;     ///< false: on the way, or stopped

  /// Of a part of the song, seconds; silence where there's none.
  [[nodiscard]] Bin between(double from, double to) const;
};

/// What was found on the way through a whole song.
struct SongLook {
  Peaks peaks;
  base::Issues issues;  ///< why it is shorter than it says, what couldn't be decoded
};

/// Decodes a song from its beginning to its end. `stopped` is asked often, by this thread; once true, this ends within a
/// second with what it has. `soFar` (may be empty) gets the peaks now and then, four times a second at most. Takes some
/// seconds for an hour of music. Errors: SoundReader::open()'s.
[[nodiscard]] base::Result<SongLook> lookThrough(const std::filesystem::path& path,
                                                 const std::function<bool()>& stopped,
                                                 const std::function<void(const Peaks&)>& soFar);

}  // namespace app
