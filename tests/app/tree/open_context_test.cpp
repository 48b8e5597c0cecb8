// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/open_context.h"

#include <cerrno>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "app/tree/archive_tree.h"
#include "app/tree/file_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/no_more_files.h"
#include "tests/support/test_folder.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using support::NoMoreFiles;
using support::zipOf;

;

std::string unreadOf(const OpenContext& context) {
  const auto read = context.allRead();
  return read ? std::string() : base::describe(read.error());
}

TEST(OpenContext, KeepsTheFirstFileThatCantBeReadNow) {
  const support::TestFolder folder;
  const auto first = written(folder / "first.pmx", "a"), second = written(folder / "second.pmx", "b");
  const OpenContext context, other;
  // GIVEN a file that isn't there, which is no such error
  EXPECT_EQ(context.readStart(folder / "gone.pmx", 4), "");
  EXPECT_FALSE(findFile(folder / "gone.pmx", context));
  EXPECT_EQ(unreadOf(context), "");
  // WHEN files that exist can't be opened, on any thread and with any copy
  std::thread([&, copy = context] {
    const NoMoreFiles none;
    EXPECT_EQ(copy.readStart(first, 4), "");
  }).join();
  {
    const NoMoreFiles none;
    EXPECT_FALSE(context.readFile(second));
  }
  // THEN the first one is told, in this context alone, though it can be read again
  EXPECT_EQ(context.readStart(first, 4), "a");
  EXPECT_EQ(unreadOf(context), first.string() + ": Too many open files");
  EXPECT_EQ(unreadOf(other), "");
}

TEST(OpenContext, HearsOfTreesThatWereOpenedInIt) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "without descriptors the sanitizer can't look at virtual calls, and reports them";
#endif
  const support::TestFolder folder;
  const auto zip = written(folder / "a.zip", zipOf({{.name = "a.pmx", .data = "x"}}));
  const auto model = written(folder / "b.pmx", "y");
  const OpenContext context, other;
  // GIVEN trees of two contexts
  const auto file = findFile(model, context), others = findFile(model, other);
  ASSERT_TRUE(file && others);
  // WHEN a file of the one can't be read later
  {
    const NoMoreFiles none;
    EXPECT_EQ(file->firstBytes(4), "");
  }
  // THEN its context has it, and the other doesn't
  EXPECT_EQ(unreadOf(context), model.string() + ": Too many open files");
  EXPECT_EQ(unreadOf(other), "");
  EXPECT_EQ(others->firstBytes(4), "y");
  // AND an archive is opened in each context by itself
  EXPECT_NE(*openArchive(zip, context), *openArchive(zip, other));
}

TEST(OpenContext, HasThePipesThatWereReadInIt) {
  // GIVEN a named pipe, into which somebody writes once
  const support::TestFolder folder;
  const auto pipe = folder / "model.pmx";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  std::thread writer([&] { std::ofstream(pipe) << "Pmx what follows"; });
  const OpenContext context, other;
  const OpenContext copy = context;
  // WHEN it is read
  ASSERT_TRUE(context.readPipe(pipe));
  writer.join();
  // THEN its path is a file in this context and its copies, however often it is read and spelt
  EXPECT_TRUE(copy.readPipe(pipe)) << "it is read already";
  for (const auto& path : {pipe, folder / "x" / ".." / "model.pmx"}) {
    const auto file = findFile(path, copy);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->tree->kindOf(file->name), FileTree::Kind::File);
    EXPECT_EQ(file->tree->sizeOf(file->name), 16U);
    EXPECT_EQ(file->firstBytes(3), "Pmx");
    EXPECT_EQ(textOf(file->read()), "Pmx what follows");
  }
  // AND to another context it is a pipe
  EXPECT_FALSE(other.isReadPipe(pipe));
  EXPECT_EQ(base::describe(findFile(pipe, other).error()), pipe.string() + ": isn't a regular file");
}

TEST(OpenContext, HasTheEncodingsThatWereChosenInIt) {
  const support::TestFolder folder;
  const auto zip = folder / "a.zip", one = folder / "b.zip";
  const OpenContext context, other;
  const OpenContext copy = context;
  // GIVEN a choice by hand, of which copies hear
  copy.chooseNames(zip, base::CodePage::Gbk);
  EXPECT_EQ(context.chosenNames(folder / "." / "a.zip"), base::CodePage::Gbk);
  EXPECT_EQ(other.chosenNames(zip), std::nullopt);
  // WHEN shows choose others, the second more
  const auto shows =
      context.withShowNames(std::vector<ArchiveNames>{{zip, base::CodePage::Big5}, {one, base::CodePage::Big5}});
  const auto both = shows.withShowNames(std::vector<ArchiveNames>{{one, base::CodePage::Cp932}});
  // THEN theirs count where nobody chose by hand, the last first, in that copy alone
  EXPECT_EQ(shows.chosenNames(zip), base::CodePage::Gbk);
  EXPECT_EQ(shows.chosenNames(one), base::CodePage::Big5);
  EXPECT_EQ(both.chosenNames(one), base::CodePage::Cp932);
  EXPECT_EQ(context.chosenNames(one), std::nullopt);
  EXPECT_EQ(both.withoutShowNames().chosenNames(one), std::nullopt);
  // AND a later choice by hand reaches all of them
  context.chooseNames(one, base::CodePage::Cp949);
  EXPECT_EQ(both.chosenNames(one), base::CodePage::Cp949);
}

}  // namespace
}  // namespace app
