// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/film/film_part.h"
#include "app/film/film_settings.h"
#include "app/tree/open_context.h"

namespace app {

/// A JoinedFilm is one film of several dances, one after another, whose number and lengths needn't
/// be known before. It holds the file, and a part that is being made; what a part draws, it fades
/// and numbers.
class JoinedFilm {
 public:
  /// Opens the film's file. The settings must be joined; their frames and sound aren't used, and
  /// their size, rate and transparency are those of all parts. Errors: those of openWriter().
  [[nodiscard]] static base::Result<std::unique_ptr<JoinedFilm>> open(const FilmSettings& settings);
  ~JoinedFilm();
  JoinedFilm(const JoinedFilm&) = delete;
  JoinedFilm& operator=(const JoinedFilm&) = delete;

  /// This says how a part meets those beside it.
  struct Meeting {
    double fadeSeconds = 0.0;            ///< of each fade
    bool fadeIn = true, fadeOut = true;  ///< into this part, and out of it
  };

  /// Begins a part with the frames and the sound of its settings, which is opened in this context,
  /// behind the parts so far. The writer that is returned takes the part's pictures by their own
  /// numbers, and must be gone before the next part begins. It doesn't end the film, unless the
  /// settings of open() say that no more is wanted (`stopped`). Errors: the sound can't be used;
  /// then the film is as it was.
  [[nodiscard]] base::Result<std::unique_ptr<PictureWriter>> begin(const FilmSettings& part, const Meeting& meeting,
                                                                   const OpenContext& context);
  /// Returns how many pictures were written.
  [[nodiscard]] std::int64_t pictures() const { return written_; }
  /// Returns whether a picture couldn't be written, after which nothing can.
  [[nodiscard]] bool failed() const { return failed_; }
  /// Completes the file with the parts so far, and only once; without a picture no file is made.
  /// No part may be in the making. Errors: CannotWrite.
  [[nodiscard]] base::Result<void> finish();

 private:
  class Part;
  JoinedFilm(const FilmSettings& settings, std::unique_ptr<PictureWriter> writer);

  FilmSettings settings_;
  std::unique_ptr<PictureWriter> writer_;
  std::atomic<std::int64_t> written_ = 0;
  std::atomic<bool> failed_ = false, finished_ = false;
};

}  // namespace app
