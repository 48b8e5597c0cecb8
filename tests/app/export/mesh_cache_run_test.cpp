// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/mesh_cache_run.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"
#include "tests/app/files/dancer.h"

namespace {

using app::MeshCacheKind;

constexpr std::size_t kHeader = 32;

/// Returns a vertex of a PC2 file of so many points a sample.
base::Vec3 vertexAt(const std::string& file, std::size_t points, std::size_t sample, std::size_t vertex) {
  base::Vec3 position(0.0F);
  const std::size_t begin = kHeader + 12 * (sample * points + vertex);
  for (int axis = 0; axis < 3; ++axis) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const auto byte = static_cast<unsigned char>(file.at(begin + 4 * static_cast<std::size_t>(axis) + i));
      bits |= std::uint32_t{byte} << (8U * i);
    }
    position[axis] = std::bit_cast<float>(bits);
  }
  return position;
}

vmd::Motion keyed(const char* bone, std::uint32_t frame, const base::Vec3& translation, const base::Quat& rotation) {
  vmd::Motion motion = vmd::Motion::make("m");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>(bone);
  key.setCurves({}, {}, {}, {});
  motion.boneKeys.push_back(key);
  key.frame = frame;
  key.translation = translation;
  key.rotation = rotation;
  motion.boneKeys.push_back(key);
  return motion;
}

std::string cacheOf(app::Show& show, app::ActorId id, std::int64_t first, std::int64_t last) {
  support::Collected collected;
  auto run = app::MeshCacheRun::begin(show, id, {.first = first, .last = last}, MeshCacheKind::Pc2, collected.sink());
  EXPECT_TRUE(run);
  for (bool more = true; more;) {
    const auto stepped = run->step();
    EXPECT_TRUE(stepped);
    more = stepped && *stepped;
  }
  return collected.bytes;
}

TEST(MeshCacheRun, WritesTheVerticesOfEachFrame) {
  // GIVEN a square around (0, 10, 0) on a bone that moves evenly by 10 units along X in 10 frames
  app::Show show;
  pmx::Model model = support::redDancer();
  for (pmx::Vertex& vertex : model.vertices) vertex.bones[0] = 0;
  const auto id = show.add(support::loaded(model));
  show.setMotions(id, {{support::loaded(keyed("全ての親", 10, {10, 0, 0}, base::kIdentityRotation))}});
  const std::string file = cacheOf(show, id, 0, 10);
  ASSERT_EQ(file.size(), kHeader + std::size_t{12} * 4 * 11);
  support::expectNear(vertexAt(file, 4, 0, 0), {-0.32F, 1.12F, 0});
  support::expectNear(vertexAt(file, 4, 5, 0), {-0.32F + 0.4F, 1.12F, 0});
  support::expectNear(vertexAt(file, 4, 10, 2), {0.32F + 0.8F, 0.48F, 0});
  // AND a part of it begins with its first frame
  const std::string part = cacheOf(show, id, 5, 6);
  EXPECT_EQ(part.substr(kHeader), file.substr(kHeader + std::size_t{12} * 4 * 5, std::size_t{12} * 4 * 2));
}

TEST(MeshCacheRun, HoldsVertexMorphsAndThePlaceInTheShow) {
  pmx::Model model = support::redDancer();
  pmx::Morph morph;
  morph.name = "伸び";
  morph.kind = pmx::MorphKind::Vertex;
  morph.offsets = std::vector<pmx::VertexOffset>{{1, {0, 0, 2}}};
  model.morphs.push_back(morph);
  app::Show show;
  const auto id = show.add(support::loaded(model));
  vmd::Motion motion = vmd::Motion::make("m");
  motion.morphKeys.push_back({vmd::makeName<15>("伸び"), 0, 0.5F});
  show.setMotions(id, {{support::loaded(motion)}});
  support::expectNear(vertexAt(cacheOf(show, id, 0, 0), 4, 0, 1), {0.32F, 1.12F, -0.08F});
  // Twice as large, turned so that it faces -X, and 5 units to its left: (4, 14, 1) comes to
  // R(4, 14, 1) = (1, 14, -4), so to (2 + 5, 28, -8).
  show.actor(id)->setPlacement({.position = {5, 0, 0}, .turn = 90, .scale = 2});
  support::expectNear(vertexAt(cacheOf(show, id, 0, 0), 4, 0, 1), {0.56F, 2.24F, 0.64F});
}

TEST(MeshCacheRun, SdefKeepsTheWidthThatLinearSkinningLoses) {
  // GIVEN a joint at the origin between two bones along X, and a vertex one unit beside it that
  // both carry by half, with SDEF's centre at the joint
  pmx::Model model;
  for (const char* name : {"a", "b"}) {
    pmx::Bone bone;
    bone.name = name;
    bone.parent = static_cast<std::int32_t>(model.bones.size()) - 1;
    bone.flags = pmx::boneFlag::rotatable;
    model.bones.push_back(bone);
  }
  for (const pmx::DeformKind kind : {pmx::DeformKind::Bdef2, pmx::DeformKind::Sdef}) {
    pmx::Vertex vertex;
    vertex.position = {0, 1, 0};
    vertex.deform = kind;
    vertex.bones = {0, 1, -1, -1};
    vertex.weights = {0.5F, 0.5F, 0, 0};
    vertex.sdef = kind == pmx::DeformKind::Sdef ? 0 : -1;
    model.vertices.push_back(vertex);
  }
  model.sdefVectors.push_back({});
  app::Show show;
  const auto id = show.add(support::loaded(model));
  // WHEN the second bone turns by 120 degrees about X
  const float half = base::kPi / 3.0F;
  show.setMotions(id, {{support::loaded(keyed("b", 1, {}, base::Quat(std::cos(half), std::sin(half), 0, 0)))}});
  const std::string file = cacheOf(show, id, 1, 1);
  // THEN linear skinning has the middle of (0, 1, 0) and its turned place, whose length is cos 60°,
  // and SDEF turns by the half: 60 degrees
  EXPECT_NEAR(glm::length(vertexAt(file, 2, 0, 0)), 0.08F * 0.5F, 1e-6);
  EXPECT_NEAR(glm::length(vertexAt(file, 2, 0, 1)), 0.08F, 1e-6);
  support::expectNear(vertexAt(file, 2, 0, 1), {0, 0.04F, -0.08F * std::sqrt(0.75F)});
}

TEST(MeshCacheRun, RefusesAModelWithoutVertices) {
  app::Show show;
  const auto id = show.add(support::loadedDancer());
  support::Collected collected;
  const auto run = app::MeshCacheRun::begin(show, id, {.first = 0, .last = 1}, MeshCacheKind::Mdd, collected.sink());
  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().detail, "the model has no vertices");
}

TEST(MeshCacheRun, AFullDiskEndsIt) {
  app::Show show;
  const auto id = show.add(support::loaded(support::redDancer()));
  auto run = app::MeshCacheRun::begin(show, id, {.first = 0, .last = 100}, MeshCacheKind::Pc2, support::sinkOf(100));
  ASSERT_TRUE(run);
  const auto stepped = run->step();
  ASSERT_FALSE(stepped);
  EXPECT_EQ(stepped.error().code, base::ErrorCode::CannotWrite);
}

}  // namespace
