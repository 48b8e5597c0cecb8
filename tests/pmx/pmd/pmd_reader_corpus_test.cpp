// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The reader on real files.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/pmx/pmd/read_whole.h"
#include "tests/support/corpus.h"

namespace {

using pmx::Model;

/// These lists of a PMD file and of a PMX file must be equal if both are the same shape.
std::vector<std::string> names(const std::vector<pmx::Bone>& bones) {
  std::vector<std::string> all;
  for (const auto& bone : bones) all.push_back(bone.name.utf8);
  return all;
}

TEST(PmdReaderCorpus, RealModelsHaveTheirCounts) {
  ODORI_NEEDS_CORPUS();
  // A few lines of Python counted these by mmd-reference.md 3.1.
  const struct {
    const char* path;
    std::size_t vertices, indices, materials, bones, chains, morphs, frames, bodies, joints;
  } rows[] = {{"miku_v2.pmd", 12354, 68883, 17, 140, 7, 30, 9, 45, 27},
              {"KAITO.pmd", 7133, 39432, 15, 106, 6, 24, 9, 0, 0},
              {"Len_Kagamine.pmd", 7161, 39222, 15, 104, 5, 16, 9, 24, 13},
              {"Dammy_Bone.pmd", 0, 0, 0, 30, 0, 0, 3, 0, 0},
              {"glasses.pmd", 2864, 15408, 7, 17, 0, 17, 4, 0, 0}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.path);
    auto read = pmx::readPmdFile(support::corpus() / "pmd" / row.path);
    ASSERT_TRUE(read) << describe(read.error());
    Model& model = read->model;
    EXPECT_EQ(model.vertices.size(), row.vertices);
    EXPECT_EQ(model.indices.size(), row.indices);
    EXPECT_EQ(model.materials.size(), row.materials);
    EXPECT_EQ(model.bones.size(), row.bones);
    EXPECT_EQ(pmx::ikBones(model).size(), row.chains);
    EXPECT_EQ(model.morphs.size(), row.morphs);
    EXPECT_EQ(model.displayFrames.size(), row.frames);
    EXPECT_EQ(model.rigidBodies.size(), row.bodies);
    EXPECT_EQ(model.joints.size(), row.joints);
    EXPECT_EQ(support::lines(read->issues), "");
    EXPECT_TRUE(model.pmd->english);
  }
}

TEST(PmdReaderCorpus, BonesAreWhatTheReferenceSays) {
  ODORI_NEEDS_CORPUS();
  const auto glasses = pmx::readPmdFile(support::corpus() / "pmd/glasses.pmd");
  ASSERT_TRUE(glasses);
  EXPECT_EQ(glasses->model.bones[12].name.utf8, "右蝶番");
  EXPECT_EQ(glasses->model.bones[12].appendRatio, -1.0F);  // C4
  EXPECT_EQ(glasses->model.bones[12].appendParent, 10);
  const auto miku = pmx::readPmdFile(support::corpus() / "pmd/miku_v2.pmd");
  ASSERT_TRUE(miku);
  const pmx::Bone& eye = miku->model.bones[4];  // C5
  EXPECT_EQ(eye.name.utf8, "左目");
  EXPECT_EQ(eye.appendParent, 75);
  EXPECT_EQ(eye.appendRatio, 1.0F);
  EXPECT_EQ(eye.deformLayer, 2);
}

TEST(PmdReaderCorpus, GlassesAreTheSameModelInBothFormats) {
  ODORI_NEEDS_CORPUS();
  // GIVEN one model, stored in both formats by its makers
  auto pmd = pmx::readPmdFile(support::corpus() / "pmd/glasses.pmd");
  auto other = pmx::readPmxFile(support::corpus() / "pmd/glasses.pmx");
  ASSERT_TRUE(pmd && other);
  const Model& a = pmd->model;
  const Model& b = other->model;
  // THEN all that both formats can hold is equal
  EXPECT_EQ(a.name, b.name);
  ASSERT_EQ(a.vertices.size(), b.vertices.size());
  for (std::size_t i = 0; i < a.vertices.size(); ++i) {
    // Weights may differ in a float's last bit: 0.58 was written or 1 - 0.42.
    pmx::Vertex vertex = a.vertices[i];
    EXPECT_NEAR(vertex.weights[0], b.vertices[i].weights[0], 1e-7F) << i;
    vertex.weights = b.vertices[i].weights;
    ASSERT_TRUE(vertex == b.vertices[i]) << i;
  }
  EXPECT_EQ(a.indices, b.indices);
  EXPECT_EQ(a.textures, b.textures);
  EXPECT_EQ(names(a.bones), names(b.bones));
  for (std::size_t i = 0; i < a.bones.size(); ++i) {
    EXPECT_EQ(a.bones[i].position, b.bones[i].position) << i;
    EXPECT_EQ(a.bones[i].parent, b.bones[i].parent) << i;
    EXPECT_EQ(a.bones[i].appendParent, b.bones[i].appendParent) << i;
    EXPECT_EQ(a.bones[i].appendRatio, b.bones[i].appendRatio) << i;
    EXPECT_EQ(a.bones[i].englishName, b.bones[i].englishName) << i;
  }
  ASSERT_EQ(a.materials.size(), b.materials.size());
  for (std::size_t i = 0; i < a.materials.size(); ++i) {
    const pmx::Material &p = a.materials[i], &q = b.materials[i];
    EXPECT_EQ(p.texture, q.texture) << i;
    EXPECT_EQ(p.sphereTexture, q.sphereTexture) << i;
    EXPECT_EQ(p.sharedToon, q.sharedToon) << i;
    EXPECT_EQ(p.toon, q.toon) << i;
    EXPECT_EQ(p.indexCount, q.indexCount) << i;
    EXPECT_EQ(p.specular, q.specular) << i;
    EXPECT_EQ(p.specularPower, q.specularPower) << i;
    EXPECT_EQ(p.ambient, q.ambient) << i;
    // In the PMX the makers gave the pads (5) a sphere map that adds, and the lenses (6) another
    // alpha.
    EXPECT_EQ(p.sphereModeByte, i == 5 ? 1 : q.sphereModeByte) << i;
    if (i != 6) {
      EXPECT_EQ(p.diffuse, q.diffuse) << i;
    }
  }
  // AND each morph of the PMD file is there under its name, with equal offsets
  for (const pmx::Morph& morph : a.morphs) {
    const auto same = std::ranges::find(b.morphs, morph.name, &pmx::Morph::name);
    ASSERT_NE(same, b.morphs.end()) << morph.name.utf8;
    EXPECT_EQ(morph, *same) << morph.name.utf8;
  }
}

TEST(PmdReaderCorpus, CutRealFilesAreReadOrRefused) {
  ODORI_NEEDS_CORPUS();
  const auto files = support::corpusFiles(".pmd");
  EXPECT_GE(files.size(), 5U);
  for (const auto& path : files) {
    const auto bytes = base::readFile(path);
    ASSERT_TRUE(bytes);
    for (std::size_t i = 0; i < 200; ++i) {
      auto read = pmx::readPmd(std::span(*bytes).first(bytes->size() * i / 200));
      if (read) (void)pmx::validate(read->model);
      ASSERT_FALSE(read && read->issues.empty()) << path << " cut " << i;
    }
  }
}

}  // namespace
