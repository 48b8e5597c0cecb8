// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QUndoGroup>

class QWidget;

namespace app {

class Document;
class OpenPlaylist;
struct WindowActions;

/// These are the commands Undo and Redo. Their texts say what they would do: to the playlist while
/// its panel has the keyboard, else to the show.
class UndoController : public QObject {
  Q_OBJECT
 public:
  UndoController(Document& document, OpenPlaylist& playlist, const QWidget& playlistPanel,
                 const WindowActions& actions);

  /// Shows what Undo and Redo would do.
  void showSteps();

 private:
  QUndoGroup steps_;
  const WindowActions& actions_;
};

}  // namespace app
