// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include "app/film/film_settings.h"
#include "app/film/shrink.h"
#include "tests/app/film/media_probe.h"

namespace support {

/// Returns a picture whose left and top quarter has one colour, the rest another; blue, green, red,
/// alpha, multiplied.
inline app::Picture twoColours(int width, int height, std::array<std::uint8_t, 4> corner,
                               std::array<std::uint8_t, 4> rest) {
  app::PictureBuffer buffer(width, height);
  std::uint8_t* out = buffer.bytes;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto& colour = y < height / 4 && x < width / 4 ? corner : rest;
      out = std::copy(colour.begin(), colour.end(), out);
    }
  }
  return buffer.picture;
}

/// Returns a picture with one red corner; the rest darkens from picture to picture.
inline app::Picture numbered(int number) {
  return twoColours(64, 48, {0, 0, 255, 255}, {200, static_cast<std::uint8_t>(240 - 4 * number), 60, 255});
}

inline app::FilmSettings settings(const std::filesystem::path& output, std::int64_t first, std::int64_t last) {
  app::FilmSettings film;
  film.frames = {first, last};
  film.width = 64;
  film.height = 48;
  film.output = output;
  return film;
}

/// Writes pictures first … last, in order.
inline base::Result<void> write(const app::FilmSettings& film) {
  auto writer = app::openWriter(film, {});
  if (!writer) return tl::unexpected(writer.error());
  const auto numbers = app::picturesOf(film.frames, film.picturesASecond);
  for (auto number = numbers.first; number <= numbers.last; ++number) {
    if (auto added = (*writer)->add(numbered(static_cast<int>(number - numbers.first)), number); !added) return added;
  }
  return (*writer)->finish();
}

/// Expects each of the four channels within `tolerance`.
inline void expectColour(const std::array<std::uint8_t, 4>& got, std::array<int, 4> wanted, int tolerance) {
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(got[i], wanted[i], tolerance) << "channel " << i;
}

inline void expectRefused(const app::FilmSettings& film, base::ErrorCode code, const std::string& about) {
  auto written = write(film);
  ASSERT_FALSE(written) << film.output;
  EXPECT_EQ(written.error().code, code) << base::describe(written.error());
  EXPECT_THAT(base::describe(written.error()), ::testing::HasSubstr(about));
}

}  // namespace support
