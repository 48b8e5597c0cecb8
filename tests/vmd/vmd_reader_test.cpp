// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "tests/support/corpus.h"
#include "tests/vmd/vmd_bytes.h"

namespace vmd {
namespace {

using base::ErrorCode;
using support::VmdBytes;
using support::vmdHeader;

std::vector<std::byte> corpusBytes(const char* name) {
  const auto bytes = base::readFile(support::corpus() / name);
  EXPECT_TRUE(bytes) << name;
  return bytes ? std::vector<std::byte>(bytes->begin(), bytes->end()) : std::vector<std::byte>{};
}

TEST(VmdReader, readsTheSmallestFiles) {
  // GIVEN P4: six empty sections, or two
  VmdBytes six = vmdHeader();
  for (int i = 0; i < 6; ++i) six.add(std::uint32_t{0});
  ASSERT_EQ(six.size(), 74U);
  const auto all = readVmd(six.bytes());
  ASSERT_TRUE(all);
  EXPECT_EQ(all->motion.sectionCount, 6);
  EXPECT_TRUE(all->issues.empty());
  const auto two = readVmd(six.first(58));
  ASSERT_TRUE(two);
  EXPECT_EQ(two->motion.sectionCount, 2);
}

TEST(VmdReader, readsEveryFieldOfEverySection) {
  const support::FullFile file;
  const auto read = readVmd(file.bytes.bytes());
  ASSERT_TRUE(read) << base::describe(read.error());
  const Motion& m = read->motion;
  EXPECT_TRUE(read->issues.empty());
  EXPECT_EQ(m.headerKind, HeaderKind::Data0002);
  EXPECT_EQ(m.modelName.view(), "abc");
  EXPECT_EQ(m.sectionCount, 6);
  ASSERT_EQ(m.boneKeys.size(), 2U);
  EXPECT_EQ(m.boneKeys[0].name.view(), "bone1");
  EXPECT_EQ(m.boneKeys[0].frame, 7U);
  EXPECT_EQ(m.boneKeys[0].translation, Vec3(1, 2, 3));
  EXPECT_EQ(m.boneKeys[0].rotation, Quat(0.8F, 0.0F, 0.6F, 0.0F));
  EXPECT_EQ(m.boneKeys[0].interpolation[0], 10);
  EXPECT_EQ(m.boneKeys[0].interpolation[63], 73);
  EXPECT_EQ(m.boneKeys[1].frame, 70000U);
  EXPECT_EQ(m.boneKeys[1].rotation, Quat(0, 0, 0, 0)) << "kept as stored";
  ASSERT_EQ(m.morphKeys.size(), 2U);
  EXPECT_EQ(m.morphKeys[1].name.view(), "morph");
  EXPECT_EQ(m.morphKeys[1].frame, 9U);
  EXPECT_EQ(m.morphKeys[1].weight, -1.5F);
  ASSERT_EQ(m.cameraKeys.size(), 2U);
  EXPECT_EQ(m.cameraKeys[1].frame, 5U);
  EXPECT_EQ(m.cameraKeys[1].distance, -45.0F);
  EXPECT_EQ(m.cameraKeys[1].target, Vec3(1, 10, -1));
  EXPECT_EQ(m.cameraKeys[1].rotation, Vec3(0.1F, -0.2F, 0.3F));
  EXPECT_EQ(m.cameraKeys[1].interpolation[23], 43);
  EXPECT_EQ(m.cameraKeys[1].fovDegrees, 45U);
  EXPECT_EQ(m.cameraKeys[1].perspectiveOff, 1);
  ASSERT_EQ(m.lightKeys.size(), 2U);
  EXPECT_EQ(m.lightKeys[0].colour, Vec3(0.1F, 0.2F, 0.3F));
  EXPECT_EQ(m.lightKeys[0].direction, Vec3(-0.5F, -1.0F, 0.5F));
  ASSERT_EQ(m.selfShadowKeys.size(), 2U);
  EXPECT_EQ(m.selfShadowKeys[1].mode, 2);
  EXPECT_NEAR(10000.0F - 100000.0F * m.selfShadowKeys[0].distance, 8875.0F, 0.01F) << "V4";
  ASSERT_EQ(m.ikKeys.size(), 2U);
  EXPECT_EQ(m.ikKeys[1].visible, 0);
  ASSERT_EQ(m.ikKeys[1].switches.size(), 2U);
  EXPECT_EQ(m.ikKeys[1].switches[1].name.view(), "ik2");
  EXPECT_EQ(m.ikKeys[1].switches[1].enabled, 0);
}

TEST(VmdReader, readsTheShortNameOfTheFirstVersion) {
  VmdBytes file = VmdBytes().text("Vocaloid Motion Data file", 30).text("0123456789", 10);
  file.add(std::uint32_t{0}, std::uint32_t{1}).text("morph", 15).add(std::uint32_t{5}, 1.0F);
  const auto read = readVmd(file.bytes());
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->motion.headerKind, HeaderKind::File);
  EXPECT_EQ(read->motion.modelName.view(), "0123456789");
  ASSERT_EQ(read->motion.morphKeys.size(), 1U);
  EXPECT_EQ(read->motion.morphKeys[0].frame, 5U);
}

TEST(VmdReader, looksOnlyAtTheVisiblePartOfTheSignature) {
  VmdBytes file = VmdBytes().text("Vocaloid Motion Data 0002", 25).ramp(0xF0, 5).text("", 20);
  EXPECT_TRUE(readVmd(file.bytes()));
}

TEST(VmdReader, readsUnknownVersionsAsTheSecondAndSaysSo) {
  // GIVEN a signature without a version, as some exporters write it
  VmdBytes file = VmdBytes().text("Vocaloid Motion Data", 30).text("0123456789abcdefghij", 20).add(std::uint32_t{0});
  const auto read = readVmd(file.bytes());
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->motion.modelName.view(), "0123456789abcdefghij");
  EXPECT_EQ(read->motion.sectionCount, 1);
  ASSERT_EQ(read->issues.size(), 1U);
  EXPECT_EQ(read->issues[0].section, "header");
}

