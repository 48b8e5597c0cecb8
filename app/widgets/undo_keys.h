// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

/// Gives the keys of Undo and Redo to the window's actions while the field that has the focus has nothing typed in it:
/// fields keep them for themselves, and whoever typed a number and left by Tab would undo nothing. Installed on the
/// application.
class UndoKeys : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
