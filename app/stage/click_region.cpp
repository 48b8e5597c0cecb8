// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/click_region.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace app {
namespace {

/// Marks the columns of cells in which a row of pixels is part of the models.
void markCells(const QRgb* row, int width, int cell, std::vector<bool>& cells) {
  for (int x = 0; x < width; ++x) {
    if (qAlpha(row[x]) >= kClickAlpha) cells[static_cast<std::size_t>(x / cell)] = true;
  }
}

/// Adds the runs of marked cells as rectangles of one height.
void addRuns(const std::vector<bool>& cells, int cell, const QRect& band, std::vector<QRect>& rects) {
  for (auto begin = std::ranges::find(cells, true); begin != cells.end();) {
    const auto end = std::find(begin, cells.end(), false);
    const int left = static_cast<int>(begin - cells.begin()) * cell;
    const int right = std::min(static_cast<int>(end - cells.begin()) * cell, band.width());
    rects.emplace_back(left, band.y(), right - left, band.height());
    begin = std::find(end, cells.end(), true);
  }
}

}  // namespace

QRegion clickRegion(const QImage& picture, int cell) {
  if (picture.isNull()) return {};
  const QImage pixels = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
  const int width = pixels.width(), height = pixels.height();
  std::vector<QRect> rects;  // from the top, and in each band from the left, as QRegion wants them
  std::vector<bool> cells(static_cast<std::size_t>((width + cell - 1) / cell));
  for (int top = 0; top < height; top += cell) {
    const int bottom = std::min(top + cell, height);
    std::fill(cells.begin(), cells.end(), false);
    for (int y = top; y < bottom; ++y)
      markCells(reinterpret_cast<const QRgb*>(pixels.constScanLine(y)), width, cell, cells);
    addRuns(cells, cell, QRect(0, top, width, bottom - top), rects);
  }
  QRegion region;
  if (!rects.empty()) region.setRects(rects.data(), static_cast<int>(rects.size()));
  return region;
}

QRegion inIndependentPixels(const QRegion& pixels, double ratio) {
  if (ratio == 1.0) return pixels;
  QRegion region;
  for (const QRect& each : pixels) {
    const QPoint first(static_cast<int>(std::floor(each.x() / ratio)), static_cast<int>(std::floor(each.y() / ratio)));
    const QPoint end(static_cast<int>(std::ceil((each.x() + each.width()) / ratio)),
                     static_cast<int>(std::ceil((each.y() + each.height()) / ratio)));
    region += QRect(first, QSize(end.x() - first.x(), end.y() - first.y()));
  }
  return region;
}

}  // namespace app
