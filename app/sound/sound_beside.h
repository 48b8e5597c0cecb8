// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

namespace app {

/// True for names that sound files go by: `song.mp3`, `Song.WAV`. Says nothing about what is in it.
[[nodiscard]] bool isNamedLikeSound(const std::filesystem::path& path);

/// The sound that is worth offering for a motion: a file beside it of the same name with another ending (of several the
/// one whose ending is listed first: wav, flac, mp3, …); else the only sound file of its folder. Upper and lower case
/// count alike. Only plain files, and only the first kMaxEntries of the folder are looked at; in larger folders there
/// is no "only one".
inline constexpr int kMaxEntries = 10'000;
[[nodiscard]] std::optional<std::filesystem::path> soundBeside(const std::filesystem::path& motion);

}  // namespace app
