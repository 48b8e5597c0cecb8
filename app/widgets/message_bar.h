// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QAction;
class QLabel;
class QToolButton;

namespace app {

/// One line above the view that says what went wrong and stays until closed or outdated.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Shows the first and how many more; all of them in the tool tip. None hides the bar. `mend`: what to do about it.
  void showMessages(const QStringList& messages, QAction* mend = nullptr);
  /// One more sentence behind what is shown, or alone.
  void addMessage(const QString& message);
  [[nodiscard]] QString text() const;

 private:
  QLabel* label_;
  QToolButton* mend_;
  QStringList shown_;
};

}  // namespace app
