// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests compare vertices that are skinned before they are drawn with the CPU's reference
// skinning, vertex by vertex.
#include "app/scene/skinned_vertices.h"

#include <cstring>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "pmx/deform/skinning_job.h"
#include "tests/support/scene_stage.h"

namespace {

using Vertex = app::SkinnedVertices::Vertex;

/// Returns two squares between two bones: weights of one and of two bones, SDEF, and a vertex
/// without a normal.
pmx::Model twoBones() {
  auto model = support::square();
  support::addSquare(model, support::kTowardsCamera, 3.0F);
  model.bones.push_back(model.bones[0]);
  model.bones[1].position = {0, 10, 0};
  for (std::size_t i = 0; i < model.vertices.size(); ++i) {
    pmx::Vertex& vertex = model.vertices[i];
    vertex.bones = {0, 1, -1, -1};
    vertex.weights = {1.0F - 0.1F * float(i), 0.1F * float(i), 0, 0};
    vertex.deform = i == 0 ? pmx::DeformKind::Bdef1 : pmx::DeformKind::Bdef2;
  }
  model.vertices[3].deform = pmx::DeformKind::Sdef;
  model.vertices[3].sdef = 0;
  model.sdefVectors.push_back({{0, 9, 0}, {0, 8, 0}, {0, 11, 0}});
  model.vertices[5].normal = {0, 0, 0};
  return model;
}

std::vector<base::Mat3x4> turned(float angle) {
  std::vector<base::Mat3x4> palette(2);
  const base::Mat3 r = glm::mat3_cast(glm::angleAxis(angle, base::Vec3(0, 0, 1)));
  for (int i = 0; i < 3; ++i) palette[1].row[i] = {r[0][i], r[1][i], r[2][i], 0.5F * float(i)};
  return palette;
}

std::vector<Vertex> verticesOf(const QByteArray& bytes) {
  std::vector<Vertex> out(static_cast<std::size_t>(bytes.size()) / sizeof(Vertex));
  std::memcpy(out.data(), bytes.constData(), out.size() * sizeof(Vertex));
  return out;
}

TEST(SkinnedVertices, AreThoseOfTheReference) {
  const auto model = twoBones();
  app::SkinnedVertices skinned(model);
  std::vector<base::Vec3> positions;
  for (const auto& vertex : model.vertices) positions.push_back(vertex.position + base::Vec3(0, 0.25F, 0));
  for (const float angle : {0.3F, 1.9F}) {
    const auto palette = turned(angle);
    app::ActorFrame frame;
    frame.palette = palette;
    frame.positions = positions;
    std::vector<base::Vec3> wanted(positions.size()), normals(positions.size());
    pmx::SkinningJob{&model, positions, palette, wanted, normals}.run();
    // WHEN a frame with morphed positions comes THEN they are where the reference has them
    const QByteArray* bytes = skinned.skin(frame, angle < 1.0F);
    ASSERT_NE(bytes, nullptr);
    const auto vertices = verticesOf(*bytes);
    ASSERT_EQ(vertices.size(), positions.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      EXPECT_LT(glm::distance(vertices[i].position, wanted[i]), 2e-4F) << i;
      // AND a vertex without a normal gets none
      EXPECT_LT(glm::distance(vertices[i].normal, i == 5 ? base::Vec3(0.0F) : normals[i]), 1e-4F) << i;
    }
    // AND the same frame again has nothing to upload
    EXPECT_EQ(skinned.skin(frame, false), nullptr);
  }
}

TEST(SkinnedVertices, TakeWhatPhysicsHasPlaced) {
  const auto model = twoBones();
  app::SkinnedVertices skinned(model);
  std::vector<base::Vec3> positions(model.vertices.size(), base::Vec3(1, 2, 3)), normals(positions.size());
  normals[4] = {0, 1, 0};
  const auto palette = turned(1.0F);
  const std::vector<std::uint32_t> soft{4};
  app::ActorFrame frame;
  frame.palette = palette;
  frame.positions = positions;
  frame.normals = normals;
  frame.softVertices = soft;
  const QByteArray* bytes = skinned.skin(frame, true);
  ASSERT_NE(bytes, nullptr);
  const auto vertices = verticesOf(*bytes);
  // THEN bones don't move that vertex, and they do move its neighbours
  EXPECT_EQ(vertices[4].position, base::Vec3(1, 2, 3));
  EXPECT_EQ(vertices[4].normal, base::Vec3(0, 1, 0));
  EXPECT_GT(glm::distance(vertices[6].position, base::Vec3(1, 2, 3)), 0.1F);
}

}  // namespace
