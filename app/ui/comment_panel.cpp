// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/comment_panel.h"

#include <QStringList>

#include "app/ui/text.h"

namespace app {

CommentPanel::CommentPanel(QWidget* parent) : QPlainTextEdit(parent) {
  setReadOnly(true);
  setFrameShape(QFrame::NoFrame);
  setMinimumSize(120, 40);
  setPlaceholderText(tr("No comment"));
}

void CommentPanel::show(const pmx::Model* model) {
  if (model == nullptr) {
    clear();
    return;
  }
  QStringList parts;
  const auto add = [&](const QString& part) {
    if (!part.isEmpty() && !parts.contains(part)) parts << part;
  };
  add(oneLine(model->name.utf8));
  add(oneLine(model->englishName.utf8));
  add(manyLines(model->comment.utf8));
  add(manyLines(model->englishComment.utf8));
  setPlainText(parts.join(QStringLiteral("\n\n")));
}

}  // namespace app
