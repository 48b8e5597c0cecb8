// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/view_window.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QExposeEvent>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTimer>
#include <QWheelEvent>
#include <QWidget>

#include "app/scene/shader_source.h"
#include "app/stage/view_tool.h"
#include "app/view/startup_trace.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kToCover = 60;               // milliseconds
constexpr int kUntilStanding = 300;        // milliseconds
constexpr qint64 kSecond = 1'000'000'000;  // nanoseconds
constexpr qint64 kMillisecond = 1'000'000;
constexpr qint64 kBetweenOutlines = kSecond / 5;

}  // namespace

ViewWindow::ViewWindow() {
  setSurfaceType(QSurface::OpenGLSurface);
  setFormat(QSurfaceFormat::defaultFormat());
  standing_.setSingleShot(true);
  standing_.setInterval(kUntilStanding);
  connect(&standing_, &QTimer::timeout, this, &ViewWindow::drawStill);
  pause_.setSingleShot(true);
  pause_.setTimerType(Qt::PreciseTimer);
  connect(&pause_, &QTimer::timeout, this, &ViewWindow::drawInTime);
  clock_.start();
}

ViewWindow::~ViewWindow() = default;

void ViewWindow::endScene() {
  scene_.reset();
  failed_ = true;
}

QSize ViewWindow::pixels() const { return (QSizeF(size()) * devicePixelRatio()).toSize().expandedTo({1, 1}); }

QSize ViewWindow::onePixels() const { return scene_ != nullptr ? scene_->viewSize() : pixels(); }

bool ViewWindow::hasOverlaysAt(QPointF place) const {
  if (scene_ == nullptr || scene_->viewSize() == scene_->size()) return true;
  const QSizeF first = scene_->viewSize();
  const QPointF pixel = place * devicePixelRatio();
  return pixel.x() < first.width() && pixel.y() < first.height();
}

void ViewWindow::setTransparent(bool transparent) {
  if (transparent == transparent_) return;
  transparent_ = transparent;
  stale_ = lowered_ = unread_ = false;
  ending_.invalidate();
  standing_.stop();
  scene_.reset();
  destroy();
  setSurfaceAlpha(transparent);
  setFormat(QSurfaceFormat::defaultFormat());
}

void ViewWindow::setMostPictures(int aSecond) {
  mostPictures_ = aSecond;
  nextAt_ = 0;
}

void ViewWindow::exposeEvent(QExposeEvent*) {
  if (!isExposed()) return;
  if (!scene_) begin();
  draw();
}

void ViewWindow::begin() {
  if (failed_) return;
  if (!gpuLimits().usable()) {
    failed_ = true;
    emit sceneFailed();
    return;
  }
  scene_ = std::make_unique<SceneView>(this, quality_);
  app::stageDone("scene made");
  scene_->setSize(pixels());
  scene_->setPixelScale(static_cast<float>(devicePixelRatio()));
  emit sceneReady();
  tellQuality();
}

void ViewWindow::tellQuality() {
  const ViewQuality possible{std::min(quality_.samples, gpuLimits().samples),
                             quality_.scale};  // for windows of any size
  if (lowered_ || scene_->quality() == possible) return;
  lowered_ = true;
  emit qualityLowered(scene_->quality());
}

void ViewWindow::setQuality(const ViewQuality& quality) {
  if (quality == quality_) return;
  quality_ = quality;
  lowered_ = false;
  stale_ = scene_ != nullptr;
  requestUpdate();
}

void ViewWindow::resizeEvent(QResizeEvent*) {
  if (scene_) {
    scene_->setSize(pixels());
    scene_->setPixelScale(static_cast<float>(devicePixelRatio()));
    tellQuality();
  }
  requestUpdate();
}

/// Draws the picture that was asked for, unless it comes too early after the one before: then it
/// waits.
void ViewWindow::drawInTime() {
  if (pause_.isActive()) return;
  const qint64 now = clock_.nsecsElapsed();
  if (mostPictures_ > 0 && isExposed()) {
    if (const qint64 early = nextAt_ - now; early >= kMillisecond) {
      pause_.start(static_cast<int>(early / kMillisecond));
      return;
    }
    nextAt_ = std::max(nextAt_ + kSecond / mostPictures_, now);
  }
  draw();
}

void ViewWindow::draw() {
  // Drawing may spin the event loop inside a driver, and a picture within a picture would be lost
  // work.
  if (!scene_ || drawing_ || !isExposed()) return;
  drawing_ = true;
  if (stale_ && !exchanged()) {
    drawing_ = false;
    return;
  }
  if (transparent_) readOutline();
  emit drawDue();
  unread_ = transparent_;
  drawing_ = false;
  standing_.start();
}

/// Takes the picture that was read while the one before was drawn, and lets the next be read when
/// it is time: reading waits for the graphics card.
void ViewWindow::readOutline() {
  if (const QImage picture = scene_->takeRead(); !picture.isNull()) emit outlineSeen(picture);
  if (clock_.nsecsElapsed() < readAt_) return;
  readAt_ = clock_.nsecsElapsed() + kBetweenOutlines;
  scene_->readNext();
}

