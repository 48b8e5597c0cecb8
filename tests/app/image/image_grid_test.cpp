// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Each file of the grid (grid_point.h) has the pixels that its format's description gives it,
// decodes equally twice whatever memory held before, and reports where it is cut off; files that
// can't be read correctly are refused with a message.
#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/image/image_file.h"
#include "app/image/image_header.h"
#include "tests/app/image/grid_point.h"

namespace {

using support::bmpPoints;
using support::Bytes;
using support::ddsPoints;
using support::decode;
using support::gifPoints;
using support::GridPoint;
using support::jpegPoints;
using support::pngPoints;
using support::pnmPoints;
using support::Rgba;
using support::tgaPoints;
using support::webpPoints;
using support::operator<<;

struct Kind {
  const char* name;
  std::vector<GridPoint> (*points)();
  std::size_t count;  ///< so that no lost file goes unnoticed (images.md 2)
};

class ImageGrid : public testing::TestWithParam<Kind> {};

/// Fills the next allocations with a value before they are written.
void dirtyMemory(int with) { mallopt(M_PERTURB, with); }

std::string shown(const Rgba& c) { return fmt::format("({}, {}, {}, {})", c.r, c.g, c.b, c.a); }

Rgba pixelOf(const QImage& image, int x, int y) {
  const auto* p = image.constScanLine(y) + std::ptrdiff_t{4} * x;
  return {p[0], p[1], p[2], p[3]};
}

bool fits(const Rgba& got, const Rgba& want, int tolerance) {
  if (want.open) return true;
  const auto near = [&](std::uint8_t a, std::uint8_t b) { return std::abs(a - b) <= tolerance; };
  if (!near(got.a, want.a)) return false;
  return (want.colourOpen && want.a == 0) || (near(got.r, want.r) && near(got.g, want.g) && near(got.b, want.b));
}

/// Says what is wrong with the picture; empty: nothing.
std::string difference(const QImage& image, const GridPoint& point) {
  if (image.format() != QImage::Format_RGBA8888) return "another format";
  if (image.width() != point.width || image.height() != point.height)
    return fmt::format("{} by {} pixels instead of {} by {}", image.width(), image.height(), point.width, point.height);
  for (int y = 0; y < point.height; ++y) {
    for (int x = 0; x < point.width; ++x) {
      const Rgba got = pixelOf(image, x, y), want = point.pixels[std::size_t(y * point.width + x)];
      if (!fits(got, want, point.tolerance))
        return fmt::format("({}, {}) is {} instead of {}", x, y, shown(got), shown(want));
    }
  }
  return {};
}

TEST_P(ImageGrid, EachFileHasItsPixelsOrIsRefusedInWords) {
  const auto points = GetParam().points();
  EXPECT_EQ(points.size(), GetParam().count);
  for (const GridPoint& point : points) {
    const auto image = decode(point.file);
    if (point.pixels.empty()) {
      EXPECT_FALSE(image) << point.name << " is drawn";
      EXPECT_TRUE(image || !image.error().detail.empty()) << point.name;
      continue;
    }
    EXPECT_TRUE(image) << point.name << ": " << (image ? "" : image.error().detail);
    EXPECT_EQ(image ? difference(*image, point) : "", "") << point.name;
  }
}

/// Decodes twice, with memory that held other bytes.
void expectSameTwice(const Bytes& file, const std::string& name) {
  dirtyMemory(0x5A);
  const auto first = decode(file);
  dirtyMemory(0xC3);
  const auto second = decode(file);
  dirtyMemory(0);
  ASSERT_EQ(first.has_value(), second.has_value()) << name;
  if (!first) {
    EXPECT_FALSE(first.error().detail.empty()) << name;
    EXPECT_EQ(first.error().detail, second.error().detail) << name;
    return;
  }
  ASSERT_FALSE(first->isNull()) << name;
  ASSERT_EQ(first->sizeInBytes(), second->sizeInBytes()) << name;
  EXPECT_EQ(std::memcmp(first->constBits(), second->constBits(), std::size_t(first->sizeInBytes())), 0) << name;
}

TEST_P(ImageGrid, NoPictureDependsOnMemoryThatNobodyWrote) {
  for (const GridPoint& point : GetParam().points()) expectSameTwice(point.file, point.name);
}

TEST_P(ImageGrid, WhatIsCutOffSaysSo) {
  for (const GridPoint& point : GetParam().points()) {
    if (point.pixels.empty()) continue;
    const std::size_t all = point.needed;
    for (const std::size_t cut :
         {std::size_t{1}, all / 8, all / 4, all / 2, all * 3 / 4, all - 9, all - 3, all - 2, all - 1}) {
      const Bytes part(point.file.begin(), point.file.begin() + std::ptrdiff_t(cut));
      const auto image = decode(part);
      if (image) {
        EXPECT_TRUE(app::isCutShort(std::as_bytes(std::span(part))))
            << point.name << ": " << cut << " bytes of " << all << " are drawn without a word";
        continue;
      }
      // A small rest of a file isn't recognised as an image.
      const std::string& why = image.error().detail;
      const bool known = app::imageKind(std::as_bytes(std::span(part))) != app::ImageKind::None;
      EXPECT_NE(why.find(known ? "cut off" : "not a picture"), std::string::npos)
          << point.name << ", " << cut << " bytes of " << all << ": " << why;
    }
    // Only end marks and filling bytes follow.
    const Bytes whole(point.file.begin(), point.file.begin() + std::ptrdiff_t(all));
    if (all < point.file.size() && point.name.starts_with("BMP")) {
      const auto image = decode(whole);
      EXPECT_TRUE(image) << point.name << ": " << (image ? "" : image.error().detail);
    }
  }
}

TEST_P(ImageGrid, WhatIsDamagedIsTheSameTwice) {
  for (const GridPoint& point : GetParam().points()) {
    const std::size_t step = std::max<std::size_t>(1, point.file.size() / 40);
    for (std::size_t at = 0; at < point.file.size(); at += step) {
      Bytes damaged = point.file;
      damaged[at] ^= std::uint8_t(1U << (at / step % 8));
      expectSameTwice(damaged, point.name);
      damaged.resize(damaged.size() * 2 / 3);
      expectSameTwice(damaged, point.name);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ImageGrid,
                         testing::Values(Kind{"Png", pngPoints, 60}, Kind{"Bmp", bmpPoints, 183},
                                         Kind{"Tga", tgaPoints, 172}, Kind{"Dds", ddsPoints, 80},
                                         Kind{"Jpeg", jpegPoints, 39}, Kind{"Webp", webpPoints, 12},
                                         Kind{"Gif", gifPoints, 67}, Kind{"Pnm", pnmPoints, 24}),
                         [](const auto& of) { return std::string(of.param.name); });

}  // namespace
