// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

/// Gives the keys of Undo and Redo to the window's actions while nothing is typed in the field with
/// the focus. Fields keep these keys, so that a number that was entered with Tab couldn't be
/// undone. The filter is installed on the application.
class UndoKeys : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
