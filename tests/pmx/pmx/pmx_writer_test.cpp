// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/pmx_writer.h"

#include <algorithm>
#include <bit>
#include <filesystem>

#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"
#include "tests/support/model_builder.h"

namespace {

using base::Encoding;
using pmx::IndexSizes;
using pmx::Model;
using pmx::readPmx;
using pmx::writePmx;

TEST(PmxWriterTest, whatIsWrittenIsReadAgain) {
  for (const float version : {2.0F, 2.1F}) {
    for (const Encoding encoding : {Encoding::Utf16Le, Encoding::Utf8}) {
      for (const std::uint8_t size : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{4}}) {
        // GIVEN a model with something of everything
        const Model model = support::fullModel(version, encoding, size);
        // WHEN
        const auto bytes = writePmx(model);
        const auto read = readPmx(bytes);
        // THEN
        ASSERT_TRUE(read.has_value()) << describe(read.error());
        EXPECT_EQ(read->model, model);
        EXPECT_EQ(writePmx(read->model), bytes);
      }
    }
  }
}

TEST(PmxWriterTest, enlargesIndicesThatDoNotFit) {
  const struct {
    const char* name;
    void (*grow)(Model&);
    std::uint8_t IndexSizes::*size;
    std::uint8_t expected;
  } rows[] = {
      {"256 vertices", [](Model& m) { m.vertices.resize(256); }, &IndexSizes::vertex, 1},
      {"257 vertices", [](Model& m) { m.vertices.resize(257); }, &IndexSizes::vertex, 2},
      {"65537 vertices", [](Model& m) { m.vertices.resize(65537); }, &IndexSizes::vertex, 4},
      {"128 bones", [](Model& m) { m.bones.resize(128); }, &IndexSizes::bone, 1},
      {"129 bones", [](Model& m) { m.bones.resize(129); }, &IndexSizes::bone, 2},
      {"32769 bones", [](Model& m) { m.bones.resize(32769); }, &IndexSizes::bone, 4},
      {"129 textures", [](Model& m) { m.textures.resize(129); }, &IndexSizes::texture, 2},
      {"129 materials", [](Model& m) { m.materials.resize(129); }, &IndexSizes::material, 2},
      {"129 morphs", [](Model& m) { m.morphs.resize(129); }, &IndexSizes::morph, 2},
      {"129 rigid bodies", [](Model& m) { m.rigidBodies.resize(129); }, &IndexSizes::rigidBody, 2},
      {"an index beyond the count", [](Model& m) { m.bones.at(1).parent = 5000; }, &IndexSizes::bone, 2},
      {"a toon beyond the count", [](Model& m) { m.materials.at(0).toon = 200; }, &IndexSizes::texture, 2},
      {"a shared toon needs no index",
       [](Model& m) {
         m.materials.at(0).sharedToon = true;
         m.materials.at(0).toon = 200;
       },
       &IndexSizes::texture, 1},
  };
  for (const auto& row : rows) {
    // GIVEN
    Model model = support::smallModel();
    row.grow(model);
    // WHEN
    const auto read = readPmx(writePmx(model));
    // THEN only that size has grown, and nothing else has changed
    ASSERT_TRUE(read.has_value()) << row.name;
    EXPECT_EQ(int{read->model.header.indexSizes.*row.size}, int{row.expected}) << row.name;
    model.header.indexSizes.*row.size = row.expected;
    EXPECT_EQ(read->model, model) << row.name;
  }
}

TEST(PmxWriterTest, keepsEveryBitOfAFloat) {
  // GIVEN numbers that compare unequal to themselves, and a negative zero
  Model model = support::smallModel();
  model.vertices[0].position.x = std::bit_cast<float>(0x7FC12345U);
  model.vertices[1].normal.y = std::bit_cast<float>(0xFFC00001U);
  model.bones[0].position.z = -0.0F;
  // WHEN
  const auto bytes = writePmx(model);
  const auto read = readPmx(bytes);
  // THEN
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(std::bit_cast<std::uint32_t>(read->model.vertices[0].position.x), 0x7FC12345U);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(read->model.vertices[1].normal.y), 0xFFC00001U);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(read->model.bones[0].position.z), 0x80000000U);
  EXPECT_EQ(writePmx(read->model), bytes);
}

TEST(PmxWriterTest, writesModelsThatDoNotHangTogether) {
  // GIVEN an SDEF vertex without vectors and additional UVs that are declared but missing
  Model model = support::smallModel();
  model.vertices[2].deform = pmx::DeformKind::Sdef;
  model.vertices[2].sdef = 7;
  model.header.additionalUvCount = 3;
  // WHEN
  const auto read = readPmx(writePmx(model));
  // THEN they are zeros
  ASSERT_TRUE(read.has_value()) << describe(read.error());
  EXPECT_EQ(read->model.sdefVectors, std::vector<pmx::SdefVectors>(1));
  EXPECT_EQ(read->model.additionalUvs.at(2), std::vector<base::Vec4>(4, base::Vec4(0.0F)));
}

TEST(PmxWriterTest, writesFiles) {
  const auto path = std::filesystem::temp_directory_path() / "odori-pmx-writer-test.pmx";
  const Model model = support::smallModel();
  // WHEN
  ASSERT_TRUE(writePmxFile(model, path).has_value());
  const auto read = pmx::readPmxFile(path);
  std::filesystem::remove(path);
  // THEN
  ASSERT_TRUE(read.has_value()) << describe(read.error());
  EXPECT_EQ(read->model, model);
  EXPECT_FALSE(writePmxFile(model, "/no/such/folder/a.pmx").has_value());
}

TEST(PmxWriterTest, realFilesComeBackByteForByte) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".pmx")) {
    // GIVEN
    const auto bytes = base::readFile(path);
    ASSERT_TRUE(bytes.has_value());
    const auto read = readPmx(*bytes);
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    // WHEN
    const auto written = writePmx(read->model);
    const auto again = readPmx(written);
    // THEN; the one exception stores its vertices' bone indices in another size than it declares
    ASSERT_TRUE(again.has_value()) << path;
    EXPECT_EQ(again->model, read->model) << path;
    EXPECT_EQ(std::ranges::equal(written, *bytes), path.filename() != "joint_orient_test.pmx") << path;
  }
}

}  // namespace
