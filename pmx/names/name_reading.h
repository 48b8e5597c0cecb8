// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pmx/base/text.h"

namespace pmx {

/// Characters of a name that are read; names that people gave are shorter.
inline constexpr std::size_t kLongestRead = 100;

/// A name for those who don't read Japanese (archives.md 5).
struct NameReading {
  /// The words of it that the field has English ones for in English, kana as Latin letters, the rest as it is: `左足ＩＫ` is
  /// `left leg IK`. Empty where that says no more than the name.
  std::string english;
  /// As one types it, with kBeforePiece before each part of it that stands for itself; where there are several ways, one a
  /// line: `|hidari|ashi|IK`; `|jouhanshin`, `|johanshin`.
  std::string typed;
};
inline constexpr char kBeforePiece = '\x1F';  ///< in no name as it is shown

/// Never fails; of longer names the first kLongestRead characters, then "…".
[[nodiscard]] NameReading readName(std::string_view utf8);

/// Whether English that a model gives for a name says something besides it: a letter or a digit, and not the same.
[[nodiscard]] bool saysMore(std::string_view english, std::string_view name);

/// The form of a name that is readable for more people: the model's English where that saysMore(), else
/// NameReading::english. Empty where there is none.
[[nodiscard]] std::string readableName(const base::Text& name, const base::Text& english);

}  // namespace pmx
