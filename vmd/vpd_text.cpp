// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vpd_text.h"

#include <algorithm>

#include "vmd/pose.h"

namespace vmd {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF", kUtf16Le = "\xFF\xFE", kUtf16Be = "\xFE\xFF";
constexpr std::string_view kWhiteSpace = " \t\v\f";

std::string_view chars(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string fromUtf16(std::span<const std::byte> bytes, bool bigEndian) {
  if (!bigEndian) return base::decode(bytes, base::Encoding::Utf16Le).utf8;
  std::vector<std::byte> swapped(bytes.begin(), bytes.end());
  for (std::size_t i = 0; i + 1 < swapped.size(); i += 2) std::swap(swapped[i], swapped[i + 1]);
  return base::decode(swapped, base::Encoding::Utf16Le).utf8;
}

bool hasThreeByteCharacter(std::string_view utf8) {
  return std::ranges::any_of(utf8, [](char c) { return static_cast<unsigned char>(c) >= 0xE0; });
}

bool isShiftJis(std::string_view text) {
  return base::decode(std::as_bytes(std::span(text)), base::Encoding::ShiftJis).utf8.find("\xEF\xBF\xBD") ==
         std::string::npos;
}

/// Returns the text without the first bytes of a UTF-8 character at its end whose others were cut
/// off with the rest of the file.
std::string_view withoutHalf(std::string_view text) {
  constexpr std::size_t kMaxTail = 3;
  for (std::size_t tail = 1; tail <= std::min(kMaxTail, text.size()); ++tail) {
    const auto byte = static_cast<unsigned char>(text[text.size() - tail]);
    if ((byte & 0xC0U) == 0x80U) continue;
    const std::size_t needed = byte >= 0xF0U ? 4 : byte >= 0xE0U ? 3 : byte >= 0xC0U ? 2 : 1;
    return needed > tail ? text.substr(0, text.size() - tail) : text;
  }
  return text;
}

base::Encoding guessed(std::string_view text) {
  text = withoutHalf(text);
  const bool utf8 = base::isUtf8(text) && (hasThreeByteCharacter(text) || !isShiftJis(text));
  return utf8 ? base::Encoding::Utf8 : base::Encoding::ShiftJis;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kWhiteSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kWhiteSpace) + 1 - first);
}

VpdText::VpdText(std::span<const std::byte> bytes) {
  const std::string_view all = chars(bytes);
  if (all.starts_with(kUtf16Le) || all.starts_with(kUtf16Be)) {
    converted_ = fromUtf16(bytes.subspan(kUtf16Le.size()), all.starts_with(kUtf16Be));
    text_ = converted_;
    encoding_ = base::Encoding::Utf8;
  } else if (all.starts_with(kUtf8Mark)) {
    text_ = all.substr(kUtf8Mark.size());
    encoding_ = base::Encoding::Utf8;
  } else {
    text_ = all;
    encoding_ = guessed(all);
  }
  rewind();
}

void VpdText::rewind() {
  rest_ = text_;
  lineNumber_ = 0;
}

std::string_view VpdText::next() {
  // All that is looked for is ASCII below 0x40, which is never a part of a character of two bytes.
  const std::size_t end = std::min(rest_.find_first_of("\r\n"), rest_.size());
  std::string_view line = rest_.substr(0, end);
  lineIsOpen_ = end == rest_.size();
  const std::size_t lineEnd = rest_.substr(end).starts_with("\r\n") ? 2 : 1;
  rest_.remove_prefix(std::min(end + lineEnd, rest_.size()));
  ++lineNumber_;
  return trimmed(line.substr(0, line.find("//")));
}

base::Text VpdText::decoded(std::string_view bytes) const {
  return base::decode(std::as_bytes(std::span(bytes)), encoding_);
}

}  // namespace vmd
