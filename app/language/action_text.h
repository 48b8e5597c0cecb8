// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QAction;

namespace app {

/// An action's text as a line of its own, without its letter for the keyboard and the dots: "&Open…" and "開く(&O)…" are
/// "Open" and "開く". "&&" is a plain "&".
[[nodiscard]] QString plainActionText(const QString& text);

/// Buttons and tool tips of an action that has no words of its own for them say that: Qt would leave "(O)" in them.
void setPlainTexts(QAction& action);

/// A text with the keys of an action: `Play or pause (Space, P)`.
[[nodiscard]] QString withKeys(const QString& text, const QAction& action);
/// That, as its tool tip.
void describe(QAction& action, const QString& text);
/// What describe() was given: the tool tip without the keys that the action has.
[[nodiscard]] QString withoutKeys(const QAction& action);

}  // namespace app
