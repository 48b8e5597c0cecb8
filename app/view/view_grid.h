// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// A rectangle of a picture, pixels from its top left.
struct PixelArea {
  int x = 0, y = 0, width = 1, height = 1;
  bool operator==(const PixelArea&) const = default;
  [[nodiscard]] bool contains(int atX, int atY) const {
    return atX >= x && atX < x + width && atY >= y && atY < y + height;
  }
};

/// How the views of a picture lie beside each other: by rows, from the top left.
struct ViewGrid {
  int columns = 1, rows = 1;
  bool operator==(const ViewGrid&) const = default;
};

/// For 1 to 4 views of a picture of this size (pixels, 1 or more): two and three in a row; four in a row or two by two,
/// whichever shows somebody who stands larger.
[[nodiscard]] ViewGrid viewGrid(std::size_t count, int width, int height);

/// Where one of them lies. All have the same size, as large as it can be, so that they differ in nothing but what they
/// show; pixels that don't go up lie between them.
[[nodiscard]] PixelArea viewArea(const ViewGrid& grid, std::size_t view, int width, int height);

}  // namespace app
