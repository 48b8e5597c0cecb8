// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check the areas of views side by side.
#include "app/view/view_grid.h"

#include <gtest/gtest.h>

namespace {

using app::PixelArea;
using app::viewArea;
using app::viewGrid;
using app::ViewGrid;

TEST(ViewGrid, TwoAndThreeLieInARow) {
  EXPECT_EQ(viewGrid(0, 1280, 720), (ViewGrid{1, 1}));
  EXPECT_EQ(viewGrid(1, 1280, 720), (ViewGrid{1, 1}));
  EXPECT_EQ(viewGrid(2, 1280, 720), (ViewGrid{2, 1}));
  EXPECT_EQ(viewGrid(3, 1280, 720), (ViewGrid{3, 1}));
  EXPECT_EQ(viewGrid(2, 300, 900), (ViewGrid{2, 1}));
}

// A person twice as high as wide is 640 pixels high in 320 of width, and 360 in half the height of
// 720.
TEST(ViewGrid, FourLieSoThatADancerIsLargest) {
  EXPECT_EQ(viewGrid(4, 1280, 720), (ViewGrid{4, 1}));
  EXPECT_EQ(viewGrid(4, 1920, 480), (ViewGrid{4, 1}));
  // 600 wide, 900 high: 300 in a row of four, 450 in half the height
  EXPECT_EQ(viewGrid(4, 600, 900), (ViewGrid{2, 2}));
  EXPECT_EQ(viewGrid(9, 600, 900), (ViewGrid{2, 2}));
}

TEST(ViewGrid, AllHaveOneSizeAndWhatDoesNotGoUpLiesBetween) {
  const ViewGrid row{3, 1};
  EXPECT_EQ(viewArea(row, 0, 1280, 720), (PixelArea{0, 0, 426, 720}));
  EXPECT_EQ(viewArea(row, 1, 1280, 720), (PixelArea{427, 0, 426, 720}));
  EXPECT_EQ(viewArea(row, 2, 1280, 720), (PixelArea{854, 0, 426, 720}));
  const ViewGrid square{2, 2};
  EXPECT_EQ(viewArea(square, 0, 641, 361), (PixelArea{0, 0, 320, 180}));
  EXPECT_EQ(viewArea(square, 1, 641, 361), (PixelArea{321, 0, 320, 180}));
  EXPECT_EQ(viewArea(square, 3, 641, 361), (PixelArea{321, 181, 320, 180}));
  EXPECT_EQ(viewArea({}, 0, 641, 361), (PixelArea{0, 0, 641, 361}));
}

TEST(ViewGrid, APictureOfAPixelHasViewsOfOne) {
  for (std::size_t view = 0; view < 4; ++view) {
    const PixelArea area = viewArea({4, 1}, view, 1, 1);
    EXPECT_EQ(area.width, 1);
    EXPECT_EQ(area.height, 1);
  }
}

}  // namespace
