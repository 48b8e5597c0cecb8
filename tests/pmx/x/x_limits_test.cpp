// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The costs of .x files (limits.md), and every small damage to them.

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "pmx/x/mszip.h"
#include "pmx/x/x_reader.h"
#include "tests/support/memory_meter.h"
#include "tests/support/x_files.h"

namespace {

using testing::HasSubstr;

constexpr std::size_t kMega = std::size_t{1} << 20U;

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string all;
  while (all.size() < bytes) all += text;
  return all;
}

/// Returns `count` numbers below `most`, with a blank after each.
std::string numbers(std::size_t count, const std::function<std::size_t(std::size_t)>& at) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += std::to_string(at(i)) + " ";
  return all;
}

/// Returns text files of two MiB with as many of one element as fit.
std::vector<std::pair<std::string, std::string>> hostileTexts() {
  constexpr std::size_t kSize = 2 * kMega;
  std::vector<std::pair<std::string, std::string>> files;
  const std::string triangle = "3 0 0 0 0 1 0 1 0 0 1 3 0 1 2 ";
  files.emplace_back("frames", repeated("Frame{}", kSize));
  files.emplace_back("matrices", repeated("Frame{FrameTransformMatrix{1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1}}", kSize));
  files.emplace_back("meshes", repeated("Mesh{1 0 0 0 1 3 0 0 0}", kSize));
  files.emplace_back("empty meshes", repeated("Mesh{0 0}", kSize));
  files.emplace_back("materials", repeated("Material{0 0 0 0 0 0 0 0 0 0 0}", kSize));
  std::string named = "Mesh{" + triangle + "MeshMaterialList{1 0 ";
  for (std::size_t i = 0; named.size() < kSize; ++i) {
    named +=
        "Material a" + std::to_string(i) + "{0 0 0 0 0 0 0 0 0 0 0 TextureFilename{\"" + std::to_string(i) + "\"}}";
  }
  files.emplace_back("materials of a list with textures", named + "}}");
  files.emplace_back("materials of a list", "Mesh{" + triangle + "MeshMaterialList{1 0 " +
                                                repeated("Material{0 0 0 0 0 0 0 0 0 0 0}", kSize) + "}}");
  files.emplace_back("references", "Material a{0 0 0 0 0 0 0 0 0 0 0}Mesh{" + triangle + "MeshMaterialList{1 0 " +
                                       repeated("{a}", kSize) + "}}");
  files.emplace_back("unknown references",
                     "Mesh{" + triangle + "MeshMaterialList{1 0 " + repeated("{b}", kSize) + "}}");
  const std::size_t digits = kSize / 2;
  files.emplace_back("one fan", "Mesh{1 0 0 0 1 " + std::to_string(digits) + " " + repeated("0 ", kSize) + "}");
  files.emplace_back("triangles",
                     "Mesh{1 0 0 0 " + std::to_string(kSize / 8) + " " + repeated("3 0 0 0 ", kSize) + "}");
  files.emplace_back("faces without corners",
                     "Mesh{1 0 0 0 " + std::to_string(digits) + " " + repeated("0 ", kSize) + "}");
  files.emplace_back("stray corners",
                     "Mesh{1 0 0 0 " + std::to_string(kSize / 8) + " " + repeated("3 9 9 9 ", kSize) + "}");
  files.emplace_back("places", "Mesh{" + std::to_string(kSize / 6) + " " + repeated("0 0 0 ", kSize) + "0}");
  constexpr std::size_t kVertices = 150'000;
  files.emplace_back("vertices", "Mesh{" + std::to_string(kVertices) + " " + repeated("0 ", kVertices * 6) + "1 " +
                                     std::to_string(kVertices) + " " +
                                     numbers(kVertices, [](std::size_t i) { return i; }) + "}");
  constexpr std::size_t kPlaces = 500, kCorners = kPlaces * kPlaces;
  files.emplace_back("places times normals", "Mesh{500 " + repeated("0 0 0 ", kPlaces * 6) + "1 250000 " +
                                                 numbers(kCorners, [](std::size_t i) { return i / kPlaces; }) +
                                                 "MeshNormals{500 " +
                                                 numbers(3 * kPlaces, [](std::size_t i) { return i; }) + "1 250000 " +
                                                 numbers(kCorners, [](std::size_t i) { return i % kPlaces; }) + "}}");
  return files;
}

TEST(XLimits, TextHoldsTwentyTimesItsBytesAtMost) {
  double worst = 0;
  for (const auto& [name, content] : hostileTexts()) {
    const auto file = support::xText(content);
    const support::MemoryMeter meter;
    {
      auto read = pmx::readX(file);
      ASSERT_TRUE(read) << name << ": " << base::describe(read.error());
      EXPECT_LE(read->issues.size() + pmx::validate(read->model).size(), 1000U) << name;
    }
    const auto peak = static_cast<double>(meter.peakBytes()), size = static_cast<double>(file.size());
    EXPECT_LE(peak, 20 * size + static_cast<double>(kMega)) << name;
    std::printf("%s: %.1f times %zu bytes\n", name.c_str(), peak / size, file.size());
    worst = std::max(worst, peak / size);
  }
  std::printf("the most for its bytes: %.1f times\n", worst);
}

