// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// The program speaks this language (a code of languages(); another counts as English) from now on: what stands in its
/// windows is told anew at once, and each widget gets QEvent::LanguageChange. Qt's own texts (buttons of its dialogs)
/// follow where Qt's translations are installed. In the thread of the QApplication, which must be there.
void speak(const QString& language);

/// The language spoken now.
[[nodiscard]] QString spoken();

}  // namespace app
