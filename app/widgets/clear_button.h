// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QLineEdit>

namespace app {

/// Adds the button that empties a field, with a name for screen readers.
inline void addClearButton(QLineEdit& field, const QString& name) {
  field.setClearButtonEnabled(true);
  // Qt gives it no name.
  if (auto* clear = field.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"))) clear->setText(name);
}

}  // namespace app
