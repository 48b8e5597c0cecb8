// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/x_tokens.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace pmx::x {
namespace {

using base::ErrorCode;

/// These are the tokens of a binary file that matter; the others are punctuation and the words of
/// templates.
enum BinaryToken : std::uint16_t {
  kName = 1,
  kString = 2,
  kInteger = 3,
  kGuid = 5,
  kIntegers = 6,
  kReals = 7,
  kOpen = 10,
  kClose = 11,
  kLastMark = 20,  ///< from the brackets to the semicolon
  kTemplate = 31,
  kFirstType = 40,
  kLastType = 52,
};

/// Returns whether a character is a space or a separator of numbers: all of them are equivalent, in
/// any number.
bool separates(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ';' || c == ',' || c == '\0' || c == '\v' || c == '\f';
}

bool endsWord(char c) { return separates(c) || c == '{' || c == '}' || c == '"'; }

/// Returns whether it is the first byte of two that make a character of CP932; the second may look
/// like a brace.
bool leads(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
}

std::string_view asText(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Returns whether it is what Windows' C library writes for NaN or infinity: 1.#IND, -1.#QNAN,
/// 1.#INF00.
bool isWindowsNone(std::string_view rest) { return rest.starts_with("#"); }

}  // namespace

Tokens::Tokens(std::span<const std::byte> bytes, std::size_t first, TokenForm form)
    : in_(bytes), text_(asText(bytes)), at_(first), form_(form) {
  pass(first);
  if (!form_.binary) doubleByte_ = !base::isUtf8(text_);
}

std::size_t Tokens::left() const { return binary() ? in_.left() : text_.size() - at_; }

std::string Tokens::lineNote(std::size_t offset) const {
  if (binary()) return {};
  const auto before = text_.substr(0, std::min(offset, text_.size()));
  return fmt::format(" (line {})", 1 + std::ranges::count(before, '\n'));
}

std::int64_t Tokens::issueOffset(std::size_t offset) const { return binary() ? static_cast<std::int64_t>(offset) : -1; }

void Tokens::fail(ErrorCode code, std::string detail) {
  if (failed()) return;
  if (binary()) return in_.fail(code, std::move(detail));
  in_.failAt(0, code, detail + lineNote(at_));
}

base::Error Tokens::error() const {
  base::Error error = in_.error();
  if (!binary()) error.offset = -1;
  return error;
}

Tokens::Token Tokens::next() {
  if (failed()) return {};
  return binary() ? nextOfBinary() : nextOfText();
}

std::string_view Tokens::word() {
  const std::size_t first = at_;
  while (at_ < text_.size() && !endsWord(text_[at_])) {
    const bool two = doubleByte_ && leads(text_[at_]) && at_ + 1 < text_.size() && text_[at_ + 1] >= '@';
    const bool highTrail = doubleByte_ && leads(text_[at_]) && at_ + 1 < text_.size() && (text_[at_ + 1] & 0x80) != 0;
    at_ += two || highTrail ? 2 : 1;
  }
  return text_.substr(first, at_ - first);
}

Tokens::Token Tokens::nextOfText() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (separates(c)) {
      ++at_;
    } else if (c == '#' || text_.substr(at_, 2) == "//") {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (c == '{' || c == '}') {
      ++at_;
      return {c == '{' ? Kind::Open : Kind::Close, {}};
    } else if (c == '"') {
      const std::size_t first = at_ + 1, end = text_.find('"', first);
      if (end == std::string_view::npos) {
        fail(ErrorCode::Truncated, "a text in quotes has no end");
        return {};
      }
      at_ = end + 1;
      return {Kind::Quoted, text_.substr(first, end - first)};
    } else {
      return {Kind::Word, word()};
    }
  }
  return {};
}

Tokens::Token Tokens::nextOfBinary() {
  pass(listLeft_ * numberSize_);
  listLeft_ = 0;
  while (!failed() && in_.left() > 0) {
    const std::size_t at = in_.offset();
    const std::uint16_t code = in_.u16();
    if (code == kName || code == kString) {
      const auto bytes = in_.take(in_.countU32(1));
      return {code == kName ? Kind::Word : Kind::Quoted, asText(bytes)};
    }
    if (code == kOpen) return {Kind::Open, {}};
    if (code == kClose) return {Kind::Close, {}};
    if (code == kTemplate) return {Kind::Word, "template"};
    if (code == kInteger) {
      pass(4);
    } else if (code == kGuid) {
      pass(16);
    } else if (code == kIntegers) {
      pass(4 * in_.countU32(4));
    } else if (code == kReals) {
      const std::size_t each = form_.doubles ? 8 : 4;
      pass(each * in_.countU32(each));
    } else if (!(code > kClose && code <= kLastMark) && !(code >= kFirstType && code <= kLastType)) {
      in_.failAt(at, ErrorCode::BadValue, fmt::format("token {} is none of the format's", code));
    }
  }
  return {};
}

