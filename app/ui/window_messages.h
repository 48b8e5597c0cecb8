// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include "app/language/live_text.h"
#include "app/widgets/message_bar.h"

class QAction;
class QStatusBar;

namespace app {

class Playback;

/// This is how the window tells something: in the message bar above the view errors, which stay
/// until they are closed or outdated, and information with its offers; over the picture and in the
/// status bar what is gone after some seconds. In full screen what comes to the bar is seen over
/// the picture. It keeps the errors of the files that were opened last.
class WindowMessages : public QObject {
  Q_OBJECT
 public:
  /// `findMissing` is offered with errors while it is enabled. `playback` has the picture.
  WindowMessages(MessageBar& bar, QStatusBar& statusBar, Playback& playback, QAction& findMissing);

  /// Shows a text for some seconds over the picture, and in the status bar.
  void say(const QString& text);
  /// Shows a text for some seconds over the picture alone: what a key has switched.
  void sayOverPicture(const QString& text);
  /// Shows a text for some seconds in the status bar alone.
  void sayInStatusBar(const QString& text);

  /// Shows these errors in the message bar, with an action that helps; an empty list hides it.
  /// They are the same in all languages.
  MessageId show(const QStringList& messages, QAction* mend = nullptr);
  /// Shows an error that follows the language and isn't empty.
  void show(const LiveText& message, QAction* mend = nullptr);
  /// Shows information, which isn't empty, with an action that helps; it closes itself.
  void tell(const LiveText& message, QAction* mend = nullptr);
  /// Hides all messages: another show makes them outdated.
  void hideAll() { show(QStringList()); }
  /// Hides the message whose offer was taken.
  void hide(QAction* taken);
  /// Hides one message, if it is still there: what it said is no longer so.
  void hide(MessageId message);
  /// Adds information to what the message bar shows, or shows it alone, with an action that helps.
  void add(const LiveText& message, QAction* mend = nullptr);
  /// Adds a file that was found where the opened ones lie, with the action that takes it.
  void addFound(const LiveText& what, QAction* take);
  /// Adds an error likewise.
  void addShown(const LiveText& error);
  /// Offers an action that undoes what the message bar says, beside those that help.
  void offerUndo(QAction* undo);
  /// Returns the message bar's line; empty when it is hidden.
  [[nodiscard]] QString shown() const;

  /// Sets the errors of the files opened last, without showing them.
  void setErrors(QStringList errors) { errors_ = std::move(errors); }
  void addError(const QString& error) { errors_ << error; }
  [[nodiscard]] const QStringList& errors() const { return errors_; }
  /// Shows the errors in the message bar. Without any, those that were shown so go.
  void showErrors();
  /// Sets whether the picture has the whole screen, without the bar.
  void setFullScreen(bool full);

 private:
  MessageBar& bar_;
  QStatusBar& statusBar_;
  Playback& playback_;
  QAction& findMissing_;
  QStringList errors_;
  MessageId shownErrors_ = MessageId::None;
};

}  // namespace app
