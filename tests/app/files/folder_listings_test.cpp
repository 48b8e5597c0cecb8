// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests count searches and listings: they never exceed the sizes of the input, and are
// limited in all.
#include "app/files/folder_listings.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/files/texture_lookup.h"
#include "app/files/vac_reader.h"
#include "tests/app/files/memory_tree.h"
#include "tests/app/files/vac_files.h"

namespace {

using app::FolderListings, app::findTextures, app::MemoryTree;
using support::vacOf;

constexpr std::size_t kFolders = 200;

/// Returns a model's folder with many folders in it.
std::shared_ptr<MemoryTree> manyFolders(std::size_t count = kFolders) {
  auto tree = std::make_shared<MemoryTree>();
  for (std::size_t i = 0; i < count; ++i) tree->putFolder(fmt::format("d{:04}", i));
  return tree;
}

pmx::Model modelOf(std::size_t textures, const std::function<std::string(std::size_t)>& name) {
  pmx::Model model;
  for (std::size_t i = 0; i < textures; ++i) model.textures.emplace_back(name(i));
  return model;
}

TEST(FolderListings, AListingIsSharedByAllTreesThatHaveTheFolder) {
  const auto tree = manyFolders(3);
  FolderListings listings;
  EXPECT_THAT(listings.of(*tree, "").folders, testing::ElementsAre("d0000", "d0001", "d0002"));
  EXPECT_EQ(&listings.of(*tree, ""), &listings.of(*tree, ""));
  EXPECT_EQ(tree->listings, 1U);
}

TEST(FolderListings, APathThatIsNamedAgainIsntLookedForAgain) {
  const auto tree = manyFolders();
  const auto looksFor = [&](std::size_t textures) {
    tree->looks = 0;
    const auto found = findTextures(modelOf(textures, [](std::size_t) { return "a/b.png"; }), {tree, "m.pmx"});
    EXPECT_FALSE(found.files.back());
    return tree->looks;
  };
  EXPECT_EQ(looksFor(1000), looksFor(1));
}

TEST(FolderListings, ManyNamesTimesManyFoldersEnd) {
  // GIVEN more missing names times folders than the limit of searches
  const auto tree = manyFolders();
  const auto name = [](std::size_t i) { return fmt::format("a/{}.png", i); };
  const std::size_t textures = 3 * FolderListings::kMaxLooks / kFolders;
  // WHEN
  const auto found = findTextures(modelOf(textures, name), {tree, "m.pmx"});
  // THEN the folders are no longer searched, and an issue says so
  EXPECT_LT(tree->looks, 2 * FolderListings::kMaxLooks);
  EXPECT_LE(tree->listings, kFolders + 10);
  ASSERT_EQ(found.issues.size(), 1U);
  EXPECT_THAT(base::describe(found.issues[0]),
              testing::MatchesRegex("textures: not every folder was searched for [0-9]+ "
                                    "textures that weren't found: there are too many "
                                    "folders, or too many textures"));
  // AND twice the names cost only what each costs beside the model
  const std::size_t before = tree->looks;
  tree->looks = 0;
  (void)findTextures(modelOf(2 * textures, name), {tree, "m.pmx"});
  EXPECT_LT(tree->looks, before + 50 * textures);
}

TEST(FolderListings, WhatIsDrawnIsLookedForFirstAndWhatLiesBesideTheModelAlways) {
  // GIVEN a model that names more missing textures than are searched for in all folders, then three
  // existing ones: one that a material uses, one beside the model, one in its tex/
  const auto tree = manyFolders();
  tree->put("d0150/used.png");
  tree->put("Beside.png");
  tree->put("tex/near.png");
  const std::size_t textures = 3 * FolderListings::kMaxLooks / kFolders;
  pmx::Model model = modelOf(textures, [](std::size_t i) { return fmt::format("a/{}.png", i); });
  for (const char* name : {"used.png", "beside.PNG", "other\\near.png", "d0150\\used.png"})
    model.textures.emplace_back(name);
  model.materials.emplace_back().texture = static_cast<std::int32_t>(textures);
  // WHEN
  const auto found = findTextures(model, {tree, "m.pmx"});
  // THEN all are found
  for (std::size_t i = textures; i < model.textures.size(); ++i) EXPECT_TRUE(found.files[i]) << model.textures[i].utf8;
  EXPECT_TRUE(found.missing.empty());
}

TEST(FolderListings, FewTexturesInAFewFoldersAreNoIssue) {
  const auto tree = manyFolders(20);
  const auto found =
      findTextures(modelOf(50, [](std::size_t i) { return fmt::format("a/{}.png", i); }), {tree, "m.pmx"});
  EXPECT_TRUE(found.issues.empty());
}

TEST(FolderListings, ManyVacFilesListEachFolderOnce) {
  // GIVEN a folder of .vac files whose .x is missing, and folders beside it with one more each
  const auto tree = std::make_shared<MemoryTree>();
  for (int i = 0; i < 300; ++i) tree->put(fmt::format("all/{}.vac", i), vacOf(fmt::format("missing{}.x", i)));
  for (int i = 0; i < 100; ++i) tree->put(fmt::format("d{}/a.vac", i), vacOf("missing.x"));
  // WHEN all are read
  app::VacReader reader;
  for (int i = 0; i < 300; ++i) EXPECT_TRUE(reader.read({tree, fmt::format("all/{}.vac", i)}));
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(reader.read({tree, fmt::format("d{}/a.vac", i)}));
  // THEN each folder was listed once, and each file read once
  EXPECT_LE(tree->listed, 300U + 101U + 100U);
  EXPECT_EQ(tree->reads, 400U);
  EXPECT_FALSE(reader.cutShort());
}

}  // namespace
