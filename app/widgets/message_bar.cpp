// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/message_bar.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "app/language/live_text.h"
#include "app/widgets/appearance.h"
#include "app/widgets/message_row.h"
#include "app/widgets/text.h"

namespace app {
namespace {

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

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), plainMs_(kPlainMs), offeringMs_(kOfferingMs) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 2, 0, 2);
  column->setSpacing(0);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i] = new MessageRow(this);
    rows_[i]->hide();
    column->addWidget(rows_[i]);
    connect(rows_[i], &MessageRow::closed, this, [this, i] { close(i); });
  }
  wait_.setSingleShot(true);
  connect(&wait_, &QTimer::timeout, this, &MessageBar::closeUnlessUsed);
  followColours();
  setAutoFillBackground(true);
  if (window() != this) window()->installEventFilter(this);
  keepTranslated(this, [this] { showRows(); });
  hide();
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && rows_.back() != nullptr) followColours();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window() && event->type() == QEvent::Resize) showRows();
  return QFrame::eventFilter(watched, event);
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
  for (MessageRow* row : rows_) row->setInk(ink);
}

MessageId MessageBar::showMessages(const LiveTexts& messages, QAction* mend, MessageKind kind) {
  messages_.clear();
  if (!messages().isEmpty()) return push(messages, mend, kind);
  showRows();
  showOrHide();
  return MessageId::None;
}

MessageId MessageBar::addMessage(const LiveText& message, QAction* mend, MessageKind kind) {
  if (mend != nullptr) std::erase_if(messages_, [mend](const Message& each) { return each.mend == mend; });
  if (messages_.size() >= kMaxMessages) messages_.erase(messages_.begin() + 1);
  return push([message] { return QStringList{message()}; }, mend, kind);
}

MessageId MessageBar::push(const LiveTexts& texts, QAction* mend, MessageKind kind) {
  const MessageId id{++pushed_};
  messages_.push_back({texts, mend, nullptr, kind, id, {}});
  showRows();
  showOrHide();
  if (!away_) return id;
  if (toAnnounce_.empty()) QMetaObject::invokeMethod(this, &MessageBar::announce, Qt::QueuedConnection);
  toAnnounce_.push_back(id);
  return id;
}

void MessageBar::addFound(const LiveText& what, QAction* take) {
  removeOffer(take);
  const auto row = std::ranges::find_if(messages_, [](const Message& each) { return !each.found.empty(); });
  if (row == messages_.end()) {
    push({}, nullptr, MessageKind::Information);
    messages_.back().found.push_back({what, take});
  } else if (row->found.size() < kMaxFound) {
    row->found.push_back({what, take});
  }
  showRows();
  beginToWait();
}

QStringList MessageBar::textsOf(const Message& message) {
  const std::vector<Found>& found = message.found;
  if (found.empty()) return message.texts ? message.texts() : QStringList();
  if (found.size() == 1) return {tr("In the same folder: %1").arg(found.front().what())};
  return {tr("In the same folder: %1 and %2").arg(found.front().what(), found.back().what())};
}

std::vector<QAction*> MessageBar::actionsOf(const Message& message) {
  std::vector<QAction*> actions;
  for (const Found& file : message.found) actions.push_back(file.take);
  for (QAction* each : {message.mend, message.undo})
    if (each != nullptr) actions.push_back(each);
  return actions;
}

/// Announces the messages that came since the last time and are still there. Those that were
/// announced already aren't repeated.
void MessageBar::announce() {
  const std::vector<MessageId> ids = std::exchange(toAnnounce_, {});
  QStringList lines;
  for (const Message& message : messages_)
    if (std::ranges::find(ids, message.id) != ids.end()) lines << MessageRow::lineOf(textsOf(message));
  if (away_ && !lines.isEmpty()) emit shownAway(lines.join(u'\n'));
}

void MessageBar::offerUndo(QAction* undo) {
  if (messages_.empty()) return;
  messages_.back().undo = undo;
  showRows();
  beginToWait();
}

std::size_t MessageBar::mostRows() const { return window() != this && window()->height() < kLowWindow ? 1 : kMaxRows; }

void MessageBar::showRows() {
  const std::size_t shown = std::min(messages_.size(), mostRows());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (i >= shown) {
      rows_[i]->hide();
      continue;
    }
    const Message& message = messages_[i];
    rows_[i]->show(textsOf(message), actionsOf(message), i + 1 == shown ? messages_.size() - shown : 0);
  }
}

void MessageBar::showOrHide() {
  setVisible(!messages_.empty() && !away_);
  beginToWait();
}

void MessageBar::beginToWait() {
  wait_.stop();
  const auto is = [this](auto&& what) { return std::ranges::any_of(messages_, what); };
  if (messages_.empty() || away_ || is([](const Message& each) { return each.kind == MessageKind::Error; })) return;
  const bool offers = is([](const Message& each) { return !actionsOf(each).empty(); });
  wait_.start(offers ? offeringMs_ : plainMs_);
}

/// Somebody who points at the bar, or has the keyboard in it, is reading it or about to click.
void MessageBar::closeUnlessUsed() {
  const QWidget* focus = QApplication::focusWidget();
  if (underMouse() || (focus != nullptr && isAncestorOf(focus))) return beginToWait();
  const auto seen = static_cast<std::ptrdiff_t>(std::min(messages_.size(), mostRows()));
  messages_.erase(messages_.begin(), messages_.begin() + seen);
  showRows();
  showOrHide();
}

void MessageBar::close(std::size_t row) {
  if (row < messages_.size()) messages_.erase(messages_.begin() + static_cast<std::ptrdiff_t>(row));
  showRows();
  showOrHide();
}

void MessageBar::dismiss() {
  messages_.clear();
  showRows();
  showOrHide();
}

void MessageBar::removeOffer(const QAction* taken) {
  std::erase_if(messages_, [taken](Message& each) {
    const auto gone = std::erase_if(each.found, [taken](const Found& file) { return file.take == taken; });
    return each.undo == taken || each.mend == taken || (gone > 0 && each.found.empty());
  });
  showRows();
  showOrHide();
}

void MessageBar::remove(MessageId message) {
  std::erase_if(messages_, [message](const Message& each) { return each.id == message; });
  showRows();
  showOrHide();
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

QStringList MessageBar::lines() const {
  QStringList lines;
  for (const Message& message : messages_) lines << MessageRow::lineOf(textsOf(message));
  return lines;
}

QString MessageBar::text() const { return inSequence(lines()); }

}  // namespace app
