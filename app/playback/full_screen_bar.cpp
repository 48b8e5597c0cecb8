// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/full_screen_bar.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCursor>
#include <QEvent>
#include <QFrame>

#include "app/stage/view_window.h"

namespace app {
namespace {

constexpr int kTrembles = 2;  // pixels that a mouse may move without a hand

}  // namespace

FullScreenBar::FullScreenBar(QWidget& bar, QBoxLayout& home, QWidget& row, ViewWindow& view, QWidget& stage,
                             QWidget* window)
    : QObject(window),
      bar_(bar),
      home_(home),
      row_(row),
      view_(view),
      stage_(stage),
      panel_(new QFrame(window)),
      over_(!QGuiApplication::platformName().startsWith(QLatin1String("wayland"))) {
  // The view is a native window within the window: only another one can lie over it.
  panel_->setAttribute(Qt::WA_DontCreateNativeAncestors);
  panel_->setAttribute(Qt::WA_NativeWindow);
  panel_->setAutoFillBackground(true);
  panel_->setObjectName(QStringLiteral("fullScreenBar"));
  auto* lies = new QHBoxLayout(panel_);
  lies->setContentsMargins(0, 0, 0, 0);
  panel_->hide();
  stage.installEventFilter(this);
  timer_.setSingleShot(true);
  constexpr int kStay = 2500;  // milliseconds
  timer_.setInterval(kStay);
  connect(&timer_, &QTimer::timeout, this, &FullScreenBar::rest);
}

void FullScreenBar::setFullScreen(bool full) {
  if (full == full_) return;
  full_ = full;
  if (full) {
    if (over_) panel_->layout()->addWidget(&bar_);
    wake();
  } else {
    timer_.stop();
    panel_->hide();
    view_.unsetCursor();
    if (over_) home_.addWidget(&bar_);
  }
  bar_.show();
  emit shownChanged();
}

QWidget& FullScreenBar::part() const { return over_ ? static_cast<QWidget&>(*panel_) : row_; }

void FullScreenBar::setOver(bool over) {
  if (!full_) over_ = over;
}

bool FullScreenBar::shown() const { return full_ && part().isVisible(); }

void FullScreenBar::place() {
  const QWidget* window = panel_->parentWidget();
  const QPoint corner = stage_.mapTo(window, QPoint(0, stage_.height()));
  const int height = panel_->sizeHint().height();
  panel_->setGeometry(corner.x(), corner.y() - height, stage_.width(), height);
}

void FullScreenBar::wake() {
  if (!full_) return;
  view_.unsetCursor();
  const bool wasShown = shown();
  part().show();
  if (over_) {
    place();
    panel_->raise();
  }
  timer_.start();
  if (!wasShown) emit shownChanged();
}

bool FullScreenBar::used() const {
  const QWidget* focus = QApplication::focusWidget();
  return (focus != nullptr && part().isAncestorOf(focus)) || QApplication::mouseButtons() != Qt::NoButton ||
         QApplication::activePopupWidget() != nullptr || part().rect().contains(part().mapFromGlobal(QCursor::pos()));
}

void FullScreenBar::rest() {
  if (!full_) return;
  if (used()) return timer_.start();
  part().hide();
  view_.setCursor(Qt::BlankCursor);
  emit shownChanged();
}

void FullScreenBar::point(QPoint at) {
  // A window that appears or disappears under a resting mouse also causes mouse events.
  const QPoint place = view_.mapToGlobal(at);
  if ((place - pointer_).manhattanLength() <= kTrembles) return;
  pointer_ = place;
  wake();
}

bool FullScreenBar::eventFilter(QObject* watched, QEvent* event) {
  // This is needed even while the window is hidden on its way to full screen.
  if (watched == &stage_ && full_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) place();
  return QObject::eventFilter(watched, event);
}

}  // namespace app
