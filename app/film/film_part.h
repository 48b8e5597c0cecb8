// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/film_settings.h"

namespace app {

/// Returns the part of a film that these settings are for, with their sound, open as `audio`, and
/// without fades.
[[nodiscard]] FilmPart partOf(const FilmSettings& settings, base::OpenFile audio);

/// Fades say where a part of a joined film comes out of black and goes into it.
struct Fades {
  std::int64_t in = 0, out = 0;  ///< pictures, at most half of the part's each
};

/// Returns the fades of a part with so many pictures, each of so many seconds but at most half of
/// the part.
[[nodiscard]] Fades fadesOf(std::int64_t pictures, int picturesASecond, double seconds, bool in, bool out);

/// Returns how much of a picture is left where it fades: 1 for all of it. `number` counts from 0.
/// It rises and falls linearly, and is that of the middle of the picture's time.
[[nodiscard]] double brightnessOf(std::int64_t number, std::int64_t pictures, const Fades& fades);

/// Returns the picture with so much of its colours, 0 to 1, and with `alpha` also of its alpha.
[[nodiscard]] Picture dimmed(const Picture& picture, double brightness, bool alpha);

}  // namespace app
