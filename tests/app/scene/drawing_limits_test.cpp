// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check how much of a model can be drawn, and what becomes of one file under several
// names.
#include "app/scene/drawing_limits.h"
#include "app/textures/drawn_materials.h"
#include "app/tree/folder_tree.h"

#include <filesystem>

#include <gtest/gtest.h>
#include <QTemporaryDir>

#include "app/scene/index_runs.h"
#include "app/scene/skin_vertex.h"
#include "app/scene/texture_node.h"
#include "tests/support/scene_stage.h"

namespace {

TEST(DrawingLimits, MaterialsAreLeftOutFromTheFirstThatIsTooMuch) {
  ODORI_NEEDS_OPENGL();
  pmx::Model model = support::square();
  model.materials.assign(app::kMaxMaterials, model.materials[0]);
  EXPECT_EQ(app::materialsDrawn(model), app::kMaxMaterials);
  EXPECT_TRUE(app::drawingIssues(model).empty());
  // materials without triangles don't count
  pmx::Material none;
  model.materials.insert(model.materials.begin(), 5, none);
  EXPECT_EQ(app::materialsDrawn(model), app::kMaxMaterials + 5);
  model.materials.insert(model.materials.end(), 3, model.materials.back());
  EXPECT_EQ(app::materialsDrawn(model), app::kMaxMaterials + 5);
  const auto issues = app::drawingIssues(model);
  ASSERT_EQ(issues.size(), 1U);
  EXPECT_EQ(issues[0].index, 8197);
  EXPECT_NE(issues[0].detail.find("this and the 2 after it aren't drawn"), std::string::npos) << issues[0].detail;
}

TEST(DrawingLimits, IndicesOfAllMaterialsCount) {
  pmx::Model model = support::square();
  model.materials.resize(3, model.materials[0]);
  model.materials[1].indexCount = static_cast<std::int32_t>(app::kMaxIndices) - 6;
  EXPECT_EQ(app::materialsDrawn(model), 2U) << "the third is over";
  // and hidden materials aren't copied: these indices don't exist
  model.materials[1].indexCount = static_cast<std::int32_t>(app::kMaxIndices);
  const auto runs = app::indexRuns(model);
  EXPECT_EQ(runs.materials.size(), 1U);
  EXPECT_EQ(runs.indices.size(), 6U);
}

TEST(DrawingLimits, BonesBeyondThePaletteMoveNothing) {
  pmx::Model model = support::square();
  pmx::Vertex vertex = model.vertices[0];
  vertex.bones[0] = 70000;
  EXPECT_EQ(app::skinVertex(model, vertex, 80000).bones[0], 70000U);
  EXPECT_EQ(app::skinVertex(model, vertex, 70000).bones[0], 70000U) << "the identity";
  EXPECT_EQ(app::skinVertex(model, vertex, 300).bones[0], 300U);
  vertex.bones[0] = -1;
  EXPECT_EQ(app::skinVertex(model, vertex, 300).bones[0], 300U);
}

TEST(DrawingLimits, OneFileIsOnePictureAndOneTextureAUse) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a file under three names, as the texture of two materials, the sphere map of both and the
  // toon of one
  const QTemporaryDir folder;
  const std::filesystem::path path = folder.path().toStdString();
  ASSERT_TRUE(support::plain(Qt::green, 32, 16).save(folder.filePath("a.png")));
  std::filesystem::create_hard_link(path / "a.png", path / "b.png");
  app::LoadedModel loaded;
  loaded.path = path / "model.pmx";
  loaded.file = {std::make_shared<app::FolderTree>(app::OpenContext(), path), "model.pmx"};
  loaded.model = support::square();
  support::addSquare(loaded.model, {0, 0, -1}, 1.0F);
  loaded.model.textures = {"a.png", "./A.PNG", "b.png"};
  auto& materials = loaded.model.materials;
  materials[0].texture = 0;
  materials[1].texture = 1;
  for (auto& material : materials) {
    material.sphereModeByte = 1;
    material.sphereTexture = 2;
  }
  materials[1].sharedToon = false;
  materials[1].toon = 0;
  const auto textures = app::loadTexturesToDraw(loaded);
  EXPECT_TRUE(textures.issues.empty());
  // THEN it was decoded once
  ASSERT_EQ(textures.images.size(), 3U);
  EXPECT_FALSE(textures.images[0].isNull());
  EXPECT_EQ(textures.images[1].cacheKey(), textures.images[0].cacheKey());
  EXPECT_EQ(textures.images[2].cacheKey(), textures.images[0].cacheKey());
  // AND it is one texture for each use
  app::TextureNodes nodes(loaded.model, textures);
  EXPECT_EQ(nodes.of(0).diffuse, nodes.of(1).diffuse);
  EXPECT_EQ(nodes.of(0).sphere, nodes.of(1).sphere);
  EXPECT_NE(nodes.of(0).diffuse, nodes.of(0).sphere);
  EXPECT_NE(nodes.of(1).toon, nodes.of(1).diffuse);
}

}  // namespace
