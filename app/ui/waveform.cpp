// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/waveform.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPaintEvent>
#include <QPainter>

#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr int kHeight = 28, kLeastHeight = 12;

}  // namespace

Waveform::Waveform(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void Waveform::setPeaks(std::shared_ptr<const Peaks> peaks) {
  peaks_ = std::move(peaks);
  update();
}

void Waveform::setLastFrame(double lastFrame) {
  lastFrame = std::isfinite(lastFrame) ? std::max(lastFrame, 0.0) : 0.0;
  if (std::exchange(lastFrame_, lastFrame) != lastFrame) update();
}

void Waveform::setOffset(double seconds) {
  if (!std::isfinite(seconds)) return;
  if (std::exchange(offset_, seconds) != seconds) update();
}

double Waveform::xOf(double frame) const {
  const QRect inside = contentsRect();
  if (lastFrame_ <= 0.0) return inside.left();
  return inside.left() + std::clamp(frame / lastFrame_, 0.0, 1.0) * inside.width();
}

void Waveform::setFrame(double frame) {
  if (std::isnan(frame)) return;
  const double before = xOf(std::exchange(frame_, frame)), after = xOf(frame);
  const auto [left, right] = std::minmax(before, after);
  if (!peaks_ || std::floor(left * devicePixelRatioF()) == std::floor(right * devicePixelRatioF())) return;
  const int from = static_cast<int>(std::floor(left)) - 1;
  update(QRect(from, 0, static_cast<int>(std::ceil(right)) + 1 - from, height()));
}

QSize Waveform::sizeHint() const { return {200, kHeight}; }

QSize Waveform::minimumSizeHint() const { return {40, kLeastHeight}; }

void Waveform::paintEvent(QPaintEvent* event) {
  const QRect inside = contentsRect();
  if (!peaks_ || lastFrame_ <= 0.0 || inside.isEmpty()) return;
  // In pixels of the screen, so that a column is one of them at any scale.
  const double ratio = devicePixelRatioF();
  QPainter painter(this);
  painter.scale(1.0 / ratio, 1.0 / ratio);
  const double left = inside.left() * ratio, width = inside.width() * ratio;
  const double middle = (inside.top() + 0.5 * inside.height()) * ratio, half = 0.5 * inside.height() * ratio;
  const double secondsPerPixel = lastFrame_ / base::kFramesPerSecond / width;
  const auto first = static_cast<int>(std::floor(std::max(event->rect().left() * ratio, left)));
  const auto last = static_cast<int>(std::ceil(std::min((event->rect().right() + 1) * ratio, left + width)));
  const double played = xOf(frame_) * ratio;
  QColor ahead = palette().color(QPalette::WindowText);
  ahead.setAlphaF(0.55F);
  const QColor behind = palette().color(QPalette::Highlight);
  for (int x = first; x < last; ++x) {
    const double from = (x - left) * secondsPerPixel - offset_;
    const auto bin = peaks_->between(from, from + secondsPerPixel);
    const double top = middle - std::clamp(static_cast<double>(bin.high), 0.0, 1.0) * half;
    const double bottom = middle - std::clamp(static_cast<double>(bin.low), -1.0, 0.0) * half;
    // Silence is a line, so that one sees where the song is.
    const bool song = from + secondsPerPixel > 0.0 && from < peaks_->seconds;
    if (!song) continue;
    const int y = static_cast<int>(std::lround(top));
    painter.fillRect(x, y, 1, std::max(1, static_cast<int>(std::lround(bottom)) - y), x < played ? behind : ahead);
  }
}

}  // namespace app
