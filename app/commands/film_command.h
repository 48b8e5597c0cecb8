// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_settings.h"

namespace app {

/// Makes a film, tells on standard error how far it is, and stops at SIGINT, SIGTERM or SIGHUP with a film that ends
/// there. Returns an ExitStatus; kFailed where it was stopped.
[[nodiscard]] int runFilm(const FilmSettings& settings, PictureSource& source);

}  // namespace app
