// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/timeline.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include "app/language/live_text.h"
#include "app/playback/key_rows.h"
#include "app/widgets/column_widths.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMaxWave = 48, kMaxRow = 22, kWave = 28, kRowsHint = 4;  // pixels; rows
constexpr int kNameLetters = 19;
constexpr double kNear = 5.0;       // pixels to an end that can be dragged
constexpr double kZoomStep = 1.25;  // per notch of the wheel
constexpr double kPanStep = 0.1;    // of the visible part
constexpr double kNotch = 120.0;    // in QWheelEvent::angleDelta()
constexpr int kPlayheadReach = 7;   // pixels beside the playhead that belong to it

}  // namespace

Timeline::Timeline(KeyRows& rows, QWidget* parent) : QWidget(parent), rows_(rows) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);  // the arrow keys step frames
  keepTranslated(this, [this] { setAccessibleName(tr("Timeline")); });
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&rows_, &KeyRows::changed, this, QOverload<>::of(&Timeline::update));
  place();
}

int Timeline::gutter() const { return std::min(widthOfLetters(fontMetrics(), kNameLetters), width() / 4); }
int Timeline::rulerHeight() const { return fontMetrics().height() + 4; }

QSize Timeline::sizeHint() const { return {400, rulerHeight() + kWave + kRowsHint * (fontMetrics().height() + 1)}; }
QSize Timeline::minimumSizeHint() const { return {160, rulerHeight() + fontMetrics().height() / 2}; }

Timeline::Line Timeline::waveLine() const {
  if (!peaks_) return {rulerHeight(), 0};
  const int rows = (static_cast<int>(rows_.rows().size()) + (curve_.empty() ? 0 : 1)) * fontMetrics().height();
  return {rulerHeight(), std::clamp(height() - rulerHeight() - rows, kWave / 2, kMaxWave)};
}

Timeline::Line Timeline::curveLine() const {
  const Line wave = waveLine();
  return {wave.top + wave.height, curve_.empty() ? 0 : std::max(fontMetrics().height(), kWave / 2)};
}

void Timeline::setCurve(const LiveText& name, std::vector<float> values, double last) {
  curveLast_ = last;
  curveName_ = name;
  curve_ = std::move(values);
  curveMost_ = 0.0F;
  for (const float value : curve_) curveMost_ = std::max(curveMost_, value);
  update();
}

Timeline::Line Timeline::rowLine(std::size_t row) const {
  const Line above = curveLine();
  const int from = above.top + above.height;
  const int count = std::max(static_cast<int>(rows_.rows().size()), 1);
  const int each =
      std::clamp((height() - from) / count, fontMetrics().height(), std::max(kMaxRow, fontMetrics().height()));
  return {from + static_cast<int>(row) * each, each};
}

void Timeline::place() {
  scale_.setPlace(gutter(), std::max(width() - gutter() - kPlayheadReach, 1));
  rescaled();
}

void Timeline::rescaled() {
  update();
  emit scaleChanged();
}

void Timeline::setLastFrame(double lastFrame) {
  if (lastFrame == scale_.lastFrame()) return;
  scale_.setLastFrame(lastFrame);
  rescaled();
}

void Timeline::setFrame(double frame, bool follow) {
  if (!std::isfinite(frame) || frame == frame_) return;
  const double before = std::exchange(frame_, frame);
  if (QAccessible::isActive() && std::floor(before) != std::floor(frame)) {
    QAccessibleValueChangeEvent event(this, frame);
    QAccessible::updateAccessibility(&event);
  }
  const bool held = drag_ != Drag::None;  // the frame under the mouse stays there
  if (!held && !scale_.shows(frame) && (follow || scale_.shows(before))) {
    scale_.bring(frame);
    return rescaled();
  }
  const double from = scale_.xOf(before), to = scale_.xOf(frame);
  if (std::floor(from * devicePixelRatioF()) == std::floor(to * devicePixelRatioF())) return;
  const auto strip = [this](double x, int reach, const Line& line) {
    const double inside = std::clamp(x, -1.0 - kPlayheadReach, 1.0 + width() + kPlayheadReach);
    update(QRect(static_cast<int>(std::floor(inside)) - reach, line.top, 2 * reach + 1, line.height));
  };
  for (const double x : {from, to}) strip(x, kPlayheadReach, {0, height()});
  if (!peaks_) return;
  const double left = std::clamp(std::min(from, to), 0.0, static_cast<double>(width()));
  const double right = std::clamp(std::max(from, to), 0.0, static_cast<double>(width()));
  const Line wave = waveLine();
  update(QRect(static_cast<int>(left), wave.top, static_cast<int>(std::ceil(right - left)) + 1, wave.height));
}

void Timeline::setPart(const std::optional<PlayRange>& part) {
  if (std::exchange(part_, part) != part) update();
}

void Timeline::setPeaks(std::shared_ptr<const Peaks> peaks) {
  peaks_ = std::move(peaks);
  update();
}

void Timeline::setOffset(double seconds) {
  if (std::isfinite(seconds) && std::exchange(offset_, seconds) != seconds) update();
}

void Timeline::zoom(double times) {
  scale_.zoom(times, scale_.shows(frame_) ? scale_.xOf(frame_) : 0.5 * (scale_.left() + scale_.right()));
  rescaled();
}

void Timeline::showWhole() {
  scale_.showWhole();
  rescaled();
}

void Timeline::setFirst(double frame) {
  if (frame == scale_.first()) return;
  scale_.setFirst(frame);
  rescaled();
}

void Timeline::pan(double parts) { setFirst(scale_.first() + parts * scale_.seen()); }

