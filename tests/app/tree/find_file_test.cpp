// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/tree/archive_tree.h"
#include "app/tree/file_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/allocation_count.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using support::zipOf;
using testing::ElementsAre;

TEST(FindFile, FindsAFileOfTheDiskInTheFolderAboveItsOwn) {
  // GIVEN a model and a texture in the folder beside its own
  const support::TestFolder folder;
  written(folder / "model/miku.pmx", "model");
  written(folder / "tex/skin.png", "skin");
  // WHEN the model is found
  const auto file = findFile(folder / "model/miku.pmx", {});
  ASSERT_TRUE(file);
  // THEN its tree has both
  EXPECT_EQ(file->name, "model/miku.pmx");
  EXPECT_EQ(file->folder(), "model");
  EXPECT_EQ(file->path(), folder / "model/miku.pmx");
  EXPECT_EQ(textOf(file->read()), "model");
  EXPECT_THAT(namesIn(*file->tree, ""), ElementsAre("model/", "tex/"));
  EXPECT_EQ(textOf(file->tree->read("tex/skin.png")), "skin");
}

TEST(FindFile, KeepsTheUsersSpellingOfAPath) {
  const support::TestFolder folder;
  written(folder / "model/miku.pmx", "model");
  const auto before = std::filesystem::current_path();
  for (const auto& [start, spelling] : {std::pair{"model", "miku.pmx"},
                                        {"model", "./miku.pmx"},
                                        {"model", "../model/miku.pmx"},
                                        {"", "model/miku.pmx"}}) {
    std::filesystem::current_path(folder / start);
    const auto file = findFile(spelling, {});
    ASSERT_TRUE(file) << spelling;
    EXPECT_EQ(file->path(), spelling);
    EXPECT_EQ(file->name, "model/miku.pmx") << spelling;
    EXPECT_EQ(textOf(file->read()), "model") << spelling;
  }
  std::filesystem::current_path(before);
}

TEST(FindFile, FindsAFileInAnArchiveAndInAnArchiveInIt) {
  // GIVEN an archive that holds a model and another archive
  const support::TestFolder folder;
  const std::string inner = zipOf({{.name = "c.pmx", .data = "inner model"}});
  const auto zip = written(
      folder / "a.zip", zipOf({{.name = "b/c.pmx", .data = "model", .method = 8}, {.name = "in.zip", .data = inner}}));
  // THEN both models are found by '!', and that is their name
  const auto file = findFile(zip.string() + "!b/c.pmx", {});
  ASSERT_TRUE(file) << base::describe(file.error());
  EXPECT_EQ(textOf(file->read()), "model");
  EXPECT_EQ(file->firstBytes(3), "mod");
  EXPECT_EQ(file->path(), zip.string() + "!b/c.pmx");
  EXPECT_EQ(file->diskFile(), zip);
  const auto nested = findFile(zip.string() + "!in.zip!c.pmx", {});
  ASSERT_TRUE(nested) << base::describe(nested.error());
  EXPECT_EQ(textOf(nested->read()), "inner model");
  EXPECT_EQ(nested->path(), zip.string() + "!in.zip!c.pmx");
  EXPECT_EQ(nested->diskFile(), zip);
  // and the archives are files, too
  EXPECT_EQ(textOf(findFile(zip, {})->read()).size(), std::filesystem::file_size(zip));
  EXPECT_EQ(textOf(findFile(zip.string() + "!in.zip", {})->read()), inner);
}

TEST(FindFile, FindsNamesWithAnExclamationMark) {
  const support::TestFolder folder;
  written(folder / "go!.pmx", "plain");
  const auto zip = written(folder / "wow!.zip", zipOf({{.name = "hey!/you!.pmx", .data = "packed"}}));
  EXPECT_EQ(textOf(findFile(folder / "go!.pmx", {})->read()), "plain");
  const auto file = findFile(zip.string() + "!hey!/you!.pmx", {});
  ASSERT_TRUE(file);
  EXPECT_EQ(textOf(file->read()), "packed");
}

