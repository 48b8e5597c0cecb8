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
constexpr int kMaxLines = 3;  // a long text in a small window mustn't take the view
constexpr int kPlainMs = 12'000, kOfferingMs = 30'000;

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
    : QFrame(parent), label_(new QLabel(this)), plainMs_(kPlainMs), offeringMs_(kOfferingMs) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 4, 4, 4);
  row->addWidget(label_, 1);
  const auto addButton = [this, row] {
    auto* button = new QToolButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    button->hide();
    row->addWidget(button, 0, Qt::AlignTop);
    return button;
  };
  for (QToolButton*& mend : mends_) mend = addButton();
  undo_ = addButton();
  close_ = new QToolButton(this);
  close_->setAutoRaise(true);
  close_->setFocusPolicy(Qt::TabFocus);
  keepTranslated(this, [this] {
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close the message"));
  });
  row->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &MessageBar::dismiss);
  wait_.setSingleShot(true);
  connect(&wait_, &QTimer::timeout, this, &MessageBar::closeUnlessUsed);

  label_->setTextFormat(Qt::PlainText);  // the text has names of files, which may look like HTML
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setWordWrap(true);
  label_->setMinimumWidth(40);
  label_->setMaximumHeight(kMaxLines * label_->fontMetrics().lineSpacing());  // the tip has all of it
  followColours();
  setAutoFillBackground(true);
  keepTranslated(this, [this] { showTexts(); });
  hide();
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && close_ != nullptr) followColours();
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

void MessageBar::showMessages(const LiveTexts& messages, QAction* mend, MessageKind kind) {
  undo_->hide();
  put(messages, mend != nullptr ? QList<QAction*>{mend} : QList<QAction*>(), kind);
}

void MessageBar::addMessage(const LiveText& message, QAction* mend, MessageKind kind) {
  if (!open_) return showMessages([message] { return QStringList{message()}; }, mend, kind);
  QList<QAction*> mends = actions_;
  if (mend != nullptr) {
    mends.removeAll(mend);
    mends.append(mend);
  }
  while (mends.size() > static_cast<qsizetype>(kMaxMends)) mends.removeFirst();
  put(
      [before = shown_, message] {
        QStringList messages = before();
        messages.front() = inSequence({messages.front(), message()});
        return messages;
      },
      mends, kind_ == MessageKind::Error ? kind_ : kind);
}

void MessageBar::offerUndo(QAction* undo) {
  undo_->setDefaultAction(undo);
  undo_->show();
  beginToWait();
}

void MessageBar::put(const LiveTexts& messages, const QList<QAction*>& mends, MessageKind kind) {
  shown_ = messages;
  if (shown_().isEmpty()) return dismiss();
  actions_ = mends;
  kind_ = kind;
  for (std::size_t i = 0; i < mends_.size(); ++i) {
    QAction* mend = mends.value(static_cast<qsizetype>(i));
    for (QAction* before : mends_[i]->actions()) {
      if (before != mend) mends_[i]->removeAction(before);  // otherwise it stays in the button's menu
    }
    if (mend != nullptr) mends_[i]->setDefaultAction(mend);
    mends_[i]->setVisible(mend != nullptr);
  }
  open_ = true;
  showTexts();
  showOrHide();
  if (away_) emit shownAway(label_->text());
}

void MessageBar::showTexts() {
  const QStringList messages = shown_ ? shown_() : QStringList();
  if (messages.isEmpty()) return;
  const auto more = static_cast<int>(messages.size()) - 1;
  label_->setText(more == 0 ? messages.front() : tr("%1 (and %n more)", nullptr, more).arg(messages.front()));
  setToolTip(plainToolTip(messages.mid(0, kMaxInTip).join(u'\n')));
}

void MessageBar::showOrHide() {
  setVisible(open_ && !away_);
  beginToWait();
}

void MessageBar::beginToWait() {
  wait_.stop();
  if (!open_ || away_ || kind_ == MessageKind::Error) return;
  wait_.start(actions_.isEmpty() && undo_->isHidden() ? plainMs_ : offeringMs_);
}

/// Somebody who points at the bar, or has the keyboard in it, is reading it or about to click.
void MessageBar::closeUnlessUsed() {
  const QWidget* focus = QApplication::focusWidget();
  if (underMouse() || (focus != nullptr && isAncestorOf(focus))) return beginToWait();
  dismiss();
}

void MessageBar::dismiss() {
  open_ = false;
  showOrHide();
}

void MessageBar::removeMend(QAction* mend) {
  QList<QAction*> left = actions_;
  left.removeAll(mend);
  if (left.isEmpty()) return dismiss();
  if (open_) put(shown_, left, kind_);
}

void MessageBar::setAway(bool away) {
  away_ = away;
  showOrHide();
}

void MessageBar::setTimes(int plain, int offering) {
  plainMs_ = plain;
  offeringMs_ = offering;
  beginToWait();
}

QString MessageBar::text() const { return open_ ? label_->text() : QString(); }

}  // namespace app
