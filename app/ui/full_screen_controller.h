// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;
class QWidget;

namespace app {

class FullScreenBar;
class TransportBar;
struct WindowActions;

/// This shows the picture alone on the whole screen, with the transport bar on demand, and the
/// window's layout afterwards as it was before.
class FullScreenController : public QObject {
  Q_OBJECT
 public:
  /// `view` gets the keyboard.
  FullScreenController(QMainWindow& window, FullScreenBar& fullScreenBar, TransportBar& bar, QWidget& view,
                       const WindowActions& actions);

  void setFullScreen(bool full);

 signals:
  void changed(bool full);

 private:
  QMainWindow& window_;
  FullScreenBar& bar_;
  QWidget& view_;
  const WindowActions& actions_;
  QByteArray layoutBefore_;
};

}  // namespace app