/// Draws a picture finely that has stood still for a while.
void ViewWindow::drawStill() {
  if (!scene_ || drawing_ || stale_ || !isExposed()) return;
  drawing_ = true;
  if (scene_->renderStill()) {
    standing_.start();
  } else if (std::exchange(unread_, false)) {
    emit outlineSeen(scene_->readShown());
  }
  drawing_ = false;
}

/// Makes another scene in place of a stale one, because targets can't be exchanged while the engine
/// runs. Returns false if that has to wait: sceneEnding() should reach the screen first, because
/// making a scene takes long.
bool ViewWindow::exchanged() {
  if (scene_->ready() && !ending_.isValid()) {
    ending_.start();
    emit sceneEnding(seen());
    QTimer::singleShot(kToCover, this, &QWindow::requestUpdate);
    return false;
  }
  if (ending_.isValid() && ending_.elapsed() < kToCover) return false;
  ending_.invalidate();
  scene_.reset();
  begin();
  stale_ = false;
  return scene_ != nullptr;
}

QImage ViewWindow::seen() {
  if (!scene_) return {};
  QImage picture = scene_->captureWhole();
  standing_.start();  // the window shows what was captured
  if (transparent_) return picture;
  // The alpha of a window's surface is undefined. The shown picture has none.
  const QImage::Format format = picture.format();
  if (format == QImage::Format_RGBA8888 || format == QImage::Format_RGBA8888_Premultiplied) {
    picture.reinterpretAsFormat(QImage::Format_RGBX8888);
  } else if (format == QImage::Format_ARGB32 || format == QImage::Format_ARGB32_Premultiplied) {
    picture.reinterpretAsFormat(QImage::Format_RGB32);
  }
  return picture;
}

/// Passes keys to a menu that was opened by a key. Widgets' windows do that by themselves, but
/// under Wayland, where no window can take all keys, the view must.
bool ViewWindow::toPopup(QEvent& event) {
  QWidget* popup = QApplication::activePopupWidget();
  if (popup == nullptr) return false;
  switch (event.type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::ShortcutOverride:
      QCoreApplication::sendEvent(popup->focusWidget() != nullptr ? popup->focusWidget() : popup, &event);
      return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
      popup->close();  // as a click beside it anywhere else does
      return true;
    default:
      return false;
  }
}

bool ViewWindow::event(QEvent* event) {
  if (toPopup(*event)) return true;
  switch (event->type()) {
    case QEvent::UpdateRequest:
      drawInTime();
      return true;
    case QEvent::MouseButtonPress:
      requestActivate();
      [[fallthrough]];
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
      mouseEvent(*static_cast<QMouseEvent*>(event));
      return true;
    case QEvent::MouseButtonDblClick:
      if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) emit doubleClicked();
      return true;
    case QEvent::Leave:
      for (ViewTool* tool : tools_) tool->leave();
      break;
    case QEvent::Wheel:
      (void)std::ranges::any_of(tools_, [&](ViewTool* tool) { return tool->wheel(*static_cast<QWheelEvent*>(event)); });
      return true;
    case QEvent::KeyPress:
      if (const int key = static_cast<QKeyEvent*>(event)->key(); key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        emit leftByTab(key == Qt::Key_Tab);
        return true;
      }
      if (!isMenuKey(*static_cast<QKeyEvent*>(event))) break;
      emit menuWanted();
      return true;
    case QEvent::ContextMenu:  // windows get it from the key for context menus alone
      emit menuWanted();
      return true;
    case QEvent::ShortcutOverride:  // comes before Escape leaves the full screen
      if (holding_ != nullptr && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && holding_->cancel()) {
        event->accept();
        return true;
      }
      break;
    default:
      break;
  }
  return QWindow::event(event);
}

void ViewWindow::mouseEvent(const QMouseEvent& event) {
  if (event.type() == QEvent::MouseButtonPress) {
    clicks_ = event.buttons() == event.button();  // the first button that is held
    pressedAt_ = event.position();
  } else if ((event.position() - pressedAt_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
    clicks_ = false;
  }
  if (event.buttons() == Qt::NoButton) {  // also when a release went to another window
    if (holding_ != nullptr) holding_->release(event);
    holding_ = nullptr;
    if (std::exchange(clicks_, false) && event.type() == QEvent::MouseButtonRelease)
      (void)std::ranges::any_of(tools_, [&](ViewTool* tool) { return tool->click(event); });
    for (ViewTool* tool : tools_) tool->point(event.position().toPoint());
  } else if (event.type() == QEvent::MouseButtonPress && holding_ == nullptr) {
    const auto taker = std::ranges::find_if(tools_, [&](ViewTool* tool) { return tool->press(event); });
    if (taker != tools_.end()) holding_ = *taker;
  } else if (event.type() == QEvent::MouseMove && holding_ != nullptr) {
    holding_->drag(event);
  }
}

}  // namespace app
