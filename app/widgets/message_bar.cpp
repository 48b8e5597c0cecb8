// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/message_bar.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "app/language/live_text.h"
#include "app/widgets/appearance.h"
#include "app/widgets/icons.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kMaxInTip = 20;

/// These are the colours of the bar: an amber as light or as dark as the window is.
struct BarColours {
  QColor bar, ink;
};
BarColours coloursOf(bool dark) {
  if (dark) return {QColor(0x45, 0x3d, 0x29), QColor(0xf2, 0xe6, 0xc6)};
  return {QColor(0xff, 0xe6, 0x9c), QColor(0x2a, 0x20, 0x00)};
}

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      label_(new QLabel(this)),
      mend_(new QToolButton(this)),
      undo_(new QToolButton(this)),
      close_(new QToolButton(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 4, 4, 4);
  row->addWidget(label_, 1);
  mend_->setFocusPolicy(Qt::TabFocus);
  row->addWidget(mend_, 0, Qt::AlignTop);
  undo_->setFocusPolicy(Qt::TabFocus);
  undo_->hide();
  row->addWidget(undo_, 0, Qt::AlignTop);
  close_->setAutoRaise(true);
  close_->setFocusPolicy(Qt::TabFocus);
  keepTranslated(this, [this] {
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close the message"));
  });
  row->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);

  label_->setTextFormat(Qt::PlainText);  // the text has names of files, which may look like HTML
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setWordWrap(true);
  label_->setMinimumWidth(40);
  followColours();
  setAutoFillBackground(true);
  keepTranslated(this, [this] { showTexts(); });
  hide();
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) followColours();
}

void MessageBar::followColours() {
  const bool dark = isDark(QApplication::palette());
  if (dark_ == dark) return;  // setPalette() comes back here, too
  dark_ = dark;
  const auto [bar, ink] = coloursOf(dark);
  QPalette own = palette();
  own.setColor(QPalette::Window, bar);
  own.setColor(QPalette::WindowText, ink);
  own.setColor(QPalette::Text, ink);
  setPalette(own);
  close_->setIcon(glyphIcon(Glyph::Close, ink));
}

void MessageBar::showMessages(const LiveTexts& messages, QAction* mend) {
  undo_->hide();
  put(messages, mend);
}

void MessageBar::offerUndo(QAction* undo) {
  undo_->setDefaultAction(undo);
  undo_->show();
}

void MessageBar::put(const LiveTexts& messages, QAction* mend) {
  shown_ = messages;
  if (shown_().isEmpty()) {
    hide();
    return;
  }
  mend_->setVisible(mend != nullptr);
  for (QAction* before : mend_->actions()) {
    if (before != mend) mend_->removeAction(before);  // otherwise it stays in the button's menu
  }
  if (mend != nullptr) mend_->setDefaultAction(mend);
  showTexts();
  show();
}

void MessageBar::showTexts() {
  const QStringList messages = shown_ ? shown_() : QStringList();
  if (messages.isEmpty()) return;
  const auto more = static_cast<int>(messages.size()) - 1;
  label_->setText(more == 0 ? messages.front() : tr("%1 (and %n more)", nullptr, more).arg(messages.front()));
  setToolTip(plainToolTip(messages.mid(0, kMaxInTip).join(u'\n')));
}

void MessageBar::addMessage(const LiveText& message, QAction* mend) {
  if (isHidden()) return showMessages([message] { return QStringList{message()}; }, mend);
  put(
      [before = shown_, message] {
        QStringList messages = before();
        messages.front() += QStringLiteral(". ") + message();
        return messages;
      },
      mend != nullptr || mend_->isHidden() ? mend : mend_->defaultAction());
}

QString MessageBar::text() const { return isHidden() ? QString() : label_->text(); }

}  // namespace app
