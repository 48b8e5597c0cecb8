// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// This is a rectangle of a picture, in pixels from its top left.
struct PixelArea {
  int x = 0, y = 0, width = 1, height = 1;
  bool operator==(const PixelArea&) const = default;
  [[nodiscard]] bool contains(int atX, int atY) const {
    return atX >= x && atX < x + width && atY >= y && atY < y + height;
  }
};

/// This says how the views of a picture lie beside each other: by rows, from the top left.
struct ViewGrid {
  int columns = 1, rows = 1;
  bool operator==(const ViewGrid&) const = default;
};

/// Returns the grid for 1 to 4 views of a picture of this size (pixels, 1 or more). Two and three
/// are in a row; four are in a row or two by two, whichever shows a standing figure larger.
[[nodiscard]] ViewGrid viewGrid(std::size_t count, int width, int height);

/// Returns the area of one of them. All have the same size, as large as possible, so that they
/// differ only in what they show. Remaining pixels lie between them.
[[nodiscard]] PixelArea viewArea(const ViewGrid& grid, std::size_t view, int width, int height);

}  // namespace app
