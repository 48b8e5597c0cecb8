// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/seek_slider.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>

#include "app/playback/track_painter.h"
#include "app/widgets/text.h"

namespace app {

SeekSlider::SeekSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setFocusPolicy(Qt::TabFocus);  // after a click the arrow keys still step frames
  setMinimumWidth(60);
}

void SeekSlider::setMarks(std::span<const std::uint32_t> frames) {
  marks_.assign(frames.begin(), frames.end());
  std::ranges::sort(marks_);
  marks_.erase(std::unique(marks_.begin(), marks_.end()), marks_.end());
  update();
}

void SeekSlider::setPart(const std::optional<PlayRange>& part) {
  if (std::exchange(part_, part) != part) update();
}

QRect SeekSlider::groove() const {
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRect bar = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
  const int handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).width();
  return bar.adjusted(handle / 2, 0, -(handle + 1) / 2, 0);
}

int SeekSlider::valueAt(int x) const {
  const QRect bar = groove();
  return QStyle::sliderValueFromPosition(minimum(), maximum(), x - bar.left(), bar.width());
}

void SeekSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  setSliderDown(true);
  setSliderPosition(valueAt(event->position().toPoint().x()));
}

void SeekSlider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) setSliderPosition(valueAt(event->position().toPoint().x()));
}

void SeekSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && isSliderDown()) setSliderDown(false);
}

bool SeekSlider::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && maximum() > 0) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int frame = valueAt(help->pos().x());
    QToolTip::showText(help->globalPos(), tr("Frame %1 — %2").arg(frame).arg(shownTime(frame)), this);
    return true;
  }
  return QSlider::event(event);
}

// It is painted under the groove and the handle.
void SeekSlider::paintPart() {
  QPainter painter(this);
  const QRect bar = groove();
  const auto at = [&](double frame) { return bar.left() + std::clamp(frame / maximum(), 0.0, 1.0) * bar.width(); };
  const double first = at(part_->first), last = at(part_->last);
  QColor colour = palette().color(QPalette::Highlight);
  constexpr double kLine = 2.0;
  for (const double x : {first - kLine, last}) painter.fillRect(QRectF(x, 0.0, kLine, height()), colour);
  colour.setAlphaF(0.35F);
  painter.fillRect(QRectF(first, 0.0, last - first, height()), colour);
}

void SeekSlider::paintEvent(QPaintEvent* event) {
  if (part_ && maximum() > 0) paintPart();
  QSlider::paintEvent(event);
  if (marks_.empty() || maximum() <= 0) return;
  QPainter painter(this);
  const QRect bar = groove();
  const QColor colour = palette().color(QPalette::Highlight);
  const FrameLine line{static_cast<double>(bar.left()), 0.0, static_cast<double>(bar.width()) / maximum()};
  forEachColumn(marks_, line, bar.left(), bar.left() + bar.width() + 1,
                [&](int x, std::ptrdiff_t) { painter.fillRect(x, height() - 3, 2, 3, colour); });
}

}  // namespace app
