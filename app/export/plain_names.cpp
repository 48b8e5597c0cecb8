// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/plain_names.h"

#include <algorithm>

#include <fmt/format.h>

namespace app {
namespace {

bool continuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Returns the bytes of the character at the start of valid UTF-8.
std::size_t characterLength(std::string_view text) {
  std::size_t length = 1;
  while (length < std::min<std::size_t>(text.size(), 4) && continuesCharacter(text[length])) ++length;
  return length;
}

char32_t codePoint(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  if (character.size() == 1) return byte(0);
  char32_t code = byte(0) & (0x7FU >> character.size());
  for (std::size_t i = 1; i < character.size(); ++i) code = (code << 6U) | (byte(i) & 0x3FU);
  return code;
}

bool isPlain(char32_t code) {
  if (code < 0x80) return (code >= '0' && code <= '9') || (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
  const auto among = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
  const bool blank = among(0x80, 0xA0) || code == 0x1680 || code == 0x180E || among(0x2000, 0x200F) ||
                     among(0x2028, 0x202F) || among(0x205F, 0x206F) || code == 0x3000 || code == 0xFEFF;
  return !blank;
}

std::string_view cut(std::string_view name, std::size_t most) {
  if (name.size() <= most) return name;
  while (most > 0 && continuesCharacter(name[most])) --most;
  return name.substr(0, most);
}

}  // namespace

std::string PlainNames::give(std::string_view wanted, std::string_view fallback) {
  std::string plain;
  while (!wanted.empty() && plain.size() <= kMaxBytes) {
    const std::size_t length = characterLength(wanted);
    if (isPlain(codePoint(wanted.substr(0, length)))) {
      plain += wanted.substr(0, length);
    } else {
      plain += '_';
    }
    wanted.remove_prefix(length);
  }
  if (plain.empty()) plain = fallback;
  plain = cut(plain, kMaxBytes);
  std::string name = plain;
  while (!given_.insert(name).second) {
    std::size_t& number = next_.try_emplace(plain, 2).first->second;
    const std::string suffix = fmt::format("_{}", number++);
    name = std::string(cut(plain, kMaxBytes - suffix.size())) + suffix;
  }
  return name;
}

}  // namespace app
