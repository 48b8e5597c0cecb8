// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file paints a timeline. Only the requested area is painted: while the dance plays, two
// strips a picture.

#include <algorithm>
#include <array>
#include <cmath>

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/playback/key_rows.h"
#include "app/playback/timeline.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr double kLabelGap = 14.0, kFinestTick = 6.0;  // pixels
constexpr double kTick = 2.0, kWidestTick = 9.0;       // pixels: of a key
constexpr double kTickOfFrame = 0.7;                   // of a frame's width
constexpr double kSecondsFrom = 30.0;                  // frames between labels, for whole seconds

/// The colours are readable on light and dark.
QColor colourOf(KeyRow::Of of) {
  constexpr std::array<QRgb, 5> kColours{qRgb(46, 128, 255), qRgb(228, 142, 18), qRgb(206, 84, 170), qRgb(48, 160, 96),
                                         qRgb(150, 126, 60)};
  return kColours[static_cast<std::size_t>(of)];
}

QColor faded(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

QString timeLabel(double frame, double step) {
  const QString time = shownTime(frame);
  return step >= kSecondsFrom ? time.left(time.lastIndexOf(u'.')) : time;
}

/// Calls mark(frame) for each multiple of a step between two frames.
template <class Mark>
void forEachStep(double from, double to, double step, Mark mark) {
  for (double i = std::ceil(from / step); i * step <= to; ++i) mark(i * step);
}

}  // namespace

FrameLine Timeline::deviceLine() const {
  const double ratio = devicePixelRatioF();
  return {scale_.left() * ratio, scale_.first(), scale_.pixelsPerFrame() * ratio};
}

void Timeline::paintPart(QPainter& painter, const QRect& where) const {
  if (!part_) return;
  const double first = scale_.xOf(part_->first), last = scale_.xOf(part_->last);
  const QColor colour = palette().color(QPalette::Highlight);
  const QRectF shown = QRectF(where);
  painter.fillRect(QRectF(first, 0, last - first, rulerHeight()).intersected(shown), faded(colour, 0.45F));
  painter.fillRect(QRectF(first, rulerHeight(), last - first, height()).intersected(shown), faded(colour, 0.12F));
  for (const double x : {first - 2.0, last}) painter.fillRect(QRectF(x, 0, 2.0, rulerHeight()), colour);
}

void Timeline::paintRuler(QPainter& painter, const QRect& where) const {
  const QColor text = palette().color(QPalette::WindowText);
  const int bottom = rulerHeight() - 1;
  painter.fillRect(QRect(where.left(), bottom, where.width(), 1), faded(text, 0.3F));
  const QString longest =
      QString::number(scale_.lastFrame(), 'f', 0) + QStringLiteral("  ") + shownTime(scale_.lastFrame());
  const double label = fontMetrics().horizontalAdvance(longest) + kLabelGap;
  const double step = scale_.labelStep(label), fine = scale_.labelStep(kFinestTick);
  // A label reaches to the right of its frame.
  const double from = scale_.frameAt(where.left() - label), to = scale_.frameAt(where.right() + 1.0);
  const int height = rulerHeight();
  forEachStep(from, to, fine, [&](double frame) {
    const bool second = std::fmod(frame, kSecondsFrom) == 0.0;
    painter.fillRect(QRectF(scale_.xOf(frame), height - (second ? 5 : 3), 1, second ? 5 : 3), faded(text, 0.4F));
  });
  forEachStep(from, to, step, [&](double frame) {
    const double x = scale_.xOf(frame);
    painter.fillRect(QRectF(x, 0, 1, height), faded(text, 0.5F));
    if (x + label > width() + kLabelGap) return;  // only half of it would be visible
    const QString number = QString::number(frame, 'f', 0);
    const int base = 2 + fontMetrics().ascent();
    painter.setPen(text);
    painter.drawText(QPointF(x + 4, base), number);
    painter.setPen(faded(text, 0.6F));
    painter.drawText(QPointF(x + 10 + fontMetrics().horizontalAdvance(number), base), timeLabel(frame, step));
  });
}

