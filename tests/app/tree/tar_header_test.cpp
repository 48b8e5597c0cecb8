// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Blocks and records of tape archives, by POSIX.1-2017 (pax) and GNU tar's manual.
#include "app/tree/tar_header.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace app {
namespace {

struct Fields {
  std::string name = "a", size = "00000000012", magic = std::string("ustar\00000", 8), prefix = {};
  char type = '0';
};

TarBlock blockOf(const Fields& fields, bool asSigned = false) {
  TarBlock block{};
  const auto put = [&block](std::size_t at, const std::string& text) {
    std::ranges::copy(text, block.begin() + static_cast<std::ptrdiff_t>(at));
  };
  put(0, fields.name);
  put(124, fields.size);
  put(148, "        ");
  block[156] = fields.type;
  put(257, fields.magic);
  put(345, fields.prefix);
  int sum = 0;
  for (const char byte : block) sum += asSigned ? static_cast<signed char>(byte) : static_cast<unsigned char>(byte);
  put(148, fmt::format("{:06o}", sum));
  block[154] = '\0';
  return block;
}

TEST(TarHeader, HasNameTypeAndSize) {
  const auto header = tarHeader(blockOf({.name = "folder/肌.png", .type = '5'}));
  ASSERT_TRUE(header);
  EXPECT_EQ(header->name, "folder/肌.png");
  EXPECT_EQ(header->type, '5');
  EXPECT_EQ(header->size, 10U);  // octal 12
  EXPECT_EQ(tarHeader(blockOf({.name = std::string(100, 'n')}))->name, std::string(100, 'n')) << "without a NUL";
}

TEST(TarHeader, PosixPrefixIsPartOfTheNameAndGnusFieldsAreNot) {
  EXPECT_EQ(tarHeader(blockOf({.prefix = "folder"}))->name, "folder/a");
  EXPECT_EQ(tarHeader(blockOf({.magic = std::string("ustar  \0", 8), .prefix = "13370"}))->name, "a");
  EXPECT_EQ(tarHeader(blockOf({.magic = "", .prefix = "old"}))->name, "a");
}

TEST(TarHeader, SizesAreOctalOrGnusBinary) {
  const auto sizeOf = [](const std::string& field) {
    const auto header = tarHeader(blockOf({.size = field}));
    return header ? static_cast<std::int64_t>(header->size) : -1;
  };
  EXPECT_EQ(sizeOf("       7 "), 7);
  EXPECT_EQ(sizeOf(std::string("\x80\0\0\0\0\0\0\2\0\0\0\0", 12)), std::int64_t{1} << 33);
  EXPECT_EQ(sizeOf(std::string("\x80\0\0\0\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 12)), INT64_MAX);
  EXPECT_EQ(sizeOf(std::string("\x80\0\0\0\x80\0\0\0\0\0\0\0", 12)), -1) << "beyond what can be";
  EXPECT_EQ(sizeOf(std::string(12, '\xFF')), -1) << "negative";
  EXPECT_EQ(sizeOf("-0000000001"), -1);
}

TEST(TarHeader, TheSumIsThatOfTheBytesAsEitherSignHasThem) {
  EXPECT_TRUE(tarHeader(blockOf({.name = "\xE8\x82\x8C"}, false)));
  EXPECT_TRUE(tarHeader(blockOf({.name = "\xE8\x82\x8C"}, true)));
  auto wrong = blockOf({});
  wrong[0] = 'b';
  EXPECT_FALSE(tarHeader(wrong));
  EXPECT_TRUE(isTarEnd(TarBlock{}));
  EXPECT_FALSE(isTarEnd(wrong));
}

TEST(PaxRecords, NameAndSizeAreTakenAndOthersPassedBy) {
  const auto found = paxRecords("11 mtime=1\n19 path=モデ=ル\n20 size=10000000000\n");
  EXPECT_EQ(found.name, "モデ=ル");
  EXPECT_EQ(found.size, 10'000'000'000U);
  EXPECT_FALSE(found.sparse);
}

TEST(PaxRecords, HolesAreNoticedAndTheirNameCounts) {
  const auto found = paxRecords("24 GNU.sparse.name=real\n13 path=fake\n");
  EXPECT_EQ(found.name, "real");
  EXPECT_TRUE(found.sparse);
}

TEST(PaxRecords, EndWhereOneIsDamaged) {
  for (const char* damaged : {"99 path=b\n", "0 path=b\n", "9 path=bcd\n", "x\n", "10 pathab\n", "10path=ab\n",
                              "99999999999999999999 path=b\n", "3 \n", "-9 path=b\n", ""}) {
    const auto found = paxRecords(std::string("9 path=a\n") + damaged + "9 path=c\n");
    EXPECT_EQ(found.name, *damaged == '\0' ? "c" : "a") << damaged;
  }
}

}  // namespace
}  // namespace app