double Timeline::wholeFrameAt(double x) const {
  const double first = std::ceil(scale_.first() - TimelineScale::kRounding);
  const double last = std::max(first, std::floor(scale_.first() + scale_.seen() + TimelineScale::kRounding));
  return std::min(std::clamp(std::round(scale_.frameAt(x)), first, last), scale_.lastFrame());
}

std::optional<double> Timeline::otherEnd(double x) const {
  if (!part_) return std::nullopt;
  const double first = std::abs(scale_.xOf(part_->first) - x), last = std::abs(scale_.xOf(part_->last) - x);
  if (std::min(first, last) > kNear) return std::nullopt;
  return last <= first ? part_->first : part_->last;
}

void Timeline::seekTo(double x) { emit frameChosen(wholeFrameAt(x)); }

void Timeline::dragPart(double x) {
  const double frame = wholeFrameAt(x);
  const PlayRange part{std::min(anchor_, frame), std::max(anchor_, frame)};
  if (part.last - part.first >= PlayerClock::kShortestRange) emit partChosen(part);
}

void Timeline::holdDance() {
  if (!std::exchange(scrubs_, true)) emit scrubBegan();
}

void Timeline::endDrag() {
  drag_ = Drag::None;
  if (std::exchange(scrubs_, false)) emit scrubEnded();
}

void Timeline::mousePressEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (drag_ != Drag::None || scale_.lastFrame() <= 0.0 || at.x() < scale_.left() - kNear) return;
  pressedAt_ = at;
  if (event->button() == Qt::MiddleButton) {
    drag_ = Drag::Pan;
    anchor_ = scale_.first();
  } else if (event->button() == Qt::LeftButton) {
    const bool ruler = at.y() < rulerHeight();
    if (const auto other = ruler ? otherEnd(at.x()) : std::nullopt) {
      drag_ = Drag::End;
      anchor_ = *other;
      const double end = *other == part_->first ? part_->last : part_->first;
      grabbed_ = scale_.xOf(end) - at.x();
      return;
    }
    drag_ = ruler ? Drag::Ruler : Drag::Scrub;
    anchor_ = wholeFrameAt(at.x());
    grabbed_ = 0.0;
    holdDance();
    seekTo(at.x());
  }
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  // A window in front of this one may have taken the release.
  if (drag_ != Drag::None && !event->buttons().testFlag(buttonOfDrag())) endDrag();
  switch (drag_) {
    case Drag::None:
      setCursor(at.y() < rulerHeight() && otherEnd(at.x()) ? Qt::SplitHCursor : Qt::ArrowCursor);
      break;
    case Drag::Scrub:
      seekTo(at.x());
      break;
    case Drag::Ruler:
    case Drag::End:
      if (std::abs(at.x() - pressedAt_.x()) < QGuiApplication::styleHints()->startDragDistance()) break;
      drag_ = Drag::Part;
      holdDance();
      [[fallthrough]];
    case Drag::Part:
      dragPart(at.x() + grabbed_);
      break;
    case Drag::Pan:
      setFirst(anchor_ - (at.x() - pressedAt_.x()) / scale_.pixelsPerFrame());
      break;
  }
}

void Timeline::mouseReleaseEvent(QMouseEvent* event) {
  if (drag_ == Drag::None || event->button() != buttonOfDrag()) return;
  // An end that was pressed and not dragged counts as a press.
  if (drag_ == Drag::End) seekTo(event->position().x());
  endDrag();
}

Qt::MouseButton Timeline::buttonOfDrag() const { return drag_ == Drag::Pan ? Qt::MiddleButton : Qt::LeftButton; }

void Timeline::hideEvent(QHideEvent* event) {
  endDrag();
  QWidget::hideEvent(event);
}

void Timeline::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  const bool sideways = std::abs(turned.x()) > std::abs(turned.y());
  const double notches = (sideways ? turned.x() : turned.y()) / kNotch;
  if (sideways || event->modifiers().testFlag(Qt::ShiftModifier)) {
    pan(-kPanStep * notches);
  } else {
    scale_.zoom(std::pow(kZoomStep, notches), event->position().x());
    rescaled();
  }
  event->accept();
}

QString Timeline::tip(QPoint at) {
  const auto& rows = rows_.rows();
  const KeyRow* row = nullptr;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Line line = rowLine(i);
    if (at.y() >= line.top && at.y() < line.top + line.height) row = &rows[i];
  }
  if (at.x() < scale_.left())
    return row == nullptr ? QString() : tr("%1: %n keys", nullptr, static_cast<int>(row->frames.size())).arg(row->name);
  if (scale_.lastFrame() <= 0.0) return {};
  const double frame = wholeFrameAt(at.x());
  const Line curve = curveLine();
  if (frame <= curveLast_ && !curve_.empty() && at.y() >= curve.top && at.y() < curve.top + curve.height) {
    const double place = curveLast_ > 0.0 ? frame / curveLast_ * static_cast<double>(curve_.size() - 1) : 0.0;
    const auto value = curve_[std::min(curve_.size() - 1, static_cast<std::size_t>(std::lround(std::max(place, 0.0))))];
    return tr("Frame %1 — %2: %3").arg(frame).arg(curveName_(), locale().toString(static_cast<double>(value), 'f', 2));
  }
  return tr("Frame %1 — %2").arg(frame).arg(shownTime(frame));
}

bool Timeline::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = tip(help->pos());
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), plainToolTip(text), this);
  }
  return true;
}

void Timeline::resizeEvent(QResizeEvent*) { place(); }

void Timeline::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) place();
  QWidget::changeEvent(event);
}

}  // namespace app