void Timeline::paintTracks(QPainter& painter, const QRect& where) {
  // It is painted in device pixels, so that a column is one pixel at any scale.
  const double ratio = devicePixelRatioF();
  const FrameLine line = deviceLine();
  const auto left = static_cast<int>(std::floor(std::max(where.left() * 1.0, scale_.left()) * ratio));
  const auto right = static_cast<int>(std::ceil(std::min(where.right() + 1.0, scale_.right() + 1.0) * ratio));
  painter.save();
  painter.scale(1.0 / ratio, 1.0 / ratio);
  if (peaks_) {
    const Line at = waveLine();
    WavePicture wave{line, offset_, at.top * ratio + 1.0, at.height * ratio - 2.0, frame_, {}, {}};
    wave.ahead = faded(palette().color(QPalette::WindowText), 0.55F);
    wave.behind = palette().color(QPalette::Highlight);
    const double end = std::ceil(line.xOf(scale_.lastFrame()));
    paintWave(painter, *peaks_, wave, left, static_cast<int>(std::min<double>(right, end)));
  }
  const double wide = std::round(std::clamp(scale_.pixelsPerFrame() * kTickOfFrame, kTick, kWidestTick) * ratio);
  const auto reach = static_cast<int>(wide);
  const auto& rows = rows_.rows();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Line at = rowLine(i);
    const QRectF row(0, at.top * ratio, 0, at.height * ratio);
    painter.fillRect(QRectF(left, row.bottom() - 1, right - left, 1),
                     faded(palette().color(QPalette::WindowText), 0.12F));
    const QColor colour = colourOf(rows[i].of);
    forEachColumn(rows[i].frames, line, left - reach, right + reach, [&](int x, std::ptrdiff_t) {
      painter.fillRect(QRectF(x - std::floor(wide / 2.0), row.top() + 2 * ratio, wide, row.height() - 4 * ratio),
                       colour);
    });
  }
  painter.restore();
}

void Timeline::paintCurve(QPainter& painter, const QRect& where) const {
  if (curve_.empty() || curveMost_ <= 0.0F) return;
  const Line at = curveLine();
  const double step = curve_.size() > 1 ? curveLast_ / static_cast<double>(curve_.size() - 1) : 0.0;
  const double foot = at.top + at.height - 1.0;
  // The visible samples are needed, and one more on each side.
  const double from = scale_.frameAt(where.left()), to = scale_.frameAt(where.right() + 1.0);
  QPolygonF shape;
  for (std::size_t i = 0; i < curve_.size(); ++i) {
    const double frame = step * static_cast<double>(i);
    if (frame < from - step || frame > to + step) continue;
    const double share = static_cast<double>(std::clamp(curve_[i] / curveMost_, 0.0F, 1.0F));
    if (shape.isEmpty()) shape << QPointF(scale_.xOf(frame), foot);
    shape << QPointF(scale_.xOf(frame), foot - share * (at.height - 3.0));
  }
  if (shape.isEmpty()) return;
  shape << QPointF(shape.last().x(), foot);
  painter.save();
  painter.setClipRect(
      QRectF(scale_.left(), at.top, scale_.right() - scale_.left() + 1.0, at.height).intersected(QRectF(where)));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faded(palette().color(QPalette::Highlight), 0.6F));
  painter.drawPolygon(shape);
  painter.restore();
}

void Timeline::paintNames(QPainter& painter) {
  const QRect place(0, 0, static_cast<int>(scale_.left()), height());
  painter.fillRect(place, palette().color(QPalette::Window));
  painter.setPen(palette().color(QPalette::WindowText));
  const auto name = [&](const Line& line, const QString& text) {
    const QRect at(4, line.top, place.width() - 10, line.height);
    painter.drawText(at, Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(text, Qt::ElideRight, at.width()));
  };
  name({0, rulerHeight()}, tr("Frame"));
  if (peaks_) name(waveLine(), tr("Song"));
  if (!curve_.empty()) name(curveLine(), curveName_());
  const auto& rows = rows_.rows();
  for (std::size_t i = 0; i < rows.size(); ++i) name(rowLine(i), rows[i].name);
}

void Timeline::paintPlayhead(QPainter& painter) const {
  if (scale_.lastFrame() <= 0.0 || !scale_.shows(frame_)) return;
  const double x = std::floor(scale_.xOf(frame_));
  const QColor colour(224, 58, 48);
  painter.fillRect(QRectF(x, 0, 1, height()), colour);
  QPainterPath hand;
  const double bottom = rulerHeight();
  hand.addPolygon(QPolygonF({{x - 4.5, bottom - 9.0}, {x + 5.5, bottom - 9.0}, {x + 0.5, bottom}}));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(hand, colour);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void Timeline::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  for (const QRect& where : event->region()) {
    painter.setClipRect(where);
    painter.fillRect(where, palette().color(QPalette::Base));
    if (scale_.lastFrame() > 0.0) {
      paintPart(painter, where);
      paintRuler(painter, where);
      paintTracks(painter, where);
      paintCurve(painter, where);
      paintPlayhead(painter);
    }
    if (where.left() < scale_.left()) paintNames(painter);
  }
  if (!hasFocus()) return;
  painter.setClipRect(rect());
  painter.setPen(palette().color(QPalette::Highlight));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace app
