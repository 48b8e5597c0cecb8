// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/desktop_window.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QVBoxLayout>

#include "app/stage/desktop_surface.h"
#include "app/stage/when_exposed.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

constexpr int kMinSeen = 40;  // device-independent pixels of the height that must be on a screen

/// Returns the screen on which the feet stand, which are in the middle of the lower edge; otherwise
/// the one with the largest part of the place, and the primary one for a place on no screen.
const QScreen* screenOf(const QRect& place, QPoint feet) {
  if (const QScreen* under = QGuiApplication::screenAt(feet)) return under;
  const QScreen* best = QGuiApplication::primaryScreen();
  int most = 0;
  for (const QScreen* screen : QGuiApplication::screens()) {
    const QRect part = screen->availableGeometry() & place;
    if (const int area = part.width() * part.height(); !part.isEmpty() && area > most) {
      most = area;
      best = screen;
    }
  }
  return best;
}

/// Returns a place that isn't larger than its screen and whose feet are on that.
QRect onAScreen(const QRect& place) {
  const QPoint feet(place.center().x(), place.bottom());
  const QRect room = screenOf(place, feet)->availableGeometry();
  QSize size = place.size();
  if (size.width() > room.width() || size.height() > room.height()) size.scale(room.size(), Qt::KeepAspectRatio);
  const int middle = std::clamp(feet.x(), room.left(), room.right());
  const int bottom = std::clamp(feet.y(), std::min(room.top() + kMinSeen, room.bottom()), room.bottom());
  if (size == place.size() && middle == feet.x() && bottom == feet.y()) return place;
  return {QPoint(middle - (size.width() - 1) / 2, bottom - size.height() + 1), size};
}

}  // namespace

DesktopWindow::DesktopWindow()
    : QWidget(nullptr, Qt::Window | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint),
      room_(new QVBoxLayout(this)) {
  setAttribute(Qt::WA_TranslucentBackground);
  setWindowIcon(programIcon());
  setObjectName(QStringLiteral("desktopWindow"));
  setMinimumSize(kMinSide, kMinSide);
  room_->setContentsMargins(0, 0, 0, 0);
  auto* escape = new QAction(this);
  escape->setShortcut(Qt::Key_Escape);
  connect(escape, &QAction::triggered, this, &DesktopWindow::leaveWanted);
  addAction(escape);
  // The desktop's own moves come first.
  connect(qGuiApp, &QGuiApplication::screenRemoved, this, &DesktopWindow::keepOnScreen, Qt::QueuedConnection);
}

void DesktopWindow::keepOnScreen() {
  if (isVisible() && desktopLetsPlace()) setGeometry(onAScreen(geometry()));
}

void DesktopWindow::showAt(const QRect& place) {
  setGeometry(onAScreen(place));
  show();
}

void DesktopWindow::setOnTop(bool onTop) {
  if (windowFlags().testFlag(Qt::WindowStaysOnTopHint) == onTop) return;
  const QRect place = geometry();
  const bool shown = isVisible();
  setWindowFlag(Qt::WindowStaysOnTopHint, onTop);  // hides it
  if (shown) showAt(place);
}

void DesktopWindow::setClicks(const std::optional<QRegion>& pixels) {
  if (pixels == clicks_) return;
  clicks_ = pixels;
  if (isVisible()) applyClicks();
}

void DesktopWindow::applyClicks() {
  if (clicks_) {
    setClickRegion(*this, *clicks_);
  } else {
    takeAllClicks(*this);
  }
}

void DesktopWindow::scaleTo(const QRect& before, double factor) {
  const QSize most = screen()->virtualSize();
  const double least = std::max(double(kMinSide) / before.width(), double(kMinSide) / before.height());
  const double greatest = std::min(double(most.width()) / before.width(), double(most.height()) / before.height());
  const double by = std::clamp(factor, std::min(least, 1.0), std::max(greatest, 1.0));
  const QSize size(static_cast<int>(std::lround(before.width() * by)),
                   static_cast<int>(std::lround(before.height() * by)));
  if (!desktopLetsPlace()) return resize(size);
  const int middle = before.x() + before.width() / 2;
  setGeometry({QPoint(middle - size.width() / 2, before.y() + before.height() - size.height()), size});
}

void DesktopWindow::closeEvent(QCloseEvent* event) {
  event->ignore();
  emit leaveWanted();
}

void DesktopWindow::moveEvent(QMoveEvent*) { emit placed(); }

void DesktopWindow::resizeEvent(QResizeEvent*) { emit placed(); }

void DesktopWindow::showEvent(QShowEvent*) {
  withoutDesktopShadow(*this);
  whenExposed(*this, this, [this] {
    if (!isVisible()) return;
    showContent(true);
    applyClicks();
    emit contentShown();
  });
}

// Otherwise it would be shown again before this window is exposed.
void DesktopWindow::hideEvent(QHideEvent*) { showContent(false); }

void DesktopWindow::showContent(bool shown) {
  for (int i = 0; i < room_->count(); ++i) {
    if (QWidget* content = room_->itemAt(i)->widget()) content->setVisible(shown);
  }
}

}  // namespace app
