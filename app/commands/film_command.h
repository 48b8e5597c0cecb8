// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_settings.h"

namespace app {

/// Makes a film, tells on standard error how far it is, and stops at SIGINT, SIGTERM or SIGHUP with a film that ends
/// there. Returns an ExitStatus; kFailed where it was stopped.
[[nodiscard]] int runFilm(const FilmSettings& settings, PictureSource& source);

/// Ends the film that runFilm() makes, where there is one, with what is drawn, for a source that can draw no more: its file is
/// whole then, and what it holds is told as after a signal. By any thread; it has to end the program afterwards.
void endFilmWithoutSource();

}  // namespace app
