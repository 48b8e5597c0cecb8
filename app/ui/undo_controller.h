// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class Document;
struct WindowActions;

/// These are the commands Undo and Redo. Their texts say what they would do.
class UndoController : public QObject {
  Q_OBJECT
 public:
  UndoController(Document& document, const WindowActions& actions);

  /// Shows what Undo and Redo would do.
  void showSteps();

 private:
  Document& document_;
  const WindowActions& actions_;
};

}  // namespace app
