// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace app {

/// Adds --audio, --audio-offset and --audio-volume, which set the song of what a command makes:
/// `of` names that, as in "of the video". Returns the options.
std::array<CLI::Option*, 3> addAudioOptions(CLI::App& command, const char* of, std::filesystem::path& file,
                                            double& offset, float& volume);

}  // namespace app
