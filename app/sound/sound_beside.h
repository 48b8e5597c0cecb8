// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "app/tree/open_context.h"

namespace app {

/// Returns true for names that sound files have: `song.mp3`, `Song.WAV`. It doesn't look at the
/// content.
[[nodiscard]] bool isNamedLikeSound(const std::filesystem::path& path);

/// Returns the sound to suggest for a motion: a file beside it with the same name and another
/// ending (of several the one whose ending is listed first: wav, flac, mp3, …); else the only sound
/// file of its folder. Case doesn't matter. Only regular files among the first kMaxEntries of the
/// folder count; in larger folders no file is "the only one".
inline constexpr int kMaxEntries = 10'000;
[[nodiscard]] std::optional<std::filesystem::path> soundBeside(const std::filesystem::path& motion,
                                                               const OpenContext& context);

}  // namespace app
