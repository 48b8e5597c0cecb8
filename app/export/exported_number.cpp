// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/exported_number.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace app {

void appendNumber(std::string& text, double number, int decimals) {
  constexpr double kGreatest = 1e12;
  if (!(std::abs(number) <= kGreatest)) number = 0.0;
  std::array<char, 40> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, decimals);
  std::string_view made(digits.data(), static_cast<std::size_t>(end.ptr - digits.data()));
  if (made.find('.') != std::string_view::npos) {
    made = made.substr(0, made.find_last_not_of('0') + 1);
    if (made.ends_with('.')) made.remove_suffix(1);
  }
  text += made == "-0" ? std::string_view("0") : made;
}

}  // namespace app
