// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include "app/language/live_text.h"

class QAction;
class QStatusBar;

namespace app {

class MessageBar;
class Playback;

/// This is how the window tells something: in the message bar above the view what stays until it is
/// closed or outdated, and over the picture and in the status bar what is gone after some seconds.
/// It keeps the errors of the files that were opened last.
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

  /// Shows these messages in the message bar, with an action that helps; an empty list hides it.
  /// They are the same in all languages.
  void show(const QStringList& messages, QAction* mend = nullptr);
  /// Shows a message that follows the language and isn't empty.
  void show(const LiveText& message, QAction* mend = nullptr);
  void hide() { show(QStringList()); }
  /// Adds a sentence to what the message bar shows, or shows it alone, with an action that helps.
  void add(const LiveText& message, QAction* mend = nullptr);
  /// Offers an action that undoes what the message bar says, beside the one that helps.
  void offerUndo(QAction* undo);
  /// Returns the message bar's line; empty when it is hidden.
  [[nodiscard]] QString shown() const;

  /// Sets the errors of the files opened last, without showing them.
  void setErrors(QStringList errors) { errors_ = std::move(errors); }
  void addError(const QString& error) { errors_ << error; }
  [[nodiscard]] const QStringList& errors() const { return errors_; }
  /// Shows the errors in the message bar.
  void showErrors();

 private:
  MessageBar& bar_;
  QStatusBar& statusBar_;
  Playback& playback_;
  QAction& findMissing_;
  QStringList errors_;
};

}  // namespace app
