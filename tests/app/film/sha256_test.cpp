// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/sha256.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

std::span<const std::byte> bytesOf(std::string_view text) { return std::as_bytes(std::span(text)); }

TEST(Hash, IsSha256OfLengthsAndPieces) {
  // printf '\x03\0\0\0\0\0\0\0abc\0\0\0\0\0\0\0\0' | sha256sum
  const std::span<const std::byte> pieces[] = {bytesOf("abc"), {}};
  std::string hex;
  const auto hash = app::hashOf(pieces);
  for (const std::uint8_t byte : hash) {
    hex += "0123456789abcdef"[byte >> 4];
    hex += "0123456789abcdef"[byte & 15];
  }
  EXPECT_EQ(hex, "3e2f8940c3a0e0fd6f6e07bbf07f015dd7c147431e5fa14bf3f225d782641540");
  const std::span<const std::byte> split[] = {bytesOf("ab"), bytesOf("c")}, joined[] = {bytesOf("a"), bytesOf("bc")};
  EXPECT_NE(app::hashOf(split), app::hashOf(joined)) << "where a piece ends counts";
}

}  // namespace
