// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "app/tree/open_context.h"

namespace app {

/// Returns the frame (30 a second) at which a song ends that begins `offset` seconds after frame 0:
/// from 0 to kMaxFrames. It decodes the song, since files don't give a reliable length; an hour of
/// music takes some seconds. `stopped`: see lookThrough(). 0 for an empty path, and where the song
/// can't be read.
[[nodiscard]] double songEnd(const std::filesystem::path& song, const OpenContext& context, double offset,
                             const std::function<bool()>& stopped);

}  // namespace app
