// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pmx/base/text.h"

namespace pmx {

/// At most this many characters of a name are read; names by people are shorter.
inline constexpr std::size_t kLongestRead = 100;

/// This is a name for people who don't read Japanese (archives.md 5).
struct NameReading {
  /// The words with an English term are in English, kana in Latin letters, the rest as it is:
  /// `左足ＩＫ` is `left leg IK`. Empty where that adds nothing to the name.
  std::string english;
  /// This is the name as one types it, with kBeforePiece before each independent part; if there are
  /// several ways, there is one per line: `|hidari|ashi|IK`; `|jouhanshin`, `|johanshin`.
  std::string typed;
};
inline constexpr char kBeforePiece = '\x1F';  ///< in no name as it is shown

/// Never fails. For longer names it reads the first kLongestRead characters, then "…".
[[nodiscard]] NameReading readName(std::string_view utf8);

/// Returns whether a model's English for a name adds something to it: it has a letter or a digit,
/// and differs from the name.
[[nodiscard]] bool saysMore(std::string_view english, std::string_view name);

/// Returns the form of a name that is readable for more people: the model's English where that
/// saysMore(), else NameReading::english. Empty where there is none.
[[nodiscard]] std::string readableName(const base::Text& name, const base::Text& english);

}  // namespace pmx
