// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/printable.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include <fmt/format.h>

#include "pmx/base/text.h"

namespace base {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

std::string validUtf8(std::string_view text) {
  return isUtf8(text) ? std::string(text) : decode(std::as_bytes(std::span(text)), Encoding::Utf8).utf8;
}

/// Replaces each tab by two spaces: comments set columns with them, but never with a common width.
std::string withoutTabs(std::string_view text) {
  std::string result;
  for (const char c : text) c == '\t' ? result += "  " : result += c;
  return result;
}

/// This is the character at the start of valid UTF-8, with its bytes.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
};

Character firstOf(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  char32_t code = bytes == 1 ? lead : lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes && i < text.size(); ++i) code = code << 6U | (text[i] & 0x3FU);
  return {code, bytes};
}

/// Returns whether a character controls a terminal or the text around it, or can't be seen, instead
/// of showing something: Unicode's categories Cc, Zl, Zp and Cf but for the two joiners, without
/// which some writing and pictograms fall apart.
bool steers(char32_t c) {
  struct Range {
    char32_t first, last;
  };
  constexpr std::array<Range, 22> kRanges{{
      {0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},       {0x0600, 0x0605},   {0x061C, 0x061C},
      {0x06DD, 0x06DD},   {0x070F, 0x070F},   {0x0890, 0x0891},   {0x08E2, 0x08E2},   {0x180E, 0x180E},
      {0x200B, 0x200B},   {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},   {0xFEFF, 0xFEFF},
      {0xFFF9, 0xFFFB},   {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
      {0x1D173, 0x1D17A}, {0xE0000, 0xE007F},
  }};
  return std::ranges::any_of(kRanges, [c](const Range& range) { return c >= range.first && c <= range.last; });
}

/// Appends UTF-16 code units as in JSON.
void appendEscaped(char32_t c, std::string& json) {
  auto to = std::back_inserter(json);
  if (c < 0x10000) {
    fmt::format_to(to, "\\u{:04x}", static_cast<unsigned>(c));
  } else {
    const auto rest = static_cast<unsigned>(c) - 0x10000U;
    fmt::format_to(to, "\\u{:04x}\\u{:04x}", 0xD800U + (rest >> 10U), 0xDC00U + (rest & 0x3FFU));
  }
}

}  // namespace

std::string printable(std::string_view utf8, std::size_t most) {
  const std::string valid = validUtf8(utf8.substr(0, std::min(utf8.size(), 4 * most + 4)));
  std::string_view text = valid;
  std::string result;
  result.reserve(text.size());
  std::size_t lastAt = 0;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most) {
      result.resize(lastAt);
      return result + "…";
    }
    lastAt = result.size();
    const Character next = firstOf(text);
    result += steers(next.code) ? kReplacement : text.substr(0, next.bytes);
    text.remove_prefix(std::min(next.bytes, text.size()));
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
  const std::string valid = validUtf8(utf8);
  std::string json = "\"";
  json.reserve(valid.size() + 2);
  for (std::string_view text = valid; !text.empty();) {
    const Character next = firstOf(text);
    if (next.code == '"' || next.code == '\\') {
      json += '\\';
      json += text[0];
    } else if (next.code == '\n') {
      json += "\\n";
    } else if (next.code == '\r') {
      json += "\\r";
    } else if (next.code == '\t') {
      json += "\\t";
    } else if (steers(next.code)) {
      appendEscaped(next.code, json);
    } else {
      json += text.substr(0, next.bytes);
    }
    text.remove_prefix(std::min(next.bytes, text.size()));
  }
  return json + '"';
}

std::string csvField(std::string_view utf8, bool terminal) {
  const std::string field = terminal ? printable(utf8) : std::string(utf8);
  if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
  std::string quoted = "\"";
  for (const char c : field) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace base
