// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_settings.h"
#include "app/tree/open_context.h"

namespace app {

/// Makes a film and reports progress on standard error. SIGINT, SIGTERM or SIGHUP end the film
/// where it is. Returns an ExitStatus; kFailed where it was stopped.
[[nodiscard]] int runFilm(const FilmSettings& settings, const OpenContext& context, PictureSource& source);

/// Ends the film that runFilm() makes, if any, with the pictures drawn so far, for a source that
/// can't draw any more. The file is whole then, and its content is reported as after a signal. Any
/// thread may call this, and must end the program afterwards.
void endFilmWithoutSource();

}  // namespace app
