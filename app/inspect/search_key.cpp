// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/search_key.h"

#include <algorithm>

#include "pmx/names/name_reading.h"

namespace app {
namespace {

constexpr QChar kPiece(pmx::kBeforePiece);

/// Returns whether the pieces from this position on begin with the word.
bool beginsWith(QStringView pieces, QStringView word) {
  for (const QChar letter : pieces) {
    if (word.isEmpty()) break;
    if (letter == kPiece) continue;
    if (letter != word.front()) return false;
    word = word.sliced(1);
  }
  return word.isEmpty();
}

bool findWord(const QString& word, const QString& key) {
  for (qsizetype at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) {
    // A part between spaces has pieces if it begins with kPiece.
    if (key[key.lastIndexOf(u' ', at) + 1] != kPiece) return true;
  }
  for (qsizetype at = key.indexOf(kPiece); at >= 0; at = key.indexOf(kPiece, at + 1)) {
    if (beginsWith(QStringView(key).sliced(at), word)) return true;
  }
  return false;
}

}  // namespace

QString searchKey(const QString& text) {
  constexpr char16_t kFirstKatakana = u'\u30A1', kLastKatakana = u'\u30F6', kToHiragana = 0x60;
  constexpr char16_t kFirstAccent = u'\u0300', kLastAccent = u'\u036F';  // without those of kana
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
  return std::ranges::all_of(words_, [&key](const QString& word) { return findWord(word, key); });
}

}  // namespace app
