// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/key_rows.h"
#include "app/playback/transport.h"

class QScrollBar;

namespace app {

class IkCourse;
class Playback;
class Timeline;
struct WindowActions;

/// This is the timeline of the window's show. It shows document, selection and transport, and
/// passes clicks and drags to the transport. If only a part is visible, there is a scroll bar
/// below.
class TimelinePanel : public QWidget {
  Q_OBJECT
 public:
  /// The actions for zoom, movement and keys act on it.
  TimelinePanel(Document& document, Selection& selection, Transport& transport, Playback& playback,
                const WindowActions& actions, QWidget* parent = nullptr);
  /// Shows the selected model's distance to its ghost as a curve above the keys, for the chain with
  /// the largest. `course` must outlive this object.
  void showGhost(IkCourse& course);

  [[nodiscard]] Timeline& timeline() const { return *timeline_; }
  [[nodiscard]] KeyRows& rows() { return rows_; }
  /// Goes to the next or the previous key of KeyRows::steps(); the dance pauses there.
  void stepKey(bool forward);

 signals:
  void seen(bool now);  ///< it was shown, or hidden
  /// Reports a step from key to key in one line.
  void said(const QString& text);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void connectTransport(Playback& playback);
  void connectActions(const WindowActions& actions);
  void showFrame();
  void wantGhost();
  void showGhostCurve();
  void showScale();

  Document& document_;
  Selection& selection_;
  Transport& transport_;
  IkCourse* course_ = nullptr;
  KeyRows rows_;
  Timeline* timeline_;
  QScrollBar* scroll_;
};

}  // namespace app
