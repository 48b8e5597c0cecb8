// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sound_module.h"

#include "app/module/module.h"

namespace app {

base::Result<const SoundModule*> soundModule() { return ffmpegModule().table<SoundModule>("odori_sound"); }

std::unique_ptr<Tempo> Tempo::make(double speed) {
  const auto module = soundModule();
  return module ? (*module)->makeTempo(speed) : nullptr;
}

}  // namespace app
