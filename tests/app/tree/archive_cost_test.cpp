// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Small archives that would take much memory, or be unpacked again and again. (limits.md)
#include <array>
#include <cstdint>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "app/tree/seven_zip_header.h"
#include "app/tree/stream_reader.h"
#include "app/tree/tar_stream.h"
#include "tests/app/tree/other_archives.h"
#include "tests/app/tree/tree_files.h"
#include "tests/support/peak_memory.h"
#include "tests/support/tar_writer.h"
#include "tests/support/zip_writer.h"

namespace app {
namespace {

using support::PeakMemory;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::size_t kMiB = std::size_t{1} << 20U;

std::string littleEndian(std::uint64_t value, int bytes) {
  std::string out;
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<char>((value >> (8U * static_cast<unsigned>(i))) & 0xFFU));
  return out;
}

std::string sum32Bytes(const std::string& bytes) {
  return littleEndian(crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())), 4);
}

/// Returns 7z's number in the form of eight bytes.
std::string number(std::uint64_t value) { return '\xFF' + littleEndian(value, 8); }

/// Returns a 7z of this packed data and this list. (7zFormat.txt: signature, version, the list's
/// position and checksum)
std::string sevenZipFrom(const std::string& data, const std::string& list) {
  const std::string where = littleEndian(data.size(), 8) + littleEndian(list.size(), 8) + sum32Bytes(list);
  return std::string("7z\xBC\xAF\x27\x1C\0\4", 8) + sum32Bytes(where) + where + data + list;
}

/// Returns a packed list that unpacks to this many bytes, by the method that stores.
std::string packedList(const std::string& packed, std::uint64_t size) {
  const std::string packing = "\x06" + number(0) + "\x01\x09" + number(packed.size()) + '\0';
  const std::string folder = std::string("\x07\x0B\x01\0\x01\x01\0", 7) + "\x0C" + number(size) + '\0';
  return sevenZipFrom(packed, "\x17" + packing + folder + '\0');
}

std::string whyNotOpened(const std::string& bytes) {
  const auto all = std::as_bytes(std::span(bytes));
  const auto tree = ArchiveTree::open(ArchiveBytes::of({all.begin(), all.end()}), "a", "a");
  return tree ? "opened" : tree.error().detail;
}

TEST(ArchiveCost, A7zThatListsMillionsOfFilesIsRefusedBeforeMemoryIsTakenForThem) {
  // GIVEN lists of three million files without data and names, plain and packed; of as many files
  // in one folder
  const std::string empty(3'000'000 / 8, '\xFF');
  const std::string files =
      std::string("\x01\x05", 2) + number(3'000'000) + "\x0E" + number(empty.size()) + empty + std::string(2, '\0');
  const std::string counts = std::string("\x01\x04\x06", 3) + number(0) + "\x01\x09\x01" + '\0' +
                             std::string("\x07\x0B\x01\0\x01\x01\0\x0C\x01\0", 10) + "\x08\x0D" + number(3'000'000) +
                             std::string(3, '\0');
  // WHEN they are opened THEN each is one line, and takes almost no memory
  const PeakMemory memory;
  for (const auto& bytes : {sevenZipFrom("", files), packedList(files, files.size()), sevenZipFrom("x", counts)})
    EXPECT_EQ(whyNotOpened(bytes), "the archive can't be read: it lists 3000000 files; at most 100000 are read");
  EXPECT_LT(memory.bytes(), 32 * kMiB);
}

TEST(ArchiveCost, A7zWhoseListUnpacksToMuchIsRefused) {
  EXPECT_EQ(whyNotOpened(packedList("x", kMaxSevenZipList + 1)),
            "the archive can't be read: its list is 8388609 bytes large, unpacked; at most 8388608 are read");
  // A list whose size isn't that of the packed data is damaged, as is one with another checksum.
  EXPECT_THAT(whyNotOpened(packedList("x", 1000)), HasSubstr("the archive can't be read: "));
  auto wrong = sevenZipFrom("", std::string("\x01\0\0", 3));
  EXPECT_EQ(whyNotOpened(wrong), "opened");
  wrong.back() = 1;
  EXPECT_EQ(whyNotOpened(wrong), "the archive can't be read: its list is damaged");
}

