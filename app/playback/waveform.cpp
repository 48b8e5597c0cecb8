// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/waveform.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPaintEvent>
#include <QPainter>

#include "app/playback/track_painter.h"

namespace app {
namespace {

constexpr int kHeight = 28, kMinHeight = 12;

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

QSize Waveform::minimumSizeHint() const { return {40, kMinHeight}; }

void Waveform::paintEvent(QPaintEvent* event) {
  const QRect inside = contentsRect();
  if (!peaks_ || lastFrame_ <= 0.0 || inside.isEmpty()) return;
  // It is painted in device pixels, so that a column is one pixel at any scale.
  const double ratio = devicePixelRatioF();
  QPainter painter(this);
  painter.scale(1.0 / ratio, 1.0 / ratio);
  const double left = inside.left() * ratio, width = inside.width() * ratio;
  WavePicture wave;
  wave.line = {left, 0.0, width / lastFrame_};
  wave.offset = offset_;
  wave.top = inside.top() * ratio;
  wave.height = inside.height() * ratio;
  wave.played = std::clamp(frame_, 0.0, lastFrame_);
  wave.ahead = palette().color(QPalette::WindowText);
  wave.ahead.setAlphaF(0.55F);
  wave.behind = palette().color(QPalette::Highlight);
  const auto first = static_cast<int>(std::floor(std::max(event->rect().left() * ratio, left)));
  const auto last = static_cast<int>(std::ceil(std::min((event->rect().right() + 1) * ratio, left + width)));
  paintWave(painter, *peaks_, wave, first, last);
}

}  // namespace app
