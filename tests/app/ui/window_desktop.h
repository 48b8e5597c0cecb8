// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QtTest>

#include "app/actions/window_actions.h"
#include "app/ui/desktop_stage_controller.h"
#include "tests/support/gui_window.h"

namespace support {

/// This fixture lets the models stand on the desktop. A compositor isn't needed: what the window's
/// surface holds is read back.
class WindowDesktopStage : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    stage().setBlends([this] { return blends; });
    stage().setHasAlpha([this] { return hasAlpha; });
    stage().setHasTray([this] { return tray; });
    QObject::connect(&view(), &app::ViewWindow::outlineSeen, [this](const QImage& picture) { seen = picture; });
  }
  [[nodiscard]] app::DesktopStageController& stage() const { return window->desktopStage(); }
  [[nodiscard]] app::DesktopWindow& desktop() const { return stage().desktop(); }
  [[nodiscard]] QAction* action(app::ActionId id) const { return window->commands()[id]; }
  /// Opens the model with its dance, paused at frame 10, and lets it stand on the desktop.
  void enter() {
    open({model, dance});
    pauseAt(10);
    enterAgain();
  }
  void enterAgain() {
    action(app::ActionId::DesktopStage)->trigger();
    ASSERT_TRUE(stage().entered());
    ASSERT_TRUE(waitFor([&] { return !window->isVisible() && desktop().isVisible(); }));
    still();
  }
  /// Waits until what the view shows was read back.
  void still() {
    seen = QImage();
    view().requestUpdate();
    ASSERT_TRUE(waitFor([&] { return !seen.isNull(); }));
  }
  /// Moves the window, and waits until where it takes clicks is known of its new size.
  void place(const QRect& at) {
    desktop().setGeometry(at);
    ASSERT_TRUE(waitFor([&] { return desktop().geometry() == at && view().size() == at.size(); }));
    do {
      still();
    } while (seen.size() != view().pixels());
    ASSERT_TRUE(desktop().clicks().has_value());
  }
  /// Presses a key in the window that has the models.
  void pressThere(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    desktop().activateWindow();
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == &desktop(); }));
    QTest::keyClick(&desktop(), key, modifiers);
  }
  void drag(Qt::MouseButton button, QPoint by) {
    const QPoint from = viewPoint(kFootLifted);
    const QPoint before = view().mapToGlobal(from), onScreen = before + by;
    QMouseEvent pressed(QEvent::MouseButtonPress, from, before, button, button, Qt::AltModifier);
    QCoreApplication::sendEvent(&view(), &pressed);
    QMouseEvent moved(QEvent::MouseMove, view().mapFromGlobal(onScreen), onScreen, Qt::NoButton, button,
                      Qt::AltModifier);
    QCoreApplication::sendEvent(&view(), &moved);
    QMouseEvent released(QEvent::MouseButtonRelease, view().mapFromGlobal(onScreen), onScreen, button, Qt::NoButton,
                         Qt::AltModifier);
    QCoreApplication::sendEvent(&view(), &released);  // the view may have gone from under the mouse
  }

  bool blends = true, hasAlpha = true, tray = false;
  QImage seen;  // what the view showed last on the desktop
};

}  // namespace support
