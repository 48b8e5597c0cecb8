// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/png.h"

#include <cstdint>
#include <span>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <png.h>

#include "app/film/png_check.h"
#include "tests/app/film/small_film.h"

namespace {

/// Returns a picture whose pixels all differ; with alpha, it has all of its values.
app::Picture gradient(int width, int height, bool alpha) {
  app::PictureBuffer buffer(width, height);
  std::uint8_t* out = buffer.bytes;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const int a = alpha ? (x + y) % 256 : 255;
      for (const int colour : {x * 7 + y, x * y, x + 3 * y}) *out++ = static_cast<std::uint8_t>(colour % 256 * a / 255);
      *out++ = static_cast<std::uint8_t>(a);
    }
  }
  return buffer.picture;
}

/// Returns red, green, blue, alpha, as libpng's own reader gives them.
std::vector<std::uint8_t> read(const std::vector<std::byte>& bytes, int width, int height) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  EXPECT_NE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()), 0) << image.message;
  EXPECT_EQ(static_cast<int>(image.width), width);
  EXPECT_EQ(static_cast<int>(image.height), height);
  image.format = PNG_FORMAT_RGBA;
  std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
  EXPECT_NE(png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr), 0) << image.message;
  return pixels;
}

TEST(Png, HoldsEveryPixel) {
  for (const auto& [width, height] : {std::pair{97, 61}, {1, 1}, {1, 40}, {300, 1}}) {
    SCOPED_TRACE(testing::Message() << width << "x" << height);
    const auto picture = gradient(width, height, false);
    const auto png = app::encodePng(picture, false);
    ASSERT_TRUE(png) << base::describe(png.error());
    EXPECT_TRUE(app::isWholePng(*png, width, height, false));
    const auto pixels = read(*png, width, height);
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const std::uint8_t* in = picture.row(y) + 4 * x;
        const std::uint8_t* got = pixels.data() + 4 * (y * width + x);
        ASSERT_EQ(std::vector(got, got + 4), (std::vector<std::uint8_t>{in[2], in[1], in[0], 255})) << x << ' ' << y;
      }
    }
  }
}

TEST(Png, AlphaIsKeptAndColoursAreDividedByIt) {
  const auto picture = gradient(97, 61, true);
  const auto png = app::encodePng(picture, true);
  ASSERT_TRUE(png) << base::describe(png.error());
  const auto pixels = read(*png, 97, 61);
  for (int y = 0; y < 61; ++y) {
    for (int x = 0; x < 97; ++x) {
      const std::uint8_t* in = picture.row(y) + 4 * x;
      const std::uint8_t* got = pixels.data() + 4 * (y * 97 + x);
      ASSERT_EQ(got[3], in[3]);
      for (int i = 0; i < 3 && in[3] > 0; ++i)
        ASSERT_NEAR(got[i], in[2 - i] * 255.0 / in[3], 0.5)
            << "the nearest of " << int{in[2 - i]} << " / " << int{in[3]};
    }
  }
}

TEST(Png, TheSamePictureGivesTheSameBytes) {
  const auto picture = gradient(640, 360, true);
  EXPECT_EQ(*app::encodePng(picture, true), *app::encodePng(picture, true));
}

TEST(Png, WhatPngCantHoldIsAnError) {
  auto none = gradient(1, 1, false);
  none.width = 0;
  const auto png = app::encodePng(none, false);
  ASSERT_FALSE(png);
  EXPECT_EQ(base::describe(png.error()), "the picture can't be encoded as PNG: Invalid IHDR data");
}

}  // namespace
