// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;

namespace app {

/// One line above the view that says what went wrong and stays until closed or outdated.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Shows the first and how many more; all of them in the tool tip. None hides the bar.
  void showMessages(const QStringList& messages);
  [[nodiscard]] QString text() const;

 private:
  QLabel* label_;
};

}  // namespace app
