// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

class Document;
class Selection;
struct WindowActions;

/// These are the commands that duplicate and remove the selected model.
class ModelController : public QObject {
  Q_OBJECT
 public:
  ModelController(Document& document, Selection& selection, const WindowActions& actions);

 private:
  void showPossible();

  Document& document_;
  Selection& selection_;
  const WindowActions& actions_;
};

}  // namespace app
