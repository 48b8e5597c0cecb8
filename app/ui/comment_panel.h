// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include "app/ui/document.h"
#include "app/ui/selection.h"

namespace app {

/// What the selected model's maker says about it: names, comment, English comment. Plain text, to read and copy.
class CommentPanel : public QPlainTextEdit {
  Q_OBJECT
 public:
  CommentPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

 private:
  void showActor();

  Document& document_;
  Selection& selection_;
};

}  // namespace app
