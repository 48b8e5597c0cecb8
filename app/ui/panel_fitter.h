// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QSize>

class QDockWidget;
class QMainWindow;
class QResizeEvent;

namespace app {

/// This keeps the window within its screen: at 300 % a screen may have room for few letters. Panels
/// are squeezed, and closed until the window fits; they can be opened again as usual.
class PanelFitter : public QObject {
  Q_OBJECT
 public:
  /// All docks must be in the window.
  explicit PanelFitter(QMainWindow& window);

  /// Returns whether a window's tool bar was hidden for want of room, which the next start may
  /// have, and not by the user.
  [[nodiscard]] static bool toolBarMadeRoom(const QMainWindow& window);
  static void bringToolBarBack(const QMainWindow& window);

  /// Makes the window fit this room.
  void fit(const QSize& room) { fit(room, nullptr); }
  /// Sets a size of the available screen, for tests; empty: its real size.
  void setRoom(const QSize& room);
  /// Must be called when the window has another size.
  void onResized(const QResizeEvent& event);

 private:
  void fit(const QSize& room, QDockWidget* latest);
  void shrink(const QSize& room);
  [[nodiscard]] bool fits(const QSize& room) const;
  [[nodiscard]] QSize roomOnScreen() const;

  QMainWindow& window_;
  QSize room_;  // empty: the screen's
  bool fitting_ = false;
  QPointer<QDockWidget> latest_;  // the panel that was opened last
  QSize wanted_;                  // the window's size as the user or fit() set it
};

}  // namespace app
