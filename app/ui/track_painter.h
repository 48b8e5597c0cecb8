// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include <QColor>
#include <QRectF>

#include "app/sound/peaks.h"

class QPainter;

namespace app {

/// A line of frames on the screen, in pixels of the device: what the painter's coordinates have to be, too.
struct FrameLine {
  double left = 0.0;            ///< where `first` lies
  double first = 0.0;           ///< frame
  double pixelsPerFrame = 1.0;  ///< above 0

  [[nodiscard]] double xOf(double frame) const { return left + (frame - first) * pixelsPerFrame; }
  [[nodiscard]] double frameAt(double x) const { return first + (x - left) / pixelsPerFrame; }
};

/// Columns, from `from` on and before `to`, in which frames of a rising list lie: paint(column, how many). Takes time for
/// the columns, however many frames there are.
template <class Paint>
void forEachColumn(std::span<const std::uint32_t> frames, const FrameLine& line, int from, int to, Paint paint) {
  const auto columnOf = [&](std::uint32_t frame) { return std::floor(line.xOf(frame)); };
  auto at = std::partition_point(frames.begin(), frames.end(), [&](std::uint32_t f) { return columnOf(f) < from; });
  while (at != frames.end()) {
    const double column = columnOf(*at);
    if (column >= to) return;
    const auto next = std::partition_point(at, frames.end(), [&](std::uint32_t f) { return columnOf(f) <= column; });
    paint(static_cast<int>(column), next - at);
    at = next;
  }
}

/// How loud a song is, in the columns of a rectangle: a line where it is silent, nothing where there's no song.
struct WavePicture {
  FrameLine line;
  double offset = 0.0;  ///< seconds by which the song begins later than frame 0
  double top = 0.0;     ///< pixels of the device, as `height`
  double height = 0.0;
  double played = 0.0;  ///< frame; what lies before it is painted in `behind`
  QColor ahead, behind;
};

/// From column `from` on and before `to`.
void paintWave(QPainter& painter, const Peaks& peaks, const WavePicture& wave, int from, int to);

}  // namespace app