TEST(FindFile, FindsNamesInAnArchiveInAnotherCaseAndAnotherFormOfUnicode) {
  // GIVEN an archive of macOS: ガ is カ and a mark (NFD)
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "Tex/\u30AB\u3099.pmx", .data = "model"}}));
  // WHEN it is looked up as people type it
  const auto file = findFile(zip.string() + "!tex/\u30AC.PMX", {});
  // THEN it is found, and its name is the archive's spelling
  ASSERT_TRUE(file);
  EXPECT_EQ(file->name, "Tex/\u30AB\u3099.pmx");
}

TEST(FindFile, FindsNamesInAnArchiveThatEndInBlanksOrDots) {
  // GIVEN an archive whose names end as no name does on Windows
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "Tex /a.pmx.", .data = "model"}, {.name = "b.vmd"}}));
  // THEN a file is found by its name there, and by a name with an end that Windows removes
  const auto model = findFile(zip.string() + "!Tex/a.pmx", {});
  ASSERT_TRUE(model);
  EXPECT_EQ(model->name, "Tex /a.pmx.");
  const auto motion = findFile(zip.string() + "!b.vmd ", {});
  ASSERT_TRUE(motion);
  EXPECT_EQ(motion->name, "b.vmd");
}

TEST(FindFile, SaysWhatIsntThere) {
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "b/c.pmx", .data = "model"}}));
  const auto text = written(folder / "a.txt", "text");
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  const auto said = [](const std::filesystem::path& path) {
    const auto file = findFile(path, {});
    return file ? "found" : base::describe(file.error());
  };
  const std::string missing = ": No such file or directory";
  for (const std::string end : {"!b/d.pmx", "!../a.txt", "!b//c.pmx", "!b/c.pmx/d"})
    EXPECT_EQ(said(zip.string() + end), zip.string() + end + missing);
  for (const std::string end : {"!b", "!"}) EXPECT_EQ(said(zip.string() + end), zip.string() + end + ": is a folder");
  EXPECT_EQ(said(zip.string() + "!b/c.pmx!d.pmx"), zip.string() + "!b/c.pmx: isn't an archive that is read");
  EXPECT_EQ(said(text.string() + "!b"), text.string() + "!b" + missing);
  EXPECT_EQ(said(folder / "no.pmx"), (folder / "no.pmx").string() + missing);
  EXPECT_EQ(said(folder.path), folder.path.string() + ": is a folder");
  EXPECT_EQ(said(folder / "pipe"), (folder / "pipe").string() + ": isn't a regular file");
}

TEST(FindFile, OpensAnArchiveOnceWhileItIsHeldAndAnewWhenItChanges) {
  const OpenContext context;
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "a", .data = "one"}, {.name = "b", .data = "two"}}));
  const auto first = findFile(zip.string() + "!a", context);
  const auto second = findFile(zip.string() + "!b", context);
  EXPECT_EQ(first->tree, second->tree);
  // WHEN it changes while it is open, in size or in time alone
  written(zip, zipOf({{.name = "a", .data = "changed"}}));
  EXPECT_EQ(textOf(findFile(zip.string() + "!a", context)->read()), "changed");
  written(zip, zipOf({{.name = "a", .data = "CHANGED"}}));
  std::filesystem::last_write_time(zip, std::filesystem::last_write_time(zip) + std::chrono::seconds(2));
  EXPECT_EQ(textOf(findFile(zip.string() + "!a", context)->read()), "CHANGED");
}

TEST(FindFile, ManyMissingNamesGoThroughAFolderOnce) {
  // GIVEN an archive with many entries, which is kept open
  const support::TestFolder folder;
  const auto work = [&](std::size_t entries, std::size_t missing) {
    std::vector<support::ZipEntry> all;
    for (std::size_t i = 0; i < entries; ++i)
      all.push_back({fmt::format("a folder of it/and its file {}.txt", i), "x"});
    const auto zip = written(folder / fmt::format("{}.zip", entries), zipOf(all));
    const OpenContext context;
    const auto held = openArchive(zip, context);
    const std::size_t before = support::allocationCount();
    for (std::size_t i = 0; i < missing; ++i)
      EXPECT_FALSE(findFile(zip.string() + fmt::format("!a folder of it/and its missing file {}.txt", i), context));
    return support::allocationCount() - before;
  };
  // THEN a thousand names more cost equally much each, however many entries there are
  const std::size_t few = work(50, 1000), many = work(1000, 1000);
  if (few == 0) GTEST_SKIP() << "operator new isn't counted here";
  EXPECT_LT(many, 3 * few);
}

