// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_audio.h"

#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_values.h"
#include "app/film/film_settings.h"

namespace app {

std::array<CLI::Option*, 3> addAudioOptions(CLI::App& command, const char* of, std::filesystem::path& file,
                                            double& offset, float& volume) {
  return {
      command.add_option("--audio", file, fmt::format("Audio {}; if left out, the show's song", of))
          ->type_name("FILE")
          ->check(whyNoFileName),
      command.add_option("--audio-offset", offset, "Delay of the audio from frame 0; negative values skip its start")
          ->type_name("SECONDS")
          ->check(numberFrom(-kMaxAudioOffset, kMaxAudioOffset))
          ->capture_default_str(),
      command.add_option<float, double>("--audio-volume", volume, "Volume of the audio, 0 to 1")
          ->check(numberFrom(0.0, 1.0))
          ->default_str(fmt::format("{}", volume))};
}

}  // namespace app
