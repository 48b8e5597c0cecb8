// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace app {

inline constexpr int kMaxMp4Tracks = 16;
/// FFmpeg allocates about 24 to 70 bytes per sample. A file may have so many samples, and one more
/// for each kBytesOfMp4Sample of its bytes.
inline constexpr std::uint64_t kMaxMp4Samples = std::uint64_t{1} << 20U, kBytesOfMp4Sample = 16;

/// An Mp4Boxes is what an MP4 or MOV says about its samples, read before FFmpeg allocates memory
/// for each.
struct Mp4Boxes {
  std::optional<std::string> refused;  ///< why the file isn't given to FFmpeg
  /// These are the offsets of box names that must be hidden from FFmpeg: of boxes that give numbers
  /// of samples but aren't where the standard puts them, and of boxes that a song doesn't need and
  /// that cost memory per sample.
  std::vector<std::int64_t> hidden;
};

[[nodiscard]] Mp4Boxes lookAtBoxes(int file, std::int64_t size);

}  // namespace app
