// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace base {

/// Returns the number that the whole text is, in decimal digits with a point, in every locale; a
/// plus sign may stand before it. Returns nothing for other text, and for numbers that the type
/// can't hold.
template <class Number>
[[nodiscard]] std::optional<Number> numberIn(std::string_view text) {
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace base
