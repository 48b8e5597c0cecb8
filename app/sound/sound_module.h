// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/sound_reader.h"
#include "app/sound/tempo.h"

namespace app {

/// A sound file that the program opened, for the module, which knows neither archives nor pipes that were read.
struct OpenSound {
  base::OpenFile file;
  std::filesystem::path path;     ///< for errors
  std::function<bool()> stopped;  ///< see SoundReader::open()
};

/// What FFmpeg's module does with sound; the functions' meaning is that of SoundReader::open() and Tempo::make().
struct SoundModule {
  base::Result<std::unique_ptr<SoundReader>> (*open)(OpenSound sound, std::int64_t start);
  std::unique_ptr<Tempo> (*makeTempo)(double speed);
};

/// Loads the module at its first call. Errors: Module::table()'s.
[[nodiscard]] base::Result<const SoundModule*> soundModule();

}  // namespace app
