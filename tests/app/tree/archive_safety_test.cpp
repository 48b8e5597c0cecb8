// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Hostile archives can do nothing. (archives.md 4)
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using support::zipOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(ArchiveSafety, NothingOutsideCanBeNamed) {
  // GIVEN a good file, and entries that name paths outside
  const std::string nul("a\0b.txt", 7);
  const auto archive = opened(zipOf({{.name = "model/a.txt", .data = "good"},
                                     {.name = "../evil.txt", .data = "evil"},
                                     {.name = "model/../../evil.txt", .data = "evil"},
                                     {.name = "/abs.txt", .data = "evil"},
                                     {.name = "C:\\Windows\\evil.txt", .data = "evil"},
                                     {.name = "model/..\\..\\evil.txt", .data = "evil"},
                                     {.name = "\\\\host\\share\\evil.txt", .data = "evil"},
                                     {.name = nul, .data = "evil"},
                                     {.name = "..", .data = "evil"},
                                     {.name = "", .data = "evil"}}));
  ASSERT_TRUE(archive);
  // THEN only the good one is there, and the others are issues
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("model/"));
  EXPECT_THAT(namesIn(*archive, "model"), ElementsAre("a.txt"));
  EXPECT_EQ(textOf(archive->read("model/a.txt")), "good");
  for (const auto& entry : archive->listing().entries) EXPECT_EQ(entry.inTree, entry.left.empty()) << entry.name;
  EXPECT_THAT(linesOf(archive->listing().issues),
              ElementsAre("entries[1]: ../evil.txt names a place outside the archive; it is left out",
                          "entries[2]: model/../../evil.txt names a place outside the archive; it is left out",
                          "entries[3]: /abs.txt names a place outside the archive; it is left out",
                          "entries[4]: C:\\Windows\\evil.txt names a drive; it is left out",
                          "entries[5]: model/..\\..\\evil.txt names a place outside the archive; it is left out",
                          "entries[6]: \\\\host\\share\\evil.txt names a place outside the archive; it is left out",
                          "entries[7]: a\uFFFDb.txt has a NUL in its name; it is left out",
                          "entries[8]: .. names a place outside the archive; it is left out",
                          "entries[9]:  has no name; it is left out"));
  EXPECT_FALSE(archive->read("../evil.txt"));
  EXPECT_FALSE(archive->read("evil.txt"));
}

TEST(ArchiveSafety, DetoursThatStayInsideAreTaken) {
  const auto archive = opened(zipOf({{.name = "./a//b/../c.txt", .data = "text"}, {.name = "./"}}));
  EXPECT_EQ(textOf(archive->read("a/c.txt")), "text");
  EXPECT_THAT(archive->listing().issues, IsEmpty());
}

TEST(ArchiveSafety, DepthIsBounded) {
  const auto deep = [](std::size_t levels) {
    std::string name;
    for (std::size_t i = 1; i < levels; ++i) name += "d/";
    return name + "f";
  };
  const auto archive = opened(zipOf({{.name = deep(32)}, {.name = deep(33)}, {.name = std::string(5000, 'n')}}));
  EXPECT_EQ(archive->kindOf(deep(32)), FileTree::Kind::File);
  EXPECT_EQ(archive->kindOf(deep(33)), FileTree::Kind::Absent);
  EXPECT_EQ(archive->listing().entries[1].left, "lies in more than 31 folders");
  EXPECT_EQ(archive->listing().entries[2].left, "has a name of 5000 bytes");
}

TEST(ArchiveSafety, LinksAreLeftOut) {
  // GIVEN a symbolic link, as Info-ZIP stores it: mode 0120777 in the upper half of the attributes
  const auto archive =
      opened(zipOf({{.name = "passwd", .data = "/etc/passwd", .attributes = 0120777U << 16U, .madeBy = 0x031E},
                    {.name = "plain", .data = "text", .attributes = 0100644U << 16U, .madeBy = 0x031E}}));
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("plain"));
  EXPECT_THAT(linesOf(archive->listing().issues), ElementsAre("entries[0]: passwd is a link; it is left out"));
}

TEST(ArchiveSafety, EncryptedEntriesAreListedAndNotRead) {
  const auto archive = opened(
      zipOf({{.name = "a.pmx", .data = "PMX ?", .flags = support::kZipEncrypted}, {.name = "b.txt", .data = "text"}}));
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("a.pmx", "b.txt"));
  EXPECT_TRUE(archive->listing().entries[0].encrypted);
  EXPECT_EQ(archive->firstBytes("a.pmx", 4), "");
  EXPECT_EQ(textOf(archive->read("a.pmx")), "<a.zip!a.pmx: is encrypted; unpack it with its password first>");
  EXPECT_EQ(textOf(archive->read("b.txt")), "text");
  EXPECT_THAT(linesOf(archive->listing().issues),
              ElementsAre("entries[0]: a.pmx is encrypted; unpack it with its password first"));
}

