// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/skinning_plan.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include "pmx/deform/skinning_job.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"
#include "tests/support/instruction_sets.h"

namespace {

using base::Mat3x4, base::Quat, base::Vec3;
using pmx::DeformKind, pmx::Model, pmx::PlannedSkinningJob, pmx::SkinningJob, pmx::SkinningPlan, pmx::Vec3Lanes;

std::vector<Mat3x4> randomPalette(std::size_t bones, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> part(-1.0F, 1.0F);
  std::vector<Mat3x4> palette(bones);
  for (Mat3x4& matrix : palette) {
    const auto turn = glm::mat3_cast(glm::normalize(Quat(part(random), part(random), part(random), part(random))));
    for (int row = 0; row < 3; ++row) matrix.row[row] = {turn[0][row], turn[1][row], turn[2][row], 3 * part(random)};
  }
  return palette;
}

/// Returns vertices of every kind on `bones` bones, with odd weights and indices among them.
Model mixedModel(std::size_t vertices, std::int32_t bones) {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> part(-1.0F, 1.0F);
  std::uniform_int_distribution<std::int32_t> bone(-1, bones - 1);
  Model model;
  model.bones.resize(static_cast<std::size_t>(bones));
  for (std::size_t i = 0; i < vertices; ++i) {
    pmx::Vertex vertex;
    vertex.position = Vec3(part(random), part(random), part(random)) * 10.0F;
    vertex.normal = i % 11 == 0 ? Vec3(0.0F) : Vec3(part(random), part(random), part(random));
    vertex.deform = static_cast<DeformKind>(i % 5);
    for (auto& index : vertex.bones) index = bone(random);
    const float w = part(random) * 0.5F + 0.5F;
    const float v = (1.0F - w) * 0.25F;
    const bool two = vertex.deform == DeformKind::Bdef2 || vertex.deform == DeformKind::Sdef;
    vertex.weights = two ? std::array{w, 1.0F - w, 0.0F, 0.0F} : std::array{w, v, v, 2 * v};
    if (i % 7 == 0) vertex.weights = {0.5F, 0, 0, 0.5F};
    if (i % 13 == 0) vertex.weights = {0, 0, 0, 0};
    if (vertex.deform == DeformKind::Sdef) {
      vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
      const Vec3 c = vertex.position * 0.9F;
      model.sdefVectors.push_back({c, c + Vec3(0, part(random), 0), c + Vec3(part(random), 0, 0)});
    }
    model.vertices.push_back(vertex);
  }
  return model;
}

struct SkinnedVertices {
  std::vector<Vec3> positions, normals;
};

SkinnedVertices byReference(const Model& model, std::span<const Mat3x4> palette) {
  std::vector<Vec3> in;
  for (const auto& vertex : model.vertices) in.push_back(vertex.position);
  SkinnedVertices out{std::vector<Vec3>(in.size()), std::vector<Vec3>(in.size())};
  SkinningJob{&model, in, palette, out.positions, out.normals}.run();
  return out;
}

SkinnedVertices byPlan(const Model& model, std::span<const Mat3x4> palette) {
  const SkinningPlan plan(model);
  Vec3Lanes positions(plan.vertexAt.size()), normals(plan.vertexAt.size());
  PlannedSkinningJob job;
  job.plan = &plan;
  job.positions = &plan.positions;
  job.palette = palette;
  job.skinnedPositions = &positions;
  job.skinnedNormals = &normals;
  // The job runs in pieces, as threads take them.
  job.runCount = 2;
  for (job.firstRun = 0; job.firstRun < plan.runs.size(); job.firstRun += job.runCount) job.run();
  SkinnedVertices out;
  for (const std::uint32_t place : plan.placeOf) {
    out.positions.push_back(positions.at(place));
    out.normals.push_back(normals.at(place));
  }
  return out;
}

void expectAsReference(const Model& model, std::span<const Mat3x4> palette) {
  const SkinnedVertices expected = byReference(model, palette);
  float size = 1.0F;
  for (const auto& position : expected.positions) size = std::max(size, glm::length(position));
  support::forEachInstructionSet([&] {
    const SkinnedVertices got = byPlan(model, palette);
    ASSERT_EQ(got.positions.size(), expected.positions.size());
    for (std::size_t i = 0; i < got.positions.size(); ++i) {
      ASSERT_LE(glm::distance(got.positions[i], expected.positions[i]), 1e-5F * size) << "vertex " << i;
      ASSERT_LE(glm::distance(got.normals[i], expected.normals[i]), 1e-4F) << "vertex " << i;
    }
  });
}

TEST(SkinningPlanTest, SkinsEveryKindAsTheReferenceDoes) {
  for (const std::size_t vertices : {1U, 15U, 16U, 17U, 5000U}) {
    SCOPED_TRACE(vertices);
    expectAsReference(mixedModel(vertices, 4), randomPalette(4, static_cast<unsigned>(vertices)));
  }
}

TEST(SkinningPlanTest, SkinsTheCorpusAsTheReferenceDoes) {
  ODORI_NEEDS_CORPUS();
  unsigned seed = 1;
  for (const auto* name : {"miku/初音ミク.pmx", "gene/Gene_light.pmx", "fixtures/sdef-two-bone-elbow.pmx",
                           "fixtures/qdef-twist-cylinder.pmx", "fixtures/mixed-deform-types.pmx"}) {
    SCOPED_TRACE(name);
    auto read = pmx::readPmxFile(support::corpus() / name);
    ASSERT_TRUE(read.has_value());
    (void)pmx::validate(read->model);
    expectAsReference(read->model, randomPalette(read->model.bones.size(), ++seed));
  }
}

// Rotations by 120 degrees in opposite directions add up to the identity (half angles of 60
// degrees), so minus one of it cancels the dual quaternion. Those lanes are blended linearly, the
// others aren't.
TEST(SkinningPlanTest, BlendsWhereDualQuaternionsCancelOut) {
  std::vector<Mat3x4> palette(3);
  const float sine = std::sqrt(0.75F);
  palette[1].row[0] = {-0.5F, -sine, 0, 1};
  palette[1].row[1] = {sine, -0.5F, 0, 2};
  palette[2].row[0] = {-0.5F, sine, 0, 3};
  palette[2].row[1] = {-sine, -0.5F, 0, 4};
  Model model = mixedModel(40, 3);
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    auto& vertex = model.vertices[i];
    vertex.deform = DeformKind::Qdef;
    vertex.bones = {0, 1, 2, -1};
    vertex.weights = i % 3 == 0 ? std::array{-1.0F, 1.0F, 1.0F, 0.0F} : std::array{0.5F, 0.25F, 0.25F, 0.0F};
  }
  expectAsReference(model, palette);
}

