// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace pmx {

/// This is a word from which names of bones, morphs and materials are put together.
struct NameTerm {
  std::u32string_view japanese;
  /// This is the English term: `left`, `upper body`; empty where English has no word for it.
  std::string_view english;
  /// This is how it is typed: `hidari`, `jouhanshin`; empty where the word is only kana.
  std::string_view reading;
};

/// The longest term has this many characters.
inline constexpr std::size_t kLongestNameTerm = 8;

/// Returns the word with these characters, in compatible form (base::compatibleForm()); null where
/// it isn't in the tables.
[[nodiscard]] const NameTerm* findNameTerm(std::u32string_view japanese);

}  // namespace pmx
