// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/playback/live_sender.h"
#include "app/ui/window_parts.h"

class QAction;
class QMainWindow;
class QStatusBar;
class QToolButton;

namespace app {

/// This sends a model's poses to other programs while the command is ticked, asks before where to,
/// and says so in the status bar, by a button that ends it. What was chosen is offered again until
/// the program ends; nothing is sent before it is asked for.
class VmcController : public QObject {
  Q_OBJECT
 public:
  VmcController(const ShowParts& show, const WindowParts& parts, QStatusBar& statusBar);

  [[nodiscard]] const LiveSender& sender() const { return sender_; }
  [[nodiscard]] QToolButton* badge() const { return badge_; }
  /// Enables the command while there is a model.
  void showPossible();
  /// Says over the picture that poses are sent, while they are.
  void sayOverPicture();

 private:
  void ask();
  void showState();

  const ShowParts show_;
  WindowMessages& messages_;
  QAction& action_;
  QMainWindow& window_;
  LiveSender sender_;
  VmcChoice choice_;
  QToolButton* badge_;
};

}  // namespace app
