// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace app {

inline constexpr int kMaxMp4Tracks = 16;
/// Samples that FFmpeg takes memory for, some 24 to 70 bytes each, in a file without any; and of how many bytes one more.
inline constexpr std::uint64_t kMaxMp4Samples = std::uint64_t{1} << 20U, kBytesOfMp4Sample = 16;

/// What an MP4 or MOV says of its samples, before FFmpeg takes memory for each of them.
struct Mp4Boxes {
  std::optional<std::string> refused;  ///< why FFmpeg doesn't get the file
  /// Places of names that FFmpeg must not find: of boxes that say how many samples there are and aren't where the standard
  /// has them, and of boxes that a song doesn't need and that say how much more is to be kept for each sample.
  std::vector<std::int64_t> hidden;
};

[[nodiscard]] Mp4Boxes lookAtBoxes(int file, std::int64_t size);

}  // namespace app
