// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QAction;

namespace app {

/// Returns an action's text without its mnemonic and its dots: "&Open…" and "開く(&O)…" become "Open"
/// and "開く". "&&" becomes "&".
[[nodiscard]] QString plainActionText(const QString& text);

/// Sets an action's text, and the plain text for its buttons and its tool tip: Qt would leave "(O)"
/// in those.
void setActionText(QAction& action, const QString& text);

/// Returns a text with the keys of an action: `Play or pause (Space, P)`.
[[nodiscard]] QString withKeys(const QString& text, const QAction& action);
/// Sets a text with the keys as the action's tool tip.
void describe(QAction& action, const QString& text);
/// Returns the text that describe() was given: the tool tip without the action's keys.
[[nodiscard]] QString withoutKeys(const QAction& action);

}  // namespace app
