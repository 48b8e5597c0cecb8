// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/player/printable.h"

#include <algorithm>
#include <iterator>
#include <span>

#include <fmt/format.h>

#include "pmx/base/text.h"

namespace app {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

std::string validUtf8(std::string_view text) {
  return base::isUtf8(text) ? std::string(text)
                            : base::decode(std::as_bytes(std::span(text)), base::Encoding::Utf8).utf8;
}

/// Tabs as two spaces: comments set things in columns with them, never the same ones.
std::string withoutTabs(std::string_view text) {
  std::string result;
  for (const char c : text) c == '\t' ? result += "  " : result += c;
  return result;
}

/// Bytes of the character at the start of valid UTF-8 that steers instead of showing, 0 if it shows.
std::size_t steeringLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  if (byte(0) < 0x20 || byte(0) == 0x7F) return 1;
  if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) return 2;                     // C1 controls
  if (byte(0) == 0xE2 && byte(1) == 0x80 && byte(2) >= 0xA8 && byte(2) <= 0xAE) return 3;  // U+2028 to U+202E
  if (byte(0) == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9) return 3;  // U+2066 to U+2069
  return 0;
}

}  // namespace

std::string printable(std::string_view utf8) {
  const std::string text = validUtf8(utf8);
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const auto steering = steeringLength(std::string_view(text).substr(i));
    if (steering == 0) {
      result += text[i++];
    } else {
      result += kReplacement;
      i += steering;
    }
  }
  return result;
}

std::vector<std::string> printableLines(std::string_view utf8) {
  std::vector<std::string> lines;
  while (!utf8.empty()) {
    const auto end = std::min(utf8.find_first_of("\r\n"), utf8.size());
    lines.push_back(printable(withoutTabs(utf8.substr(0, end))));
    const std::size_t ending = utf8.substr(end).starts_with("\r\n") ? 2 : 1;
    utf8.remove_prefix(std::min(end + ending, utf8.size()));
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::string jsonQuoted(std::string_view utf8) {
  const std::string text = validUtf8(utf8);
  std::string json = "\"";
  json.reserve(text.size() + 2);
  for (const char c : text) {
    switch (c) {
      case '"':
        json += "\\\"";
        break;
      case '\\':
        json += "\\\\";
        break;
      case '\n':
        json += "\\n";
        break;
      case '\r':
        json += "\\r";
        break;
      case '\t':
        json += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
          fmt::format_to(std::back_inserter(json), "\\u{:04x}", static_cast<unsigned>(c));
        } else {
          json += c;
        }
    }
  }
  return json + '"';
}

}  // namespace app
