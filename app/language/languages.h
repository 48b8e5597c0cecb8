// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QLocale>
#include <QString>
#include <QStringList>

namespace app {

/// A language that the window speaks.
struct Language {
  QString code;     ///< "en", "ja", "zh_CN", "ko": as the files in resources/languages are named
  QString ownName;  ///< as those who speak it call it; never translated
};

/// All of them, English first.
[[nodiscard]] const std::vector<Language>& languages();

/// The code of the language that is spoken where `wanted` was chosen: that one; where it is none of languages(), the first
/// of `others` that there is, English without one. Those are names as QLocale::uiLanguages() has them ("ja-JP"). Chinese
/// in traditional characters (script Hant, Taiwan, Hong Kong, Macau) isn't there.
[[nodiscard]] QString spokenLanguage(const QString& wanted,
                                     const QStringList& others = QLocale::system().uiLanguages());

}  // namespace app
