// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/model_terms.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"

namespace {

class ModelTermsTest : public testing::Test {
 protected:
  [[nodiscard]] app::ModelTerms terms(pmx::Model model) {
    EXPECT_TRUE(pmx::writePmxFile(model, folder_ / "m.pmx"));
    const app::OpenContext context;
    const auto loaded = app::loadModel(folder_ / "m.pmx", context);
    EXPECT_TRUE(loaded);
    return app::modelTerms(**loaded, losses_).value();
  }
  void write(const char* name, const std::string& bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  support::TestFolder folder_;
  app::Losses losses_;
};

TEST_F(ModelTermsTest, LinesOfCommentsEndAlike) {
  pmx::Model model = support::redDancer();
  model.comment = "一行目\r\n二行目\r三行目\n";
  model.englishComment = "first\r\n\r\nthird";
  const app::ModelTerms found = terms(model);
  EXPECT_EQ(found.comment, "一行目\n二行目\n三行目\n");
  EXPECT_EQ(found.englishComment, "first\n\nthird");
  EXPECT_EQ(app::copyrightLine(found), "踊り子: 一行目");
  EXPECT_TRUE(losses_.empty());
}

TEST_F(ModelTermsTest, ReadmesOfAnyEncodingAreText) {
  write("readme.txt", "\x8D\xC4\x94\x7A\x95\x7A\x8B\xD6\x8E\x7E\r\n");  // 再配布禁止 in Shift-JIS
  write("terms.TXT", "plain");
  write("picture.png", "no text");
  const app::ModelTerms found = terms(support::redDancer());
  ASSERT_EQ(found.readmes.size(), 2U);
  EXPECT_EQ(found.readmes[0].name, "readme.txt");
  EXPECT_EQ(found.readmes[0].text, "再配布禁止\n");
  EXPECT_THAT(found.readmes[0].where, testing::EndsWith("/readme.txt"));
  EXPECT_EQ(found.readmes[1].text, "plain");
}

TEST_F(ModelTermsTest, AHugeTextIsCutBetweenCharactersWithAWord) {
  std::string huge;
  while (huge.size() <= app::kMaxTermsBytes) huge += "禁";  // three bytes each; 2^20 is no multiple of 3
  write("readme.txt", huge);
  const app::ModelTerms found = terms(support::redDancer());
  ASSERT_EQ(found.readmes.size(), 1U);
  EXPECT_EQ(found.readmes[0].text.size(), app::kMaxTermsBytes - 1);
  EXPECT_THAT(found.readmes[0].text, testing::EndsWith("禁"));
  ASSERT_EQ(losses_.size(), 1U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail, testing::HasSubstr("readme.txt"));
}

TEST_F(ModelTermsTest, BothCommentsAreCut) {
  pmx::Model model = support::redDancer();
  model.comment = std::string(app::kMaxTermsBytes + 5, 'a');
  model.englishComment = std::string(app::kMaxTermsBytes + 9, 'b');
  const app::ModelTerms found = terms(model);
  EXPECT_EQ(found.comment.size(), app::kMaxTermsBytes);
  EXPECT_EQ(found.englishComment.size(), app::kMaxTermsBytes);
}

TEST_F(ModelTermsTest, TheNameIsSaidOnce) {
  pmx::Model model = support::redDancer();
  model.comment = model.name.utf8 + "\nlicence";
  EXPECT_EQ(app::copyrightLine(terms(model)), model.name.utf8);
}

TEST_F(ModelTermsTest, NothingIsSaidWhereNothingIsSaid) {
  pmx::Model model = support::redDancer();
  model.name = "";
  const app::ModelTerms found = terms(model);
  EXPECT_EQ(app::copyrightLine(found), "");
  EXPECT_TRUE(found.readmes.empty());
}

TEST_F(ModelTermsTest, EachEncodingBecomesTheSameText) {
  // The bytes were made by another program, Python's codecs.
  struct Case {
    const char* name;
    std::string bytes;
    const char* text;
  };
  const std::vector<Case> cases{
      {"shift_jis.txt",
       "\x97\x98\x97\x70\x8B\x4B\x96\xF1\x0D\x0A\x82\xB1\x82\xCC\x83\x82\x83\x66\x83\x8B\x82\xCC\x8D\xC4"
       "\x94\x7A\x95\x7A\x82\xCD\x8B\xD6\x8E\x7E\x82\xB5\x82\xDC\x82\xB7\x81\x42\x89\xFC\x91\xA2\x82\xCD"
       "\x8E\xA9\x97\x52\x82\xC5\x82\xB7\x82\xAA\x81\x41\x8D\xEC\x8E\xD2\x82\xCC\x96\xBC\x91\x4F\x82\xF0"
       "\x8F\x91\x82\xA2\x82\xC4\x82\xAD\x82\xBE\x82\xB3\x82\xA2\x81\x42\x0D\x0A\x8F\xA4\x97\x70\x97\x98"
       "\x97\x70\x82\xCD\x82\xC5\x82\xAB\x82\xDC\x82\xB9\x82\xF1\x81\x42\x0D\x0A",
       "利用規約\nこのモデルの再配布は禁止します。改造は自由ですが、作者の名前を書いてください。\n商用利用はできません"
       "。\n"},
      {"utf16le.txt",
       std::string("\xFF\xFE\x29\x52\x28\x75\x8F\x89\x04\x7D\x3A\x00\x20\x00\x8D\x51\x4D\x91\x03\x5E\x81\x79\x62\x6B"
                   "\x0D\x00\x0A\x00",
                   28),
       "利用規約: 再配布禁止\n"},
      {"utf16be.txt",
       std::string("\xFE\xFF\x52\x29\x75\x28\x89\x8F\x7D\x04\x00\x3A\x00\x20\x51\x8D\x91\x4D\x5E\x03\x79\x81\x6B\x62"
                   "\x00\x0D\x00\x0A",
                   28),
       "利用規約: 再配布禁止\n"},
      {"gbk.txt",
       "\xCA\xB9\xD3\xC3\xCB\xB5\xC3\xF7\x0D\x0A\xBD\xFB\xD6\xB9\xB6\xFE\xB4\xCE\xC5\xE4\xB2\xBC\xB1\xBE"
       "\xC4\xA3\xD0\xCD\xA1\xA3\xBF\xC9\xD2\xD4\xB8\xC4\xD4\xEC\xA3\xAC\xB5\xAB\xCA\xC7\xC7\xEB\xD7\xA2"
       "\xC3\xF7\xD7\xF7\xD5\xDF\xB5\xC4\xC3\xFB\xD7\xD6\xA3\xAC\xB2\xBB\xB5\xC3\xD3\xC3\xD3\xDA\xC9\xCC"
       "\xD2\xB5\xD3\xC3\xCD\xBE\xA1\xA3\x0D\x0A\xD0\xBB\xD0\xBB\xB4\xF3\xBC\xD2\xB5\xC4\xD6\xA7\xB3\xD6"
       "\xA3\xAC\xD7\xA3\xC4\xE3\xC3\xC7\xCA\xB9\xD3\xC3\xD3\xE4\xBF\xEC\xA1\xA3\x0D\x0A",
       "使用说明\n禁止二次配布本模型。可以改造，但是请注明作者的名字，不得用于商业用途。\n谢谢大家的支持，祝你们使用愉"
       "快。\n"},
      {"big5.txt",
       "\xA8\xCF\xA5\xCE\xBB\xA1\xA9\xFA\x0D\x0A\xB8\x54\xA4\xEE\xAD\xAB\xB7\x73\xB4\xB2\xA5\xAC\xA5\xBB"
       "\xBC\xD2\xAB\xAC\xA1\x43\xA5\x69\xA5\x48\xA7\xEF\xB3\x79\xA1\x41\xA6\xFD\xAC\x4F\xBD\xD0\xB5\xF9"
       "\xA9\xFA\xA7\x40\xAA\xCC\xAA\xBA\xA6\x57\xA6\x72\xA1\x41\xA4\xA3\xB1\x6F\xA5\xCE\xA9\xF3\xB0\xD3"
       "\xB7\x7E\xA5\xCE\xB3\x7E\xA1\x43\x0D\x0A\xC1\xC2\xC1\xC2\xA4\x6A\xAE\x61\xAA\xBA\xA4\xE4\xAB\xF9"
       "\xA1\x41\xAF\xAC\xA7\x41\xAD\xCC\xA8\xCF\xA5\xCE\xB4\x72\xA7\xD6\xA1\x43\x0D\x0A",
       "使用說明\n禁止重新散布本模型。可以改造，但是請註明作者的名字，不得用於商業用途。\n謝謝大家的支持，祝你們使用愉"
       "快。\n"},
      {"euc_kr.txt",
       "\xC0\xCC\xBF\xEB\x20\xBE\xE0\xB0\xFC\x0D\x0A\xC0\xCC\x20\xB8\xF0\xB5\xA8\xC0\xC7\x20\xC0\xE7\xB9"
       "\xE8\xC6\xF7\xB8\xA6\x20\xB1\xDD\xC1\xF6\xC7\xD5\xB4\xCF\xB4\xD9\x2E\x20\xB0\xB3\xC1\xB6\xB4\xC2"
       "\x20\xC0\xDA\xC0\xAF\xC0\xCC\xC1\xF6\xB8\xB8\x20\xC1\xA6\xC0\xDB\xC0\xDA\xC0\xC7\x20\xC0\xCC\xB8"
       "\xA7\xC0\xBB\x20\xC0\xFB\xBE\xEE\x20\xC1\xD6\xBC\xBC\xBF\xE4\x2E\x0D\x0A\xBB\xF3\xBE\xF7\xC0\xFB"
       "\xC0\xB8\xB7\xCE\x20\xC0\xCC\xBF\xEB\xC7\xD2\x20\xBC\xF6\x20\xBE\xF8\xBD\xC0\xB4\xCF\xB4\xD9\x2E"
       "\x0D\x0A",
       "이용 약관\n이 모델의 재배포를 금지합니다. 개조는 자유이지만 제작자의 이름을 적어 주세요.\n상업적으로 이용할 수 "
       "없습니다.\n"},
  };
  for (const Case& each : cases) write(each.name, each.bytes);
  const app::ModelTerms found = terms(support::redDancer());
  ASSERT_EQ(found.readmes.size(), cases.size());
  for (const Case& each : cases) {
    const auto readme = std::ranges::find(found.readmes, each.name, &app::ModelReadme::name);
    ASSERT_NE(readme, found.readmes.end()) << each.name;
    EXPECT_EQ(readme->text, each.text) << each.name;
  }
  EXPECT_TRUE(losses_.empty());
}

}  // namespace
