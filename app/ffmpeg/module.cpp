// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The module exports these functions. The program finds it only by their names
// (app/module/module.h).

#include "app/ffmpeg/picture_encoder.h"
#include "app/ffmpeg/sound_stream.h"
#include "app/ffmpeg/tempo_filter.h"
#include "app/ffmpeg/video_file.h"
#include "app/film/film_module.h"
#include "app/module_version.h"
#include "app/sound/sound_module.h"

#define ODORI_HANDED_OUT extern "C" __attribute__((visibility("default")))

ODORI_HANDED_OUT const char* odori_module_version();
ODORI_HANDED_OUT const app::SoundModule odori_sound;
ODORI_HANDED_OUT const app::FilmModule odori_film;

const char* odori_module_version() { return app::kModuleVersion; }
const app::SoundModule odori_sound{app::openSoundStream, app::TempoFilter::make};
const app::FilmModule odori_film{app::VideoFile::open, app::encodeByFfmpeg, app::hasWebp};
