// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace base {

/// Returns the parts of a text between marks, including empty ones: `a,,b,` has four. An empty text
/// has none.
[[nodiscard]] inline std::vector<std::string_view> splitAt(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  if (text.empty()) return parts;
  for (;;) {
    const auto at = text.find(mark);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

/// Returns the words of a list with commas between them. One more comma at the end is no further
/// word.
[[nodiscard]] inline std::vector<std::string_view> splitList(std::string_view words) {
  if (words.ends_with(',')) words.remove_suffix(1);
  return splitAt(words, ',');
}

}  // namespace base
