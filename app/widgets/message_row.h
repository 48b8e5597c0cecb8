// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include <QStringList>
#include <QWidget>

class QAction;
class QColor;
class QLabel;
class QToolButton;

namespace app {

/// This is one message of the message bar: its text, its buttons, and the one that closes it.
class MessageRow : public QWidget {
  Q_OBJECT
 public:
  explicit MessageRow(QWidget* parent = nullptr);

  /// Shows the first text and how many more there are; the tool tip has all. `mend` helps and
  /// `undo` undoes what it says; each may be null. `waiting` is the number of messages that have no
  /// row yet.
  void show(const QStringList& texts, QAction* mend, QAction* undo, std::size_t waiting);
  void setInk(const QColor& ink);
  /// Returns the line of such texts.
  [[nodiscard]] static QString lineOf(const QStringList& texts);

 signals:
  void closed();

 private:
  QLabel *label_, *waiting_;
  QToolButton *mend_, *undo_, *close_;
};

}  // namespace app
