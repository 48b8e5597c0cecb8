// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/code_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace base {
namespace {

using namespace std::string_view_literals;

// Bytes by Python's codecs.
TEST(CodePage, DecodesWhatDownloadsHave) {
  EXPECT_EQ(decodeWhole("\x94\xa7"sv, CodePage::Cp932), "肌");
  EXPECT_EQ(decodeWhole("\xc6\xa4\xb7\xf4"sv, CodePage::Gbk), "皮肤");
  EXPECT_EQ(decodeWhole("\xa5\xd6\xbd\xa7"sv, CodePage::Big5), "皮膚");
  EXPECT_EQ(decodeWhole("\xc7\xc7\xba\xce"sv, CodePage::Cp949), "피부");
  EXPECT_EQ(decodeWhole("\x53\x30"sv, CodePage::Utf16Le), "こ");
  EXPECT_EQ(decodeWhole("\x30\x53"sv, CodePage::Utf16Be), "こ");
  EXPECT_EQ(decodeWhole("\xa9 caf\xe9"sv, CodePage::Windows1252), "© café");
  EXPECT_EQ(decodeWhole("\xe8\x82\x8c"sv, CodePage::Utf8), "肌");
  for (const auto page : codePages()) EXPECT_EQ(decodeWhole("", page), "");
}

TEST(CodePage, HasWindowsOwnCharactersInCp932) {
  // NEC's row 13, IBM's extensions, half-width kana and the full-width tilde: ①～Ⅱ髙ｱ
  EXPECT_EQ(decodeWhole("\x87\x40\x81\x60\x87\x55\xfb\xfc\xb1"sv, CodePage::Cp932), "①～Ⅱ髙ｱ");
  // Second bytes that are a backslash
  EXPECT_EQ(decodeWhole("\x95\x5c\x94\x5c\x83\x5c"sv, CodePage::Cp932), "表能ソ");
}

TEST(CodePage, SaysWhatDoesntDecode) {
  EXPECT_FALSE(decodeWhole("\x94"sv, CodePage::Cp932));
  EXPECT_FALSE(decodeWhole("\x94\xa7\xff"sv, CodePage::Cp932));
  for (const auto page : {CodePage::Gbk, CodePage::Cp949, CodePage::Big5}) {
    EXPECT_FALSE(decodeWhole("a\xff"sv, page)) << codePageName(page);
    EXPECT_FALSE(decodeWhole("\xc6"sv, page)) << codePageName(page);
    EXPECT_FALSE(decodeWhole("\xc6\x20"sv, page)) << codePageName(page);
  }
  EXPECT_FALSE(decodeWhole("\x94\xa7"sv, CodePage::Utf8));
  EXPECT_FALSE(decodeWhole("\x53\x30\x93"sv, CodePage::Utf16Le));
}

TEST(CodePage, DecodesAnyhow) {
  EXPECT_EQ(decodeAnyhow("\x94\xa7\xff.txt"sv, CodePage::Cp932), "肌\uFFFD.txt");
  EXPECT_EQ(decodeAnyhow("a\x94\xa7"sv, CodePage::Utf8), "a\uFFFD\uFFFD");
  EXPECT_EQ(decodeAnyhow("a\0b\0"sv, CodePage::Cp932), "a\0b\0"sv);
}

TEST(CodePage, IsFoundByItsNames) {
  for (const auto page : codePages()) EXPECT_EQ(codePageNamed(codePageName(page)), page);
  EXPECT_EQ(codePageNamed("shift_jis"), CodePage::Cp932);
  EXPECT_EQ(codePageNamed("EUC-KR"), CodePage::Cp949);
  EXPECT_EQ(codePageNamed("gb18030"), CodePage::Gbk);
  EXPECT_FALSE(codePageNamed("EBCDIC"));
}

TEST(CodePage, IsGuessed) {
  // "これはテストです。" four times
  std::string text;
  for (int i = 0; i < 4; ++i) text += "\x82\xb1\x82\xea\x82\xcd\x83\x65\x83\x58\x83\x67\x82\xc5\x82\xb7\x81\x42";
  ASSERT_FALSE(guessCodePages(text).empty());
  EXPECT_EQ(guessCodePages(text).front(), CodePage::Cp932);
}

TEST(CodePage, KnowsPrivateUse) {
  EXPECT_TRUE(hasPrivateUse("a\uE000"));
  EXPECT_FALSE(hasPrivateUse("肌 text"));
}

}  // namespace
}  // namespace base
