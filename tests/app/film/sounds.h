// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/app/film/media_probe.h"

namespace support {

/// A sound as an encoder of FFmpeg's writes it: a tone of 1000 Hz on all channels.
struct SoundKind {
  const char* container;  ///< as FFmpeg names it
  const char* encoder;
  const char* ending;  ///< of the file's name
  int rate = 48000;
};

/// When there is sound, seconds.
struct SoundPlan {
  double seconds = 3.0;  ///< in all, without the two below
  double toneAt = 0.0;   ///< silence before, as samples
  double delay = 0.0;    ///< the first timestamp
  double gapAt = 0.0;    ///< where timestamps go on `gap` later; 0: nowhere
  double gap = 0.0;
  double rise = 0.0;  ///< Hz that the tone gets higher in a second
};

void writeSound(const std::filesystem::path& path, const SoundKind& kind, const SoundPlan& plan);

/// The first `bytes` of a file become all of it, in another.
void cut(const std::filesystem::path& from, const std::filesystem::path& to, std::uintmax_t bytes);

/// A WAV file of 16 bits and silence, by hand. `promised`: the bytes of samples that its header says it has.
struct Wav {
  std::uint32_t rate = 48000;
  std::uint16_t channels = 1;
  std::uint32_t bytes = 96000;
  std::uint32_t promised = 96000;
};
[[nodiscard]] std::string wavBytes(const Wav& wav);

/// A mono WAV file of 16 bits, 48 kHz, whose samples say what time it is: 1 after a millisecond, 2 after two, … up to 30 s.
void writeTimes(const std::filesystem::path& path);

/// A mono WAV file of 16 bits, 48 kHz, silent but for clicks of half a millisecond whose middle, the loudest sample (1),
/// is at these samples.
void writeClicks(const std::filesystem::path& path, std::int64_t samples, const std::vector<std::int64_t>& at);

/// The sample of the film's sound that is loudest between two of them, counted from the film's start at 48 kHz; -1: all
/// are silent.
[[nodiscard]] std::int64_t loudest(const Media& media, std::int64_t from, std::int64_t to);

/// Largest sample between two times of the film, seconds.
[[nodiscard]] float peak(const Media& media, double from, double to);

}  // namespace support