TEST(VmdReader, refusesOtherFiles) {
  for (const std::string_view start : {"PMX ", "Vocaloid Pose Data file", "v", ""}) {
    const auto read = readVmd(VmdBytes().text(start, 80).bytes());
    ASSERT_FALSE(read) << start;
    EXPECT_EQ(read.error().code, ErrorCode::NotThisFormat) << start;
  }
  EXPECT_FALSE(readVmd({}));
  const auto absent = readVmdFile("/nowhere/at/all.vmd");
  ASSERT_FALSE(absent);
  EXPECT_EQ(absent.error().code, ErrorCode::CannotOpen);
}

TEST(VmdReader, keepsBytesAfterTheLastSectionAndSaysSo) {
  support::FullFile file;
  file.bytes.ramp(1, 5);
  const auto read = readVmd(file.bytes.bytes());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->motion.trailing.size(), 5U);
  ASSERT_EQ(read->issues.size(), 1U);
  EXPECT_EQ(read->issues[0].offset, static_cast<std::int64_t>(file.bytes.size() - 5));
}

TEST(VmdReader, keepsValuesThatArentNumbersAndSaysSoOncePerSection) {
  // GIVEN the second bone key with an infinite translation and the second light key with a NaN
  // colour
  const support::FullFile file;
  std::vector<std::byte> bytes = file.bytes.bytes();
  const float infinity = std::numeric_limits<float>::infinity();
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::size_t bone = file.sections[0].begin + 4 + 111;
  const std::size_t light = file.sections[3].begin + 4 + 28;
  std::memcpy(bytes.data() + bone + 19, &infinity, 4);
  std::memcpy(bytes.data() + light + 4, &nan, 4);
  // WHEN read
  const auto read = readVmd(bytes);
  // THEN both are in the motion, each with an issue at its key
  ASSERT_TRUE(read);
  EXPECT_TRUE(std::isinf(read->motion.boneKeys[1].translation.x));
  EXPECT_TRUE(std::isnan(read->motion.lightKeys[1].colour.x));
  ASSERT_EQ(read->issues.size(), 2U);
  EXPECT_EQ(read->issues[0].section, "bone keys");
  EXPECT_EQ(read->issues[0].index, 1);
  EXPECT_EQ(read->issues[0].offset, static_cast<std::int64_t>(bone));
  EXPECT_EQ(read->issues[1].section, "light keys");
  EXPECT_EQ(read->issues[1].offset, static_cast<std::int64_t>(light));
}

TEST(VmdReader, readsTheWholeDance) {
  ODORI_NEEDS_CORPUS();
  const auto read = readVmd(corpusBytes("motion/wavefile_v2.vmd"));
  ASSERT_TRUE(read) << base::describe(read.error());
  std::set<std::string_view> names;
  for (const BoneKey& key : read->motion.boneKeys) names.insert(key.name.view());
  EXPECT_EQ(read->motion.boneKeys.size(), 14160U);
  EXPECT_EQ(names.size(), 140U);
  EXPECT_EQ(read->motion.morphKeys.size(), 1279U);
  EXPECT_EQ(read->motion.lastFrame(), 2809U);
  EXPECT_TRUE(read->motion.movesModel());
  EXPECT_FALSE(read->motion.movesScene());
}

TEST(VmdReader, readsTheCameraOfTheDance) {
  ODORI_NEEDS_CORPUS();
  // P8 of the reference
  const auto read = readVmd(corpusBytes("motion/wavefile_camera.vmd"));
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->motion.cameraKeys.size(), 70U);
  EXPECT_EQ(read->motion.lastFrame(), 2816U);
  EXPECT_EQ(read->motion.sectionCount, 4);
  EXPECT_EQ(read->motion.modelName, [] {
    NameField<20> name;  // the noise after the NUL is kept
    std::memcpy(name.bytes.data(), "\x83\x4a\x83\x81\x83\x89\x81\x45\x8f\xc6\x96\xbe\0on Data", 20);
    return name;
  }());
}

TEST(VmdReader, survivesRealFilesCutAnywhere) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".vmd")) {
    const auto bytes = base::readFile(path);
    ASSERT_TRUE(bytes);
    const auto whole = readVmd(*bytes);
    ASSERT_TRUE(whole) << path;
    for (std::size_t i = 0; i < 200; ++i) {
      const std::size_t size = bytes->size() * i / 200;
      const auto read = readVmd(std::span(*bytes).first(size));
      // THEN the first keys of the whole file, or an error within its remaining bytes
      if (!read) {
        EXPECT_LE(read.error().offset, static_cast<std::int64_t>(size)) << path << " cut at " << size;
        continue;
      }
      const auto isStart = [](const auto& some, const auto& all) {
        return some.size() <= all.size() && std::equal(some.begin(), some.end(), all.begin());
      };
      const Motion &a = read->motion, &b = whole->motion;
      EXPECT_TRUE(isStart(a.boneKeys, b.boneKeys) && isStart(a.morphKeys, b.morphKeys) &&
                  isStart(a.cameraKeys, b.cameraKeys) && isStart(a.lightKeys, b.lightKeys) &&
                  isStart(a.selfShadowKeys, b.selfShadowKeys) && isStart(a.ikKeys, b.ikKeys))
          << path << " cut at " << size;
    }
  }
}

}  // namespace
}  // namespace vmd
