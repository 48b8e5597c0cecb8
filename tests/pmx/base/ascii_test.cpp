// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/ascii.h"

#include <gtest/gtest.h>

#include "pmx/base/numbers.h"
#include "pmx/base/split.h"

// In the Turkish locale (odori_base_tests/in_tr_TR) the C library's tolower('I') is 'I', in the
// German one its decimal sign is a comma: these functions have one result in all of them.
namespace {

using Parts = std::vector<std::string_view>;

TEST(Ascii, LettersAreFoldedAsInEnglish) {
  EXPECT_EQ(base::asciiLower("ABCXYZ.GIF"), "abcxyz.gif");
  EXPECT_EQ(base::asciiLower("@[`{09"), "@[`{09");
  // İ, ı and a byte of Latin-1 stay as they are.
  EXPECT_EQ(base::asciiLower("\xC4\xB0\xC4\xB1\xDC"), "\xC4\xB0\xC4\xB1\xDC");
  EXPECT_EQ(base::asciiUpper('i'), 'I');
  EXPECT_EQ(base::asciiUpper('{'), '{');
}

TEST(Ascii, KindsOfCharactersAreAsciis) {
  for (int c = 0; c < 256; ++c) {
    const std::string_view digits = "0123456789", letters = "abcdefghijklmnopqrstuvwxyz", spaces = " \t\n\v\f\r";
    const char as = static_cast<char>(c);
    EXPECT_EQ(base::isAsciiDigit(c), c != 0 && digits.find(as) != std::string_view::npos) << c;
    EXPECT_EQ(base::isAsciiLetter(c), letters.find(base::asciiLower(as)) != std::string_view::npos) << c;
    EXPECT_EQ(base::isAsciiSpace(c), spaces.find(as) != std::string_view::npos) << c;
  }
}

TEST(Ascii, EndingsAndBeginningsInAnyCase) {
  EXPECT_TRUE(base::endsAsAscii("DANCE.GIF", ".gif"));
  EXPECT_TRUE(base::endsAsAscii("dance.gif", ".GIF"));
  EXPECT_FALSE(base::endsAsAscii("gif", ".gif"));
  EXPECT_FALSE(
      base::endsAsAscii("a.g\xC4\xB1"
                        "f",
                        ".gif"));
  EXPECT_TRUE(base::beginsAsAscii("<!DOCTYPE HTML>", "<!doctype html"));
  EXPECT_FALSE(base::beginsAsAscii("<!", "<!doctype html"));
  EXPECT_TRUE(base::sameAscii("SHIFT_JIS", "shift_jis"));
  EXPECT_FALSE(base::sameAscii("shift_jis", "shift_ji"));
}

TEST(Ascii, SpacesAtTheEndsAreTrimmed) {
  EXPECT_EQ(base::trimmedAscii(" \t a b\n"), "a b");
  EXPECT_EQ(base::trimmedAscii("   "), "");
  EXPECT_EQ(base::trimmedAscii("\xC2\xA0x"), "\xC2\xA0x");  // no space of ASCII's
}

TEST(Numbers, HaveAPointEverywhere) {
  EXPECT_EQ(base::numberIn<double>("1.5"), 1.5);
  EXPECT_EQ(base::numberIn<float>("-0.25"), -0.25F);
  EXPECT_EQ(base::numberIn<double>("+2e3"), 2000.0);
  for (const char* text : {"1,5", "1.5 ", " 1.5", "1.5x", "", "+", "+-1", "0x10", "1.000,5"})
    EXPECT_FALSE(base::numberIn<double>(text)) << text;
}

TEST(Numbers, WholeOnesAreDecimalAndFit) {
  EXPECT_EQ(base::numberIn<int>("030"), 30);
  EXPECT_EQ(base::numberIn<int>("-7"), -7);
  EXPECT_EQ(base::numberIn<int>("2147483647"), 2147483647);
  for (const char* text : {"2147483648", "-2147483649", "99999999999999999999", "1.0", "1.000", "0x1e"})
    EXPECT_FALSE(base::numberIn<int>(text)) << text;
}

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(base::splitAt("a,b", ','), (Parts{"a", "b"}));
  EXPECT_EQ(base::splitAt("a,,b,", ','), (Parts{"a", "", "b", ""}));
  EXPECT_EQ(base::splitAt(",", ','), (Parts{"", ""}));
  EXPECT_EQ(base::splitAt("", ','), Parts{});
}

}  // namespace
