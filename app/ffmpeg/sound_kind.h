// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace app {

inline constexpr int kMaxSoundStreams = 32;

/// How one of kSoundFormats (app/tree/sound_formats.h) is read, by FFmpeg's name of its reader.
struct SoundKind {
  std::string_view name;
  bool times = false;              ///< timestamps are stored; else FFmpeg's are made up from those before
  bool fromZero = true;            ///< time 0 is the beginning; else whatever comes first is
  bool jump = false;               ///< the clock may be set anew on the way
  bool junk = false;               ///< frames alone, and what lies between them (tags) is no sound
  int streams = kMaxSoundStreams;  ///< of all kinds that such a file may have
  bool boxes = false;              ///< an MP4 or MOV
};

/// The kind of file that FFmpeg calls so; null where it isn't one that is read.
[[nodiscard]] const SoundKind* soundKind(std::string_view name);

/// The names of all decoders of sound, with commas, so that looking into a film's file doesn't decode its pictures.
[[nodiscard]] std::string soundDecoders();

}  // namespace app
