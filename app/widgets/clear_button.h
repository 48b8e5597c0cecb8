// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QLineEdit>

namespace app {

/// The button in a field that empties it, with a name for those who don't see it.
inline void addClearButton(QLineEdit& field, const QString& name) {
  field.setClearButtonEnabled(true);
  // Qt gives it none.
  if (auto* clear = field.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"))) clear->setText(name);
}

}  // namespace app
