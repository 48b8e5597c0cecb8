// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_module.h"

namespace app {

/// Encodes a picture: see FilmModule::encode.
[[nodiscard]] base::Result<std::vector<std::byte>> encodeByFfmpeg(const Picture& picture, PictureFormat format,
                                                                  bool alpha);

/// Returns whether WebP can be written: see FilmModule::hasWebp.
[[nodiscard]] bool hasWebp();

}  // namespace app