TEST(ArchiveCost, A7zWithCodeWhoseStreamsAreLargeIsRefused) {
  // GIVEN four streams of x86 code (BCJ2), one of them of a gigabyte once unpacked
  const std::string coders = std::string("\x04\x01\0\x01\0\x01\0\x14\x03\x03\x01\x1B\x04\x01", 14);
  const std::string bound = std::string("\x03\0\x04\x01\x05\x02", 6) + std::string("\x06\0\1\2", 4);
  for (const bool large : {true, false}) {
    const std::string sizes = number(large ? 1U << 30U : 1) + "\1\1\1";
    const std::string list = std::string("\x01\x04\x06\0\x04\x09\1\1\1\1\0\x07\x0B\x01\0", 15) + coders + bound +
                             "\x0C" + sizes + std::string(4, '\0');
    EXPECT_THAT(
        whyNotOpened(sevenZipFrom("abcd", list)),
        large ? "the archive can't be read: code in it is packed in a way that takes too much memory" : "opened");
  }
}

TEST(ArchiveCost, A7zOfThousandsOfFilesIsRead) {
  std::vector<MadeEntry> entries;
  for (int i = 0; i < 5000; ++i) entries.push_back({fmt::format("モデル/{}.txt", i), fmt::format("text {}", i)});
  const auto archive = opened(app::sevenZipOf(entries));
  ASSERT_TRUE(archive);
  EXPECT_THAT(archive->listing().issues, IsEmpty());
  EXPECT_THAT(archive->listing().entries, SizeIs(5000));
  EXPECT_EQ(textOf(archive->read("モデル/4999.txt")), "text 4999");
}

std::string paxRecord(const std::string& record) {
  const std::size_t rest = record.size() + 2;
  std::size_t length = rest + 1;
  while (fmt::format("{}", length).size() + rest != length) ++length;
  return fmt::format("{} {}\n", length, record);
}