TEST(XLimits, BinaryHoldsTwentyTimesItsBytesAtMost) {
  support::XBinary frames, fan, empty;
  for (std::size_t i = 0; i < kMega / 14; ++i) frames.name("Frame").open().close();
  fan.name("Mesh").open().integer(1).reals({0, 0, 0}).integer(1).integer(kMega / 2).token(6).put(
      std::uint32_t{kMega / 2});
  for (std::size_t i = 0; i < kMega / 2; ++i) fan.put(std::uint32_t{0});
  fan.close();
  for (std::size_t i = 0; i < kMega; ++i) empty.integers({});
  for (const auto& file : {frames.bytes(), fan.bytes(), empty.bytes()}) {
    const support::MemoryMeter meter;
    {
      const auto read = pmx::readX(file);
      ASSERT_TRUE(read) << base::describe(read.error());
    }
    EXPECT_LE(meter.peakBytes(), 20 * file.size() + kMega);
  }
}

TEST(XLimits, ABombIsRefusedWhileItIsUnpacked) {
  // GIVEN 80 MiB of blanks, which pack a thousand to one
  const auto bomb = support::packed(support::xText(std::string(80 * kMega, ' ')));
  ASSERT_LT(bomb.size(), kMega / 2);
  const support::MemoryMeter meter;
  const auto read = pmx::readX(bomb);
  ASSERT_FALSE(read);
  EXPECT_THAT(base::describe(read.error()), HasSubstr("once unpacked (byte 0x"));
  EXPECT_LE(meter.peakBytes(), 3 * (pmx::x::kMaxUnpackedTimes * bomb.size() + kMega));
}

TEST(XLimits, ManySmallBlocksAreRefused) {
  const auto read = pmx::readX(support::packed(support::xText(std::string(5000, ' ')), 2));
  ASSERT_FALSE(read);
  EXPECT_THAT(base::describe(read.error()), HasSubstr("too many blocks that aren't full"));
}

/// Reads the file cut at each byte and with each byte changed; models that can be read satisfy
/// validate().
void damageEverywhere(const std::vector<std::byte>& whole) {
  ASSERT_TRUE(pmx::readX(whole));
  std::size_t readable = 0;
  const auto readDamaged = [&](const std::vector<std::byte>& bytes) {
    auto read = pmx::readX(bytes);
    if (!read) {
      EXPECT_FALSE(base::describe(read.error()).empty());
      return;
    }
    ++readable;
    for (const auto index : read->model.indices) ASSERT_LT(index, read->model.vertices.size());
    std::int64_t drawn = 0;
    for (const auto& material : read->model.materials) drawn += material.indexCount;
    ASSERT_EQ(drawn, static_cast<std::int64_t>(read->model.indices.size()));
    (void)pmx::validate(read->model);
  };
  for (std::size_t length = 0; length < whole.size(); ++length)
    readDamaged({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)});
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (const int value : {0x00, 0x30, 0x39, 0x7B, 0x7D, 0x7F, 0x80, 0xFF}) {
      auto bytes = whole;
      bytes[at] = static_cast<std::byte>(value);
      readDamaged(bytes);
    }
  }
  EXPECT_GT(readable, 0U);
}

TEST(XLimits, EveryDamageEndsInAModelOrAnError) {
  const std::string text =
      "Frame A{FrameTransformMatrix{1,0,0,0,0,1,0,0,0,0,1,0,0,2,0,1;;}Mesh "
      "B{4;0;0;0;,0;1;0;,1;1;0;,1;0;0;;1;4;0,1,2,3;;"
      "MeshNormals{1;0;0;-1;;1;4;0,0,0,0;;}MeshTextureCoords{4;0;0;,0;1;,1;1;,1;0;;}MeshMaterialList{1;1;0;"
      "Material r{1;0;0;0.5;;5;1;1;1;;0;0;0;;TextureFilename{\"a*b.spa\";}}{r}}}}";
  damageEverywhere(support::xText(text));
  damageEverywhere(support::packed(support::xText(text)));
  support::XBinary x;
  x.name("Frame").open().name("Mesh").open().integers({3}).reals({0, 0, 0, 0, 1, 0, 1, 0, 0}).integers({1, 3, 0, 1, 2});
  x.name("MeshMaterialList")
      .open()
      .integers({1, 1, 0})
      .name("Material")
      .open()
      .reals({1, 0, 0, 1, 5, 1, 1, 1, 0, 0, 0});
  x.name("TextureFilename").open().text("a").close().close().close().close().close();
  damageEverywhere(x.bytes());
}

}  // namespace
