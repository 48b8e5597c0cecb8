// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Vertices and materials. (mmd-reference.md 3.2, 12.2)

#include <cstddef>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/pmx/pmd/read_whole.h"

namespace {

using base::Vec2, base::Vec3, base::Vec4;
using pmx::DeformKind;
using pmx::Model;
using support::fullPmd;
using support::PmdEnd;
using support::PmdFile;
using support::readWhole;
using testing::HasSubstr;
namespace materialFlag = pmx::materialFlag;

TEST(PmdVertices, WeightsBecomeOneBoneOrTwo) {
  // C8: weight byte 100 / 0 / 37 of bones 3 and 5
  struct Row {
    int weight, first, second;
    DeformKind kind;
    std::array<std::int32_t, 2> bones;
    float share;
  };
  const Row rows[] = {{100, 3, 5, DeformKind::Bdef1, {3, -1}, 1.0F}, {0, 3, 5, DeformKind::Bdef1, {5, -1}, 1.0F},
                      {37, 3, 5, DeformKind::Bdef2, {3, 5}, 0.37F},  {37, 4, 4, DeformKind::Bdef1, {4, -1}, 1.0F},
                      {1, 3, 5, DeformKind::Bdef2, {3, 5}, 0.01F},   {255, 3, 5, DeformKind::Bdef1, {3, -1}, 1.0F}};
  for (const Row& row : rows) {
    PmdFile file = fullPmd();
    auto& stored = file.vertices[0];
    stored.weight = static_cast<std::uint8_t>(row.weight);
    stored.bones[0] = static_cast<std::uint16_t>(row.first);
    stored.bones[1] = static_cast<std::uint16_t>(row.second);
    const auto [model, said] = readWhole(file);
    const pmx::Vertex& vertex = model.vertices[0];
    EXPECT_EQ(vertex.deform, row.kind) << row.weight;
    EXPECT_EQ(vertex.bones[0], row.bones[0]) << row.weight;
    EXPECT_EQ(vertex.bones[1], row.bones[1]) << row.weight;
    EXPECT_FLOAT_EQ(vertex.weights[0], row.share) << row.weight;
    EXPECT_FLOAT_EQ(vertex.weights[1], 1.0F - row.share) << row.weight;
    EXPECT_THAT(said, row.weight > 100 ? "vertices[0]: its weight is 255; taken as 100" : "");
  }
}

TEST(PmdVertices, TheFlagMeansNoEdge) {
  PmdFile file = fullPmd();
  file.vertices[0].noEdge = 0;
  file.vertices[1].noEdge = 1;
  file.vertices[2].noEdge = 9;
  const Model model = readWhole(file).model;
  EXPECT_EQ(model.vertices[0].edgeScale, 1.0F);
  EXPECT_EQ(model.vertices[1].edgeScale, 0.0F);
  EXPECT_EQ(model.vertices[2].edgeScale, 0.0F);
}

TEST(PmdVertices, NumbersAreAsStored) {
  PmdFile file = fullPmd();
  file.vertices[1].position = {1, 2, 3};
  file.vertices[1].normal = {0, 0.6F, 0.8F};
  file.vertices[1].uv = {0.25F, 0.75F};
  const Model model = readWhole(file).model;
  EXPECT_EQ(model.vertices[1].position, Vec3(1, 2, 3));
  EXPECT_EQ(model.vertices[1].normal, Vec3(0, 0.6F, 0.8F));
  EXPECT_EQ(model.vertices[1].uv, Vec2(0.25F, 0.75F));
}

TEST(PmdFaces, WholeTrianglesOrTold) {
  PmdFile file = fullPmd();
  file.indices.push_back(2);
  const auto [model, said] = readWhole(file);
  EXPECT_EQ(model.indices.size(), 13U);
  EXPECT_EQ(model.indices[3], 1U);
  EXPECT_THAT(said, HasSubstr("13 corners don't make whole triangles; the last is unused"));
}

TEST(PmdMaterials, ColoursAreInAnotherOrderThanPmxs) {
  // power before specular
  PmdFile file = fullPmd();
  auto& stored = file.materials[0];
  stored.diffuse = {0.1F, 0.2F, 0.3F};
  stored.alpha = 0.5F;
  stored.power = 7.0F;
  stored.specular = {0.4F, 0.5F, 0.6F};
  stored.ambient = {0.7F, 0.8F, 0.9F};
  stored.indexCount = 6;
  const pmx::Material material = readWhole(file).model.materials[0];
  EXPECT_EQ(material.name.utf8, "材質1");
  EXPECT_EQ(material.diffuse, Vec4(0.1F, 0.2F, 0.3F, 0.5F));
  EXPECT_EQ(material.specularPower, 7.0F);
  EXPECT_EQ(material.specular, Vec3(0.4F, 0.5F, 0.6F));
  EXPECT_EQ(material.ambient, Vec3(0.7F, 0.8F, 0.9F));
  EXPECT_EQ(material.indexCount, 6);
  EXPECT_EQ(material.edgeSize, 1.0F);
  EXPECT_EQ(material.edgeColour, Vec4(0, 0, 0, 1));
}

TEST(PmdMaterials, FlagsComeFromAlphaAndTheEdgeByte) {
  constexpr unsigned kShadow = unsigned{materialFlag::castShadow} | materialFlag::receiveShadow;
  constexpr unsigned kEdge = unsigned{materialFlag::edge} | materialFlag::groundShadow;
  struct Row {
    float alpha;
    int edge;
    unsigned flags;
  };
  // C6: 0.98000002 casts no shadow, and a transparent material has two sides
  const Row rows[] = {{1.0F, 1, kShadow | kEdge},
                      {1.0F, 0, kShadow},
                      {1.0F, 2, kShadow | kEdge},
                      {0.98000002F, 1, kEdge | materialFlag::doubleSided},
                      {0.99F, 0, kShadow | materialFlag::doubleSided},
                      {0.97F, 0, kShadow | materialFlag::doubleSided},
                      {0.0F, 0, kShadow | materialFlag::doubleSided}};
  for (const Row& row : rows) {
    PmdFile file = fullPmd();
    file.materials[0].alpha = row.alpha;
    file.materials[0].edge = static_cast<std::uint8_t>(row.edge);
    EXPECT_EQ(readWhole(file).model.materials[0].flags, row.flags) << row.alpha << ' ' << row.edge;
  }
}

struct Names {
  const char* field;
  const char* surface;  ///< "": none
  const char* sphere;
  pmx::SphereMode mode;
};

TEST(PmdMaterials, ATextureNameMayHoldASphereMap) {
  using enum pmx::SphereMode;
  const Names rows[] = {
      {"mfgl1.png*metal.sph", "mfgl1.png", "metal.sph", Multiply},  // C7
      {"a.bmp*b.spa", "a.bmp", "b.spa", Add},
      {"b.sph", "", "b.sph", Multiply},
      {"a.bmp *B.SPA .", "a.bmp ", "B.SPA .", Add},  // Windows removes blanks and dots at the end
      {"*b.sph", "", "b.sph", Multiply},
      {"B.SPA", "", "B.SPA", Add},
      {"a.bmp", "a.bmp", "", Off},
      {"tex\\Screen.BMP*b.spa", "", "b.spa", Add},  // the film behind the scene
      {"b.sph*a.bmp", "a.bmp", "b.sph", Multiply},
      {"a.bmp*", "a.bmp", "", Off},
      {"*", "", "", Off},
      {"", "", "", Off},
  };
  for (const Names& row : rows) {
    PmdFile file = fullPmd();
    file.materials.resize(1);
    file.materials[0].file = row.field;
    const auto [model, said] = readWhole(file, PmdEnd::Display);
    const auto name = [&textures = model.textures](std::int32_t texture) {
      return texture < 0 ? std::string() : textures.at(static_cast<std::size_t>(texture)).utf8;
    };
    EXPECT_EQ(name(model.materials[0].texture), row.surface) << row.field;
    EXPECT_EQ(name(model.materials[0].sphereTexture), row.sphere) << row.field;
    EXPECT_EQ(model.materials[0].sphereMode(), row.mode) << row.field;
    EXPECT_EQ(said, "");
    EXPECT_EQ(model.pmd->materials[0].file.utf8, row.field);
  }
}

TEST(PmdMaterials, ASecondTextureOfAKindIsTold) {
  PmdFile file = fullPmd();
  file.materials[0].file = "a.bmp*b.sph*c.sph";
  const auto [model, said] = readWhole(file);
  EXPECT_EQ(said, "materials[0]: \"a.bmp*b.sph*c.sph\" names two textures of one kind; the first is used");
  EXPECT_EQ(model.textures[static_cast<std::size_t>(model.materials[0].sphereTexture)].utf8, "b.sph");
}

TEST(PmdMaterials, TextureNamesAreListedOnce) {
  PmdFile file = fullPmd();
  for (auto& material : file.materials) material.file = "a.bmp*b.sph";
  file.toons.clear();
  const Model model = readWhole(file).model;
  ASSERT_EQ(model.textures.size(), 2U);
  for (const auto& material : model.materials) {
    EXPECT_EQ(material.texture, 0);
    EXPECT_EQ(material.sphereTexture, 1);
  }
}

TEST(PmdMaterials, ToonsAreMmdsOrTheModelsOwn) {
  struct Row {
    int entry;
    const char* name;  ///< the list's name at that index
    bool shared;
    std::int32_t toon;  ///< index of a shared one
    const char* own;
  };
  const Row rows[] = {{0, "toon01.bmp", true, 0, ""},
                      {9, "toon10.bmp", true, 9, ""},
                      {2, "toon05.bmp", true, 4, ""},
                      {2, "TOON07.BMP", true, 6, ""},
                      {2, "toon07.bmp ", true, 6, ""},
                      {2, "tex\\toon07.bmp", true, 6, ""},
                      {2, "toon11.bmp", false, -1, "toon11.bmp"},
                      {2, "toon.bmp", false, -1, "toon.bmp"},
                      {2, "own/skin.png", false, -1, "own/skin.png"},
                      {2, "", true, 2, ""},
                      {-1, "toon01.bmp", false, -1, ""}};
  for (const Row& row : rows) {
    PmdFile file = fullPmd();
    file.materials.resize(1);
    file.materials[0].file = "";
    file.materials[0].toon = static_cast<std::int8_t>(row.entry);
    file.toons.assign(10, "toon01.bmp");
    if (row.entry >= 0) file.toons[static_cast<std::size_t>(row.entry)] = row.name;
    const auto [model, said] = readWhole(file);
    const pmx::Material& material = model.materials[0];
    EXPECT_EQ(material.sharedToon, row.shared) << row.name;
    if (row.own[0] == '\0') {
      EXPECT_EQ(material.toon, row.toon) << row.name;
    } else {
      ASSERT_EQ(model.textures.size(), 1U);
      EXPECT_EQ(material.toon, 0);
      EXPECT_EQ(model.textures[0].utf8, row.own);
    }
    EXPECT_EQ(said, "");
  }
}

TEST(PmdMaterials, AFileWithoutToonNamesHasMmds) {
  PmdFile file = fullPmd();
  file.materials[0].toon = 6;
  const Model model = readWhole(file, PmdEnd::English).model;
  EXPECT_TRUE(model.materials[0].sharedToon);
  EXPECT_EQ(model.materials[0].toon, 6);
}

TEST(PmdMaterials, AToonBeyondTheListIsTold) {
  for (const int entry : {10, 127, -2, -128}) {
    PmdFile file = fullPmd();
    file.materials[0].toon = static_cast<std::int8_t>(entry);
    const auto [model, said] = readWhole(file);
    EXPECT_FALSE(model.materials[0].sharedToon);
    EXPECT_EQ(model.materials[0].toon, -1);
    EXPECT_THAT(said, HasSubstr("of a list of ten; drawn without"));
    EXPECT_EQ(model.pmd->materials[0].toon, entry);
  }
}

}  // namespace
