// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

#include "app/language/live_text.h"

namespace app {

/// This is the field above a panel's rows in which one types what they should have. Down goes to
/// the rows; Escape clears it first, then leaves.
class SearchField : public QLineEdit {
  Q_OBJECT
 public:
  /// `rows` says what the rows are, such as "Bones".
  explicit SearchField(const LiveText& rows, QWidget* parent = nullptr);

 signals:
  void rowsWanted();  ///< Down
  void cleared();     ///< by Escape
  void left();        ///< Escape in an empty field

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace app
