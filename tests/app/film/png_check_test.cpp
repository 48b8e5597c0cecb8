// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check when --resume keeps a picture.
#include "app/film/png_check.h"

#include <cstring>

#include <gmock/gmock.h>

#include "app/film/png.h"
#include "tests/app/film/small_film.h"

namespace {

using Bytes = std::vector<std::byte>;

bool whole(const Bytes& png) { return app::isWholePng(png, 64, 48, false); }

std::uint32_t big(const Bytes& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = (value << 8U) | static_cast<std::uint32_t>(bytes[at + i]);
  return value;
}

/// Returns the CRC-32, bit by bit, as the PNG specification's appendix D defines it.
std::uint32_t checksum(const Bytes& bytes, std::size_t from, std::size_t to) {
  std::uint32_t sum = 0xFFFFFFFF;
  for (std::size_t i = from; i < to; ++i) {
    sum ^= static_cast<std::uint32_t>(bytes[i]);
    for (int bit = 0; bit < 8; ++bit) sum = (sum & 1U) != 0 ? 0xEDB88320 ^ (sum >> 1U) : sum >> 1U;
  }
  return ~sum;
}

/// Returns the offset of each chunk.
std::vector<std::size_t> chunks(const Bytes& png) {
  std::vector<std::size_t> at;
  for (std::size_t i = 8; i + 12 <= png.size(); i += 12 + big(png, i)) at.push_back(i);
  return at;
}

/// Writes the right checksum of the chunk at this offset.
void sign(Bytes& png, std::size_t chunk) {
  const std::size_t end = chunk + 8 + big(png, chunk);
  const auto sum = checksum(png, chunk + 4, end);
  for (int i = 0; i < 4; ++i) png[end + static_cast<std::size_t>(i)] = static_cast<std::byte>(sum >> (24 - 8 * i));
}

std::size_t dataChunk(const Bytes& png) {
  for (const std::size_t at : chunks(png))
    if (std::memcmp(&png[at + 4], "IDAT", 4) == 0) return at;
  return 0;
}

app::Picture noise(int width, int height) {
  app::PictureBuffer buffer(width, height);
  std::uint32_t random = 1;
  for (int i = 0; i < width * height * 4; ++i) {
    random = random * 1664525 + 1013904223;
    buffer.bytes[i] = i % 4 == 3 ? 255 : static_cast<std::uint8_t>(random >> 24U);
  }
  return buffer.picture;
}

TEST(PngCheck, EveryByteCounts) {
  const auto png = *app::encodePng(support::numbered(3), false);
  ASSERT_TRUE(whole(png));
  for (std::size_t at = 0; at < png.size(); ++at) {
    for (const std::byte change : {std::byte{1}, std::byte{0x80}}) {
      auto damaged = png;
      damaged[at] ^= change;
      EXPECT_FALSE(whole(damaged)) << at;
    }
  }
}

TEST(PngCheck, EveryCutCounts) {
  const auto png = *app::encodePng(support::numbered(3), false);
  for (std::size_t length = 0; length < png.size(); ++length) {
    EXPECT_FALSE(whole(Bytes(png.begin(), png.begin() + static_cast<std::ptrdiff_t>(length)))) << length;
  }
  auto longer = png;
  longer.push_back(std::byte{0});
  EXPECT_FALSE(whole(longer));
}

TEST(PngCheck, DataMustUnpackToTheRowsEvenUnderRightChecksums) {
  const auto png = *app::encodePng(support::numbered(3), false);
  // These are the rows of a lower and of a higher picture under the header of this one.
  for (const int height : {47, 49}) {
    auto other = *app::encodePng(support::twoColours(64, height, {0, 0, 255, 255}, {9, 9, 9, 255}), false);
    std::memcpy(&other[8], &png[8], 25);  // the whole header, with its checksum
    EXPECT_FALSE(whole(other)) << height;
  }
  // No data at all, data twice, damaged data with a corrected checksum.
  const std::size_t data = dataChunk(png), next = data + 12 + big(png, data);
  Bytes none(png.begin(), png.begin() + static_cast<std::ptrdiff_t>(data));
  none.insert(none.end(), png.end() - 12, png.end());
  EXPECT_FALSE(whole(none));
  auto twice = png;
  twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(next), png.begin() + static_cast<std::ptrdiff_t>(data),
               png.begin() + static_cast<std::ptrdiff_t>(next));
  EXPECT_FALSE(whole(twice));
  // (It is noise: in a plain picture another source of copying may hold equal bytes.)
  const auto noisy = *app::encodePng(noise(64, 48), false);
  const std::size_t first = dataChunk(noisy);
  ASSERT_TRUE(whole(noisy));
  for (std::size_t at = first + 8; at < first + 8 + big(noisy, first); at += 7) {
    auto damaged = noisy;
    damaged[at] ^= std::byte{4};
    sign(damaged, first);
    EXPECT_FALSE(whole(damaged)) << at;
  }
}

TEST(PngCheck, OtherProgramsChunksMayStandBetween) {
  auto png = *app::encodePng(support::numbered(3), false);
  Bytes text{12};
  const char note[] = "\0\0\0\5tEXta\0bcd\0\0\0\0";
  text.resize(17);
  std::memcpy(text.data(), note, text.size());
  png.insert(png.begin() + 33, text.begin(), text.end());
  EXPECT_FALSE(whole(png)) << "without its checksum";
  sign(png, 33);
  EXPECT_TRUE(whole(png));
}

TEST(PngCheck, LargePicturesUnpackInPieces) {
  // Noise needs more bytes than it has pixels, and one colour next to none.
  const auto random = noise(700, 500), plain = support::twoColours(700, 500, {9, 9, 9, 255}, {9, 9, 9, 255});
  EXPECT_TRUE(app::isWholePng(*app::encodePng(random, false), 700, 500, false));
  EXPECT_TRUE(app::isWholePng(*app::encodePng(plain, false), 700, 500, false));
  EXPECT_TRUE(app::isWholePng(*app::encodePng(random, true), 700, 500, true));
  EXPECT_FALSE(app::isWholePng(*app::encodePng(random, true), 700, 500, false));
}

}  // namespace
