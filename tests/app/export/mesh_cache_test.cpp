// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/mesh_cache.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"

namespace {

using app::MeshCacheKind;
using app::MeshCacheWriter;
using support::Collected;

template <std::size_t kSize>
std::string bytesOf(const char (&text)[kSize]) {
  return {text, kSize - 1};
}

/// Writes two frames of one point, at (1, 2, -0.5) and at (0, 0, 1/30).
std::string twoFrames(MeshCacheKind kind) {
  Collected collected;
  auto writer = MeshCacheWriter::begin({.kind = kind, .points = 1, .samples = 2}, collected.sink());
  EXPECT_TRUE(writer);
  EXPECT_TRUE(writer->add(std::array{base::Vec3{1, 2, -0.5F}}));
  EXPECT_EQ(writer->missing(), 1U);
  EXPECT_TRUE(writer->add(std::array{base::Vec3{0, 0, 1.0F / 30.0F}}));
  EXPECT_EQ(writer->missing(), 0U);
  return collected.bytes;
}

// IEEE 754, single: 1 is 3f800000, 2 is 40000000, -0.5 is bf000000, 1/30 is 3d088889.

TEST(MeshCache, Pc2IsLittleEndian) {
  EXPECT_EQ(twoFrames(MeshCacheKind::Pc2), bytesOf("POINTCACHE2\0"
                                                   "\x01\0\0\0"    // version
                                                   "\x01\0\0\0"    // points
                                                   "\0\0\0\0"      // the first frame
                                                   "\0\0\x80\x3f"  // frames from sample to sample
                                                   "\x02\0\0\0"    // samples
                                                   "\0\0\x80\x3f\0\0\0\x40\0\0\0\xbf"
                                                   "\0\0\0\0\0\0\0\0\x89\x88\x08\x3d"));
}

TEST(MeshCache, MddIsBigEndianWithTimes) {
  EXPECT_EQ(twoFrames(MeshCacheKind::Mdd), bytesOf("\0\0\0\x02"        // samples
                                                   "\0\0\0\x01"        // points
                                                   "\0\0\0\0"          // 0 s
                                                   "\x3d\x08\x88\x89"  // 1/30 s
                                                   "\x3f\x80\0\0\x40\0\0\0\xbf\0\0\0"
                                                   "\0\0\0\0\0\0\0\0\x3d\x08\x88\x89"));
}

TEST(MeshCache, SaysItsSizeBeyondFourGigabytes) {
  // 12 bytes a point, behind a header of 32 bytes, or of 8 and 4 a sample.
  EXPECT_EQ((app::MeshCacheShape{MeshCacheKind::Pc2, 14590, 2810}.size()), 491'974'832U);
  EXPECT_EQ((app::MeshCacheShape{MeshCacheKind::Mdd, 28646, 2810}.size()), 965'954'368U);
  EXPECT_EQ((app::MeshCacheShape{MeshCacheKind::Pc2, 1'000'000, 10'000'000}.size()), 120'000'000'000'032U);
  EXPECT_EQ(twoFrames(MeshCacheKind::Pc2).size(), (app::MeshCacheShape{MeshCacheKind::Pc2, 1, 2}.size()));
  EXPECT_EQ(twoFrames(MeshCacheKind::Mdd).size(), (app::MeshCacheShape{MeshCacheKind::Mdd, 1, 2}.size()));
}

std::string errorOf(const app::MeshCacheShape& shape) {
  Collected collected;
  const auto begun = MeshCacheWriter::begin(shape, collected.sink());
  EXPECT_TRUE(collected.bytes.empty()) << "nothing is written of a file that can't be";
  return begun ? "none" : begun.error().detail;
}

TEST(MeshCache, RefusesWhatTheFormatCannotSay) {
  EXPECT_EQ(errorOf({MeshCacheKind::Pc2, 0, 1}), "the model has no vertices");
  EXPECT_EQ(errorOf({MeshCacheKind::Mdd, 1, 0}), "there is no frame to export");
  EXPECT_NE(errorOf({MeshCacheKind::Pc2, 2'147'483'648U, 1}).find("at most 2147483647 points"), std::string::npos);
  EXPECT_NE(errorOf({MeshCacheKind::Mdd, 1, 2'147'483'648U}).find("at most 2147483647 points"), std::string::npos);
}

TEST(MeshCache, RefusesSamplesThatDoNotFit) {
  Collected collected;
  auto writer = MeshCacheWriter::begin({.points = 2, .samples = 1}, collected.sink());
  ASSERT_TRUE(writer);
  EXPECT_FALSE(writer->add(std::array{base::Vec3(0.0F)})) << "one point is missing";
  const float nowhere = std::numeric_limits<float>::quiet_NaN();
  const auto added = writer->add(std::array{base::Vec3(0.0F), base::Vec3(0, nowhere, 0)});
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().detail, "vertex 1 isn't anywhere at sample 0");
  auto other = MeshCacheWriter::begin({.points = 1, .samples = 1}, collected.sink());
  ASSERT_TRUE(other && other->add(std::array{base::Vec3(0.0F)}));
  EXPECT_FALSE(other->add(std::array{base::Vec3(0.0F)})) << "one frame too many";
}

TEST(MeshCache, HandsOnPiecesAndTellsOfAFullDisk) {
  std::size_t longest = 0, written = 0;
  const app::ByteSink sink = [&](std::string_view piece) -> base::Result<void> {
    longest = std::max(longest, piece.size());
    written += piece.size();
    return {};
  };
  const std::vector<base::Vec3> many(100'000, base::Vec3(1.0F));
  auto writer = MeshCacheWriter::begin({.kind = MeshCacheKind::Mdd, .points = many.size(), .samples = 50'000}, sink);
  ASSERT_TRUE(writer && writer->add(many));
  EXPECT_EQ(written, 8U + 4U * 50'000U + 12U * 100'000U);
  EXPECT_LT(longest, 100'000U) << "memory doesn't grow with the mesh";
  auto full = MeshCacheWriter::begin({.points = many.size(), .samples = 2}, support::sinkOf(500'000));
  ASSERT_TRUE(full);
  const auto added = full->add(many);
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().code, base::ErrorCode::CannotWrite);
}

}  // namespace
