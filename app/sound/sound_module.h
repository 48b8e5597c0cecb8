// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/sound_reader.h"
#include "app/sound/tempo.h"

namespace app {

/// An OpenSound is a sound file that the program opened for the module, which can read neither
/// archives nor pipes.
struct OpenSound {
  base::OpenFile file;
  std::filesystem::path path;     ///< for errors
  std::function<bool()> stopped;  ///< see SoundReader::open()
};

/// A SoundModule holds the functions for sound of FFmpeg's module; they do the work of
/// SoundReader::open() and Tempo::make().
struct SoundModule {
  base::Result<std::unique_ptr<SoundReader>> (*open)(OpenSound sound, std::int64_t start);
  std::unique_ptr<Tempo> (*makeTempo)(double speed);
};

/// Loads the module at its first call. Errors: those of Module::table().
[[nodiscard]] base::Result<const SoundModule*> soundModule();

}  // namespace app
