// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/folder_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/app/tree/tree_files.h"
#include "tests/support/test_folder.h"

namespace app {
namespace {

using testing::ElementsAre;

TEST(FolderTree, ListsReadsAndNamesWhatIsThere) {
  // GIVEN a folder with files, a folder and a pipe
  const support::TestFolder folder;
  written(folder / "b/model.pmx", "PMX bytes");
  written(folder / "a.txt", "text");
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  const FolderTree tree({}, folder.path);
  // THEN files and folders are listed in order, and the pipe isn't
  EXPECT_THAT(namesIn(tree, ""), ElementsAre("a.txt", "b/"));
  EXPECT_THAT(namesIn(tree, "b"), ElementsAre("model.pmx"));
  EXPECT_THAT(namesIn(tree, "a.txt"), ElementsAre());
  EXPECT_EQ(tree.kindOf(""), FileTree::Kind::Folder);
  EXPECT_EQ(tree.kindOf("b/model.pmx"), FileTree::Kind::File);
  EXPECT_EQ(tree.kindOf("pipe"), FileTree::Kind::Absent);
  EXPECT_EQ(tree.firstBytes("b/model.pmx", 4), "PMX ");
  EXPECT_EQ(tree.firstBytes("b/model.pmx", 400), "PMX bytes");
  EXPECT_EQ(tree.firstBytes("pipe", 4), "");
  EXPECT_EQ(textOf(tree.read("b/model.pmx")), "PMX bytes");
  EXPECT_EQ(textOf(tree.read("pipe")), '<' + (folder / "pipe").string() + ": isn't a regular file>");
  EXPECT_EQ(tree.pathOf("b/model.pmx"), folder / "b/model.pmx");
  EXPECT_EQ(tree.diskFileOf("b/model.pmx"), folder / "b/model.pmx");
}

TEST(FolderTree, NamesNothingOutsideItself) {
  // GIVEN a tree in a folder beside a file
  const support::TestFolder folder;
  written(folder / "outside.txt", "secret");
  written(folder / "in/a/inside.txt", "text");
  const FolderTree tree({}, folder / "in");
  // THEN no spelling leads out, and those that stay inside by a detour are no names either
  for (const char* name : {"../outside.txt", "a/../../outside.txt", "/etc/hostname", "a/../a/inside.txt", "./a",
                           "a//inside.txt", "a/", "..", "."}) {
    EXPECT_EQ(tree.kindOf(name), FileTree::Kind::Absent) << name;
    EXPECT_EQ(tree.firstBytes(name, 10), "") << name;
    EXPECT_FALSE(tree.read(name)) << name;
    EXPECT_THAT(tree.list(name), ElementsAre()) << name;
  }
  EXPECT_EQ(tree.kindOf(std::string_view("a/inside.txt\0x", 14)), FileTree::Kind::Absent);
}

TEST(FolderTree, ShowsItsOwnFolderAsTheUserNamedIt) {
  // GIVEN a tree of /…/, in which "b" is called "../b"
  const support::TestFolder folder;
  written(folder / "b/model.pmx", "model");
  written(folder / "bb/other.pmx", "other");
  const FolderTree tree({}, folder.path, "b", folder / "b/../b");
  EXPECT_EQ(tree.pathOf("b/model.pmx"), folder / "b/../b/model.pmx");
  EXPECT_EQ(textOf(tree.read("b/model.pmx")), "model");
  EXPECT_EQ(tree.pathOf("bb/other.pmx"), folder / "bb/other.pmx");
  EXPECT_EQ(textOf(tree.read("bb/other.pmx")), "other");
}

}  // namespace
}  // namespace app
