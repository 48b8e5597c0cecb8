// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class TransportBar;

/// These are the commands for playing, seeking and speed, and the transport bar's part in them.
class PlayController : public QObject {
  Q_OBJECT
 public:
  PlayController(const ShowParts& show, TransportBar& bar, const WindowParts& parts);

  /// Sets how fast the dance plays, and shows it.
  void setSpeed(double speed);
  /// Shows the length of the show and the selected model's IK keys. Enables the commands where
  /// something moves.
  void showRange();
  /// Shows the frame in the transport bar.
  void showFrame();

 private:
  void connectActions();
  void connectBar(QWidget& view);
  void showPlaying(bool playing);
  void chooseSpeed(double speed);

  Document& document_;
  Selection& selection_;
  Transport& transport_;
  TransportBar& bar_;
  WindowMessages& messages_;
  const WindowActions& actions_;
};

}  // namespace app
