// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/exported_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

#include <gmock/gmock.h>

namespace {

using app::jointWeights;
using app::JointWeights;

constexpr std::uint16_t kRoot = 9;

pmx::Vertex skinned(pmx::DeformKind kind, const std::array<std::int32_t, 4>& bones,
                    const std::array<float, 4>& weights) {
  pmx::Vertex vertex;
  vertex.deform = kind;
  vertex.bones = bones;
  vertex.weights = weights;
  return vertex;
}

TEST(JointWeights, TheGreatestComesFirstAndZerosHaveJointZero) {
  EXPECT_EQ(jointWeights(skinned(pmx::DeformKind::Bdef2, {5, 3, -1, -1}, {0.25F, 0.75F, 0, 0}), kRoot),
            (JointWeights{{3, 5, 0, 0}, {0.75F, 0.25F, 0, 0}}));
}

TEST(JointWeights, AJointOccursOnce) {
  // glTF forbids one joint twice in a vertex: 0.25 + 0.125 are 0.375 on joint 4.
  EXPECT_EQ(jointWeights(skinned(pmx::DeformKind::Bdef4, {4, 2, 4, 7}, {0.25F, 0.625F, 0.125F, 0}), kRoot),
            (JointWeights{{2, 4, 0, 0}, {0.625F, 0.375F, 0, 0}}));
}

TEST(JointWeights, AWeightOnNoBoneIsOnTheRoot) {
  EXPECT_EQ(jointWeights(skinned(pmx::DeformKind::Bdef1, {-1, -1, -1, -1}, {1, 0, 0, 0}), kRoot),
            (JointWeights{{kRoot, 0, 0, 0}, {1, 0, 0, 0}}));
}

TEST(JointWeights, AnySumIsOneInSinglePrecision) {
  for (int i = 0; i < 2000; ++i) {
    const auto part = [i](int factor) { return static_cast<float>((i * factor) % 97) / 97.0F + 1e-3F; };
    const JointWeights given =
        jointWeights(skinned(pmx::DeformKind::Bdef4, {0, 1, 2, 3}, {part(3), part(7), part(11), part(13)}), kRoot);
    float sum = 0.0F;
    for (const float weight : given.weights) sum += weight;
    ASSERT_LE(std::abs(sum - 1.0F), 2e-7F * 4.0F) << i;  // the validator's rule for four weights
    ASSERT_TRUE(std::ranges::is_sorted(given.weights, std::greater<>())) << i;
  }
}

/// Two materials of one triangle each, which share vertex 2; a morph moves vertex 4 of the second,
/// and names it twice.
pmx::Model twoMaterials() {
  pmx::Model model;
  model.vertices.resize(6);
  model.indices = {0, 1, 2, 5, 4, 2};
  model.materials.resize(2);
  for (pmx::Material& material : model.materials) material.indexCount = 3;
  pmx::Morph morph;
  morph.kind = pmx::MorphKind::Vertex;
  morph.offsets = std::vector<pmx::VertexOffset>{{4, {1, 0, 0}}, {0, {0, 0, 0}}, {4, {0, 2, 0}}};
  model.morphs = {pmx::Morph{}, morph};
  model.morphs[0].kind = pmx::MorphKind::Vertex;
  model.morphs[0].offsets = std::vector<pmx::VertexOffset>{{3, {1, 1, 1}}};  // a vertex in no triangle
  return model;
}

TEST(ExportedMeshes, MaterialsHaveTheirOwnVerticesAndFrontsAreTurnedRound) {
  const std::vector<std::uint8_t> all{1, 1};
  const app::ExportedMeshes meshes = app::exportedMeshes(twoMaterials(), all);
  ASSERT_EQ(meshes.still.size(), 1U);
  EXPECT_EQ(meshes.still[0].material, 0U);
  EXPECT_THAT(meshes.still[0].vertices, testing::ElementsAre(0, 1, 2));
  EXPECT_THAT(meshes.still[0].indices, testing::ElementsAre(0, 2, 1));
  ASSERT_EQ(meshes.morphed.size(), 1U);
  EXPECT_EQ(meshes.morphed[0].material, 1U);
  EXPECT_THAT(meshes.morphed[0].vertices, testing::ElementsAre(2, 4, 5));
  EXPECT_THAT(meshes.morphed[0].indices, testing::ElementsAre(2, 0, 1));  // 5, 2, 4
  EXPECT_THAT(meshes.targets, testing::ElementsAre(1U)) << "the other morph moves nothing that is drawn";
}

TEST(ExportedMeshes, WhatIsHiddenIsLeftOutWithItsMorphs) {
  const std::vector<std::uint8_t> first{1, 0};
  const app::ExportedMeshes meshes = app::exportedMeshes(twoMaterials(), first);
  EXPECT_EQ(meshes.still.size(), 1U);
  EXPECT_TRUE(meshes.morphed.empty());
  EXPECT_TRUE(meshes.targets.empty());
}

TEST(ExportedMeshes, OffsetsOfOneVertexAreAdded) {
  const pmx::Model model = twoMaterials();
  const std::vector<std::uint8_t> all{1, 1};
  const app::ExportedMeshes meshes = app::exportedMeshes(model, all);
  EXPECT_THAT(app::morphedVertices(model.morphs[1], meshes.morphed[0]),
              testing::ElementsAre(app::MorphedVertex{1, {1, 2, 0}}));
  EXPECT_TRUE(app::morphedVertices(model.morphs[1], meshes.still[0]).empty());
}

}  // namespace
