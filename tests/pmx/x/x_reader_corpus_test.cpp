// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// .x files of the corpus: one content in several forms, and a stage against its author's own PMX of
// it.

#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "pmx/base/file.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/x/vac_reader.h"
#include "pmx/x/x_reader.h"
#include "tests/support/corpus.h"

namespace {

using base::Vec3;

pmx::ReadModel readCorpus(const std::string& name) {
  auto read = base::readFileAs(support::corpus() / "accessory" / name, pmx::readX);
  EXPECT_TRUE(read) << base::describe(read.error());
  return read ? std::move(*read) : pmx::ReadModel{};
}

/// Another program counted these (corpus, README): three meshes, 28 vertices, 14 faces.
TEST(XReaderCorpus, TheTableIsTheSameInFourForms) {
  ODORI_NEEDS_CORPUS();
  auto text = readCorpus("made/table_text.x");
  EXPECT_TRUE(text.issues.empty());
  EXPECT_TRUE(pmx::validate(text.model).empty());
  ASSERT_EQ(text.model.vertices.size(), 28U);
  EXPECT_EQ(text.model.indices.size(), 3U * (6 * 2 + 2));
  ASSERT_EQ(text.model.materials.size(), 3U);
  EXPECT_EQ(text.model.materials[1].name.utf8, "top");
  EXPECT_EQ(text.model.materials[2].diffuse.a, 0.5F);
  // The box of ±0.5 is half as high in its frame, and that one a quarter higher in the outer one.
  for (std::size_t v = 0; v < 24; ++v) {
    const Vec3 position = text.model.vertices[v].position;
    EXPECT_EQ(glm::abs(position.x), 5.0F);
    EXPECT_TRUE(position.y == 0.0F || position.y == 5.0F) << position.y;
  }
  for (const char* name : {"made/table_binary.x", "made/table_text_mszip.x", "made/table_binary_mszip.x"}) {
    auto other = readCorpus(name);
    (void)pmx::validate(other.model);
    EXPECT_EQ(other.model, text.model) << name;
  }
}

TEST(XReaderCorpus, TheCubeIsTheSameInThreeForms) {
  ODORI_NEEDS_CORPUS();
  const auto text = readCorpus("cube/test_cube_text.x"), binary = readCorpus("cube/test_cube_binary.x"),
             packed = readCorpus("cube/test_cube_compressed.x");
  EXPECT_EQ(text.model.indices.size(), 36U);
  ASSERT_EQ(binary.model.vertices.size(), text.model.vertices.size());
  EXPECT_EQ(packed.model, binary.model);
  EXPECT_EQ(binary.model.indices, text.model.indices);
  for (std::size_t v = 0; v < text.model.vertices.size(); ++v) {  // text has six digits
    EXPECT_LE(glm::distance(binary.model.vertices[v].position, text.model.vertices[v].position), 2e-5F);
  }
}

TEST(XReaderCorpus, TheScreenIsUnlit) {
  ODORI_NEEDS_CORPUS();
  const auto model = readCorpus("DummyScreen.x").model;
  ASSERT_EQ(model.materials.size(), 1U);
  EXPECT_EQ(model.materials[0].diffuse, base::Vec4(0, 0, 0, 1));
  EXPECT_EQ(model.materials[0].ambient, Vec3(1));
  EXPECT_EQ(model.textures.at(0).utf8, "screen.bmp");
  EXPECT_EQ(model.materials[0].texture, -1) << "nothing is drawn of it, so nothing is missing";
}

TEST(XReaderCorpus, TheStageIsItsAuthorsOwnPmx) {
  ODORI_NEEDS_CORPUS();
  auto x = readCorpus("nicosolid/nicosolid_stage.x").model;
  EXPECT_TRUE(pmx::validate(x).empty());
  const auto read = pmx::readPmxFile(support::corpus() / "accessory/nicosolid/nicosolid_stage.pmx");
  ASSERT_TRUE(read);
  const pmx::Model& own = read->model;
  ASSERT_EQ(x.materials.size(), own.materials.size());
  // Each corner of the .x, to the bit, is a corner of the PMX: ten times the file's number.
  const auto placesOf = [](const pmx::Model& model) {
    std::vector<std::array<float, 3>> places;
    for (const auto& v : model.vertices) places.push_back({v.position.x, v.position.y, v.position.z});
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
  };
  const auto xPlaces = placesOf(x), ownPlaces = placesOf(own);
  ASSERT_EQ(xPlaces.size(), ownPlaces.size());
  for (std::size_t i = 0; i < xPlaces.size(); ++i) {
    for (std::size_t k = 0; k < 3; ++k) EXPECT_FLOAT_EQ(xPlaces[i][k], ownPlaces[i][k]) << i;
  }
  for (std::size_t m = 0; m < x.materials.size(); ++m) {
    EXPECT_EQ(x.materials[m].indexCount, own.materials[m].indexCount) << m;
    EXPECT_EQ(x.materials[m].diffuse, own.materials[m].diffuse) << m;
    EXPECT_EQ(x.materials[m].ambient, own.materials[m].ambient) << m;
    EXPECT_EQ(x.materials[m].specularPower, own.materials[m].specularPower) << m;
  }
  // Front faces point along the stored normals.
  for (std::size_t i = 0; i < x.indices.size(); i += 3) {
    const auto at = [&](std::size_t k) { return x.vertices[x.indices[i + k]]; };
    const Vec3 face = glm::cross(at(1).position - at(0).position, at(2).position - at(0).position);
    EXPECT_GT(glm::dot(face, at(0).normal), 0.0F) << i;
  }
}

TEST(XReaderCorpus, TheTablesVac) {
  ODORI_NEEDS_CORPUS();
  const auto read = base::readFileAs(support::corpus() / "accessory/made/table.vac", pmx::readVac);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->vac.name, "机");
  EXPECT_EQ(read->vac.file, "table_text.x");
  EXPECT_EQ(read->vac.size, 1.5F);
  EXPECT_EQ(read->vac.rotationDeg, Vec3(0, 90, 0));
  EXPECT_EQ(read->vac.bone, "右手首");
  EXPECT_TRUE(read->vac.groundShadow);
}

}  // namespace
