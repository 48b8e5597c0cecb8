// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/languages.h"

#include <algorithm>

namespace app {

const std::vector<Language>& languages() {
  static const std::vector<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                         {QStringLiteral("ja"), QStringLiteral("日本語")},
                                         {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
                                         {QStringLiteral("ko"), QStringLiteral("한국어")}};
  return all;
}

QString spokenLanguage(const QString& wanted, const QStringList& others) {
  if (std::ranges::count(languages(), wanted, &Language::code) > 0) return wanted;
  for (const QString& other : others) {
    const QLocale locale(other);
    if (locale.language() == QLocale::Chinese && locale.script() != QLocale::SimplifiedHanScript) continue;
    for (const Language& language : languages())
      if (locale.language() == QLocale(language.code).language()) return language.code;
  }
  return languages().front().code;
}

}  // namespace app
