// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include "app/film/film_settings.h"

namespace app {

/// Checks that a film doesn't overwrite its inputs. `inputs` are the files that it is made from;
/// its sound counts anyway. Errors: BadArgument where the film, or an existing picture of the
/// sequence, is one of them.
[[nodiscard]] base::Result<void> checkOutput(const FilmSettings& settings,
                                             std::span<const std::filesystem::path> inputs);

/// Checks several files that would be written against the same inputs. Errors: BadArgument for the
/// first that is one of them, under whatever name.
[[nodiscard]] base::Result<void> checkOutputs(std::span<const std::filesystem::path> outputs,
                                              std::span<const std::filesystem::path> inputs);

}  // namespace app
