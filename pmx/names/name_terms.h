// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace pmx {

/// A word that names of bones, morphs and materials are put together from.
struct NameTerm {
  std::u32string_view japanese;
  std::string_view english;  ///< as the field has it: `left`, `upper body`; empty where English has no word for it
  std::string_view reading;  ///< as it is typed: `hidari`, `jouhanshin`; empty where the word is kana alone
};

/// Characters of the longest one.
inline constexpr std::size_t kLongestNameTerm = 8;

/// The word that is these characters, in compatible form (base::compatibleForm()); null where it is none of ours.
[[nodiscard]] const NameTerm* findNameTerm(std::u32string_view japanese);

}  // namespace pmx
