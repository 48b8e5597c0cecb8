// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/text.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/ucnv.h>
#include <unicode/utf8.h>

#include "pmx/base/file_name.h"
#include "pmx/base/icu_memory.h"

namespace base {
namespace {

constexpr char32_t kReplacementCharacter = 0xFFFD;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // U+FEFF

/// Writes one scalar value at `out` (room for four bytes) and returns the end.
char* putUtf8(char* out, char32_t c) {
  const auto tail = [](char32_t bits) { return static_cast<char>(0x80U | (bits & 0x3FU)); };
  if (c < 0x80) {
    *out++ = static_cast<char>(c);
  } else if (c < 0x800) {
    *out++ = static_cast<char>(0xC0U | (c >> 6U));
    *out++ = tail(c);
  } else if (c < 0x10000) {
    *out++ = static_cast<char>(0xE0U | (c >> 12U));
    *out++ = tail(c >> 6U);
    *out++ = tail(c);
  } else {
    *out++ = static_cast<char>(0xF0U | (c >> 18U));
    *out++ = tail(c >> 12U);
    *out++ = tail(c >> 6U);
    *out++ = tail(c);
  }
  return out;
}

void appendUtf8(std::string& out, char32_t c) {
  char buffer[4];
  out.append(buffer, putUtf8(buffer, c));
}

/// This class walks over the scalar values of UTF-8; an ill-formed sequence gives U+FFFD and clears
/// wellFormed().
class Utf8Cursor {
 public:
  explicit Utf8Cursor(std::string_view text) : text_(text) {}
  [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
  [[nodiscard]] bool wellFormed() const { return wellFormed_; }
  char32_t next() {
    const auto first = static_cast<unsigned char>(text_[at_]);
    if (first < 0x80) {
      ++at_;
      return first;
    }
    UChar32 c = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
    U8_NEXT(text_.data(), at_, text_.size(), c);
#pragma GCC diagnostic pop
    if (c >= 0) return static_cast<char32_t>(c);
    wellFormed_ = false;
    return kReplacementCharacter;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  bool wellFormed_ = true;
};

bool isAscii(std::string_view text) {
  unsigned char all = 0;
  for (const char c : text) all |= static_cast<unsigned char>(c);
  return all < 0x80;
}

// ---- Shift-JIS (Windows-31J) ----

bool isLead(unsigned char b) { return (b >= 0x81 && b <= 0x9F) || (b >= 0xE0 && b <= 0xFC); }
bool isKana(unsigned char b) { return b >= 0xA1 && b <= 0xDF; }
constexpr char32_t kKanaShift = 0xFF61 - 0xA1;  // half-width katakana are one range in both

/// These are the two-byte characters of Windows-31J in both directions, 0 for none. They are filled
/// once from ICU's ibm-943_P15A-2003, whose two-byte part is Windows' (NEC row 13, IBM and user
/// extensions, 0x8160 = U+FF5E). Its single bytes aren't: it rotates three control characters, so
/// these are done here by rule.
struct ShiftJisTable {
  std::array<char16_t, 0x10000> decoded{};
  std::array<std::uint16_t, 0x10000> encoded{};

  ShiftJisTable() {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open("ibm-943_P15A-2003", &status);
    throwIfNoMemory(status);  // the next caller tries again
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> closes(converter, &ucnv_close);
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_SUCCESS(status)) fill(converter);
    // These are the other forms of characters that JIS and Windows map differently.
    // (mmd-reference.md 4.5)
    constexpr std::array<std::array<char16_t, 2>, 7> kVariants{{{0x301C, 0xFF5E},
                                                                {0x2212, 0xFF0D},
                                                                {0x2016, 0x2225},
                                                                {0x00A2, 0xFFE0},
                                                                {0x00A3, 0xFFE1},
                                                                {0x00AC, 0xFFE2},
                                                                {0x2014, 0x2015}}};
    for (const auto& [other, own] : kVariants) {
      if (encoded[other] == 0) encoded[other] = encoded[own];
    }
  }

 private:
  void fill(UConverter* converter) {
    for (unsigned lead = 0x81; lead <= 0xFC; ++lead) {
      if (!isLead(static_cast<unsigned char>(lead))) continue;
      for (unsigned trail = 0x40; trail <= 0xFC; ++trail) fillOne(converter, lead, trail);
    }
  }
  void fillOne(UConverter* converter, unsigned lead, unsigned trail) {
    const char pair[2] = {static_cast<char>(lead), static_cast<char>(trail)};
    char16_t unit[2] = {};
    char back[4] = {};
    UErrorCode status = U_ZERO_ERROR;
    const bool known = ucnv_toUChars(converter, unit, 2, pair, 2, &status) == 1;
    throwIfNoMemory(status);
    if (!known || U_FAILURE(status)) return;
    decoded[lead << 8U | trail] = unit[0];
    status = U_ZERO_ERROR;
    const bool same = ucnv_fromUChars(converter, back, 4, unit, 1, &status) == 2;
    throwIfNoMemory(status);
    if (!same || U_FAILURE(status)) return;
    encoded[unit[0]] =
        static_cast<std::uint16_t>(static_cast<unsigned char>(back[0]) << 8U | static_cast<unsigned char>(back[1]));
  }
};

const ShiftJisTable& shiftJis() {
  static const ShiftJisTable table;
  return table;
}

/// This is one character at the front of `bytes` (not empty): its value (0xFFFFFFFF for none), its
/// length and whether encoding it again gives equal bytes.
struct ShiftJisChar {
  char32_t value = 0xFFFFFFFF;
  std::size_t length = 1;
  bool exact = false;
};

ShiftJisChar nextShiftJis(std::string_view bytes) {
  const auto first = static_cast<unsigned char>(bytes[0]);
  if (first < 0x80) return {first, 1, true};
  if (isKana(first)) return {first + kKanaShift, 1, true};
  if (!isLead(first) || bytes.size() < 2) return {};
  const auto second = static_cast<unsigned char>(bytes[1]);
  const unsigned code = static_cast<unsigned>(first) << 8U | second;
  const char16_t value = shiftJis().decoded[code];
  if (value != 0) return {value, 2, shiftJis().encoded[value] == code};
  // A trail byte that is ASCII stands for itself, so that a broken half doesn't swallow it.
  return {0xFFFFFFFF, second < 0x80 ? std::size_t{1} : std::size_t{2}, false};
}

std::string decodeShiftJis(std::string_view bytes, bool& exact) {
  std::string out;
  out.reserve(bytes.size() + bytes.size() / 2);
  while (!bytes.empty()) {
    const ShiftJisChar c = nextShiftJis(bytes);
    exact = exact && c.exact;
    appendUtf8(out, c.value == 0xFFFFFFFF ? kReplacementCharacter : c.value);
    bytes.remove_prefix(c.length);
  }
  return out;
}

void appendShiftJis(std::string& out, char32_t c) {
  if (c < 0x80) {
    out.push_back(static_cast<char>(c));
  } else if (c >= 0xFF61 && c <= 0xFF9F) {
    out.push_back(static_cast<char>(c - kKanaShift));
  } else if (c == 0xA5) {
    out.push_back('\\');  // Windows' best fit for the yen sign
  } else if (const std::uint16_t code = c < 0x10000 ? shiftJis().encoded[c] : std::uint16_t{0}; code != 0) {
    out.push_back(static_cast<char>(code >> 8U));
    out.push_back(static_cast<char>(code & 0xFFU));
  } else {
    out.push_back('?');
  }
}

// ---- UTF-16 and UTF-8 ----

/// Decodes `units` little-endian UTF-16 units to `out` (room for three bytes per unit), returns the
/// end.
char* decodeUtf16(const std::byte* bytes, std::size_t units, char* out, bool& exact) {
  const auto unitAt = [bytes](std::size_t i) {
    std::uint16_t unit = 0;
    std::memcpy(&unit, bytes + 2 * i, 2);
    return static_cast<char32_t>(unit);
  };
  for (std::size_t i = 0; i < units; ++i) {
    char32_t c = unitAt(i);
    if ((c & 0xF800U) == 0xD800U) {
      const char32_t low = c < 0xDC00U && i + 1 < units ? unitAt(i + 1) : 0;
      if ((low & 0xFC00U) == 0xDC00U) {
        c = 0x10000U + ((c - 0xD800U) << 10U) + (low - 0xDC00U);
        ++i;
      } else {
        c = kReplacementCharacter;
        exact = false;
      }
    }
    out = putUtf8(out, c);
  }
  return out;
}

std::string decodeUtf16(std::span<const std::byte> bytes, bool& exact) {
  const std::size_t units = bytes.size() / 2;
  const bool odd = bytes.size() % 2 != 0;
  if (odd) exact = false;
  std::string out;
  constexpr std::size_t kShort = 128;
  if (units <= kShort) {  // nearly every name: no second pass over the heap
    char buffer[3 * kShort];
    out.assign(buffer, decodeUtf16(bytes.data(), units, buffer, exact));
  } else {
    out.resize(3 * units);
    const char* end = decodeUtf16(bytes.data(), units, out.data(), exact);
    out.resize(static_cast<std::size_t>(end - out.data()));
    out.shrink_to_fit();
  }
  if (odd) appendUtf8(out, kReplacementCharacter);
  return out;
}

std::string decodeUtf8(std::string_view bytes, bool& exact) {
  if (isUtf8(bytes)) return std::string(bytes);
  exact = false;
  std::string out;
  for (Utf8Cursor cursor(bytes); !cursor.atEnd();) appendUtf8(out, cursor.next());
  return out;
}

void appendUtf16(std::string& out, char32_t c) {
  const auto put = [&out](char32_t unit) {
    out.push_back(static_cast<char>(unit & 0xFFU));
    out.push_back(static_cast<char>(unit >> 8U));
  };
  if (c < 0x10000) return put(c);
  put(0xD800U + ((c - 0x10000U) >> 10U));
  put(0xDC00U + ((c - 0x10000U) & 0x3FFU));
}

std::string_view chars(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Text decode(std::span<const std::byte> bytes, Encoding encoding) {
  Text text;
  if (bytes.empty()) return text;
  bool exact = true;
  switch (encoding) {
    case Encoding::Utf16Le:
      text.utf8 = decodeUtf16(bytes, exact);
      break;
    case Encoding::Utf8:
      text.utf8 = decodeUtf8(chars(bytes), exact);
      break;
    case Encoding::ShiftJis:
      text.utf8 = decodeShiftJis(chars(bytes), exact);
      break;
  }
  if (text.utf8.starts_with(kByteOrderMark)) {
    text.utf8.erase(0, kByteOrderMark.size());
    exact = false;
  }
  while (!text.utf8.empty() && text.utf8.back() == '\0') {
    text.utf8.pop_back();
    exact = false;
  }
  if (!exact) text.raw = chars(bytes);
  return text;
}

std::string encode(const Text& text, Encoding encoding) {
  return text.raw.empty() ? encodeUtf8(text.utf8, encoding) : text.raw;
}

std::string encodeUtf8(std::string_view utf8, Encoding encoding) {
  std::string out;
  if (encoding == Encoding::Utf8) {
    bool exact = true;
    return decodeUtf8(utf8, exact);
  }
  out.reserve(encoding == Encoding::Utf16Le ? 2 * utf8.size() : utf8.size());
  for (Utf8Cursor cursor(utf8); !cursor.atEnd();) {
    const char32_t c = cursor.next();
    encoding == Encoding::Utf16Le ? appendUtf16(out, c) : appendShiftJis(out, c);
  }
  return out;
}

std::string shiftJisKey(std::string_view utf8, std::size_t maxBytes) {
  std::string key = encodeUtf8(utf8, Encoding::ShiftJis);
  if (key.size() > maxBytes) key.resize(maxBytes);
  if (const auto nul = key.find('\0'); nul != std::string::npos) key.resize(nul);
  return key;
}

std::string shiftJisLooseKey(std::string_view fieldBytes) {
  std::string key;
  while (!fieldBytes.empty()) {
    const ShiftJisChar c = nextShiftJis(fieldBytes);
    if (c.value != 0xFFFFFFFF) {
      // By the table and back, characters stored twice in Windows-31J (NEC's and IBM's) become one.
      appendShiftJis(key, c.value);
    } else if (fieldBytes.size() > 1 || !isLead(static_cast<unsigned char>(fieldBytes[0]))) {
      key.append(fieldBytes.substr(0, c.length));
    }  // else half a character at the end
    fieldBytes.remove_prefix(c.length);
  }
  return key;
}

std::string fileNameKey(std::string_view utf8) {
  utf8 = withoutTrail(utf8);
  if (!isUtf8(utf8)) return std::string(utf8);
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* folding = icu::Normalizer2::getNFKCCasefoldInstance(status);
  throwIfNoMemory(status);
  if (U_FAILURE(status)) return std::string(utf8);
  std::string key;
  icu::StringByteSink<std::string> sink(&key);
  folding->normalizeUTF8(0, icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())), sink, nullptr,
                         status);
  throwIfNoMemory(status);
  return U_SUCCESS(status) ? key : std::string(utf8);
}

bool isUtf8(std::string_view bytes) {
  if (isAscii(bytes)) return true;
  Utf8Cursor cursor(bytes);
  while (!cursor.atEnd() && cursor.wellFormed()) cursor.next();
  return cursor.wellFormed();
}

}  // namespace base
