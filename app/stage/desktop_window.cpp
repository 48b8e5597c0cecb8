// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/desktop_window.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QTransform>
#include <QVBoxLayout>
#include <QWindow>

#include "app/stage/desktop_surface.h"
#include "app/stage/when_exposed.h"
#include "app/widgets/icons.h"

namespace app {
namespace {

constexpr int kUntilSettled = 1000;  // milliseconds

/// Returns how far a point is from a rectangle, in both directions together.
int distance(const QRect& room, QPoint from) {
  const QPoint nearest(std::clamp(from.x(), room.left(), room.right()),
                       std::clamp(from.y(), room.top(), room.bottom()));
  return (nearest - from).manhattanLength();
}

/// Returns the part of a screen for windows: of the screen with the largest part of a place,
/// otherwise of the nearest one.
QRect roomFor(const QRect& place) {
  QRect best = QGuiApplication::primaryScreen()->availableGeometry();
  int most = 0, nearest = distance(best, place.center());
  for (const QScreen* screen : QGuiApplication::screens()) {
    const QRect room = screen->availableGeometry(), part = room & place;
    const int area = part.isEmpty() ? 0 : part.width() * part.height(), away = distance(room, place.center());
    if (area > most || (most == 0 && away < nearest)) best = room;
    most = std::max(most, area);
    nearest = std::min(nearest, away);
  }
  return best;
}

/// Returns a place that isn't larger than its screen. One that is larger comes onto the screen, and
/// the middle of its lower edge stays as near as it can.
QRect fitting(const QRect& place) {
  const QRect room = roomFor(place);
  if (place.width() <= room.width() && place.height() <= room.height()) return place;
  QRect fitted(QPoint(), place.size().scaled(room.size(), Qt::KeepAspectRatio));
  fitted.moveLeft(std::clamp(place.center().x() - fitted.width() / 2, room.left(), room.right() - fitted.width() + 1));
  fitted.moveBottom(std::clamp(place.bottom(), room.top() + fitted.height() - 1, room.bottom()));
  return fitted;
}

QSize halfOf(const QSize& size) { return {(size.width() + 1) / 2, (size.height() + 1) / 2}; }

/// Returns whether the mouse can well take what is seen of the models on some screen. `toScreens`
/// leads from their region to device-independent pixels.
bool inReach(const QRegion& models, const QTransform& toScreens) {
  const QSize half = halfOf(toScreens.mapRect(models.boundingRect()).size());
  const QSize enough = half.boundedTo({DesktopWindow::kMinSeen, DesktopWindow::kMinSeen});
  const QTransform back = toScreens.inverted();
  return std::ranges::any_of(QGuiApplication::screens(), [&](const QScreen* screen) {
    const QRegion part = models & back.mapRect(screen->availableGeometry());
    const QSize seen = toScreens.mapRect(part.boundingRect()).size();
    return seen.width() >= enough.width() && seen.height() >= enough.height();
  });
}

/// Returns the least move along an axis after which `part` of what is `length` long from `begin` on
/// is between `first` and `end`, as far as it fits.
int moveInto(int begin, int length, int part, int first, int end) {
  const int fits = std::min(part, end - first);
  return std::max(first + fits - (begin + length), 0) + std::min(end - fits - begin, 0);
}

/// Returns likewise the move of a rectangle of which `part` shall be in a room.
QPoint moveInto(const QRect& whole, QSize part, const QRect& room) {
  return {moveInto(whole.x(), whole.width(), part.width(), room.x(), room.x() + room.width()),
          moveInto(whole.y(), whole.height(), part.height(), room.y(), room.y() + room.height())};
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
  // A window manager moves it, too, and doesn't know where clicks go through.
  settled_.setSingleShot(true);
  settled_.setInterval(kUntilSettled);
  connect(&settled_, &QTimer::timeout, this, [this] {
    if (!held_) comeIntoReach();
  });
  // The desktop's own moves come first.
  connect(qGuiApp, &QGuiApplication::screenRemoved, this, &DesktopWindow::keepOnScreen, Qt::QueuedConnection);
}

void DesktopWindow::comeIntoReach() {
  if (!isVisible() || !desktopLetsPlace()) return;
  QRegion models(width() / 3, 0, width() - width() / 3 * 2, height());
  QTransform toScreens = QTransform::fromTranslate(x(), y());
  if (clicks_ && !clicks_->isEmpty() && !clicksOf_.isEmpty()) {
    models = *clicks_;
    toScreens.scale(static_cast<double>(width()) / clicksOf_.width(),
                    static_cast<double>(height()) / clicksOf_.height());
  }
  if (inReach(models, toScreens)) return;
  const QRect whole = toScreens.mapRect(models.boundingRect()), room = roomFor(whole);
  QPoint by = moveInto(whole, halfOf(whole.size()), room);
  if (!inReach(models, toScreens * QTransform::fromTranslate(by.x(), by.y()))) by = moveInto(whole, whole.size(), room);
  move(pos() + by);
}

void DesktopWindow::keepOnScreen() {
  if (isVisible() && desktopLetsPlace()) showAt(geometry());
}

void DesktopWindow::showAt(const QRect& place) {
  setGeometry(fitting(place));
  show();
  comeIntoReach();
}

// QWidget::setWindowFlag() would make another native window, and end the view's while that draws.
void DesktopWindow::setOnTop(bool onTop) {
  overrideWindowFlags(windowFlags().setFlag(Qt::WindowStaysOnTopHint, onTop));
  if (QWindow* native = windowHandle()) native->setFlag(Qt::WindowStaysOnTopHint, onTop);
}

void DesktopWindow::setHeld(bool held) {
  held_ = held;
  if (!held) comeIntoReach();
}

void DesktopWindow::setClicks(const std::optional<QRegion>& pixels, QSize of) {
  clicksOf_ = of;
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
  const QSize most = screen()->availableSize();
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

void DesktopWindow::moveEvent(QMoveEvent*) {
  settled_.start();
  emit placed();
}

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
void DesktopWindow::hideEvent(QHideEvent*) {
  held_ = false;  // the release comes to another window
  showContent(false);
}

void DesktopWindow::showContent(bool shown) {
  for (int i = 0; i < room_->count(); ++i) {
    if (QWidget* content = room_->itemAt(i)->widget()) content->setVisible(shown);
  }
}

}  // namespace app
