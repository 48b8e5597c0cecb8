// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// 7z, rar, lzh and tar, which libarchive reads. This program's locale is C, in which libarchive by
// itself decodes no Japanese name.
#include "tests/app/tree/other_archives.h"

#include <array>
#include <clocale>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tree/archive_tree.h"
#include "app/tree/stream_reader.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/archive_shapes.h"

namespace app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kModel = support::modelWithTextures({"肌.png"});
// 箱.pmx and 肌.png in CP932, by Python's codec
const std::vector<MadeEntry> kCp932{{"\x94\xa0.pmx", kModel}, {"\x94\xa7.png", "picture"}};
const std::vector<MadeEntry> kUtf8{{"モデル/箱.pmx", kModel}, {"モデル/肌.png", "picture"}};

TEST(OtherArchives, AreReadByTheirContent) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  struct Row {
    std::string bytes;
    ArchiveFormat format;
    std::string folder;
  };
  for (const auto& row :
       {Row{sevenZipOf(kUtf8), ArchiveFormat::SevenZip, "モデル/"},
        Row{tarOf(kUtf8, false), ArchiveFormat::Tar, "モデル/"}, Row{tarOf(kUtf8, true), ArchiveFormat::Tar, "モデル/"},
        Row{lzhOf(kCp932), ArchiveFormat::Lzh, ""}, Row{rar4Of(kCp932), ArchiveFormat::Rar, ""},
        Row{rar5Of(kUtf8), ArchiveFormat::Rar, "モデル/"}}) {
    SCOPED_TRACE(formatName(row.format));
    const auto archive = opened(row.bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ(archive->listing().format, row.format);
    EXPECT_THAT(linesOf(archive->listing().issues), IsEmpty());
    // in any order, again and again
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(textOf(archive->read(row.folder + "肌.png")), "picture");
      EXPECT_EQ(textOf(archive->read(row.folder + "箱.pmx")), kModel);
      EXPECT_EQ(archive->firstBytes(row.folder + "箱.pmx", 4), "PMX ");
    }
  }
  EXPECT_EQ(std::setlocale(LC_ALL, nullptr), before);
}

TEST(OtherArchives, NamesInBytesAreDecidedByTextures) {
  for (const auto& bytes : {lzhOf(kCp932), rar4Of(kCp932)}) {
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ(archive->listing().encoding, base::CodePage::Cp932);
    EXPECT_EQ(archive->listing().encodingBy, NamesBy::Textures);
  }
}

TEST(OtherArchives, NamesWithABackslashInACharacterAreWhole) {
  // GIVEN 表能/肌\\ソ.pmx, where 表, 能 and ソ end in the byte of a backslash and one separates folders
  const std::string name = "\x95\x5c\x94\x5c/\x94\xa7\\\x83\x5c.pmx";
  for (const auto& bytes : {lzhOf({{name, "text"}}), rar4Of({{name, "text"}})}) {
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ(textOf(archive->read("表能/肌/ソ.pmx")), "text");
  }
}

TEST(OtherArchives, WhatLeadsOutsideAndLinksAreLeftOut) {
  const auto archive =
      opened(tarOf({{"../evil", "x"}, {"/abs", "x"}, {"link", "", "/etc/passwd"}, {"a", "good"}}, true));
  EXPECT_THAT(namesIn(*archive, ""), ElementsAre("a"));
  EXPECT_THAT(linesOf(archive->listing().issues),
              ElementsAre("entries[0]: ../evil names a place outside the archive; it is left out",
                          "entries[1]: /abs names a place outside the archive; it is left out",
                          "entries[2]: link is a link; it is left out"));
}

TEST(OtherArchives, ADamagedFileIsAnErrorAndTheOthersAreRead) {
  // GIVEN an lzh whose first and third files have a wrong byte
  std::string bytes = lzhOf({{"a", "picture a"}, {"b", "model"}, {"c", "picture c"}, {"d", "last"}});
  for (const char* data : {"picture a", "picture c"}) bytes[bytes.find(data)] = 'P';
  const auto archive = opened(bytes);
  ASSERT_TRUE(archive);
  // THEN those are errors in any order, and files after them are read
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(textOf(archive->read("d")), "last");
    EXPECT_THAT(textOf(archive->read("a")), HasSubstr("can't be unpacked: "));
    EXPECT_THAT(textOf(archive->read("c")), HasSubstr("can't be unpacked: "));
    EXPECT_EQ(textOf(archive->read("b")), "model");
  }
}

