// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

namespace app {

/// The frame (30 a second) at which a song ends that begins `offset` seconds after frame 0: not before 0, kMaxFrames at most.
/// The song is decoded, for files don't say reliably how long they are; that takes some seconds for an hour of music.
/// `stopped`: see lookThrough(). 0 for an empty path, and where the song can't be read.
[[nodiscard]] double songEnd(const std::filesystem::path& song, double offset, const std::function<bool()>& stopped);

}  // namespace app
