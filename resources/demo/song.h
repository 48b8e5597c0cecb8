// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "pmx/base/result.h"

namespace demo {

/// Plays the score (score.h) and writes it as a WAV file of 16 bits, stereo, exactly as long as the
/// dance, whose end continues at its start. Errors: CannotWrite with the path.
[[nodiscard]] base::Result<void> writeSong(const std::filesystem::path& file);

}  // namespace demo
