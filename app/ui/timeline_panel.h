// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/ui/key_rows.h"
#include "app/ui/transport.h"

class QScrollBar;

namespace app {

class IkCourse;
class Playback;
class Timeline;
struct WindowActions;

/// The timeline of the window's show: it shows what document, selection and transport say, and tells the transport what is
/// clicked and dragged. Where only a part is seen, a scroll bar lies below.
class TimelinePanel : public QWidget {
  Q_OBJECT
 public:
  /// The actions for zoom, movement and keys act on it.
  TimelinePanel(Document& document, Selection& selection, Transport& transport, Playback& playback,
                const WindowActions& actions, QWidget* parent = nullptr);
  /// The selected model's distance to its ghost, of the chain where it is most, is a curve above the keys. `course` has to
  /// outlive this.
  void showGhost(IkCourse& course);

  [[nodiscard]] Timeline& timeline() const { return *timeline_; }
  [[nodiscard]] KeyRows& rows() { return rows_; }
  /// To the next key of what KeyRows::steps() says, or to the one before; the dance pauses there.
  void stepKey(bool forward);

 signals:
  /// What a step from key to key did: one line.
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
