// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "app/film/film_settings.h"

namespace app {

/// Whether a film may be written over what is there. `inputs`: the files it is made from, besides its sound, which counts
/// anyway. Errors: BadArgument where the film, or a picture of the sequence that is in the folder, is one of them.
[[nodiscard]] base::Result<void> checkOutput(const FilmSettings& settings,
                                             std::span<const std::filesystem::path> inputs);

}  // namespace app
