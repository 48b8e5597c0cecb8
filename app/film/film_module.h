// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "app/film/film_settings.h"
#include "app/film/picture_file.h"
#include "pmx/base/open_file.h"

namespace app {

/// What FFmpeg's module does with pictures.
struct FilmModule {
  /// openWriter() of what is no sequence of pictures. `audio`: the settings' sound; none open: none.
  base::Result<std::unique_ptr<PictureWriter>> (*openVideo)(const FilmSettings& settings, FilmKind kind,
                                                            base::OpenFile audio);
  /// encodePicture() of JPEG and WebP.
  base::Result<std::vector<std::byte>> (*encode)(const Picture& picture, PictureFormat format, bool alpha);
  /// Whether FFmpeg's libraries were built with WebP.
  bool (*hasWebp)();
};

/// Loads the module at its first call. Errors: Module::table()'s.
[[nodiscard]] base::Result<const FilmModule*> filmModule();

}  // namespace app
