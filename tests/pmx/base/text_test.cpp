// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/text.h"

#include <gtest/gtest.h>

#include "tests/support/text_bytes.h"

namespace {

using base::decode;
using base::encode;
using base::encodeUtf8;
using base::Encoding;
using base::Text;
using support::asBytes;
using namespace std::string_literals;

struct StoredText {
  const char* name;
  std::string stored;
  std::string utf8;
  bool exact;
};

/// Decodes each row, and encodes it again: the bytes of the file must come back in every case.
void expectDecoded(std::span<const StoredText> rows, Encoding encoding) {
  for (const StoredText& row : rows) {
    SCOPED_TRACE(row.name);
    // WHEN
    const Text text = decode(asBytes(row.stored), encoding);
    // THEN
    EXPECT_EQ(text.utf8, row.utf8);
    EXPECT_EQ(text.decodedExactly(), row.exact);
    EXPECT_EQ(encode(text, encoding), row.stored);
  }
}

TEST(TextTest, decodesUtf16) {
  // GIVEN the code points by the Unicode tables: 初 U+521D, 音 U+97F3, 𠮷 U+20BB7 = D842 DFB7
  const StoredText rows[] = {
      {"empty", "", "", true},
      {"ASCII", "a\0b\0"s, "ab", true},
      {"Japanese", "\x1D\x52\xF3\x97", "初音", true},
      {"two and three bytes", "\xE9\x00\xFF\x07\x00\x08"s, "\u00E9\u07FF\u0800", true},
      {"a surrogate pair", "\x42\xD8\xB7\xDF", "𠮷", true},
      {"U+FFFD itself", "\xFD\xFF", "\uFFFD", true},
      {"a NUL inside", "a\0\0\0b\0"s, "a\0b"s, true},
      {"an odd length", "a\0b"s, "a\uFFFD", false},
      {"one byte", "a", "\uFFFD", false},
      {"a lone high surrogate",
       "\x42\xD8"
       "a\0"s,
       "\uFFFDa", false},
      {"a high surrogate at the end", "a\0\x42\xD8"s, "a\uFFFD", false},
      {"a lone low surrogate",
       "\xB7\xDF"
       "a\0"s,
       "\uFFFDa", false},
      {"the wrong way round", "\xB7\xDF\x42\xD8", "\uFFFD\uFFFD", false},
      {"a byte order mark",
       "\xFF\xFE"
       "a\0"s,
       "a", false},
      {"NULs at the end", "a\0\0\0\0\0"s, "a", false},
      {"only NULs", "\0\0\0\0"s, "", false},
  };
  expectDecoded(rows, Encoding::Utf16Le);
}

TEST(TextTest, decodesLongUtf16) {
  // GIVEN texts around the length from which other code decodes them
  for (const std::size_t length : {127U, 128U, 129U, 5000U}) {
    std::string stored, utf8;
    for (std::size_t i = 0; i < length; ++i) {
      stored += "\xF3\x97";
      utf8 += "音";
    }
    // WHEN / THEN
    EXPECT_EQ(decode(asBytes(stored), Encoding::Utf16Le), Text(utf8)) << length;
  }
}

TEST(TextTest, decodesUtf8) {
  const StoredText rows[] = {
      {"ASCII", "abc", "abc", true},
      {"Japanese", "初音𠮷", "初音𠮷", true},
      {"a stray tail",
       "a\x80"
       "b",
       "a\uFFFDb", false},
      {"cut short", "a\xE5\x88", "a\uFFFD", false},
      {"too long a form of /", "\xC0\xAF", "\uFFFD\uFFFD", false},
      {"a surrogate", "\xED\xA0\x80", "\uFFFD\uFFFD\uFFFD", false},
      {"beyond U+10FFFF", "\xF4\x90\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD", false},
      {"a byte order mark", "\xEF\xBB\xBFx", "x", false},
      {"a NUL at the end", "x\0"s, "x", false},
  };
  expectDecoded(rows, Encoding::Utf8);
}

TEST(TextTest, decodesShiftJisAsWindowsDoes) {
  // GIVEN Microsoft's table of code page 932
  const StoredText rows[] = {
      {"backslash and tilde", "\\~", "\\~", true},
      {"control characters stay", "\x1A\x1C\x7F", "\x1A\x1C\x7F", true},
      {"half-width katakana", "\xB1\xDF", "\uFF71\uFF9F", true},
      {"trail byte 5C", "\x83\x5C\x95\x5C", "ソ表", true},
      {"a name", "\x8D\xB6\x91\xAB\x82\x68\x82\x6A", "左足ＩＫ", true},
      {"wave dash", "\x81\x60", "\uFF5E", true},
      {"minus", "\x81\x7C", "\uFF0D", true},
      {"parallel", "\x81\x61", "\u2225", true},
      {"bar", "\x81\x5C", "\u2015", true},
      {"NEC row 13", "\x87\x40\x87\x8A", "①㈱", true},
      {"IBM extension", "\xFA\x40\xFB\xFC", "ⅰ髙", true},
      {"user defined", "\xF0\x40", "\uE000", true},
      {"NEC's copy of an IBM extension", "\xED\x40", "纊", false},
      {"half a character at the end", "\x8D\xB6\x81", "左\uFFFD", false},
      {"half a character before ASCII",
       "\x81"
       "1",
       "\uFFFD1", false},
      {"bytes that are no character",
       "a\x80\xFD"
       "b",
       "a\uFFFD\uFFFDb", false},
      {"a code without a character", "\x85\x9F", "\uFFFD", false},
      {"padded with NULs", "ab\0\0"s, "ab", false},
  };
  expectDecoded(rows, Encoding::ShiftJis);
}

TEST(TextTest, anyTwoBytesComeBack) {
  for (const Encoding encoding : {Encoding::ShiftJis, Encoding::Utf16Le, Encoding::Utf8}) {
    for (int code = 0; code < 0x10000; ++code) {
      // GIVEN two bytes
      const std::string stored{static_cast<char>(code >> 8), static_cast<char>(code)};
      // WHEN decoded
      const Text text = decode(asBytes(stored), encoding);
      // THEN they are UTF-8, and come back when encoded
      ASSERT_TRUE(base::isUtf8(text.utf8)) << code;
      ASSERT_EQ(encode(text, encoding), stored) << code;
    }
  }
}

TEST(TextTest, encodesBothFormsOfCharactersThatTablesDisagreeOn) {
  // GIVEN pairs of mmd-reference.md 4.5, and the bytes of code page 932
  const struct {
    const char *jis, *windows, *stored;
  } rows[] = {{"\u301C", "\uFF5E", "\x81\x60"}, {"\u2212", "\uFF0D", "\x81\x7C"}, {"\u2016", "\u2225", "\x81\x61"},
              {"\u00A2", "\uFFE0", "\x81\x91"}, {"\u00A3", "\uFFE1", "\x81\x92"}, {"\u00AC", "\uFFE2", "\x81\xCA"},
              {"\u2014", "\u2015", "\x81\x5C"}};
  for (const auto& row : rows) {
    EXPECT_EQ(encodeUtf8(row.jis, Encoding::ShiftJis), row.stored);
    EXPECT_EQ(encodeUtf8(row.windows, Encoding::ShiftJis), row.stored);
  }
}

TEST(TextTest, encodesWhatShiftJisCannotHoldAsQuestionMarks) {
  EXPECT_EQ(encodeUtf8("a한𠮷\u0080", Encoding::ShiftJis), "a???");
  EXPECT_EQ(encodeUtf8("纊", Encoding::ShiftJis), "\xFA\x5C") << "IBM's code, not NEC's";
  EXPECT_EQ(encodeUtf8("\u222A\u2252", Encoding::ShiftJis), "\x81\xBE\x81\xE0") << "JIS before NEC row 13";
  EXPECT_EQ(encodeUtf8("\u00A5", Encoding::ShiftJis), "\\");
}

TEST(TextTest, encodesIllFormedUtf8AsReplacement) {
  EXPECT_EQ(encodeUtf8("a\xFFz", Encoding::Utf16Le), "a\0\xFD\xFFz\0"s);
  EXPECT_EQ(encodeUtf8("a\xFFz", Encoding::Utf8), "a\uFFFDz");
  EXPECT_EQ(encodeUtf8("a\xFFz", Encoding::ShiftJis), "a?z");
}

TEST(TextTest, keysAreTheFieldsOfMotionFiles) {
  // GIVEN the names of mmd-reference.md 4.5
  const struct {
    const char* name;
    std::string field;
  } rows[] = {
      {"右スカート前１＿２", "\x89\x45\x83\x58\x83\x4A\x81\x5B\x83\x67\x91\x4F\x82\x50\x81"},
      {"ａｂｃｄｅｆｇｈ", "\x82\x81\x82\x82\x82\x83\x82\x84\x82\x85\x82\x86\x82\x87\x82"},
      {"Bip01 L UpperArm Twist", "Bip01 L UpperAr"},
      {"左足ＩＫ", "\x8D\xB6\x91\xAB\x82\x68\x82\x6A"},
  };
  for (const auto& row : rows) EXPECT_EQ(base::shiftJisKey(row.name, 15), row.field) << row.name;
  EXPECT_EQ(base::shiftJisKey("a\0b"s, 15), "a") << "ended at the first NUL";
  EXPECT_EQ(base::shiftJisKey("Bip01 L UpperArm Twist", 20), "Bip01 L UpperArm Twi");
}

TEST(TextTest, looseKeysIgnoreWhatDoesNotMatter) {
  using base::shiftJisLooseKey;
  // a lone first byte, with and without its character
  EXPECT_EQ(shiftJisLooseKey("\x8D\xB6\x81"), shiftJisLooseKey("\x8D\xB6"));
  EXPECT_NE(shiftJisLooseKey("\x8D\xB6\x81\x5B"), shiftJisLooseKey("\x8D\xB6"));
  // NEC's and IBM's code for one character
  EXPECT_EQ(shiftJisLooseKey("\xED\x40"), shiftJisLooseKey("\xFA\x5C"));
  // both forms of a wave dash, through a bone's key
  EXPECT_EQ(shiftJisLooseKey(base::shiftJisKey("あ\u301C", 15)), shiftJisLooseKey("\x82\xA0\x81\x60"));
  // bytes that are no characters still distinguish names
  EXPECT_NE(shiftJisLooseKey("\x80"
                             "a"),
            shiftJisLooseKey("\xFD"
                             "a"));
  EXPECT_NE(shiftJisLooseKey("\x8D\xB6"), shiftJisLooseKey("\x89\x45"));
}

TEST(TextTest, fileNamesMatchAcrossCaseAndForm) {
  using base::fileNameKey;
  EXPECT_EQ(fileNameKey("TEX/Body.PNG"), fileNameKey("tex/body.png"));
  EXPECT_EQ(fileNameKey("か\u3099.png"), fileNameKey("が.png")) << "composed and decomposed";
  EXPECT_EQ(fileNameKey("ＡＢ.png"), fileNameKey("ab.png")) << "full width";
  EXPECT_NE(fileNameKey("か.png"), fileNameKey("が.png"));
  EXPECT_EQ(fileNameKey("\xFFX"), "\xFFX") << "a name that isn't UTF-8 is its own key";
}

TEST(TextTest, fileNamesEndAsWindowsHasThem) {
  // Microsoft's "File path formats on Windows systems", on trimming: periods and spaces (U+0020) at
  // the end are removed.
  using base::fileNameKey;
  for (const char* name : {"a.png ", "a.png.", "a.png . .", "A.PNG   "}) EXPECT_EQ(fileNameKey(name), "a.png") << name;
  EXPECT_EQ(fileNameKey(" a.png"), " a.png") << "only at the end";
  EXPECT_NE(fileNameKey("a.png\u3000"), fileNameKey("a.png")) << "no other blanks";
  EXPECT_NE(fileNameKey("待って…"), fileNameKey("待って")) << "three dots in one character are none";
  for (const char* name : {"", ".", "..", "...", "  "}) EXPECT_EQ(fileNameKey(name), name) << "nothing else is left";
}

TEST(TextTest, tellsUtf8) {
  EXPECT_TRUE(base::isUtf8(""));
  EXPECT_TRUE(base::isUtf8("a初𠮷"));
  EXPECT_FALSE(base::isUtf8("a\x8D\xB6"));
  EXPECT_FALSE(base::isUtf8("\xED\xA0\x80"));
}

}  // namespace
