// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class Document;
class Selection;
struct WindowActions;

/// These are the commands that switch the selected model's IK chains. They keep the actions' ticks
/// in step with the document.
class IkController : public QObject {
  Q_OBJECT
 public:
  IkController(Document& document, Selection& selection, const WindowActions& actions);

  /// Shows the state of the selected model's chains.
  void showState();

 private:
  Document& document_;
  Selection& selection_;
  const WindowActions& actions_;
};

}  // namespace app
