// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/gzip.h"

#include <cstdint>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"
#include "tests/app/export/gunzipped.h"

namespace {

std::string gzipOf(const std::string& bytes, std::size_t piece) {
  support::Collected got;
  const app::ByteSink sink = got.sink();
  app::GzipWriter writer(sink);
  for (std::size_t at = 0; at < bytes.size(); at += piece)
    EXPECT_TRUE(writer.add(std::string_view(bytes).substr(at, piece)));
  EXPECT_TRUE(writer.finish());
  return got.bytes;
}

TEST(Gzip, BytesComeBack) {
  std::string hard;  // numbers of a simple generator, which don't get smaller
  for (std::uint32_t i = 0, x = 1; i < 300000; ++i) hard += static_cast<char>((x = x * 1664525U + 1013904223U) >> 24U);
  for (const std::string& bytes : {std::string(), std::string("a"), std::string(500000, 'x'), hard}) {
    EXPECT_EQ(support::gunzipped(gzipOf(bytes, 1000)), bytes);
    EXPECT_EQ(support::gunzipped(gzipOf(bytes, 200000)), bytes);
  }
}

TEST(Gzip, EqualBytesGiveEqualFilesWithoutATime) {
  const std::string made = gzipOf("dance", 5);
  EXPECT_EQ(made, gzipOf("dance", 5));
  // RFC 1952 2.3: no flags, and four bytes of the time, which is none.
  EXPECT_EQ(made.substr(0, 8), std::string("\x1F\x8B\x08\0\0\0\0\0", 8));
}

TEST(Gzip, AFullDiskIsTold) {
  const app::ByteSink sink = support::sinkOf(5);
  app::GzipWriter writer(sink);
  EXPECT_FALSE(writer.add("dance") && writer.finish());
}

}  // namespace
