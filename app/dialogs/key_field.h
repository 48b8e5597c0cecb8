// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace app {

/// This is a field for one key: the pressed key becomes its new key. Tab and Escape have their
/// usual effect.
class KeyField : public QLineEdit {
  Q_OBJECT
 public:
  explicit KeyField(QWidget* parent = nullptr);

  void setKey(const QKeySequence& key);
  [[nodiscard]] QKeySequence key() const { return key_; }

 signals:
  void pressed(const QKeySequence& key);  ///< by the user; key() is still the previous one

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  QKeySequence key_;
};

}  // namespace app
