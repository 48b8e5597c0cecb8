// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Where a picture with alpha takes clicks. The expected rectangles are drawn by hand.

#include "app/stage/click_region.h"

#include <gtest/gtest.h>

namespace {

QImage transparent(int width, int height) {
  QImage picture(width, height, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  return picture;
}

TEST(ClickRegion, HasTheSquaresWithASolidPixel) {
  // GIVEN a picture of 7 x 5 pixels with one at (3, 2), and one in the lower right corner
  QImage picture = transparent(7, 5);
  picture.setPixelColor(3, 2, Qt::red);
  picture.setPixelColor(6, 4, Qt::black);
  // THEN the squares of 2 x 2 pixels around them take clicks, the last one cut by the edges
  EXPECT_EQ(app::clickRegion(picture, 2), QRegion(2, 2, 2, 2) + QRegion(6, 4, 1, 1));
}

TEST(ClickRegion, LeavesOutSoftEdgesAndShadows) {
  QImage picture = transparent(4, 4);
  picture.setPixel(0, 0, qRgba(0, 0, 0, app::kClickAlpha - 1));
  picture.setPixel(3, 0, qRgba(0, 0, 0, app::kClickAlpha));
  picture.setPixel(1, 2, qRgba(77, 77, 77, 128));  // a translucent shadow
  EXPECT_EQ(app::clickRegion(picture, 1), QRegion(3, 0, 1, 1));
}

TEST(ClickRegion, KeepsHolesOpen) {
  // GIVEN a ring THEN clicks go through its middle
  QImage picture = transparent(6, 6);
  picture.fill(Qt::blue);
  for (int y = 2; y < 4; ++y)
    for (int x = 2; x < 4; ++x) picture.setPixel(x, y, 0);
  EXPECT_EQ(app::clickRegion(picture, 2), QRegion(0, 0, 6, 6) - QRegion(2, 2, 2, 2));
}

TEST(ClickRegion, IsEmptyWithoutModels) {
  EXPECT_TRUE(app::clickRegion(QImage()).isEmpty());
  EXPECT_TRUE(app::clickRegion(transparent(3, 3)).isEmpty());
}

TEST(ClickRegion, ReadsOpenGlsOrderOfBytes) {
  QImage picture(2, 1, QImage::Format_RGBA8888_Premultiplied);
  picture.fill(Qt::transparent);
  picture.setPixelColor(1, 0, Qt::green);
  EXPECT_EQ(app::clickRegion(picture, 1), QRegion(1, 0, 1, 1));
}

TEST(ClickRegion, GrowsOutwardsToWholePixelsOfAScaledScreen) {
  // At 200 % the pixels 3 and 4 are within the device-independent pixels 1 and 2; at 150 % the
  // pixel 4 reaches from 2.67 to 3.33.
  EXPECT_EQ(app::inIndependentPixels(QRegion(3, 3, 2, 2), 2.0), QRegion(1, 1, 2, 2));
  EXPECT_EQ(app::inIndependentPixels(QRegion(4, 0, 1, 3), 1.5), QRegion(2, 0, 2, 2));
  EXPECT_EQ(app::inIndependentPixels(QRegion(3, 3, 2, 2), 1.0), QRegion(3, 3, 2, 2));
}

}  // namespace
