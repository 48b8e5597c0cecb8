// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include <QFrame>
#include <QStringList>

#include "app/language/live_text.h"

class QAction;
class QLabel;
class QToolButton;

namespace app {

/// This line above the view reports what went wrong, and stays until it is closed or outdated.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Texts in the language of the moment, as LiveText is one.
  using LiveTexts = std::function<QStringList()>;

  /// Shows the first message and how many more there are; the tool tip has all. An empty list hides
  /// the bar. `mend` is an action that helps.
  void showMessages(const LiveTexts& messages, QAction* mend = nullptr);
  /// Adds a sentence after the shown text, or shows it alone. Its action that helps, if any, takes
  /// the place of the one before.
  void addMessage(const LiveText& message, QAction* mend = nullptr);
  /// Offers an action that undoes what the text says, beside the one that helps, until another text
  /// is shown.
  void offerUndo(QAction* undo);
  [[nodiscard]] QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLabel* label_;
  QToolButton *mend_, *undo_, *close_;
  std::optional<bool> dark_;  // the window's colours that it was painted for
  void followColours();
  void put(const LiveTexts& messages, QAction* mend);
  void showTexts();

  LiveTexts shown_;
};

}  // namespace app
