// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the smaller levels of textures with values computed by hand: a pixel's centre
// has its position among the centres of the level before.
#include "app/scene/mip_levels.h"

#include <vector>

#include <gmock/gmock.h>

namespace {

using ::testing::ElementsAre;

QImage grey(int width, int height, const std::vector<int>& values) {
  QImage image(width, height, QImage::Format_RGBA8888);
  for (int i = 0; i < width * height; ++i) {
    const int value = values[static_cast<std::size_t>(i)];
    image.setPixelColor(i % width, i / width, QColor(value, value, value, 255 - value));
  }
  return image;
}

std::vector<int> reds(const QImage& image) {
  std::vector<int> values;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) values.push_back(image.pixelColor(x, y).red());
  return values;
}

TEST(MipLevels, AreAveragesOfFour) {
  const QImage half = app::nextMipLevel(grey(4, 2, {0, 10, 100, 200, 20, 30, 0, 100}));
  EXPECT_EQ(half.size(), QSize(2, 1));
  EXPECT_THAT(reds(half), ElementsAre(15, 100));
  EXPECT_EQ(half.pixelColor(0, 0).alpha(), 240) << "each channel alone";
}

TEST(MipLevels, OfOddSidesAreBetweenPixels) {
  // The centre of one pixel of three is the second's; those of two of five lie at 0.75 and 3.25.
  EXPECT_THAT(reds(app::nextMipLevel(grey(3, 1, {0, 80, 255}))), ElementsAre(80));
  EXPECT_THAT(reds(app::nextMipLevel(grey(5, 1, {0, 100, 7, 200, 100}))), ElementsAre(75, 175));
  EXPECT_THAT(reds(app::nextMipLevel(grey(1, 5, {0, 100, 7, 200, 100}))), ElementsAre(75, 175));
}

TEST(MipLevels, GoDownToOnePixel) {
  EXPECT_EQ(app::mipLevelCount(1, 1), 1);
  EXPECT_EQ(app::mipLevelCount(1024, 512), 11);
  EXPECT_EQ(app::mipLevelCount(5, 300), 9);
  QImage level(300, 5, QImage::Format_RGB32);
  level.fill(Qt::red);
  for (int i = 1; i < app::mipLevelCount(300, 5); ++i) level = app::nextMipLevel(level);
  EXPECT_EQ(level.size(), QSize(1, 1));
  EXPECT_EQ(level.pixelColor(0, 0), QColor(Qt::red));
  EXPECT_TRUE(app::nextMipLevel(QImage()).isNull());
}

}  // namespace
