// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

class QDockWidget;

namespace app {

class StepsPanel;

/// This has the row below the view with the steps of a chain's solve, and the command that shows
/// it.
class StepsController : public QObject {
  Q_OBJECT
 public:
  /// Makes the row's dock in the window, above the timeline's.
  StepsController(const ShowParts& show, const WindowParts& parts);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addDock(const WindowActions& actions);
  void giveRoom();
  void showRow(bool on);

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  Transport& transport_;
  QWidget& view_;
  QMainWindow& window_;
  StepsPanel* panel_;
  QDockWidget* dock_;
  QDockWidget* timeline_;   // null: there is none
  int timelineHeight_ = 0;  // while the steps aren't there, in pixels
};

}  // namespace app