TEST(OtherArchives, CutAnywhereIsOneLineOrWhatCanBeRead) {
  for (const std::string& bytes :
       {sevenZipOf(kUtf8), tarOf(kUtf8, true), lzhOf(kCp932), rar4Of(kCp932), rar5Of(kUtf8)}) {
    // each byte near the ends, which have the directories, every fifth between
    const auto step = [&](std::size_t length) { return length < 100 || length + 100 > bytes.size() ? 1U : 5U; };
    for (std::size_t length = 0; length < bytes.size(); length += step(length)) {
      const auto all = std::as_bytes(std::span(bytes).first(length));
      const auto archive = ArchiveTree::open(ArchiveBytes::of({all.begin(), all.end()}), "a", "a");
      if (!archive) {
        EXPECT_EQ(base::describe(archive.error()).find('\n'), std::string::npos);
        continue;
      }
      for (const auto& entry : (*archive)->listing().entries) {
        const auto read = (*archive)->read(entry.name);
        EXPECT_TRUE(!read || textOf(read) == kModel || textOf(read) == "picture") << length << ' ' << entry.name;
      }
    }
  }
}

TEST(OtherArchives, ABombIsNotUnpacked) {
  // GIVEN 100 MiB of zeros, which gzip and 7z make small, and a file after them
  const std::string zeros(std::size_t{100} << 20U, '\0');
  for (const auto& bytes : {tarOf({{"first", "a"}, {"bomb", zeros}, {"behind", "b"}}, true),
                            sevenZipOf({{"first", "a"}, {"bomb", zeros}, {"behind", "b"}})}) {
    ASSERT_LT(bytes.size(), 200'000U);
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ(textOf(archive->read("first")), "a");
    EXPECT_EQ(archive->kindOf("bomb"), FileTree::Kind::Absent);
    ASSERT_EQ(archive->listing().issues.size(), 1U);
    EXPECT_THAT(archive->listing().issues[0].detail, HasSubstr("would be unpacked from here on; the rest is left out"));
  }
}

TEST(OtherArchives, WhatIsKeptIsBoundedAndNothingElseChanges) {
  // GIVEN room to keep one of three files
  const std::string big(1000, 'x');
  const auto bytes = sevenZipOf({{"a", 'a' + big}, {"b", 'b' + big}, {"c", 'c' + big}});
  const auto all = std::as_bytes(std::span(bytes));
  const auto reader =
      openStream(ArchiveBytes::of({all.begin(), all.end()}), ArchiveFormat::SevenZip, ArchiveLimits(), 1500);
  ASSERT_TRUE(reader);
  // THEN all are read in any order
  for (const std::size_t entry : {2U, 0U, 1U, 1U, 2U, 0U}) {
    const std::string content = static_cast<char>('a' + entry) + big;
    EXPECT_EQ(textOf((*reader)->read(entry)), content);
    EXPECT_EQ((*reader)->start(entry, 3), content.substr(0, 3));
  }
}

TEST(OtherArchives, TheBeginningOfWhatIsNotKeptIsWhatTheFileHas) {
  // GIVEN room to keep nothing of three files, which are longer than their kept beginnings
  std::string big(100'000, 'x');
  for (std::size_t i = 0; i < big.size(); ++i) big[i] = static_cast<char>('0' + i % 10);
  const auto bytes = sevenZipOf({{"a", 'a' + big}, {"b", 'b' + big}, {"c", "short"}});
  const auto all = std::as_bytes(std::span(bytes));
  const auto reader =
      openStream(ArchiveBytes::of({all.begin(), all.end()}), ArchiveFormat::SevenZip, ArchiveLimits(), 2);
  ASSERT_TRUE(reader);
  const std::array contents{'a' + big, 'b' + big, std::string("short")};
  // THEN beginnings of any length are right in any order, before and after the whole
  for (const std::size_t entry : {2U, 0U, 1U, 0U}) {
    for (const std::size_t count : {3U, 65'536U, 70'000U, 200'000U, 512U})
      EXPECT_EQ((*reader)->start(entry, count), contents[entry].substr(0, count)) << entry << ' ' << count;
    EXPECT_EQ(textOf((*reader)->read(entry)), contents[entry]);
  }
}

TEST(OtherArchives, AreReadFromSeveralThreads) {
  const auto archive = opened(sevenZipOf(kUtf8));
  std::vector<std::thread> threads;
  std::vector<std::string> read(8);
  for (std::size_t i = 0; i < read.size(); ++i)
    threads.emplace_back([&, i] { read[i] = textOf(archive->read(i % 2 == 0 ? "モデル/箱.pmx" : "モデル/肌.png")); });
  for (auto& thread : threads) thread.join();
  for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i], i % 2 == 0 ? kModel : "picture");
}

TEST(OtherArchives, CompressedButNoTapeIsAnError) {
  const std::string gzip = tarOf({}, true).substr(0, 10) + "nothing";
  const auto all = std::as_bytes(std::span(gzip));
  EXPECT_FALSE(ArchiveTree::open(ArchiveBytes::of({all.begin(), all.end()}), "a.gz", "a.gz"));
}

}  // namespace
}  // namespace app
