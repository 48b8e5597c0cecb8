// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "app/sound/song_tags.h"
#include "app/tree/open_context.h"
#include "pmx/base/frames.h"
#include "pmx/base/result.h"

namespace app {

/// A Peaks holds the loudness of a song over time, for drawing.
struct Peaks {
  static constexpr std::size_t kMaxBins = 4096;
  /// This is the length of the longest dance.
  static constexpr double kMaxSeconds = base::kMaxFrame / base::kFramesPerSecond;

  struct Bin {
    float low = 0.0F, high = 0.0F;  ///< lowest and highest sample of both channels; 1 is full scale
  };
  double secondsPerBin = 0.0;
  double seconds = 0.0;   ///< length of the song so far
  std::vector<Bin> bins;  ///< from second 0 of the song on; at most kMaxBins for any length
  bool whole = false;     ///< false: still decoding, or stopped

  /// Returns the peaks between two times in seconds; silence outside the song.
  [[nodiscard]] Bin between(double from, double to) const;
};

/// A SongLook is the result of decoding a whole song.
struct SongLook {
  Peaks peaks;
  base::Issues issues;  ///< why it is shorter than declared, what couldn't be decoded
  SongTags tags;
};

/// Decodes a song from its beginning to its end. `stopped` is called often, by this thread; once
/// true this ends within a second with what it has. `soFar` (may be empty) gets the peaks at most
/// four times a second. An hour of music takes some seconds. Errors: those of SoundReader::open().
[[nodiscard]] base::Result<SongLook> lookThrough(const std::filesystem::path& path, const OpenContext& context,
                                                 const std::function<bool()>& stopped,
                                                 const std::function<void(const Peaks&)>& soFar);

}  // namespace app
