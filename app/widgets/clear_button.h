// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QLineEdit>

#include "app/language/live_text.h"

namespace app {

/// Adds the button that empties a field, with a name for screen readers.
inline void addClearButton(QLineEdit& field, const LiveText& name) {
  field.setClearButtonEnabled(true);
  // Qt gives it no name.
  if (auto* clear = field.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction")))
    keepTranslated(clear, [clear, name] { clear->setText(name()); });
}

}  // namespace app