TEST(SkinningPlanTest, PlacesEveryVertexOnceInWholeVectors) {
  const Model model = mixedModel(3000, 3);
  const SkinningPlan plan(model);
  ASSERT_EQ(plan.placeOf.size(), 3000U);
  EXPECT_EQ(std::set<std::uint32_t>(plan.placeOf.begin(), plan.placeOf.end()).size(), 3000U);
  std::uint32_t next = 0;
  for (const auto& run : plan.runs) {
    EXPECT_EQ(run.first, next);
    EXPECT_EQ(run.count % SkinningPlan::kPadding, 0U);
    EXPECT_LE(run.count, SkinningPlan::kLongestRun);
    next += run.count;
  }
  EXPECT_EQ(next, plan.vertexAt.size());
  for (std::uint32_t v = 0; v < plan.placeOf.size(); ++v) EXPECT_EQ(plan.vertexAt[plan.placeOf[v]], v);
}

TEST(SkinningPlanTest, ArrangesMorphedPositions) {
  const Model model = mixedModel(50, 3);
  const SkinningPlan plan(model);
  std::vector<Vec3> values;
  for (int i = 0; i < 50; ++i) values.emplace_back(i, 2 * i, 3 * i);
  const Vec3Lanes lanes = plan.arranged(values);
  for (std::size_t v = 0; v < 50; ++v) EXPECT_EQ(lanes.at(plan.placeOf[v]), values[v]);
}

TEST(SkinningPlanTest, TakesAModelWithoutVertices) {
  const Model model;
  EXPECT_TRUE(SkinningPlan(model).runs.empty());
  EXPECT_TRUE(byPlan(model, {}).positions.empty());
}

}  // namespace
