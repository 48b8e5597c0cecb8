// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/view_grid.h"

#include <algorithm>

namespace app {
namespace {

// This is the width of a standing figure relative to its height, with room for the arms.
constexpr float kStanding = 0.5F;

/// Returns how high a standing figure is in a view where the camera makes it fill the view.
float heightIn(int width, int height) {
  return std::min(static_cast<float>(height), static_cast<float>(width) / kStanding);
}

/// Returns where a part of `parts` begins. The remaining pixels lie between the parts.
int beginOf(int part, int parts, int length, int each) {
  return parts > 1 ? part * each + part * (length - parts * each) / (parts - 1) : 0;
}

}  // namespace

ViewGrid viewGrid(std::size_t count, int width, int height) {
  const int columns = std::clamp(static_cast<int>(count), 1, 4);
  if (columns < 4) return {columns, 1};
  return heightIn(width / 2, height / 2) > heightIn(width / 4, height) ? ViewGrid{2, 2} : ViewGrid{4, 1};
}

PixelArea viewArea(const ViewGrid& grid, std::size_t view, int width, int height) {
  const int column = static_cast<int>(view) % grid.columns, row = static_cast<int>(view) / grid.columns;
  const int eachWidth = std::max(1, width / grid.columns), eachHeight = std::max(1, height / grid.rows);
  return {beginOf(column, grid.columns, width, eachWidth), beginOf(row, grid.rows, height, eachHeight), eachWidth,
          eachHeight};
}

}  // namespace app
