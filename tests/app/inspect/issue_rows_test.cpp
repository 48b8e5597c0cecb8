// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issue_rows.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace {

using app::IssueRows;

std::string toldIssues(const IssueRows& rows, const QModelIndex& parent = {}) {
  std::string text;
  for (int row = 0; row < rows.rowCount(parent); ++row) {
    const QModelIndex at = rows.index(row, 0, parent);
    text += (row > 0 ? " | " : "") + at.data(IssueRows::kNameRole).toString().toStdString();
    if (rows.rowCount(at) > 0) text += " [" + toldIssues(rows, at) + "]";
  }
  return text;
}

IssueRows::Odd oddModel(const char* name, base::Issues issues, base::Issues playing = {}) {
  auto model = std::make_shared<app::LoadedModel>();
  model->path = name;
  model->model.bones.resize(2);
  model->model.bones[0].name = "腰";
  model->model.bones[1].name = "スカート";
  return {{model, nullptr}, {std::make_shared<base::Issues>(std::move(issues))}, std::move(playing)};
}

TEST(IssueRows, StandByFileAndKindTexturesFirst) {
  IssueRows rows;
  rows.fill(
      {oddModel(
           "a.pmx",
           {{"header", -1, -1, "odd"}, {"bones", 1, -1, "odd"}, {"textures", 3, -1, "gone"}, {"bones", 0, -1, "odd"}},
           {{"bones", 0, -1, "went far"}}),
       oddModel("fine.pmx", {}), oddModel("b.pmx", {{"morphs", 4, -1, "odd"}})});
  EXPECT_EQ(toldIssues(rows),
            "a.pmx [Textures (1) [Texture 3] | While playing (1) [腰] | Bones (2) [スカート | 腰] | "
            "File (1) [The start of the file]] | b.pmx [Expressions (1) [Morph 4]]");
  EXPECT_EQ(rows.itemCount(), 6U);
  // AND headings explain that
  const QModelIndex file = rows.index(0, 0), textures = rows.index(0, 0, file);
  EXPECT_EQ(file.data(IssueRows::kWhatRole), "5 issues");
  EXPECT_EQ(rows.index(1, 0).data(IssueRows::kWhatRole), "1 issue");
  EXPECT_EQ(textures.data(IssueRows::kWhatRole), app::issueKindMeaning(app::IssueKind::Textures));
}

TEST(IssueRows, AreFoundByNameByWhatIsOddAndByKind) {
  IssueRows rows;
  rows.fill(
      {oddModel("a.pmx", {{"bones", 0, -1, "its parent is odd"}, {"bones", 1, -1, "far"}, {"faces", 9, -1, "x"}})});
  rows.search("すかーと");
  EXPECT_EQ(toldIssues(rows), "a.pmx [Bones (2) [スカート]]");
  rows.search("PARENT");
  EXPECT_EQ(toldIssues(rows), "a.pmx [Bones (2) [腰]]");
  rows.search("bones");
  EXPECT_EQ(rows.foundCount(), 2U);
  rows.search("no such thing");
  EXPECT_EQ(rows.foundCount(), 0U);
}

TEST(IssueRows, AreCopiedWithTheirFiles) {
  IssueRows rows;
  rows.fill(
      {oddModel("a.pmx", {{"bones", 0, -1, "odd"}, {"faces", 9, -1, "x"}}), oddModel("b.pmx", {{"file", -1, 5, "y"}})});
  const QModelIndex file = rows.index(0, 0), shape = rows.index(0, 0, file);
  EXPECT_EQ(rows.copied(rows.index(0, 0, shape)), QStringList("a.pmx: Triangle 9: x"));
  EXPECT_EQ(rows.copied(file), QStringList({"a.pmx: Triangle 9: x", "a.pmx: 腰: odd (bone 0)"}));
  EXPECT_EQ(rows.copiedAll().size(), 3);
  EXPECT_EQ(rows.copiedAll().last(), "b.pmx: The file: y (byte 0x5)");
  EXPECT_TRUE(rows.copied({}).isEmpty());
}

TEST(IssueRows, OfAHundredThousandNoneIsAskedForBeforeItIsSeen) {
  base::Issues many;
  for (int i = 0; i < 100000; ++i) many.push_back({i % 2 == 0 ? "vertices" : "bones", i, i, "odd"});
  IssueRows rows;
  rows.fill({oddModel("a.pmx", std::move(many))});
  EXPECT_EQ(rows.itemCount(), 100000U);
  EXPECT_EQ(rows.asked(), 0U);
  rows.search("99999");
  EXPECT_EQ(rows.foundCount(), 1U);
}

}  // namespace
