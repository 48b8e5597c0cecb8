// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/archive_shapes.h"
#include "tests/support/test_folder.h"

namespace app {
namespace {

using support::kZipUtf8;
using support::zipOf;
using testing::ElementsAre;

/// Returns the names of entries that are in the tree.
std::vector<std::string> namesOf(const ArchiveTree& archive) {
  std::vector<std::string> names;
  for (const auto& entry : archive.listing().entries) {
    if (entry.inTree) names.push_back(entry.name);
  }
  return names;
}

TEST(ArchiveNames, AreReadableInEveryShapeThatPeopleMeet) {
  const auto shapes = support::archiveShapes();
  ASSERT_EQ(shapes.size(), 13U);
  for (const auto& shape : shapes) {
    SCOPED_TRACE(shape.name);
    // GIVEN an archive with names as some program writes them
    const auto archive = opened(zipOf(shape.entries));
    ASSERT_TRUE(archive);
    // THEN they are as people know them, and files are found under them
    EXPECT_EQ(base::codePageName(archive->listing().encoding), shape.encoding);
    EXPECT_EQ(archive->firstBytes(shape.model, 4), "PMX ");
    EXPECT_EQ(textOf(archive->read(shape.texture)), "\x89PNG\r\n\x1A\n picture");
    EXPECT_THAT(archive->listing().issues, testing::IsEmpty());
  }
}

TEST(ArchiveNames, AreDecidedByTheTexturesOfModels) {
  for (const auto& shape : support::archiveShapes()) {
    if (shape.encoding == "UTF-8") continue;
    SCOPED_TRACE(shape.name);
    EXPECT_EQ(opened(zipOf(shape.entries))->listing().encodingBy, NamesBy::Textures);
  }
}

TEST(ArchiveNames, AreDecidedByTheFirstModelWhoseTexturesTell) {
  // GIVEN a model whose texture has an ASCII name, and one whose texture tells the encoding
  const auto archive =
      opened(zipOf({{.name = "\x94\xa7/a.pmx", .data = support::modelWithTextures({"a.png"})},
                    {.name = "\x94\xa7/a.png"},
                    {.name = "\x94\xa7/b.pmx", .data = support::modelWithTextures({"肌.png", "b.png"})},
                    {.name = "\x94\xa7/\x94\xa7.png"}}));
  EXPECT_EQ(archive->listing().encodingBy, NamesBy::Textures);
  EXPECT_THAT(namesOf(*archive), testing::Contains("肌/肌.png"));
}

TEST(ArchiveNames, OfMacOsAreNotFiles) {
  const auto shapes = support::archiveShapes();
  const auto shape = std::ranges::find(shapes, "macos_nfd", &support::ArchiveShape::name);
  const auto archive = opened(zipOf(shape->entries));
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("キューフ\u3099/"));
  EXPECT_THAT(namesIn(*archive, "キューフ\u3099"), ElementsAre("カ\u3099ラス.png", "キューフ\u3099.pmx"));
  EXPECT_EQ(archive->listing().encodingBy, NamesBy::AllUtf8);
}

TEST(ArchiveNames, WithoutAModelAreGuessed) {
  // GIVEN names and a readme alone. Text: "これはテストです。" four times, by Python's codec
  const std::string text = "\x82\xb1\x82\xea\x82\xcd\x83\x65\x83\x58\x83\x67\x82\xc5\x82\xb7\x81\x42";
  const auto archive =
      opened(zipOf({{.name = "\x82\xcd\x82\xb6\x82\xdf\x82\xc9.txt", .data = text + text + text + text}}));
  EXPECT_THAT(namesOf(*archive), ElementsAre("はじめに.txt"));
  EXPECT_EQ(archive->listing().encodingBy, NamesBy::Detector);
}

TEST(ArchiveNames, OfAFieldWithAWrongChecksumDontCount) {
  // GIVEN Info-ZIP's field, whose checksum is that of another name: the entry was renamed since
  const auto archive =
      opened(zipOf({{.name = "new.txt", .data = "text", .extra = support::zipUtf8NameField("old.txt", "旧.txt")}}));
  EXPECT_THAT(namesOf(*archive), ElementsAre("new.txt"));
}

TEST(ArchiveNames, ChosenByHandCountBeforeFields) {
  // GIVEN a zip whose program took CP932 for GBK, and wrote that into Info-ZIP's field. By Python's
  // codecs: 肌 is 94 A7 in CP932, and 94 A7 is 敡 in GBK; モデル is 83 82 83 66 83 8B, in GBK 儌僨儖.
  const support::TestFolder folder;
  const std::string model = "\x83\x82\x83\x66\x83\x8b/", skin = model + "\x94\xa7.png";
  const auto zip =
      written(folder / "a.zip",
              zipOf({{.name = model, .extra = support::zipUtf8NameField(model, "儌僨儖/")},
                     {.name = skin, .data = "skin", .extra = support::zipUtf8NameField(skin, "儌僨儖/敡.png")},
                     {.name = "\xe2\x99\xa5.png", .data = "flagged", .flags = kZipUtf8},
                     {.name = "\x94\xa7.txt", .data = "plain"},
                     {.name = "ascii.txt", .extra = support::zipUtf8NameField("ascii.txt", "敡.txt")}}));
  const OpenContext context;
  // THEN by default the archive's own field wins
  context.chooseNames(zip, {});
  EXPECT_THAT(namesOf(**openArchive(zip, context)), testing::IsSupersetOf({"儌僨儖/敡.png", "♥.png", "敡.txt"}));
  // AND the user's choice wins over it, but not over names that are UTF-8 and marked so
  context.chooseNames(zip, base::CodePage::Cp932);
  const auto chosen = openArchive(zip, context);
  EXPECT_THAT(namesOf(**chosen), ElementsAre("モデル", "モデル/肌.png", "♥.png", "肌.txt", "ascii.txt"));
  EXPECT_EQ(textOf((*chosen)->read("モデル/肌.png")), "skin");
  EXPECT_EQ(textOf((*chosen)->read("♥.png")), "flagged");
  EXPECT_THAT(namesIn(**chosen, "モデル"), ElementsAre("肌.png"));
  // AND where UTF-8 is chosen, the fields' names are taken
  context.chooseNames(zip, base::CodePage::Utf8);
  EXPECT_THAT(namesOf(**openArchive(zip, context)), testing::IsSupersetOf({"儌僨儖/敡.png", "♥.png", "敡.txt"}));
  context.chooseNames(zip, {});
}

TEST(ArchiveNames, AreDecidedByLockedModelsToo) {
  // GIVEN a model whose fourth byte is no space
  std::string model = support::modelWithTextures({"肌.png"});
  model[3] = '\x10';
  const auto archive = opened(zipOf({{.name = "\x94\xa7/a.pmx", .data = model}, {.name = "\x94\xa7/\x94\xa7.png"}}));
  EXPECT_EQ(archive->listing().encodingBy, NamesBy::Textures);
  EXPECT_THAT(namesOf(*archive), testing::Contains("肌/肌.png"));
}

TEST(ArchiveNames, ThatNoEncodingHoldsAreStillThere) {
  // GIVEN names in UTF-8 and in CP932 without a mark, one after the other
  const auto archive =
      opened(zipOf({{.name = "テスト/立方体.txt"}, {.name = "\x94\xa7.txt"}, {.name = "\x94\xa7\xff.txt"}}));
  // THEN each is shown as well as can be
  EXPECT_THAT(namesOf(*archive), ElementsAre("テスト/立方体.txt", "肌.txt", "肌\uFFFD.txt"));
}

TEST(ArchiveNames, AreChosenByHand) {
  const support::TestFolder folder;
  // GIVEN four bytes that are 皮肤 in GBK, and three kana and half a character in CP932
  const auto zip = written(folder / "a.zip", zipOf({{.name = "\xc6\xa4\xb7\xf4.txt", .data = "text"}}));
  const OpenContext context;
  const auto before = openArchive(zip, context);
  // WHEN the encoding is chosen
  context.chooseNames(folder / "./a.zip", base::CodePage::Gbk);
  const auto gbk = openArchive(zip, context);
  // THEN the names are in it, whenever it is opened from now on
  EXPECT_THAT(namesOf(**gbk), ElementsAre("皮肤.txt"));
  EXPECT_EQ((*gbk)->listing().encodingBy, NamesBy::Hand);
  EXPECT_TRUE(findFile(zip.string() + "!皮肤.txt", context));
  context.chooseNames(zip, base::CodePage::Cp932);
  EXPECT_THAT(namesOf(**openArchive(zip, context)), ElementsAre("ﾆ､ｷ\uFFFD.txt"));
  EXPECT_NE(*openArchive(zip, context), *gbk);
  context.chooseNames(zip, {});
  EXPECT_EQ(*openArchive(zip, context), *before);
}

}  // namespace
}  // namespace app
