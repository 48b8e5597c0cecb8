// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/search_key.h"

#include <algorithm>

namespace app {

QString searchKey(const QString& text) {
  constexpr char16_t kFirstKatakana = u'\u30A1', kLastKatakana = u'\u30F6', kToHiragana = 0x60;
  constexpr char16_t kFirstAccent = u'\u0300', kLastAccent = u'\u036F';  // not those of kana
  QString key = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
  key.removeIf([](QChar letter) { return letter >= kFirstAccent && letter <= kLastAccent; });
  key = key.normalized(QString::NormalizationForm_KC);
  for (QChar& letter : key) {
    const char16_t code = letter.unicode();
    if (code >= kFirstKatakana && code <= kLastKatakana) letter = QChar(static_cast<char16_t>(code - kToHiragana));
    if (letter.isSpace()) letter = u' ';
  }
  return key;
}

bool SearchWords::findIn(const QString& key) const {
  return std::ranges::all_of(words_, [&key](const QString& word) { return key.contains(word); });
}

}  // namespace app
