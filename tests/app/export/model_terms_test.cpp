// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/model_terms.h"

#include <fstream>
#include <string>

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
    return app::modelTerms(**loaded, issues_);
  }
  void write(const char* name, const std::string& bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  support::TestFolder folder_;
  base::Issues issues_;
};

TEST_F(ModelTermsTest, LinesOfCommentsEndAlike) {
  pmx::Model model = support::redDancer();
  model.comment = "一行目\r\n二行目\r三行目\n";
  model.englishComment = "first\r\n\r\nthird";
  const app::ModelTerms found = terms(model);
  EXPECT_EQ(found.comment, "一行目\n二行目\n三行目\n");
  EXPECT_EQ(found.englishComment, "first\n\nthird");
  EXPECT_EQ(app::copyrightLine(found), "踊り子: 一行目");
  EXPECT_TRUE(issues_.empty());
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
  ASSERT_EQ(issues_.size(), 1U);
  EXPECT_THAT(issues_[0].detail, testing::HasSubstr("readme.txt"));
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

}  // namespace