TEST(FindFile, WhatStaysOpenIsntOpenedAnew) {
  const OpenContext context;
  const support::TestFolder folder;
  const std::string inner = zipOf({{.name = "c.pmx", .data = "inner"}});
  const auto zip = written(folder / "a.zip", zipOf({{.name = "in.zip", .data = inner}}));
  std::weak_ptr<const FileTree> outerTree, innerTree;
  {
    const ArchivesStayOpen stay(context);
    // GIVEN names that don't exist, so that the archives aren't kept open by a file
    EXPECT_FALSE(findFile(zip.string() + "!in.zip!missing", context));
    outerTree = findFile(zip.string() + "!in.zip", context)->tree;
    innerTree = findFile(zip.string() + "!in.zip!c.pmx", context)->tree;
    // WHEN more are looked up THEN the archives are those already open
    EXPECT_FALSE(findFile(zip.string() + "!in.zip!missing", context));
    EXPECT_FALSE(outerTree.expired());
    EXPECT_FALSE(innerTree.expired());
    EXPECT_EQ(findFile(zip.string() + "!in.zip", context)->tree, outerTree.lock());
    EXPECT_EQ(findFile(zip.string() + "!in.zip!c.pmx", context)->tree, innerTree.lock());
    // AND as many stay open as the limit allows
    for (std::size_t i = 0; i < kMaxStayOpen; ++i)
      EXPECT_TRUE(openArchive(written(folder / fmt::format("{}.zip", i), inner), context));
    EXPECT_TRUE(outerTree.expired());
  }
  EXPECT_TRUE(innerTree.expired());
}

TEST(FindFile, WhatCantBeOpenedIsntReadAgain) {
  const support::TestFolder folder;
  const std::string good = zipOf({{.name = "a", .data = "x"}}), bad(good.size(), 'x');
  // GIVEN an archive that holds a broken one
  const auto zip = written(folder / "a.zip", zipOf({{.name = "in.zip", .data = bad, .method = 8}}));
  const auto held = *openArchive(zip, {});
  const auto why = held->openInner("in.zip").error();
  // WHEN the disk doesn't give it any more THEN the reason stays
  std::filesystem::resize_file(zip, 10);
  EXPECT_EQ(base::describe(held->openInner("in.zip").error()), base::describe(why));
  // AND one on the disk, with equal size and time, isn't tried again while archives stay open
  const OpenContext context;
  const auto disk = written(folder / "b.zip", bad);
  const auto time = std::filesystem::last_write_time(disk);
  {
    const ArchivesStayOpen stay(context);
    EXPECT_FALSE(openArchive(disk, context));
    std::ofstream(disk, std::ios::binary | std::ios::in) << good;
    std::filesystem::last_write_time(disk, time);
    EXPECT_FALSE(openArchive(disk, context));
  }
  EXPECT_TRUE(openArchive(disk, context));
}

TEST(DiskFileOf, IsTheArchiveThatAPathLeadsInto) {
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "b/c.pmx", .data = "model"}}));
  const auto plain = written(folder / "go!.txt", "text");
  EXPECT_EQ(diskFileOf(zip.string() + "!b/c.pmx"), zip);
  EXPECT_EQ(diskFileOf(zip.string() + "!not/there"), zip);
  EXPECT_EQ(diskFileOf(zip), zip);
  EXPECT_EQ(diskFileOf(plain), plain);
  EXPECT_EQ(diskFileOf(plain.string() + "!x"), plain.string() + "!x");
  EXPECT_EQ(diskFileOf(folder / "new!.png"), folder / "new!.png");
}

}  // namespace
}  // namespace app
