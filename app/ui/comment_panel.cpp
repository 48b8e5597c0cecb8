// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/comment_panel.h"

#include <QStringList>

#include "app/ui/text.h"

namespace app {

CommentPanel::CommentPanel(Document& document, Selection& selection, QWidget* parent)
    : QPlainTextEdit(parent), document_(document), selection_(selection) {
  setReadOnly(true);
  setFrameShape(QFrame::NoFrame);
  setMinimumSize(120, 40);
  setPlaceholderText(tr("No comment"));
  connect(&document_, &Document::actorsChanged, this, &CommentPanel::showActor);
  connect(&selection_, &Selection::actorChanged, this, &CommentPanel::showActor);
}

void CommentPanel::showActor() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  if (actor == nullptr) {
    clear();
    return;
  }
  const pmx::Model& model = actor->model->model;
  QStringList parts;
  const auto add = [&](const QString& part) {
    if (!part.isEmpty() && !parts.contains(part)) parts << part;
  };
  add(oneLine(model.name.utf8));
  add(oneLine(model.englishName.utf8));
  add(manyLines(model.comment.utf8));
  add(manyLines(model.englishComment.utf8));
  const QString text = parts.join(QStringLiteral("\n\n"));
  if (text != toPlainText()) setPlainText(text);  // where it was scrolled to stays
}

}  // namespace app
