// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace base {

// These are letters, digits and spaces of ASCII, alike in every locale. The C library's functions
// follow the locale: in Turkish its tolower('I') isn't 'i', and in others bytes above 0x7F are
// letters.

[[nodiscard]] constexpr char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
[[nodiscard]] constexpr char asciiUpper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
[[nodiscard]] constexpr bool isAsciiDigit(int c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool isAsciiLetter(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// Returns whether it is a space, tab, line feed, vertical tab, form feed or carriage return.
[[nodiscard]] constexpr bool isAsciiSpace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Returns the text without the spaces at both ends.
[[nodiscard]] constexpr std::string_view trimmedAscii(std::string_view text) {
  while (!text.empty() && isAsciiSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isAsciiSpace(text.back())) text.remove_suffix(1);
  return text;
}

/// Returns the text in lower case; all bytes of other characters stay as they are.
[[nodiscard]] inline std::string asciiLower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = asciiLower(c);
  return lower;
}

/// Returns whether texts are equal but for the case of ASCII's letters.
[[nodiscard]] constexpr bool sameAscii(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return asciiLower(x) == asciiLower(y); });
}

/// Return whether a text begins or ends so, but for the case of ASCII's letters.
[[nodiscard]] constexpr bool beginsAsAscii(std::string_view text, std::string_view beginning) {
  return text.size() >= beginning.size() && sameAscii(text.substr(0, beginning.size()), beginning);
}
[[nodiscard]] constexpr bool endsAsAscii(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && sameAscii(text.substr(text.size() - ending.size()), ending);
}

}  // namespace base
