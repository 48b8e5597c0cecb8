// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/base64.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"

namespace {

/// Returns the text of bytes that are handed on in pieces of this size.
std::string base64Of(std::string_view bytes, std::size_t piece) {
  support::Collected got;
  const app::ByteSink sink = got.sink();
  app::Base64Writer writer(sink);
  for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size())))
    EXPECT_TRUE(writer.add(bytes.substr(0, piece)));
  EXPECT_TRUE(writer.finish());
  return got.bytes;
}

// The vectors of RFC 4648 10.
TEST(Base64, IsThatOfTheStandardWhateverThePieces) {
  const std::vector<std::pair<std::string, std::string>> vectors{
      {"", ""},
      {"f", "Zg=="},
      {"fo", "Zm8="},
      {"foo", "Zm9v"},
      {"foob", "Zm9vYg=="},
      {"fooba", "Zm9vYmE="},
      {"foobar", "Zm9vYmFy"},
  };
  for (const auto& [bytes, text] : vectors) {
    for (const std::size_t piece : {1U, 2U, 3U, 4U, 100U}) EXPECT_EQ(base64Of(bytes, piece), text) << piece;
  }
}

TEST(Base64, HasAllDigits) {
  // 0x00 0x10 0x83 … are the numbers 0 to 63, six bits each.
  std::string bytes;
  for (unsigned i = 0; i < 64; i += 4) {
    const unsigned group = i << 18U | (i + 1) << 12U | (i + 2) << 6U | (i + 3);
    for (const unsigned shift : {16U, 8U, 0U}) bytes += static_cast<char>(group >> shift & 255U);
  }
  EXPECT_EQ(base64Of(bytes, 7), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
}

TEST(Base64, AFullDiskIsTold) {
  const app::ByteSink sink = support::sinkOf(3);
  app::Base64Writer writer(sink);
  EXPECT_FALSE(writer.add("foo"));
}

}  // namespace
