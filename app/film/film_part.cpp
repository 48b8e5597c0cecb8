// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_part.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/film/shrink.h"
#include "pmx/base/frames.h"

namespace app {

FilmPart partOf(const FilmSettings& settings, base::OpenFile audio) {
  const PictureNumbers numbers = picturesOf(settings.frames, settings.picturesASecond);
  FilmPart part;
  part.seconds = static_cast<double>(numbers.count()) / settings.picturesASecond;
  part.audio = std::move(audio);
  part.name = settings.audio;
  part.soundFrom = frameOf(numbers.first, settings.picturesASecond) / base::kFramesPerSecond - settings.audioOffset;
  part.volume = settings.audioVolume;
  return part;
}

Fades fadesOf(std::int64_t pictures, int picturesASecond, double seconds, bool in, bool out) {
  const std::int64_t wanted = std::llround(seconds * picturesASecond);
  const std::int64_t each = std::clamp<std::int64_t>(wanted, 0, pictures / 2);
  return {in ? each : 0, out ? each : 0};
}

double brightnessOf(std::int64_t number, std::int64_t pictures, const Fades& fades) {
  const auto part = [](std::int64_t from, std::int64_t of) {
    return from < of ? (static_cast<double>(from) + 0.5) / static_cast<double>(of) : 1.0;
  };
  return std::min(part(number, fades.in), part(pictures - 1 - number, fades.out));
}

Picture dimmed(const Picture& picture, double brightness, bool alpha) {
  PictureBuffer dim(picture.width, picture.height);
  std::array<std::uint8_t, 256> table{};
  for (std::size_t value = 0; value < table.size(); ++value)
    table[value] = static_cast<std::uint8_t>(std::lround(static_cast<double>(value) * brightness));
  std::uint8_t* out = dim.bytes;
  for (int y = 0; y < picture.height; ++y) {
    const std::uint8_t* in = picture.row(y);
    for (int i = 0; i < 4 * picture.width; ++i) *out++ = i % 4 == 3 && !alpha ? in[i] : table[in[i]];
  }
  return dim.picture;
}

}  // namespace app
