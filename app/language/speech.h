// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// Switches the program to a language (a code of languages(); any other is English): texts that
/// are kept by keepTranslated() change at once, and each widget gets QEvent::LanguageChange. Qt's
/// own texts (buttons of its dialogs) follow where Qt's translations are installed. It must be
/// called in the thread of an existing QApplication.
void speak(const QString& language);

/// Returns the current language.
[[nodiscard]] QString spoken();

}  // namespace app
