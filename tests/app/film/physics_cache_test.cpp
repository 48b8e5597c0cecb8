// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/physics_cache.h"

#include <cstring>
#include <fstream>

#include <gmock/gmock.h>

#include "pmx/base/file.h"
#include "tests/support/test_folder.h"

namespace {

using app::PhysicsCache;
using ::testing::HasSubstr;

std::span<const std::byte> bytesOf(std::string_view text) { return std::as_bytes(std::span(text)); }

PhysicsCache small() {
  PhysicsCache cache;
  cache.model.fill(0x11);
  cache.motion.fill(0x22);
  cache.picturesASecond = 60;
  cache.pictures = {7, 8};
  cache.bones = {3, 300};
  cache.driven = {{{{1, 2, 3}, {1, 0, 0, 0}}, 1},
                  {{{-1, 0, 0.5F}, {0, 1, 0, 0}}, 2},
                  {{{4, 5, 6}, {0, 0, 1, 0}}, 0},
                  {{{0, 0, 0}, {0, 0, 0, 1}}, 1}};
  return cache;
}

/// Returns small() as bytes, written by the description in the header.
std::string spelt() {
  std::string file = "Odori physics 1\n";
  const auto number = [&file](std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file += static_cast<char>(value >> (8 * i));
  };
  const auto real = [&](float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, 4);
    number(bits, 4);
  };
  const auto bone = [&](std::array<float, 7> values, std::uint8_t drive) {
    for (const float value : values) real(value);
    number(drive, 1);
  };
  file += std::string(32, '\x11') + std::string(32, '\x22');
  number(60, 4);
  number(7, 8);
  number(8, 8);
  number(2, 4);
  number(3, 4);
  number(300, 4);
  bone({1, 2, 3, 0, 0, 0, 1}, 1);  // x y z w
  bone({-1, 0, 0.5F, 1, 0, 0, 0}, 2);
  bone({4, 5, 6, 0, 1, 0, 0}, 0);
  bone({0, 0, 0, 0, 0, 1, 0}, 1);
  return file;
}

TEST(PhysicsCache, IsWrittenAsDescribed) {
  const auto bytes = app::physicsCacheBytes(small());
  EXPECT_EQ(std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()), spelt());
}

TEST(PhysicsCache, IsReadAsDescribed) {
  const auto cache = app::parsePhysicsCache(bytesOf(spelt()));
  ASSERT_TRUE(cache) << base::describe(cache.error());
  EXPECT_EQ(cache->picturesASecond, 60);
  EXPECT_EQ(cache->bones, (std::vector<std::int32_t>{3, 300}));
  ASSERT_EQ(cache->at(8).size(), 2U);
  EXPECT_EQ(cache->at(8)[0].model.translation, base::Vec3(4, 5, 6));
  EXPECT_EQ(cache->at(7)[1].drive, 2);
  EXPECT_EQ(cache->at(7)[1].model.rotation.x, 1.0F);
  EXPECT_TRUE(cache->at(6).empty());
  EXPECT_TRUE(cache->at(9).empty());
}

TEST(PhysicsCache, EveryCutIsRefusedWithAPlace) {
  const std::string file = spelt();
  for (std::size_t length = 0; length < file.size(); ++length) {
    const auto cache = app::parsePhysicsCache(bytesOf(std::string_view(file).substr(0, length)));
    ASSERT_FALSE(cache) << length;
    EXPECT_FALSE(cache.error().section.empty()) << length;
    EXPECT_GE(cache.error().offset, 0) << length;
  }
}

TEST(PhysicsCache, DamageIsRefusedAtItsPlace) {
  struct Row {
    std::size_t at;
    std::string bytes;
    const char* says;
  };
  const std::string nan("\x00\x00\xC0\x7F", 4), half("\x00\x00\x00\x3F", 4);
  const Row rows[] = {{14, "2", "header: isn't a physics cache of this version (byte 0x0)"},
                      {80, std::string(4, '\0'), "header: 0 frames a second (byte 0x50)"},
                      {80, std::string("\xF1\0\0\0", 4), "header: 241 frames a second"},
                      {84, std::string(8, '\xFF'), "header: pictures -1 to 8 (byte 0x54)"},
                      {92, std::string("\x06\0\0\0\0\0\0\0", 8), "header: pictures 7 to 6"},
                      {92, std::string("\xFF\xFF\0\0\0\0\0\0", 8), "pictures"},
                      {100, std::string(4, '\xFF'), "bones: "},
                      {108, std::string("\x03\0\0\0", 4), "bones[1]: index 3 doesn't rise (byte 0x6c)"},
                      {104, std::string(4, '\xFF'), "bones[0]: index -1 doesn't rise (byte 0x68)"},
                      {112, nan, "pictures[7]: bone 3 has no transform (byte 0x70)"},
                      {112 + 24, half, "pictures[7]: bone 3 has no transform"},
                      {112 + 29 + 28, "\x03", "pictures[7]: bone 300 has no transform (byte 0x8d)"},
                      {spelt().size(), "x", "1 bytes too many"}};
  for (const Row& row : rows) {
    std::string file = spelt();
    file.replace(row.at, row.bytes.size(), row.bytes);
    const auto cache = app::parsePhysicsCache(bytesOf(file));
    ASSERT_FALSE(cache) << row.says;
    EXPECT_THAT(base::describe(cache.error()), HasSubstr(row.says));
  }
}

TEST(PhysicsCache, NoBonesInAVeryLongFilmTakeNoMemory) {
  PhysicsCache cache = small();
  cache.bones.clear();
  cache.driven.clear();
  cache.pictures = {0, app::kMaxFrames * 8};
  const auto read = app::parsePhysicsCache(app::physicsCacheBytes(cache));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->at(5).empty());
}

TEST(PhysicsCache, SaysWhyItIsNotForThisFilm) {
  const PhysicsCache cache = small();
  app::Sha256 other{};
  const std::vector<std::int32_t> bones{3, 300};
  EXPECT_FALSE(cache.mismatch(cache.model, cache.motion, 60, bones));
  EXPECT_THAT(*cache.mismatch(other, cache.motion, 60, bones), HasSubstr("another model"));
  EXPECT_THAT(*cache.mismatch(cache.model, other, 60, bones), HasSubstr("other motions"));
  EXPECT_THAT(*cache.mismatch(cache.model, cache.motion, 30, bones), HasSubstr("60 frames a second, not 30"));
  for (const auto& wrong : {std::vector<std::int32_t>{3}, {3, 301}, {3, 300, 301}, {}})
    EXPECT_THAT(*cache.mismatch(cache.model, cache.motion, 60, wrong), HasSubstr("other bones"));
}

TEST(PhysicsCache, CoversWhatLiesWithin) {
  const PhysicsCache cache = small();  // 7 to 8
  EXPECT_TRUE(cache.covers({7, 8}));
  EXPECT_TRUE(cache.covers({8, 8}));
  EXPECT_FALSE(cache.covers({6, 8}));
  EXPECT_FALSE(cache.covers({7, 9}));
}

TEST(PhysicsCache, FileErrorsNameTheFile) {
  const support::TestFolder folder;
  const auto path = folder / "a.cache";
  EXPECT_EQ(app::readPhysicsCache(path).error().code, base::ErrorCode::CannotOpen);
  std::ofstream(path) << "Odori physics 0\n";
  EXPECT_THAT(base::describe(app::readPhysicsCache(path).error()), HasSubstr("a.cache: header"));
  ASSERT_TRUE(base::writeFile(path, app::physicsCacheBytes(small())));
  EXPECT_TRUE(app::readPhysicsCache(path));
}

}  // namespace
