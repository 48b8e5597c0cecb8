// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/film/film_settings.h"
#include "app/film/picture_file.h"
#include "pmx/base/open_file.h"

namespace app {

/// A FilmModule holds the functions for pictures of FFmpeg's module.
struct FilmModule {
  /// Does openWriter() for films that are no sequence of pictures. `audio` is the settings' sound,
  /// not open where there is none.
  base::Result<std::unique_ptr<PictureWriter>> (*openVideo)(const FilmSettings& settings, FilmKind kind,
                                                            base::OpenFile audio);
  /// Does encodePicture() for JPEG and WebP.
  base::Result<std::vector<std::byte>> (*encode)(const Picture& picture, PictureFormat format, bool alpha);
  /// Returns whether FFmpeg's libraries were built with WebP.
  bool (*hasWebp)();
};

/// Loads the module at its first call. Errors: those of Module::table().
[[nodiscard]] base::Result<const FilmModule*> filmModule();

}  // namespace app
