// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/panels/comment_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QShowEvent>
#include <QStringList>
#include <QVBoxLayout>

#include "app/files/readmes.h"
#include "app/language/live_text.h"
#include "app/tree/readme_text.h"
#include "app/widgets/text.h"

namespace app {

CommentPanel::CommentPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      source(new QComboBox(this)),
      encoding(new QComboBox(this)),
      text(new QPlainTextEdit(this)),
      document_(document),
      selection_(selection) {
  text->setReadOnly(true);
  text->setMinimumSize(120, 40);
  keepTranslated(this, [this] {
    text->setPlaceholderText(tr("No comment"));
    source->setToolTip(tr("The model's comment, or a text that lies beside it"));
  });
  source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  source->setMinimumContentsLength(8);
  keepTranslated(this, [this] {
    source->setAccessibleName(tr("Text to show"));
    encoding->setAccessibleName(tr("Encoding of the text"));
    text->setAccessibleName(tr("The author's comment"));
    encoding->setToolTip(tr("Encoding of the text; choose another if it can't be read"));
  });
  encoding->addItem(QString());
  for (const base::CodePage page : base::codePages())
    encoding->addItem(QString::fromStdString(std::string(base::codePageName(page))), static_cast<int>(page));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* row = new QHBoxLayout;
  row->addWidget(source, 1);
  row->addWidget(encoding);
  column->addLayout(row);
  column->addWidget(text, 1);
  keepTranslated(this, [this] { showChoices(); });
  source->hide();
  encoding->hide();
  connect(source, &QComboBox::activated, this, [this] {
    encoding->setCurrentIndex(0);
    showSource();
  });
  connect(encoding, &QComboBox::activated, this, &CommentPanel::showSource);
  connect(&document_, &Document::actorsChanged, this, &CommentPanel::showActor);
  connect(&selection_, &Selection::actorChanged, this, &CommentPanel::showActor);
}

void CommentPanel::showActor() {
  const DocumentActor* actor = document_.state().find(selection_.actor());
  const auto model = actor == nullptr ? nullptr : actor->model;
  if (model == shown_) return;  // the scroll position stays
  shown_ = model;
  readmes_ = model ? readmesBeside(model->file) : std::vector<FileRef>();
  source->clear();
  source->addItem(QString());
  for (const FileRef& readme : readmes_) source->addItem(shownName(readme.path()));
  source->setVisible(!readmes_.empty());
  showChoices();
  showSource();
  if (isVisible() && says()) emit read();
}

void CommentPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (says()) emit read();
}

/// Names the choices that aren't names of files or encodings.
void CommentPanel::showChoices() {
  if (source->count() > 0) source->setItemText(0, tr("Comment of the model"));
  encoding->setItemText(
      0, found_ ? tr("%1 (auto-detected)").arg(QString::fromStdString(std::string(base::codePageName(*found_))))
                : tr("auto-detected"));
}

bool CommentPanel::says() const {
  return shown_ != nullptr && (!readmes_.empty() || !manyLines(shown_->model.comment.utf8).isEmpty() ||
                               !manyLines(shown_->model.englishComment.utf8).isEmpty());
}

void CommentPanel::showSource() {
  const int readme = source->currentIndex() - 1;
  encoding->setVisible(readme >= 0);
  if (readme < 0) {
    text->setPlainText(shown_ ? commentOf(shown_->model) : QString());
    return;
  }
  const QVariant page = encoding->currentData();
  const auto byHand = page.isValid() ? std::optional(static_cast<base::CodePage>(page.toInt())) : std::nullopt;
  const auto read = readReadme(readmes_[static_cast<std::size_t>(readme)], byHand);
  found_.reset();
  if (read && !byHand) found_ = read->encoding;
  showChoices();
  text->setPlainText(read ? manyLines(read->utf8) : oneLine(base::describe(read.error())));
}

QString CommentPanel::commentOf(const pmx::Model& model) const {
  QStringList parts;
  const auto add = [&](const QString& part) {
    if (!part.isEmpty() && !parts.contains(part)) parts << part;
  };
  add(oneLine(model.name.utf8));
  add(oneLine(model.englishName.utf8));
  add(manyLines(model.comment.utf8));
  add(manyLines(model.englishComment.utf8));
  return parts.join(QStringLiteral("\n\n"));
}

}  // namespace app
