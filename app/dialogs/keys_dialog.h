// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>

#include <QDialog>

#include "app/dialogs/command_keys.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class KeyField;

/// This dialog lists every command with its keys, which are changed here, and explains other keys
/// and the mouse. A key of another command is only given after a question. It doesn't block the
/// window, and changes apply at once.
class KeysDialog : public QDialog {
  Q_OBJECT
 public:
  KeysDialog(CommandKeys& keys, QWidget* parent);

  // These are the dialog's widgets.
  QLineEdit* search;
  QTreeWidget* list;
  QLabel* chosenName;
  std::array<KeyField*, CommandKeys::kMaxKeys> fields;
  std::array<QToolButton*, CommandKeys::kMaxKeys> clearButtons;
  QPushButton *resetButton, *resetAllButton;
  QLabel* question;  ///< or why a key isn't possible
  QPushButton *yesButton, *noButton;

  enum Column { kCommand, kKeys };

 protected:
 private:
  void makeLayout();
  void fill();
  void addFixed();
  void showTexts();
  void showKeys();
  void showChosen();
  void filter();
  /// Returns null where the current row is no command.
  [[nodiscard]] const CommandKeys::Command* chosen() const;
  void press(std::size_t field, const QKeySequence& key);
  void give(const QList<QKeySequence>& keys);
  void ask(const QString& text, const QString& yes, std::function<void()> then);
  void dropQuestion();

  CommandKeys& keys_;
  std::vector<QTreeWidgetItem*> rows_;  // per command
  std::function<void()> asked_;
};

}  // namespace app
