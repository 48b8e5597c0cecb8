// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace app {

inline constexpr int kMaxSoundStreams = 32;

/// A SoundKind says how one of kSoundFormats (app/tree/sound_formats.h) is read, by FFmpeg's name
/// of its demuxer.
struct SoundKind {
  std::string_view name;
  bool times = false;              ///< timestamps are stored; else FFmpeg derives them
  bool fromZero = true;            ///< time 0 is the beginning; else the first sample is
  bool jump = false;               ///< the clock may restart
  bool junk = false;               ///< only frames, and data between them (tags) is no sound
  int streams = kMaxSoundStreams;  ///< most streams that such a file may have
  bool boxes = false;              ///< an MP4 or MOV
};

/// Returns the kind of file with FFmpeg's name; null where it isn't read.
[[nodiscard]] const SoundKind* soundKind(std::string_view name);

/// Returns the names of all sound decoders, with commas, so that probing a film's file doesn't
/// decode its pictures.
[[nodiscard]] std::string soundDecoders();

}  // namespace app
