// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The reader on real files.

#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"

namespace {

using pmx::Model;
using pmx::readPmx;

TEST(PmxReaderTest, realModelsHaveTheirCounts) {
  ODORI_NEEDS_CORPUS();
  const struct {
    const char* path;
    std::size_t vertices, triangles, materials, bones, chains, morphs, bodies, joints;
  } rows[] = {{"miku/初音ミク.pmx", 14590, 14987, 17, 122, 7, 19, 45, 27},
              {"gene/Gene_light.pmx", 28646, 47106, 13, 224, 6, 184, 87, 92}};
  for (const auto& row : rows) {
    // WHEN
    const auto read = pmx::readPmxFile(support::corpus() / row.path);
    // THEN
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    const Model& model = read->model;
    EXPECT_EQ(model.vertices.size(), row.vertices);
    EXPECT_EQ(model.indices.size(), 3 * row.triangles);
    EXPECT_EQ(model.materials.size(), row.materials);
    EXPECT_EQ(model.bones.size(), row.bones);
    EXPECT_EQ(pmx::ikBones(model).size(), row.chains);
    EXPECT_EQ(model.morphs.size(), row.morphs);
    EXPECT_EQ(model.rigidBodies.size(), row.bodies);
    EXPECT_EQ(model.joints.size(), row.joints);
    EXPECT_TRUE(read->issues.empty());
    EXPECT_TRUE(model.trailing.empty());
  }
}

TEST(PmxReaderTest, everyFileOfTheCorpusOpens) {
  ODORI_NEEDS_CORPUS();
  const auto files = support::corpusFiles(".pmx");
  EXPECT_GE(files.size(), 39U);
  for (const auto& path : files) {
    const auto read = pmx::readPmxFile(path);
    ASSERT_TRUE(read.has_value()) << describe(read.error());
    EXPECT_TRUE(read->model.trailing.empty()) << path;
  }
}

TEST(PmxReaderTest, cutRealFilesAreReadOrRefused) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".pmx")) {
    const auto bytes = base::readFile(path);
    ASSERT_TRUE(bytes.has_value());
    for (std::size_t i = 0; i < 200; ++i) {
      // WHEN cut at 200 offsets
      const auto read = readPmx(std::span(*bytes).first(bytes->size() * i / 200));
      // THEN it is reported
      ASSERT_FALSE(read.has_value() && read->issues.empty()) << path << " cut " << i;
    }
  }
}

}  // namespace
