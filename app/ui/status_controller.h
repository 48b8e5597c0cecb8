// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "app/ui/window_parts.h"

class QLabel;
class QStatusBar;

namespace app {

/// This shows in the status bar which model and bone are selected. While the graph of times is
/// shown (ActionId::FrameTimes), it also says how fast pictures are drawn and how many triangles
/// the models have.
class StatusController : public QObject {
  Q_OBJECT
 public:
  StatusController(const ShowParts& show, const WindowParts& parts, QStatusBar& statusBar);

  /// Must be called after each picture.
  void showPicture();
  /// Must be called when the show has other models or none.
  void showShow();
  /// Shows the pace in the next picture, however soon that comes.
  void showPaceNext() { paceShown_.invalidate(); }

 signals:
  /// Some time passed while the dance plays, or a picture was shown while it doesn't. What changes
  /// all the time is shown no more often than this.
  void paceShown();

 private:
  void showSelected();
  void showPaceTip();

  const Document& document_;
  const Transport& transport_;
  const Playback& playback_;
  const Selection& selection_;
  QLabel *selected_, *pace_, *size_;
  QElapsedTimer paceShown_;
  bool soft_ = false;  // the picture is drawn with less than the chosen resolution
};

}  // namespace app
