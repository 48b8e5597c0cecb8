// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_module.h"

#include "app/module/module.h"

namespace app {

base::Result<const FilmModule*> filmModule() { return ffmpegModule().table<FilmModule>("odori_film"); }

}  // namespace app
