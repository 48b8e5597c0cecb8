// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/film/film_settings.h"
#include "app/film/joined_film.h"
#include "app/tree/open_context.h"

namespace app {

/// Makes a film and reports progress on standard error. SIGINT, SIGTERM or SIGHUP end the film
/// where it is. Returns an ExitStatus; kFailed where it was stopped.
[[nodiscard]] int runFilm(const FilmSettings& settings, const OpenContext& context, PictureSource& source);

/// Opens a joined film, which also ends where a signal comes. Errors: those of JoinedFilm::open().
[[nodiscard]] base::Result<std::unique_ptr<JoinedFilm>> openJoinedFilm(const FilmSettings& settings);

/// Makes a part of a joined film as runFilm() makes a film. Returns an ExitStatus; kFailed where it
/// was stopped, and kUnusable, before anything is drawn, where its sound can't be used.
[[nodiscard]] int runFilmPart(const FilmSettings& settings, const OpenContext& context, PictureSource& source,
                              JoinedFilm& film, const JoinedFilm::Meeting& meeting);

/// While a JoinedFilmNow exists, endFilmWithoutSource() also ends that film, between two parts.
class JoinedFilmNow {
 public:
  explicit JoinedFilmNow(JoinedFilm& film);
  ~JoinedFilmNow();
  JoinedFilmNow(const JoinedFilmNow&) = delete;
  JoinedFilmNow& operator=(const JoinedFilmNow&) = delete;
};

/// Ends the film that is being made, if any, with the pictures drawn so far, for a source that
/// can't draw any more. The file is whole then, and its content is reported as after a signal. Any
/// thread may call this, and must end the program afterwards.
void endFilmWithoutSource();

}  // namespace app
