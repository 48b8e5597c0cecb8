// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/latin.h"

#include <gtest/gtest.h>

namespace base {
namespace {

std::string latin(std::u32string_view kana) { return toLatin(kana, writingOf(kana.front(), Writing::Space)); }

// By Hepburn's table.
TEST(Latin, KanaAreWrittenAsPeopleWriteThem) {
  EXPECT_EQ(latin(U"センター"), "sentā");
  EXPECT_EQ(latin(U"まばたき"), "mabataki");
  EXPECT_EQ(latin(U"にっこり"), "nikkori") << "a small tsu doubles";
  EXPECT_EQ(latin(U"ぺろっ"), "pero") << "and at the end is no sound";
  EXPECT_EQ(latin(U"しょんぼり"), "shonbori");
  EXPECT_EQ(latin(U"ん"), "n");
}

TEST(Latin, SmallKanaMakeTheSoundsOfOtherLanguages) {
  EXPECT_EQ(latin(U"ウィンク"), "winku");
  EXPECT_EQ(latin(U"クァ"), "kwa");
  EXPECT_EQ(latin(U"ヴァ"), "va");
  EXPECT_EQ(latin(U"ツァ"), "tsa");
  EXPECT_EQ(latin(U"トゥ"), "tu");
  EXPECT_EQ(latin(U"デュ"), "dyu");
  EXPECT_EQ(latin(U"フュ"), "fyu");
  EXPECT_EQ(latin(U"ティ"), "ti");
  EXPECT_EQ(latin(U"イェ"), "ye");
  EXPECT_EQ(latin(U"はぅ"), "hau");
  EXPECT_EQ(latin(U"ふぅ"), "fuu");
  EXPECT_EQ(latin(U"いゃ"), "iya");
  EXPECT_EQ(latin(U"ぁ"), "a");
}

TEST(Latin, OtherScriptsAsFarAsItGoes) {
  EXPECT_EQ(latin(U"머리"), "meoli");
  EXPECT_EQ(latin(U"Мику"), "Miku");
  EXPECT_EQ(latin(U"左足"), "左足") << "a kanji has many readings";
  EXPECT_EQ(latin(U"leg"), "leg");
  EXPECT_EQ(toLatin(U"", Writing::Hiragana), "");
}

TEST(Latin, CompatibleFormsAreOne) {
  EXPECT_EQ(compatibleForm("ＩＫ２ ﾎﾞｰﾝ", 100), U"IK2 ボーン");
  EXPECT_EQ(compatibleForm("左足首", 2), U"左足") << "cut by characters, not bytes";
  EXPECT_EQ(compatibleForm("", 5), U"");
  EXPECT_EQ(compatibleForm("a\xff", 5), U"a\uFFFD");
  EXPECT_EQ(toUtf8(U"左IK"), "左IK");
  // No character becomes longer than U+FDFA: 18 (Unicode's UAX 15).
  EXPECT_EQ(compatibleForm("\uFDFA", 1).size(), 18U);
}

TEST(Latin, WhatWritingItIs) {
  EXPECT_EQ(writingOf(U'足', Writing::Space), Writing::Han);
  EXPECT_EQ(writingOf(U'々', Writing::Han), Writing::Han);
  EXPECT_EQ(writingOf(U'ひ', Writing::Han), Writing::Hiragana);
  EXPECT_EQ(writingOf(U'タ', Writing::Han), Writing::Katakana);
  EXPECT_EQ(writingOf(U'ー', Writing::Katakana), Writing::Katakana);
  EXPECT_EQ(writingOf(U'ー', Writing::Hiragana), Writing::Hiragana);
  EXPECT_EQ(writingOf(U'ー', Writing::Space), Writing::Mark);
  EXPECT_EQ(writingOf(U'ω', Writing::Space), Writing::Word);
  EXPECT_EQ(writingOf(U'7', Writing::Han), Writing::Word);
  EXPECT_EQ(writingOf(U'_', Writing::Han), Writing::Mark);
  EXPECT_EQ(writingOf(U'\u3000', Writing::Han), Writing::Space);
  EXPECT_EQ(writingOf(U'머', Writing::Space), Writing::Other);
}

}  // namespace
}  // namespace base
