// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/readme_text.h"

#include <gtest/gtest.h>

#include "tests/app/tree/tree_files.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using base::CodePage;
using namespace std::string_view_literals;

// "これはテストです。" in CP932, "请先阅读使用说明。" in GBK, by Python's codecs
constexpr auto kJapanese = "\x82\xb1\x82\xea\x82\xcd\x83\x65\x83\x58\x83\x67\x82\xc5\x82\xb7\x81\x42"sv;
constexpr auto kChinese = "\xc7\xeb\xcf\xc8\xd4\xc4\xb6\xc1\xca\xb9\xd3\xc3\xcb\xb5\xc3\xf7\xa1\xa3"sv;

TEST(ReadmeText, ItsMarkIsBelieved) {
  EXPECT_EQ(decodeReadme("\xEF\xBB\xBFtext \xE8\x82\x8C"sv).utf8, "text 肌");
  EXPECT_EQ(decodeReadme("\xFF\xFE\x53\x30\x93\x30"sv).utf8, "こん");
  EXPECT_EQ(decodeReadme("\xFF\xFE\x53\x30\x93\x30"sv).encoding, CodePage::Utf16Le);
  EXPECT_EQ(decodeReadme("\xFE\xFF\x30\x53\x30\x93"sv).utf8, "こん");
}

TEST(ReadmeText, Utf8IsTakenWhereItIsStrict) {
  EXPECT_EQ(decodeReadme("肌 text", CodePage::Cp932).encoding, CodePage::Utf8);
  EXPECT_EQ(decodeReadme("ASCII", CodePage::Cp932).utf8, "ASCII");
}

TEST(ReadmeText, ItsArchivesEncodingComesBeforeAGuess) {
  // GIVEN bytes that are text in both
  EXPECT_EQ(decodeReadme("\xc6\xa4\xb7\xf4", CodePage::Gbk).utf8, "皮肤");
  EXPECT_EQ(decodeReadme("\xc7\xc7\xba\xce", CodePage::Cp949).utf8, "피부");
}

TEST(ReadmeText, IsGuessedElse) {
  EXPECT_EQ(decodeReadme(kJapanese).utf8, "これはテストです。");
  EXPECT_EQ(decodeReadme(kChinese).utf8, "请先阅读使用说明。");
  // Text that no other code page fits is Western: 0xA9 before a space is a copyright sign there,
  // and nowhere else a character.
  const auto western = decodeReadme(
      "\xA9 2026, all rights reserved by n\xF8"
      "body."sv);
  EXPECT_TRUE(western.whole);
}

TEST(ReadmeText, IsDecodedAsAskedFor) {
  const auto text = decodeReadme(kJapanese, {}, CodePage::Gbk);
  EXPECT_EQ(text.encoding, CodePage::Gbk);
  EXPECT_NE(text.utf8, "これはテストです。");
  const auto lossy = decodeReadme("\x82\xb1\xff", {}, CodePage::Cp932);
  EXPECT_EQ(lossy.utf8, "こ\uFFFD");
  EXPECT_FALSE(lossy.whole);
}

TEST(ReadmeText, IsReadFromAnArchiveAndCutAtALine) {
  const support::TestFolder folder;
  std::string large;
  while (large.size() <= kMaxReadmeBytes) large.append(kJapanese).append("\r\n");
  const auto zip = written(folder / "a.zip", support::zipOf({{.name = "\x82\xcd.txt", .data = std::string(kJapanese)},
                                                             {.name = "large.txt", .data = large, .method = 0},
                                                             {.name = "empty.txt"}}));
  const auto text = readReadme(*findFile(zip.string() + "!は.txt", {}));
  ASSERT_TRUE(text);
  EXPECT_EQ(text->utf8, "これはテストです。");
  EXPECT_FALSE(text->cut);
  const auto cut = readReadme(*findFile(zip.string() + "!large.txt", {}));
  EXPECT_TRUE(cut->cut);
  EXPECT_TRUE(cut->whole);
  EXPECT_TRUE(cut->utf8.ends_with("です。\r\n"));
  EXPECT_EQ(readReadme(*findFile(zip.string() + "!empty.txt", {}))->utf8, "");
}

}  // namespace
}  // namespace app
