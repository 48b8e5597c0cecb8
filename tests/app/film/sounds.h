// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/app/film/media_probe.h"

namespace support {

/// This struct is a kind of sound file that an encoder of FFmpeg's writes: a tone of 1000 Hz on all
/// channels.
struct SoundKind {
  const char* container;  ///< FFmpeg's name
  const char* encoder;
  const char* ending;  ///< ending of the file's name
  int rate = 48000;
};

/// This struct says when there is sound, seconds.
struct SoundPlan {
  double seconds = 3.0;  ///< in all, without `delay` and `gap`
  double toneAt = 0.0;   ///< silence before, as samples
  double delay = 0.0;    ///< the first timestamp
  double gapAt = 0.0;    ///< timestamps after it are `gap` later; 0: none
  double gap = 0.0;
  double rise = 0.0;              ///< rise of the tone in a second, Hz
  std::string title{}, artist{};  ///< tags; empty: none
};

void writeSound(const std::filesystem::path& path, const SoundKind& kind, const SoundPlan& plan);

/// Writes a file of the first `bytes` of another.
void cut(const std::filesystem::path& from, const std::filesystem::path& to, std::uintmax_t bytes);

/// This struct is a WAV file of 16 bits and silence, by hand. `promised`: the bytes of samples that
/// its header declares.
struct Wav {
  std::uint32_t rate = 48000;
  std::uint16_t channels = 1;
  std::uint32_t bytes = 96000;
  std::uint32_t promised = 96000;
};
[[nodiscard]] std::string wavBytes(const Wav& wav);

/// Writes a mono WAV file of 16 bits, 48 kHz, whose samples tell the time: 1 after a millisecond, 2
/// after two, … up to 30 s.
void writeTimes(const std::filesystem::path& path);

/// Writes a mono WAV file of 16 bits, 48 kHz, silent but for clicks of half a millisecond whose
/// middle, the loudest sample (1), is at these samples.
void writeClicks(const std::filesystem::path& path, std::int64_t samples, const std::vector<std::int64_t>& at);

/// Returns the loudest sample of the film's sound between two of them, counted from the film's
/// start at 48 kHz; -1: all are silent.
[[nodiscard]] std::int64_t loudest(const Media& media, std::int64_t from, std::int64_t to);

/// Returns the largest sample between two times of the film, seconds.
[[nodiscard]] float peak(const Media& media, double from, double to);

}  // namespace support
