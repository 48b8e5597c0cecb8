// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace base {

/// This is how text is stored in a file. ICU decodes and encodes all of them.
enum class Encoding {
  Utf16Le,   ///< PMX, globals[0] = 0
  Utf8,      ///< PMX, globals[0] = 1
  ShiftJis,  ///< PMD, VMD, VPD: Windows-31J (CP932)
};

/// This is text as read from a file. `utf8` is always valid UTF-8 and is for display; bytes that
/// don't decode appear in it as U+FFFD. `raw` is empty when encoding `utf8` again gives the bytes
/// of the file; otherwise it holds those bytes, so that nothing is lost on writing.
struct Text {
  std::string utf8;
  std::string raw;

  Text() = default;
  Text(std::string value) : utf8(std::move(value)) {}  // NOLINT(google-explicit-constructor): text is text
  Text(const char* value) : utf8(value) {}             // NOLINT(google-explicit-constructor)
  [[nodiscard]] bool decodedExactly() const { return raw.empty(); }
  bool operator==(const Text&) const = default;
};

/// Converts bytes of a file to Text. Never fails. A leading U+FEFF and trailing U+0000 are left out
/// of `utf8` (and then kept in `raw`).
[[nodiscard]] Text decode(std::span<const std::byte> bytes, Encoding encoding);

/// Returns the bytes of a file for a text: `raw` if there is one, else `utf8` encoded.
[[nodiscard]] std::string encode(const Text& text, Encoding encoding);

/// Converts UTF-8 to the bytes of a file. Characters that the encoding can't hold become '?', as in
/// Windows.
[[nodiscard]] std::string encodeUtf8(std::string_view utf8, Encoding encoding);

/// Returns the Shift-JIS bytes that a VMD file would hold for this name: encoded, cut to `maxBytes`
/// (15 for bones and morphs, 20 for IK bones and models; the cut may split a character), ended at
/// the first NUL.
[[nodiscard]] std::string shiftJisKey(std::string_view utf8, std::size_t maxBytes);

/// Returns a key by which names match that differ only in ways that don't matter to MMD's users:
/// half characters at the end are dropped, wave dash and full-width tilde, minus signs, … made
/// equal. `fieldBytes` is a name field as stored, up to the first NUL. (mmd-reference.md 4.5)
[[nodiscard]] std::string shiftJisLooseKey(std::string_view fieldBytes);

/// Returns a key by which file names match as Windows would match them, and across Unicode forms:
/// NFKC and case folded, without spaces and dots at the end. (mmd-reference.md 11.11)
[[nodiscard]] std::string fileNameKey(std::string_view utf8);

/// Returns true when the bytes are valid UTF-8.
[[nodiscard]] bool isUtf8(std::string_view bytes);

}  // namespace base
