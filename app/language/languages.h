// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QLocale>
#include <QString>
#include <QStringList>

namespace app {

/// A Language is a language of the window.
struct Language {
  QString code;     ///< "en", "ja", "zh_CN", "ko": the names of the files in resources/languages
  QString ownName;  ///< its name in the language itself; never translated
};

/// Returns all languages, English first.
[[nodiscard]] const std::vector<Language>& languages();

/// Returns the code of the language to use where `wanted` was chosen: that one; else the first of
/// `others` that exists, or English. `others` are names as in QLocale::uiLanguages() ("ja-JP").
/// Traditional Chinese (script Hant, Taiwan, Hong Kong, Macau) isn't available.
[[nodiscard]] QString spokenLanguage(const QString& wanted,
                                     const QStringList& others = QLocale::system().uiLanguages());

}  // namespace app
