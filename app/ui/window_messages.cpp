// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/window_messages.h"

#include <utility>

#include <QAction>
#include <QStatusBar>

#include "app/playback/playback.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

constexpr int kMessageMs = 5000;

}  // namespace

WindowMessages::WindowMessages(MessageBar& bar, QStatusBar& statusBar, Playback& playback, QAction& findMissing)
    : bar_(bar), statusBar_(statusBar), playback_(playback), findMissing_(findMissing) {
  connect(&bar_, &MessageBar::shownAway, this, &WindowMessages::sayOverPicture);
}

void WindowMessages::say(const QString& text) {
  sayInStatusBar(text);
  playback_.say(text);
}

void WindowMessages::sayOverPicture(const QString& text) { playback_.say(text); }

void WindowMessages::sayInStatusBar(const QString& text) { statusBar_.showMessage(text, kMessageMs); }

MessageId WindowMessages::show(const QStringList& messages, QAction* mend) {
  return bar_.showMessages([messages] { return messages; }, mend);
}

void WindowMessages::show(const LiveText& message, QAction* mend) {
  bar_.showMessages([message] { return QStringList{message()}; }, mend);
}

void WindowMessages::tell(const LiveText& message, QAction* mend) {
  bar_.showMessages([message] { return QStringList{message()}; }, mend, MessageKind::Information);
}

void WindowMessages::hide(QAction* taken) { bar_.removeOffer(taken); }

void WindowMessages::hide(MessageId message) { bar_.remove(message); }

void WindowMessages::add(const LiveText& message, QAction* mend) { bar_.addMessage(message, mend); }

void WindowMessages::addFound(const LiveText& what, QAction* take) { bar_.addFound(what, take); }

void WindowMessages::addShown(const LiveText& error) { bar_.addMessage(error, nullptr, MessageKind::Error); }

void WindowMessages::setFullScreen(bool full) { bar_.setAway(full); }

void WindowMessages::offerUndo(QAction* undo) { bar_.offerUndo(undo); }

QString WindowMessages::shown() const { return bar_.text(); }

void WindowMessages::showErrors() {
  if (errors_.isEmpty()) return hide(std::exchange(shownErrors_, MessageId::None));
  shownErrors_ = show(errors_, findMissing_.isEnabled() ? &findMissing_ : nullptr);
}

}  // namespace app
