// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/track_painter.h"

#include <QPainter>

#include "pmx/base/frames.h"

namespace app {

void paintWave(QPainter& painter, const Peaks& peaks, const WavePicture& wave, int from, int to) {
  const double half = 0.5 * wave.height, middle = wave.top + half;
  const double secondsPerPixel = 1.0 / (wave.line.pixelsPerFrame * base::kFramesPerSecond);
  const double played = wave.line.xOf(wave.played);
  for (int x = from; x < to; ++x) {
    const double begins = wave.line.frameAt(x) / base::kFramesPerSecond - wave.offset;
    // Silence is a line, which shows where the song is.
    if (begins + secondsPerPixel <= 0.0 || begins >= peaks.seconds) continue;
    const auto bin = peaks.between(begins, begins + secondsPerPixel);
    const double top = middle - std::clamp(static_cast<double>(bin.high), 0.0, 1.0) * half;
    const double bottom = middle - std::clamp(static_cast<double>(bin.low), -1.0, 0.0) * half;
    const int y = static_cast<int>(std::lround(top));
    painter.fillRect(x, y, 1, std::max(1, static_cast<int>(std::lround(bottom)) - y),
                     x < played ? wave.behind : wave.ahead);
  }
}

}  // namespace app