std::string gzipped(const std::string& bytes) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY), Z_OK);
  std::string out(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

TEST(ArchiveCost, ATarsMapOfHolesTakesNoMemory) {
  // GIVEN a sparse file of GNU's (version 1.0) whose map has two million holes, and a file after it
  std::string map = "2000000\n";
  for (int i = 0; i < 2'000'000; ++i) map += "0\n0\n";
  const std::string records = paxRecord("GNU.sparse.major=1") + paxRecord("GNU.sparse.minor=0") +
                              paxRecord("GNU.sparse.name=holes") + paxRecord("GNU.sparse.realsize=1");
  const auto bytes = gzipped(support::tarPart("x", 'x', records) + support::tarPart("a", '0', map) +
                             support::tarPart("b", '0', "text"));
  ASSERT_LT(bytes.size(), 20'000U);
  map = {};
  // WHEN it is opened THEN the map isn't read, and the file after it is
  const PeakMemory memory;
  const auto archive = opened(bytes);
  EXPECT_LT(memory.bytes(), 16 * kMiB);
  ASSERT_TRUE(archive);
  EXPECT_EQ(textOf(archive->read("holes")), "<a.zip!holes: is a sparse file>");
  EXPECT_EQ(textOf(archive->read("b")), "text");
}

TEST(ArchiveCost, ATarsHeadersAreBounded) {
  const std::string first = support::tarPart("first", '0', "1");
  const std::string long1 = support::tarPart("x", 'x', paxRecord("comment=" + std::string(kMaxTarHeader, 'c')));
  const std::string long2 = support::tarPart("l", 'L', std::string(kMaxTarHeader / 2, 'n'));
  std::string many;
  for (int i = 0; i < 1100; ++i) many += support::tarPart("g", 'g', paxRecord("comment=c"));
  for (const auto& headers : {long1, long2 + long2, many}) {
    const PeakMemory memory;
    const auto archive = opened(gzipped(first + headers + support::tarPart("b", '0', "text")));
    EXPECT_LT(memory.bytes(), 16 * kMiB);
    ASSERT_TRUE(archive);
    EXPECT_EQ(textOf(archive->read("first")), "1");
    ASSERT_THAT(archive->listing().issues, SizeIs(1));
    EXPECT_THAT(archive->listing().issues[0].detail,
                HasSubstr("more than 1048576 bytes of headers lie before one file"));
  }
}

TEST(ArchiveCost, CompressedTwiceIsNotUnpackedTwice) {
  const auto tar = support::tarPart("a", '0', "text");
  EXPECT_EQ(whyNotOpened(gzipped(tar)), "opened");
  EXPECT_THAT(whyNotOpened(gzipped(gzipped(tar))), HasSubstr("the archive can't be read: "));
}

/// Returns a tape archive in gzip of this many files of 1,000 bytes.
std::shared_ptr<const ArchiveBytes> manyFiles(std::size_t count) {
  std::string tar;
  for (std::size_t i = 0; i < count; ++i) tar += support::tarPart(fmt::format("{}", i), '0', fmt::format("{:1000}", i));
  const std::string bytes = gzipped(tar);
  const auto all = std::as_bytes(std::span(bytes));
  return ArchiveBytes::of({all.begin(), all.end()});
}

TEST(ArchiveCost, FilesAreReadInTheArchivesOrderInOnePass) {
  // GIVEN 200 files, room to keep none of them, and the cost of two passes: one to list them, one
  // to read
  constexpr std::size_t kFiles = 200;
  const auto budget = std::make_shared<UnpackBudget>(2 * kMiB + 2 * kFiles * (1000 + 1024));
  const auto reader = openStream(manyFiles(kFiles), ArchiveFormat::Tar, ArchiveLimits(), 10, budget);
  ASSERT_TRUE(reader);
  EXPECT_TRUE((*reader)->fromTheBeginning());
  // WHEN each one's beginning and then the whole is read, in order THEN that is enough
  for (std::size_t i = 0; i < kFiles; ++i) {
    const auto content = fmt::format("{:1000}", i);
    for (const std::size_t count : {4U, 700U, 1000U}) EXPECT_EQ((*reader)->start(i, count), content.substr(0, count));
    EXPECT_EQ(textOf((*reader)->read(i)), content);
  }
  EXPECT_FALSE(budget->take(1000));
}

TEST(ArchiveCost, AnArchiveIsNotBegunAgainAndAgain) {
  // GIVEN 200 files that aren't kept WHEN they are read backwards
  const auto budget = std::make_shared<UnpackBudget>(50 * kMiB);
  const auto reader = openStream(manyFiles(200), ArchiveFormat::Tar, ArchiveLimits(), 10, budget);
  ASSERT_TRUE(reader);
  std::size_t read = 0;
  std::string why;
  for (std::size_t i = 200; i-- > 0;) {
    const auto bytes = (*reader)->read(i);
    read += bytes ? 1 : 0;
    if (!bytes) why = bytes.error().detail;
  }
  // THEN a few are read, the others have an error with the reason, and no read begins that goes
  // beyond the budget
  EXPECT_GT(read, 20U);
  EXPECT_LT(read, 50U);
  EXPECT_EQ(why,
            "isn't read: the archive would be unpacked from its beginning too often; unpack it and open what is in it");
}

TEST(ArchiveCost, ArchivesInAnArchiveShareWhatTheyMayCost) {
  // GIVEN three archives in one, with a budget for listing about two of them
  const std::string inner = gzipped(support::tarPart("a", '0', std::string(kMiB, 'x')));
  ArchiveOptions options;
  options.limits.readBytes = 4 * kMiB;
  options.limits.ratioFrom = kMiB;
  options.limits.passes = 1;
  const auto archive =
      opened(support::zipOf({{.name = "1", .data = inner}, {.name = "2", .data = inner}, {.name = "3", .data = inner}}),
             options);
  std::vector<std::shared_ptr<const ArchiveTree>> held;
  std::size_t entries = 0;
  for (const char* name : {"1", "2", "3"}) {
    const auto tree = archive->openInner(name);
    if (!tree) continue;
    entries += (*tree)->listing().entries.size();
    held.push_back(*tree);
  }
  EXPECT_EQ(entries, 1U);
}

TEST(ArchiveCost, FilesThatLieBehindEachOtherSayWhere) {
  const auto tar = opened(gzipped(support::tarPart("b", '0', "1") + support::tarPart("a", '0', "2")));
  EXPECT_EQ(tar->placeOf("b"), 0U);
  EXPECT_EQ(tar->placeOf("a"), 1U);
  EXPECT_EQ(tar->placeOf("c"), std::nullopt);
  EXPECT_EQ(opened(support::zipOf({{.name = "a", .data = "1"}}))->placeOf("a"), std::nullopt);
}

}  // namespace
}  // namespace app
