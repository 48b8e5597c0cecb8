// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QTimer>

#include "app/stage/desktop_tool.h"
#include "app/stage/desktop_window.h"
#include "app/ui/window_parts.h"

class QImage;
class QMenu;
class QSystemTrayIcon;

namespace app {

class Stage;

/// This lets the models stand on the desktop, without a window: the view goes to a window without
/// frame and background, and back. The window hides meanwhile. Its keys work there, too.
class DesktopStageController : public QObject {
  Q_OBJECT
 public:
  DesktopStageController(const ShowParts& show, Stage& stage, const WindowParts& parts);
  ~DesktopStageController() override;

  /// Goes to the desktop, or tells why that isn't possible and stays.
  void enter();
  /// Goes back into the window.
  void leave();
  [[nodiscard]] bool entered() const { return entered_; }
  /// Enables the command while there is a model; without any the stage is left.
  void showPossible();

  /// Returns the mouse's tool for the desktop, which does nothing in the window.
  [[nodiscard]] ViewTool& tool() { return tool_; }
  [[nodiscard]] DesktopWindow& desktop() { return desktop_; }
  /// Sets the function that tells whether the desktop shows what lies under a window;
  /// desktopBlends() unless replaced.
  void setBlends(std::function<bool()> blends) { blends_ = std::move(blends); }
  /// Sets the function that tells whether the view's window has alpha; what it has got unless
  /// replaced.
  void setHasAlpha(std::function<bool()> hasAlpha) { hasAlpha_ = std::move(hasAlpha); }
  /// Sets the function that tells whether the desktop has a tray, from which hidden models come
  /// back; Qt's unless replaced.
  void setHasTray(std::function<bool()> hasTray) { hasTray_ = std::move(hasTray); }

  /// Returns the menu of the tray's icon; null while there is none.
  [[nodiscard]] const QMenu* trayMenu() const { return trayMenu_.get(); }

  bool eventFilter(QObject* object, QEvent* event) override;

 signals:
  void entering();  ///< the window is about to go

 private:
  void connectActions();
  void connectDesktop();
  void takeRate();
  void takeClicks();
  void onOutline(const QImage& picture);
  void onAllShown();
  void onPlaced();
  void onContentShown();
  void setHidden(bool hidden);
  void checkDesktop();
  void refuse(bool blends);
  void showTray(bool shown);
  [[nodiscard]] QRect firstPlace() const;

  const ShowParts show_;
  const WindowParts parts_;
  Stage& stage_;
  DesktopWindow desktop_;
  DesktopTool tool_;
  std::function<bool()> blends_, hasAlpha_, hasTray_;
  std::unique_ptr<QMenu> trayMenu_;
  std::unique_ptr<QSystemTrayIcon> tray_;
  QTimer watch_;  // for the end of the compositor and of the tray
  QRect place_;   // of the models on the desktop; empty: they stood nowhere
  bool entered_ = false;
  bool hidesWindow_ = false;  // once the models are seen on the desktop
};

}  // namespace app