bool Tokens::findNumber(bool wholeOnly) {
  while (!failed() && listLeft_ == 0) {
    const std::size_t at = in_.offset();
    const std::uint16_t code = in_.u16();
    if (failed()) return false;
    if (code > kClose && code <= kLastMark) continue;
    if (code == kGuid) {
      pass(16);
      continue;
    }
    if (code == kInteger) {
      listLeft_ = 1;
    } else if (code == kIntegers) {
      listLeft_ = in_.countU32(4);
    } else if (code == kReals && !wholeOnly) {
      listLeft_ = in_.countU32(form_.doubles ? 8 : 4);
    } else {
      in_.failAt(at, ErrorCode::BadValue, fmt::format("a number is wanted here, not token {}", code));
    }
    listIsWhole_ = code != kReals;
    numberSize_ = !listIsWhole_ && form_.doubles ? 8 : 4;
  }
  if (!failed() && wholeOnly && !listIsWhole_)
    fail(ErrorCode::BadValue, "an integer is wanted here, not a number with a point");
  return !failed();
}

std::string_view Tokens::numberWord() {
  Token token = next();
  // This is an object's GUID.
  while (token.kind == Kind::Word && token.text.starts_with('<')) token = next();
  if (token.kind == Kind::Word) return token.text;
  if (token.kind == Kind::End) {
    fail(ErrorCode::Truncated, "the file ends where a number is wanted");
  } else {
    fail(ErrorCode::BadValue, "a number is wanted here");
  }
  return {};
}

std::uint32_t Tokens::integer() {
  if (binary()) {
    if (!findNumber(true)) return 0;
    --listLeft_;
    return in_.read<std::uint32_t>();
  }
  std::string_view text = numberWord();
  if (failed()) return 0;
  if (text.starts_with('+')) text.remove_prefix(1);
  std::int64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec == std::errc::invalid_argument) {
    fail(ErrorCode::BadValue, fmt::format("\"{}\" isn't a number", base::printable(text.substr(0, 40))));
    return 0;
  }
  // A number that doesn't fit is no count and no index of anything.
  return value < 0 || value > UINT32_MAX || read.ec != std::errc() ? UINT32_MAX : static_cast<std::uint32_t>(value);
}

float Tokens::real() {
  double value = 0;
  if (binary()) {
    if (!findNumber(false)) return 0;
    --listLeft_;
    if (listIsWhole_) {
      value = in_.read<std::uint32_t>();
    } else {
      value = numberSize_ == 8 ? in_.read<double>() : static_cast<double>(in_.f32());
    }
  } else {
    std::string_view text = numberWord();
    if (failed()) return 0;
    if (text.starts_with('+')) text.remove_prefix(1);
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec == std::errc::invalid_argument) {
      fail(ErrorCode::BadValue, fmt::format("\"{}\" isn't a number", base::printable(text.substr(0, 40))));
      return 0;
    }
    if (isWindowsNone({read.ptr, static_cast<std::size_t>(end - read.ptr)})) value = NAN;
    if (read.ec == std::errc::result_out_of_range) value = 0;  // nearly always too small to matter
  }
  const auto single = static_cast<float>(value);
  if (std::isfinite(single)) return single;
  ++oddNumbers_;
  return 0;
}

std::size_t Tokens::count(std::size_t words) {
  const std::uint32_t told = integer();
  if (failed()) return 0;
  // A number has at least these bytes: a digit and a space; in binary those of an integer.
  const std::size_t most = binary() ? left() / (4 * words) : (left() + 1) / (2 * words);
  if (told <= most) return told;
  fail(ErrorCode::BadCount, fmt::format("{} are told, but the rest of the file can hold {} at most", told, most));
  return 0;
}

}  // namespace pmx::x
