// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/message_row.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "app/language/live_text.h"
#include "app/widgets/icons.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMaxInTip = 20;
constexpr int kMaxLines = 3;  // a long text in a small window mustn't take the view

/// Gives a button this action alone; null hides it.
void setOnlyAction(QToolButton& button, QAction* action) {
  for (QAction* before : button.actions()) {
    if (before != action) button.removeAction(before);  // otherwise it stays in the button's menu
  }
  if (action != nullptr) button.setDefaultAction(action);
  button.setVisible(action != nullptr);
}

}  // namespace

MessageRow::MessageRow(QWidget* parent) : QWidget(parent), label_(new QLabel(this)), waiting_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 2, 4, 2);
  row->addWidget(label_, 1);
  for (QToolButton*& button : buttons_) {
    button = new QToolButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    button->hide();
    row->addWidget(button, 0, Qt::AlignTop);
  }
  row->addWidget(waiting_, 0, Qt::AlignVCenter);
  waiting_->hide();
  close_ = new QToolButton(this);  // Tab goes to it after the others
  close_->setAutoRaise(true);
  close_->setFocusPolicy(Qt::TabFocus);
  keepTranslated(this, [this] {
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close the message"));
  });
  row->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &MessageRow::closed);
  label_->setTextFormat(Qt::PlainText);  // the text has names of files, which may look like HTML
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setWordWrap(true);
  label_->setMinimumWidth(40);
  label_->setMaximumHeight(kMaxLines * label_->fontMetrics().lineSpacing());  // the tip has all of it
}

QString MessageRow::lineOf(const QStringList& texts) {
  if (texts.isEmpty()) return {};
  const auto more = static_cast<int>(texts.size()) - 1;
  return more == 0 ? texts.front() : tr("%1 (and %n more)", nullptr, more).arg(texts.front());
}

void MessageRow::show(const QStringList& texts, const std::vector<QAction*>& actions, std::size_t waiting) {
  label_->setText(lineOf(texts));
  setToolTip(plainToolTip(texts.mid(0, kMaxInTip).join(u'\n')));
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    setOnlyAction(*buttons_[i], i < actions.size() ? actions[i] : nullptr);
  waiting_->setText(QStringLiteral("+%1").arg(waiting));
  waiting_->setToolTip(tr("%n more message(s)", nullptr, static_cast<int>(waiting)));
  waiting_->setVisible(waiting > 0);
  setVisible(true);
}

void MessageRow::setInk(const QColor& ink) { close_->setIcon(glyphIcon(Glyph::Close, ink)); }

}  // namespace app
