// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace app {

/// A field for one key: what is pressed in it is its new key. Tab and Escape do there what they do everywhere.
class KeyField : public QLineEdit {
  Q_OBJECT
 public:
  explicit KeyField(QWidget* parent = nullptr);

  void setKey(const QKeySequence& key);
  [[nodiscard]] QKeySequence key() const { return key_; }

 signals:
  void pressed(const QKeySequence& key);  ///< by the user; key() is still the one before

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  QKeySequence key_;
};

}  // namespace app