TEST(ArchiveSafety, ABombIsNotUnpacked) {
  // GIVEN 100 MiB of zeros in 100 KB, and 16 MiB, which isn't too much
  const std::string zeros(std::size_t{100} << 20U, '\0');
  const auto archive = opened(zipOf({{.name = "bomb", .data = zeros, .method = 8},
                                     {.name = "16MiB", .data = zeros.substr(0, std::size_t{16} << 20U), .method = 8}}));
  // THEN the first isn't read, by its declared size
  EXPECT_EQ(textOf(archive->read("bomb")), "<a.zip!bomb: unpacks to more than 200 times its size>");
  EXPECT_EQ(archive->firstBytes("bomb", 4), "");
  EXPECT_EQ(textOf(archive->read("16MiB")).size(), std::size_t{16} << 20U);
}

TEST(ArchiveSafety, SizesThatLieDontMakeMore) {
  const std::string data(100'000, 'x');
  const auto read = [](support::ZipEntry entry) { return textOf(opened(zipOf({std::move(entry)}))->read("a")); };
  // GIVEN entries that declare less than they hold, or more
  EXPECT_THAT(read({.name = "a", .data = data, .method = 8, .size = 10}), HasSubstr("is damaged in the archive"));
  EXPECT_THAT(read({.name = "a", .data = data, .method = 0, .size = 10}), HasSubstr("is damaged in the archive"));
  EXPECT_THAT(read({.name = "a", .data = data, .method = 8, .size = 200'000}), HasSubstr("is damaged in the archive"));
  EXPECT_THAT(read({.name = "a", .data = data, .size = 0x1FFFFFFF}), HasSubstr("unpacks to more than 200 times"));
  EXPECT_THAT(read({.name = "a", .data = data, .size = 0x20000001}), HasSubstr("536870913 bytes large"));
  EXPECT_THAT(read({.name = "a", .data = data, .size = 0x1FFFFFFF, .packedSize = 0x1FFFFFFF}),
              HasSubstr("unpacks to more than 200 times"));
}

TEST(ArchiveSafety, TheSumOfWhatIsReadIsBounded) {
  // GIVEN a limit of 25 bytes, and files of 10
  ArchiveOptions options;
  options.limits.readBytes = 25;
  const std::string ten(10, 'x');
  const auto archive =
      opened(zipOf({{.name = "a", .data = ten}, {.name = "b", .data = ten}, {.name = "c", .data = ten}}), options);
  // THEN two are read, any number of times, and the third isn't
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(textOf(archive->read("a")), ten);
    EXPECT_EQ(textOf(archive->read("b")), ten);
    EXPECT_EQ(textOf(archive->read("c")), "<a.zip!c: is not read: more than 25 bytes of its archive would be>");
  }
}

TEST(ArchiveSafety, WhatIsReadOfAnArchiveInItCounts) {
  ArchiveOptions options;
  const std::string inner = zipOf({{.name = "a", .data = std::string(1000, 'x')}});
  options.limits.readBytes = inner.size() + 999;
  const auto archive = opened(zipOf({{.name = "in.zip", .data = inner}}), options);
  const auto nested = archive->openInner("in.zip");
  ASSERT_TRUE(nested);
  EXPECT_THAT(textOf((*nested)->read("a")), HasSubstr("is not read"));
}

TEST(ArchiveSafety, NestingIsOneLevel) {
  const std::string third = zipOf({{.name = "model.pmx", .data = "third"}});
  const std::string second = zipOf({{.name = "third.zip", .data = third}, {.name = "model.pmx", .data = "second"}});
  const auto archive = opened(zipOf({{.name = "second.zip", .data = second}}));
  const auto nested = archive->openInner("second.zip");
  ASSERT_TRUE(nested);
  EXPECT_EQ(textOf((*nested)->read("model.pmx")), "second");
  EXPECT_EQ(*archive->openInner("second.zip"), *nested);
  const auto refused = (*nested)->openInner("third.zip");
  ASSERT_FALSE(refused);
  EXPECT_EQ(base::describe(refused.error()),
            "a.zip!second.zip!third.zip: is an archive in an archive in an archive; it isn't opened");
}

TEST(ArchiveSafety, EntriesAreBounded) {
  ArchiveOptions options;
  options.limits.entries = 3;
  const auto archive =
      opened(zipOf({{.name = "a", .data = "1"}, {.name = "b"}, {.name = "c"}, {.name = "d"}, {.name = "e"}}), options);
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("a", "b", "c"));
  EXPECT_EQ(textOf(archive->read("a")), "1");
  EXPECT_THAT(linesOf(archive->listing().issues),
              ElementsAre("entries: the first 3 of 5 are read; the rest is left out"));
}

TEST(ArchiveSafety, OfTwoOfOneNameTheLastCounts) {
  const auto archive = opened(zipOf({{.name = "a/b", .data = "first"},
                                     {.name = "a\\b", .data = "second"},
                                     {.name = "c", .data = "file"},
                                     {.name = "c/d", .data = "in it"},
                                     {.name = "a", .data = "file"}}));
  EXPECT_EQ(textOf(archive->read("a/b")), "second");
  EXPECT_EQ(textOf(archive->read("c/d")), "in it");
  EXPECT_EQ(archive->kindOf("a"), FileTree::Kind::Folder);
  EXPECT_THAT(linesOf(archive->listing().issues),
              ElementsAre("entries[0]: a/b is there again; the later one counts; it is left out",
                          "entries[2]: c has the name of a folder; it is left out",
                          "entries[4]: a has the name of a folder; it is left out"));
}

}  // namespace
}  // namespace app
