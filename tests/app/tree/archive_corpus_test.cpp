// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests read the sample archives as their README requires.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/corpus.h"

namespace app {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class ArchiveCorpus : public testing::Test {
 protected:
  void SetUp() override {
    if (support::corpus().empty() || !std::filesystem::exists(support::corpus() / "archives"))
      GTEST_SKIP() << "the corpus isn't there (set ODORI_CORPUS)";
  }
  std::shared_ptr<const ArchiveTree> open(const char* name) {
    const auto tree = openArchive(support::corpus() / "archives" / name, {});
    EXPECT_TRUE(tree) << base::describe(tree.error());
    return tree ? *tree : nullptr;
  }
};

void expectModelAndTexture(const FileTree& tree, const std::string& model, const std::string& texture) {
  EXPECT_EQ(tree.firstBytes(model, 4), "PMX ");
  EXPECT_EQ(tree.firstBytes(texture, 4), "\x89PNG");
  EXPECT_TRUE(tree.read(model));
  EXPECT_TRUE(tree.read(texture));
}

TEST_F(ArchiveCorpus, JapaneseNames) {
  for (const char* name : {"cp932_noflag.zip", "utf8_flag.zip"}) {
    const auto tree = open(name);
    expectModelAndTexture(*tree, "テストモデル ver1.0/立方体.pmx", "テストモデル ver1.0/tex/肌.png");
    EXPECT_EQ(tree->kindOf("テストモデル ver1.0/はじめにお読みください.txt"), FileTree::Kind::File);
    EXPECT_THAT(tree->listing().issues, IsEmpty());
  }
}

TEST_F(ArchiveCorpus, ChineseNames) {
  expectModelAndTexture(*open("gbk_noflag.zip"), "测试模型/正方体.pmx", "测试模型/贴图/皮肤.png");
}

TEST_F(ArchiveCorpus, MacOs) {
  const auto tree = open("macos_nfd_noflag.zip");
  const auto top = tree->list("");
  ASSERT_EQ(top.size(), 1U);
  std::size_t models = 0;
  for (const auto& entry : tree->listing().entries) models += tree->firstBytes(entry.name, 4) == "PMX " ? 1 : 0;
  EXPECT_EQ(models, 1U);
  EXPECT_TRUE(findFile(
      (support::corpus() / "archives/macos_nfd_noflag.zip!").string() + top[0].name + "/テクスチャ/ガラス.png", {}));
}

TEST_F(ArchiveCorpus, SeveralModels) {
  const auto tree = open("variants_nested.zip");
  for (const char* model : {"配布/モデル/通常版.pmx", "配布/モデル/夏服版.pmx", "配布/おまけ/箱.pmx"})
    EXPECT_EQ(tree->firstBytes(model, 4), "PMX ");
  EXPECT_EQ(tree->firstBytes("配布/おまけ/箱.vmd", 20), "Vocaloid Motion Data");
}

TEST_F(ArchiveCorpus, NamesThatLeadOutside) {
  const auto tree = open("path_traversal.zip");
  expectModelAndTexture(*tree, "モデル/立方体.pmx", "モデル/tex/肌.png");
  EXPECT_THAT(namesIn(*tree, ""), ElementsAre("モデル/"));
  EXPECT_EQ(tree->listing().issues.size(), 6U);
}

TEST_F(ArchiveCorpus, Encrypted) {
  const auto tree = open("encrypted_zipcrypto.zip");
  EXPECT_EQ(tree->listing().issues.size(), 2U);
  EXPECT_FALSE(tree->read("鍵付き/立方体.pmx"));
  EXPECT_TRUE(tree->read("鍵付き/readme.txt"));
}

}  // namespace
}  // namespace app
