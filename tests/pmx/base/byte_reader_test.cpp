// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/byte_reader.h"

#include <vector>

#include <gtest/gtest.h>

namespace {

using base::ByteReader;
using base::ErrorCode;

std::vector<std::byte> bytesOf(std::initializer_list<int> values) {
  std::vector<std::byte> bytes;
  for (const int value : values) bytes.push_back(static_cast<std::byte>(value));
  return bytes;
}

TEST(ByteReaderTest, readsLittleEndianValuesInOrder) {
  // GIVEN one of each; 1.5F is 0x3FC00000
  const auto bytes =
      bytesOf({0x7F, 0x34, 0x12, 0x78, 0x56, 0x34, 0x92, 0xFE, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0xC0, 0x3F});
  ByteReader reader(bytes);
  // WHEN / THEN
  EXPECT_EQ(reader.u8(), 0x7F);
  EXPECT_EQ(reader.u16(), 0x1234);
  EXPECT_EQ(reader.u32(), 0x92345678U);
  EXPECT_EQ(reader.i32(), -2);
  EXPECT_EQ(reader.f32(), 1.5F);
  EXPECT_EQ(reader.left(), 0U);
  EXPECT_FALSE(reader.failed());
}

TEST(ByteReaderTest, theFirstReadPastTheEndSticks) {
  // GIVEN five bytes
  const auto bytes = bytesOf({1, 2, 3, 4, 5});
  ByteReader reader(bytes);
  reader.enter("bones", 17);
  // WHEN a record of 4 + 4 bytes is read, and more after it
  EXPECT_EQ(reader.u32(), 0x04030201U);
  EXPECT_EQ(reader.u32(), 0U);
  reader.enter("morphs", 3);
  EXPECT_EQ(reader.u8(), 0U);
  EXPECT_TRUE(reader.take(1).empty());
  // THEN the offset of the first failure is kept
  ASSERT_TRUE(reader.failed());
  EXPECT_EQ(reader.left(), 0U);
  EXPECT_EQ(describe(reader.error()), "bones[17]: the file ends here: 4 more bytes wanted, 1 left (byte 0x4)");
}

TEST(ByteReaderTest, refusesCountsThatCannotBe) {
  struct Row {
    const char* name;
    std::vector<std::byte> bytes;
    std::size_t each, count;
    const char* error;
  };
  const Row rows[] = {
      {"none", bytesOf({0, 0, 0, 0}), 8, 0, nullptr},
      {"just fits", bytesOf({2, 0, 0, 0, 9, 9, 9, 9}), 2, 2, nullptr},
      {"one too many", bytesOf({3, 0, 0, 0, 9, 9, 9, 9, 9}), 2, 0,
       "morphs: the count is 3, but the 5 bytes left hold at most 2 (byte 0x4)"},
      {"negative", bytesOf({0xFF, 0xFF, 0xFF, 0xFF, 9}), 1, 0, "morphs: the count is negative (-1) (byte 0x4)"},
      {"the largest", bytesOf({0xFF, 0xFF, 0xFF, 0x7F, 9}), 1, 0,
       "morphs: the count is 2147483647, but the 1 bytes left hold at most 1 (byte 0x4)"},
      {"cut", bytesOf({1, 0, 0}), 1, 0, "morphs: the file ends here: 4 more bytes wanted, 3 left (byte 0x0)"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    // GIVEN a stored count
    ByteReader reader(row.bytes);
    reader.enter("morphs");
    // WHEN
    EXPECT_EQ(reader.count(row.each), row.count);
    // THEN
    EXPECT_EQ(reader.failed(), row.error != nullptr);
    if (row.error != nullptr) {
      EXPECT_EQ(describe(reader.error()), row.error);
    }
  }
}

TEST(ByteReaderTest, countsOf32BitsWithoutSignAreNotNegative) {
  // GIVEN 0xFFFFFFFF
  const auto bytes = bytesOf({0xFF, 0xFF, 0xFF, 0xFF});
  ByteReader reader(bytes);
  // WHEN
  EXPECT_EQ(reader.countU32(111), 0U);
  // GIVEN a reader that has passed the wrong byte
  EXPECT_EQ(describe(reader.error()), "file: the count is 4294967295, but the 0 bytes left hold at most 0 (byte 0x4)");
}

TEST(ByteReaderTest, tellsTheWrongByteAndWhatIsLeft) {
  // GIVEN a reader that has passed the byte that is wrong
  const auto bytes = bytesOf({1, 63, 3, 4});
  ByteReader reader(bytes);
  reader.enter("morphs", 0);
  EXPECT_EQ(reader.take(2).size(), 2U);
  EXPECT_EQ(reader.rest().size(), 2U);
  EXPECT_EQ(reader.offset(), 2U);
  // WHEN
  reader.failAt(1, ErrorCode::BadValue, "unknown kind 63");
  reader.fail(ErrorCode::BadValue, "later");
  // THEN
  EXPECT_EQ(describe(reader.error()), "morphs[0]: unknown kind 63 (byte 0x1)");
  EXPECT_TRUE(reader.rest().empty());
}

}  // namespace
