// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/test_folder.h"

namespace support {

/// This struct is a picture or a film, decoded from its file as a player would show it.
struct Media {
  std::string error;  ///< empty: decoded to its end without one
  std::string videoCodec, audioCodec;
  int width = 0, height = 0;
  std::vector<double> times;  ///< seconds, of each picture
  /// These are red, green, blue, alpha of each picture's first pixel.
  std::vector<std::array<std::uint8_t, 4>> corners;
  std::vector<std::array<std::uint8_t, 4>> centres;  ///< colours at (width / 2, height / 2)
  double soundStart = 0.0;                           ///< seconds
  int soundRate = 0;                                 ///< samples a second
  std::vector<float> sound;                          ///< the first channel
};

[[nodiscard]] Media decode(const std::filesystem::path& path);

/// Returns the seconds at which the sound first exceeds half of its peak; negative when it is
/// silent.
[[nodiscard]] double firstLoud(const Media& media);

/// Writes a mono WAV file of 16 bits: silence, but for a tone of 1000 Hz from `toneAt` to its end,
/// seconds.
void writeTone(const std::filesystem::path& path, int rate, double seconds, double toneAt);

/// Writes a sound that may be joined to another by its bytes (ADTS with AAC): silence, or a tone of
/// 1000 Hz, on all channels.
void writeAac(const std::filesystem::path& path, int rate, int channels, double seconds, bool tone);

}  // namespace support
