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

constexpr int kMinSeen = 40;  // device-independent pixels each way that must be on a screen

/// Returns a place of which enough to grasp it is on a screen.
QRect onAScreen(QRect place) {
  const auto seen = [&](const QScreen* screen) {
    const QRect part = screen->availableGeometry() & place;
    return part.width() >= kMinSeen && part.height() >= kMinSeen;
  };
  if (std::ranges::none_of(QGuiApplication::screens(), seen))
    place.moveCenter(QGuiApplication::primaryScreen()->availableGeometry().center());
  return place;
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
