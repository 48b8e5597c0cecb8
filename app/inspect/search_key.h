// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace app {

/// Returns text in the form in which searches compare it: compatible forms made one (half and full
/// width), without case and accents, katakana as hiragana. So `ik` finds `左足ＩＫ`, `すかーと` finds
/// `スカート`, and `sentā` finds `senta`.
[[nodiscard]] QString searchKey(const QString& text);

/// These are the words of a search field, all of which must be found.
class SearchWords {
 public:
  SearchWords() = default;
  explicit SearchWords(const QString& typed) : words_(searchKey(typed).split(u' ', Qt::SkipEmptyParts)) {}

  [[nodiscard]] bool empty() const { return words_.isEmpty(); }
  /// `key` is a searchKey(). A word is found anywhere in it; in pieces (pmx::kBeforePiece) only
  /// from the beginning of one, across others: `hidariashi` and `ashi` in `|hidari|ashi|kubi`, but
  /// not `ik` in `|ashikubi`.
  [[nodiscard]] bool findIn(const QString& key) const;
  bool operator==(const SearchWords&) const = default;

 private:
  QStringList words_;
};

}  // namespace app
