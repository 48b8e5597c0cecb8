// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_file.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/read_glb.h"

namespace {

using support::readGlb;

std::string bytesOf(const app::GlbFile& file) {
  std::string bytes;
  EXPECT_TRUE(file.write([&](std::string_view piece) -> base::Result<void> {
    bytes += piece;
    return {};
  }));
  return bytes;
}

TEST(GlbFile, HasTheChunksOfTheFormat) {
  app::GlbFile file;
  const std::vector<float> one{1.5F};
  file.addScalars(one, false);
  file.addPicture(std::as_bytes(std::span("abcde", 5)));
  const std::string bytes = bytesOf(file);
  EXPECT_EQ(bytes.size(), file.size());
  EXPECT_EQ(bytes.size() % 4, 0U);
  EXPECT_EQ(bytes.substr(0, 8), std::string("glTF\2\0\0\0", 8));
  EXPECT_EQ(bytes.substr(16, 4), "JSON");
  const std::size_t binary = bytes.find(std::string("BIN\0", 4));
  ASSERT_NE(binary, std::string::npos);
  // 4 bytes of a number, 5 of a picture, 3 zeros that fill up; the buffer says 9.
  EXPECT_EQ(bytes.substr(binary + 4), std::string("\0\0\xC0\x3F"
                                                  "abcde\0\0\0",
                                                  12));
  const auto json = readGlb(file).json;
  EXPECT_EQ(json["buffers"][0]["byteLength"], 9);
  EXPECT_EQ(json["bufferViews"][1]["byteOffset"], 4);
}

TEST(GlbFile, WithoutBinaryDataHasOneChunk) {
  const std::string bytes = bytesOf(app::GlbFile());
  EXPECT_EQ(app::GlbFile().size(), bytes.size());
  EXPECT_EQ(bytes.find(std::string("BIN\0", 4)), std::string::npos);
  EXPECT_FALSE(readGlb(app::GlbFile()).json.contains("buffers"));
}

TEST(GlbFile, RangesAreThoseOfTheStoredNumbers) {
  app::GlbFile file;
  const std::vector<base::Vec3> places{{0.1F, 2, -3}, {-1, 0.3F, 5}};
  const std::size_t accessor = file.addVertexVectors(places, true);
  const auto told = readGlb(file).json["accessors"][accessor];
  EXPECT_EQ(told["min"][1].get<float>(), 0.3F);
  EXPECT_EQ(told["max"][0].get<float>(), 0.1F);
  EXPECT_EQ(told["min"][2].get<float>(), -3.0F);
  EXPECT_EQ(told["count"], 2);
}

TEST(GlbFile, TheRangeOfASparseAccessorHasItsZeros) {
  app::GlbFile file;
  const std::vector<std::uint32_t> where{3, 7};
  const std::vector<base::Vec3> offsets{{1, 2, 3}, {4, 5, 6}};
  const std::size_t some = file.addSparseVectors(10, where, offsets);
  const std::size_t all = file.addSparseVectors(2, std::vector<std::uint32_t>{0, 1}, offsets);
  const auto json = readGlb(file).json;
  EXPECT_EQ(json["accessors"][some]["min"], (std::vector<float>{0, 0, 0}));
  EXPECT_EQ(json["accessors"][some]["max"], (std::vector<float>{4, 5, 6}));
  EXPECT_EQ(json["accessors"][some]["sparse"]["count"], 2);
  EXPECT_EQ(json["accessors"][some]["count"], 10);
  EXPECT_FALSE(json["accessors"][some].contains("bufferView"));
  EXPECT_EQ(json["accessors"][all]["min"], (std::vector<float>{1, 2, 3}));
}

TEST(GlbFile, ANameThatIsntUtf8EndsNothing) {
  app::GlbFile file;
  file.json["asset"]["extras"]["name"] = "\xff\xfe name \xed\xa0\x80";
  EXPECT_THAT(readGlb(file).json["asset"]["extras"]["name"].get<std::string>(), testing::HasSubstr(" name "));
}

TEST(GlbFile, AnErrorOfTheSinkEndsTheWriting) {
  app::GlbFile file;
  file.addPicture(std::vector<std::byte>(300'000));
  int pieces = 0;
  const auto written = file.write([&](std::string_view) -> base::Result<void> {
    if (++pieces == 4) return base::fail(base::ErrorCode::CannotWrite, "no space left");
    return {};
  });
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().detail, "no space left");
  EXPECT_EQ(pieces, 4);
}

}  // namespace
