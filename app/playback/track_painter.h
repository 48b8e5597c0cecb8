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

/// This is a line of frames on the screen, in device pixels, which the painter must use, too.
struct FrameLine {
  double left = 0.0;            ///< position of `first`
  double first = 0.0;           ///< frame
  double pixelsPerFrame = 1.0;  ///< above 0

  [[nodiscard]] double xOf(double frame) const { return left + (frame - first) * pixelsPerFrame; }
  [[nodiscard]] double frameAt(double x) const { return first + (x - left) / pixelsPerFrame; }
};

/// Calls paint(column, count) for the columns, from `from` on and before `to`, in which frames of a
/// rising list lie. Its time depends on the columns, not on the number of frames.
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

/// This is a song's loudness in the columns of a rectangle: a line where it is silent, nothing
/// where there is no song.
struct WavePicture {
  FrameLine line;
  double offset = 0.0;  ///< seconds by which the song begins later than frame 0
  double top = 0.0;     ///< device pixels, as `height`
  double height = 0.0;
  double played = 0.0;  ///< frame; earlier ones are painted in `behind`
  QColor ahead, behind;
};

/// Paints from column `from` on and before `to`.
void paintWave(QPainter& painter, const Peaks& peaks, const WavePicture& wave, int from, int to);

}  // namespace app
