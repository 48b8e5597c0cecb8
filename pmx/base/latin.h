// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace base {

/// Returns the first `most` characters of UTF-8 with compatible forms made equal (half and full
/// width: NFKC), as UTF-32. Bytes that aren't UTF-8 become U+FFFD. The result is at most 18 times
/// as long, since there are characters that are whole sentences.
[[nodiscard]] std::u32string compatibleForm(std::string_view utf8, std::size_t most);
[[nodiscard]] std::string toUtf8(std::u32string_view text);

/// This is the writing that a character belongs to, as far as it matters to who can read it.
enum class Writing : std::uint8_t {
  Space,
  Mark,      ///< neither letter nor digit
  Word,      ///< digits, and letters that stay as they are: Latin and Greek ones
  Hiragana,  ///< also what may follow one, such as U+30FC
  Katakana,
  Han,    ///< Chinese characters, kanji among them
  Other,  ///< letters of another script: Hangul, Cyrillic, Thai, …
};
/// Returns the writing of a character. `before`: that of the character before it, for marks that
/// belong to it; Space for the first.
[[nodiscard]] Writing writingOf(char32_t character, Writing before);

/// Returns letters of kana, or of Other, as Latin ones, by ICU: kana after Hepburn with long vowels
/// as `ā`, other scripts in ASCII as far as possible. Letters that ICU can't convert stay as they
/// are.
[[nodiscard]] std::string toLatin(std::u32string_view letters, Writing writing);

}  // namespace base
