// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/printable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using base::jsonQuoted, base::printable, base::printableLines;
using testing::ElementsAre, testing::IsEmpty;

TEST(Printable, LeavesTextAlone) { EXPECT_EQ(base::printable("初音ミク Miku é 🎵"), "初音ミク Miku é 🎵"); }

TEST(Printable, ReplacesWhatSteersATerminal) {
  EXPECT_EQ(base::printable("a\x1B[31mb\r\nc\td\x7F"), "a\uFFFD[31mb\uFFFD\uFFFDc\uFFFDd\uFFFD");
  EXPECT_EQ(base::printable("a\u009Bb\u0085c"), "a\uFFFDb\uFFFDc");  // C1
  // These are separators of lines and marks of direction.
  EXPECT_EQ(base::printable("a\u2028b\u202Ec\u2066d"), "a\uFFFDb\uFFFDc\uFFFDd");
  EXPECT_EQ(base::printable(std::string_view("a\0b", 3)), "a\uFFFDb");
  // These are invisible.
  EXPECT_EQ(base::printable("a\u200Eb\u061Cc\uFEFFd\U000E0041e"), "a\uFFFDb\uFFFDc\uFFFDd\uFFFDe");
  EXPECT_EQ(base::printable("\u00A0\u2027\u202F\u2070\u200D\uFFFC"), "\u00A0\u2027\u202F\u2070\u200D\uFFFC")
      << "their neighbours show";
}

TEST(Printable, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(base::printable("a\xFF"
                            "b"),
            "a\uFFFDb");
}

TEST(Printable, CutsWhatIsLong) {
  EXPECT_EQ(base::printable("初音ミク", 4), "初音ミク");
  EXPECT_EQ(base::printable("初音ミク!", 4), "初音ミ…");
  EXPECT_EQ(base::printable(std::string(589'000, 'x'), 1000), std::string(999, 'x') + "…");
  EXPECT_EQ(base::printable(std::string(589'000, '\xFF'), 2), "\uFFFD…");
  EXPECT_THAT(base::printableLines(std::string(589'000, 'x')), ElementsAre(std::string(999, 'x') + "…"));
}

TEST(Printable, SplitsLines) {
  EXPECT_THAT(base::printableLines("one\r\ntwo\n\nthree\rfour\r\n\r\n"),
              ElementsAre("one", "two", "", "three", "four"));
  EXPECT_THAT(base::printableLines(""), IsEmpty());
  EXPECT_THAT(base::printableLines("\n\n"), IsEmpty());
  EXPECT_THAT(base::printableLines("a\tb"), ElementsAre("a  b")) << "a tab in a comment is room";
}

// RFC 8259 requires this: quotes, backslashes and U+0000 to U+001F are escaped.
TEST(JsonQuoted, EscapesWhatJsonAsksFor) {
  EXPECT_EQ(base::jsonQuoted("初音ミク"), "\"初音ミク\"");
  EXPECT_EQ(base::jsonQuoted("tex\\face \"1\".png"), R"("tex\\face \"1\".png")");
  EXPECT_EQ(base::jsonQuoted("a\r\n\tb"), R"("a\r\n\tb")");
  EXPECT_EQ(base::jsonQuoted(std::string_view("\0\x01\x1F\x7F", 4)), R"("\u0000\u0001\u001f\u007f")");
  EXPECT_EQ(base::jsonQuoted("\uFFFD"), "\"\uFFFD\"");
  EXPECT_EQ(base::jsonQuoted("\xFF"), "\"\uFFFD\"") << "never bytes that aren't UTF-8";
  EXPECT_EQ(base::jsonQuoted(""), "\"\"");
  EXPECT_EQ(base::jsonQuoted(std::string(5000, 'x')).size(), 5002U) << "whole";
}

// RFC 8259, section 7: beyond U+FFFF a pair of surrogates.
TEST(JsonQuoted, EscapesWhatSteersATerminal) {
  EXPECT_EQ(base::jsonQuoted("a\u009B\u202E\u2028b"), R"("a\u009b\u202e\u2028b")");
  EXPECT_EQ(base::jsonQuoted("\U000E0041"), R"("\udb40\udc41")");
}

// RFC 4180: fields with commas, quotes and line breaks are quoted, and quotes in them doubled.
TEST(CsvField, IsWhatTheFileHasButOnATerminal) {
  EXPECT_EQ(base::csvField("a\x1B[31m,\"b\"\n", false), "\"a\x1B[31m,\"\"b\"\"\n\"");
  EXPECT_EQ(base::csvField("a\x1B[31m,b\n", true), "\"a\uFFFD[31m,b\uFFFD\"");
  EXPECT_EQ(base::csvField("左足ＩＫ", true), "左足ＩＫ");
}

}  // namespace
