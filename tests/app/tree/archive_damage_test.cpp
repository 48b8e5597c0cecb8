// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Archives that are cut, damaged, or odd as some programs write them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/archive_shapes.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using support::zipOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

base::Result<std::shared_ptr<const ArchiveTree>> tryOpen(std::string_view bytes) {
  const auto all = std::as_bytes(std::span(bytes));
  return ArchiveTree::open(ArchiveBytes::of({all.begin(), all.end()}), "a.zip", "a.zip");
}

TEST(ArchiveDamage, CutAtEachByteIsOneLine) {
  const std::string zip = zipOf({{.name = "a.txt", .data = "some text", .method = 8}, {.name = "b.txt", .data = "b"}});
  for (std::size_t length = 0; length < zip.size(); ++length) {
    const auto archive = tryOpen(std::string_view(zip).substr(0, length));
    ASSERT_FALSE(archive) << length;
    const auto said = base::describe(archive.error());
    EXPECT_THAT(said,
                testing::AnyOf("a.zip: isn't an archive that is read",
                               HasSubstr("a.zip: the zip is cut off: its directory, which is its end, isn't there")))
        << length;
    EXPECT_EQ(said.find('\n'), std::string::npos);
  }
  EXPECT_TRUE(tryOpen(zip));
}

TEST(ArchiveDamage, EachByteOfASmallArchiveWrong) {
  // GIVEN a small archive with each byte in turn inverted
  const std::string zip = zipOf({{.name = "a.txt", .data = "some text", .method = 8}, {.name = "b.txt", .data = "b"}});
  for (std::size_t at = 0; at < zip.size(); ++at) {
    std::string bytes = zip;
    bytes[at] = static_cast<char>(~bytes[at]);
    const auto archive = tryOpen(bytes);
    if (!archive) continue;
    // THEN all that is read is right or an error: checksums are checked
    for (const auto& [name, text] : {std::pair{"a.txt", "some text"}, {"b.txt", "b"}}) {
      const auto read = (*archive)->read(name);
      EXPECT_TRUE(!read || textOf(read) == text) << at << ' ' << textOf(read);
    }
  }
}

TEST(ArchiveDamage, AWrongChecksumIsTold) {
  const auto archive =
      opened(zipOf({{.name = "a", .data = "text", .crc = 1}, {.name = "b", .data = "text", .method = 8, .crc = 1}}));
  for (const char* name : {"a", "b"}) {
    EXPECT_EQ(textOf(archive->read(name)),
              std::string("<a.zip!") + name + ": is damaged in the archive: its checksum is wrong>");
  }
}

TEST(ArchiveDamage, TheSameWithoutLibzip) {
  // GIVEN an archive that libzip refuses: a name that is marked as UTF-8 and isn't
  const std::string lie = "\x94\xa7";
  const std::string text = "abc" + std::string(997, 'x');
  const auto archive = opened(zipOf({{.name = lie, .data = text, .flags = support::kZipUtf8, .method = 8},
                                     {.name = "stored", .data = text},
                                     {.name = "empty"},
                                     {.name = "crc", .data = text, .method = 8, .crc = 1},
                                     {.name = "crc stored", .data = text, .crc = 1},
                                     {.name = "short", .data = text, .method = 8, .size = 1001},
                                     {.name = "long", .data = text, .method = 8, .size = 999},
                                     {.name = "long stored", .data = text, .size = 999},
                                     {.name = "bad", .data = text, .method = 8, .packed = "\xFF\xFF\xFF\xFF"},
                                     {.name = "bzip2", .data = text, .method = 12}}));
  // THEN it is read all the same, as strictly
  EXPECT_EQ(textOf(archive->read("肌")), text);
  EXPECT_EQ(archive->firstBytes("肌", 3), text.substr(0, 3));
  EXPECT_EQ(textOf(archive->read("stored")), text);
  EXPECT_EQ(archive->firstBytes("stored", 3), text.substr(0, 3));
  EXPECT_EQ(textOf(archive->read("empty")), "");
  const auto said = [&](const std::string& name) { return textOf(archive->read(name)); };
  EXPECT_THAT(said("crc"), HasSubstr(": is damaged in the archive: its checksum is wrong"));
  EXPECT_THAT(said("crc stored"), HasSubstr(": is damaged in the archive: its checksum is wrong"));
  EXPECT_THAT(said("short"), HasSubstr(": is damaged in the archive: its data ends early"));
  EXPECT_THAT(said("long"), HasSubstr(": is damaged in the archive: it holds more than its size"));
  EXPECT_THAT(said("long stored"), HasSubstr(": is damaged in the archive: it holds more than its size"));
  EXPECT_THAT(said("bad"), HasSubstr(": is damaged in the archive"));
  EXPECT_THAT(said("bzip2"), HasSubstr("by a method that isn't read"));
}

TEST(ArchiveDamage, AnUnknownMethodIsTold) {
  // GIVEN Deflate64, which Windows uses for large files
  const auto archive = opened(zipOf({{.name = "a", .data = "text", .method = 9}}));
  EXPECT_EQ(textOf(archive->read("a")), "<a.zip!a: is packed by a method that isn't read (9)>");
}

TEST(ArchiveDamage, ADamagedDirectoryGivesWhatComesBefore) {
  std::string zip = zipOf({{.name = "a", .data = "first"}, {.name = "b", .data = "second"}});
  zip[zip.rfind("PK\1\2")] = 'X';
  const auto archive = opened(zip);
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("a"));
  EXPECT_EQ(textOf(archive->read("a")), "first");
  ASSERT_EQ(archive->listing().issues.size(), 1U);
  EXPECT_THAT(base::describe(archive->listing().issues[0]),
              HasSubstr("entries[1]: the zip's directory is damaged here; the rest is left out"));
}

TEST(ArchiveOdd, SomethingBeforeOrBehindIsNoMatter) {
  const auto entries = std::vector<support::ZipEntry>{{.name = "a", .data = "text", .method = 8}};
  // GIVEN an archive with a comment that holds what looks like an end, and one after other bytes
  EXPECT_EQ(textOf(opened(zipOf(entries, "comment PK\5\6 and more"))->read("a")), "text");
  EXPECT_EQ(textOf(opened("PK\3\4 before" + zipOf(entries))->read("a")), "text");
  EXPECT_EQ(textOf(opened(zipOf(entries) + std::string(100, '\0'))->read("a")), "text");
}

TEST(ArchiveOdd, AnEmptyZipHasNothing) {
  const auto archive = opened(zipOf({}));
  EXPECT_THAT(namesIn(*archive, ""), IsEmpty());
  EXPECT_THAT(archive->listing().issues, IsEmpty());
}

}  // namespace
}  // namespace app
