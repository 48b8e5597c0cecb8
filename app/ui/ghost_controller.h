// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class Document;
class Selection;
struct WindowActions;

/// These are the commands for ghosts: the selected model once more, with other IK. They keep the
/// actions' ticks in step with the document.
class GhostController : public QObject {
  Q_OBJECT
 public:
  GhostController(Document& document, Selection& selection, const WindowActions& actions);

 private:
  void change(bool on);
  void showState();

  Document& document_;
  Selection& selection_;
  const WindowActions& actions_;
};

}  // namespace app
