// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/morph_job.h"

#include <cmath>
#include <limits>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/pmx/deform/small_morphs.h"
#include "tests/support/allocation_count.h"

namespace {

using base::Quat, base::Vec2, base::Vec3, base::Vec4;
using pmx::Model, pmx::Morph, pmx::MorphJob, pmx::MorphKind, pmx::MorphState;
using support::add, support::addFlip, support::addGroup, support::addVertex, support::after, support::plainModel;

pmx::MaterialOffset neutralMultiply(std::int32_t material) {
  pmx::MaterialOffset offset;
  offset.material = material;
  offset.operation = 0;
  offset.diffuse = offset.edgeColour = offset.texture = offset.sphere = offset.toon = Vec4(1.0F);
  offset.specular = offset.ambient = Vec3(1.0F);
  offset.specularPower = offset.edgeSize = 1.0F;
  return offset;
}

TEST(MorphState, IsTheModelWithoutMorphs) {
  // GIVEN a model with a vertex morph and one additional UV
  Model model = plainModel();
  model.additionalUvs = {std::vector<Vec4>(4, Vec4(5.0F))};
  addVertex(model, 1, {0, 1, 0});
  // WHEN its state is built
  const MorphState state(model);
  // THEN it holds the values of the file
  EXPECT_EQ(state.positions[1], Vec3(1, 0, 0));
  EXPECT_EQ(state.uvs[3], Vec2(0.25F, 0.75F));
  EXPECT_EQ(state.additionalUvs.at(0)[2], Vec4(5.0F));
  EXPECT_EQ(state.materials[1].diffuse, model.materials[1].diffuse);
  EXPECT_EQ(state.materials[1].textureMul, Vec4(1.0F));
  EXPECT_EQ(state.materials[1].textureAdd, Vec4(0.0F));
}

TEST(MorphJob, VertexMorphsAdd) {
  // GIVEN two morphs on vertex 1, one of them listing it twice
  Model model = plainModel();
  add<pmx::VertexOffset>(model, MorphKind::Vertex, {{1, {0, 1, 0}}, {1, {0, 0, 2}}, {-1, {9, 9, 9}}});
  addVertex(model, 1, {4, 0, 0});
  // WHEN they weigh 0.5 and -0.25
  const auto state = after(model, {0.5F, -0.25F});
  // THEN every offset counts by its weight, and nothing else moves
  EXPECT_EQ(state.positions[1], Vec3(0, 0.5F, 1));
  EXPECT_EQ(state.positions[0], Vec3(0, 0, 0));
  EXPECT_EQ(state.positions[2], Vec3(2, 0, 0));
  EXPECT_TRUE(state.positionsChanged);
  EXPECT_FALSE(state.uvsChanged || state.materialsChanged || state.bonesMoved);
}

TEST(MorphJob, UvMorphsUseTwoNumbersAndAdditionalOnesFour) {
  // GIVEN morphs of the UV and of additional UV 3, which the vertices don't carry
  Model model = plainModel();
  add<pmx::UvOffset>(model, MorphKind::Uv, {{2, {0.5F, -0.5F, 7, 7}}});
  add<pmx::UvOffset>(model, MorphKind::AdditionalUv3, {{0, {1, 2, 3, 4}}});
  // WHEN
  const auto state = after(model, {0.5F, 2.0F});
  // THEN there is storage for it
  EXPECT_EQ(state.uvs[2], Vec2(0.5F, 0.5F));
  ASSERT_EQ(state.additionalUvs.size(), 3U);
  EXPECT_EQ(state.additionalUvs[2][0], Vec4(2, 4, 6, 8));
  EXPECT_EQ(state.additionalUvs[2][1], Vec4(0.0F));
  EXPECT_EQ(state.additionalUvs[0][0], Vec4(0.0F));
  EXPECT_TRUE(state.uvsChanged);
  EXPECT_FALSE(state.positionsChanged);
}

TEST(MorphJob, BoneMorphIsASlerpFromIdentity) {
  // GIVEN 90° about X and (0, 2, 0)  (vector M6)
  Model model = plainModel();
  const float h = std::sqrt(0.5F);
  add<pmx::BoneOffset>(model, MorphKind::Bone, {{1, {0, 2, 0}, Quat(h, h, 0, 0)}});
  // WHEN half of it
  const auto state = after(model, {0.5F});
  // THEN 45° and (0, 1, 0)
  EXPECT_EQ(state.boneOffsets[1].translation, Vec3(0, 1, 0));
  EXPECT_NEAR(state.boneOffsets[1].rotation.w, 0.92387953F, 1e-6F);
  EXPECT_NEAR(state.boneOffsets[1].rotation.x, 0.38268343F, 1e-6F);
  EXPECT_TRUE(state.bonesMoved);
  EXPECT_EQ(state.boneOffsets[0].rotation, base::kIdentityRotation);
}

TEST(MorphJob, LaterBoneMorphIsAppliedAfterEarlierOne) {
  // GIVEN 90° about X in the first morph and 90° about Y in the second
  Model model = plainModel();
  const float h = std::sqrt(0.5F);
  add<pmx::BoneOffset>(model, MorphKind::Bone, {{0, {}, Quat(h, h, 0, 0)}});
  add<pmx::BoneOffset>(model, MorphKind::Bone, {{0, {}, Quat(h, 0, h, 0)}});
  // WHEN both are full
  const auto state = after(model, {1.0F, 1.0F});
  // THEN +Z goes to -Y by the first, which the second leaves alone
  const Vec3 z = state.boneOffsets[0].rotation * Vec3(0, 0, 1);
  EXPECT_NEAR(z.y, -1.0F, 1e-6F);
  // AND +Y goes to +Z, then to +X
  const Vec3 y = state.boneOffsets[0].rotation * Vec3(0, 1, 0);
  EXPECT_NEAR(y.x, 1.0F, 1e-6F);
}

TEST(MorphJob, BoneMorphWithoutARotationTurnsNothing) {
  Model model = plainModel();
  add<pmx::BoneOffset>(model, MorphKind::Bone, {{0, {1, 0, 0}, Quat(0, 0, 0, 0)}});
  const auto state = after(model, {0.5F});
  EXPECT_EQ(state.boneOffsets[0].rotation, base::kIdentityRotation);
  EXPECT_EQ(state.boneOffsets[0].translation, Vec3(0.5F, 0, 0));
}

TEST(MorphJob, MaterialMultipliesThenAdds) {
  // GIVEN diffuse 0.8, two multiply morphs by 0.5 and an add of 0.1  (vector M1)
  Model model = plainModel();
  auto half = neutralMultiply(0);
  half.diffuse = Vec4(0.5F);
  pmx::MaterialOffset more;
  more.material = 0;
  more.operation = 1;
  more.diffuse = Vec4(0.1F);
  add<pmx::MaterialOffset>(model, MorphKind::Material, {more});
  add<pmx::MaterialOffset>(model, MorphKind::Material, {half});
  add<pmx::MaterialOffset>(model, MorphKind::Material, {half});
  // WHEN all weigh 0.5, the add being first
  const auto state = after(model, {0.5F, 0.5F, 0.5F});
  // THEN 0.8 * 0.75 * 0.75 + 0.05
  EXPECT_NEAR(state.materials[0].diffuse.r, 0.5F, 1e-6F);
  EXPECT_EQ(state.materials[1].diffuse, model.materials[1].diffuse);
  EXPECT_TRUE(state.materialsChanged);
}

TEST(MorphJob, MaterialHiddenByMultiplyingWithZero) {
  // GIVEN a morph that multiplies alpha, edge and all texture factors by 0, for all materials
  // (vector M2)
  Model model = plainModel();
  auto hide = neutralMultiply(-1);
  hide.diffuse.a = hide.edgeSize = 0.0F;
  hide.texture = Vec4(0.0F);
  add<pmx::MaterialOffset>(model, MorphKind::Material, {hide});
  // WHEN full
  const auto state = after(model, {1.0F});
  // THEN exactly 0 on each material, the rest as it was
  for (const auto& material : state.materials) {
    EXPECT_EQ(material.diffuse, Vec4(0.8F, 0.8F, 0.8F, 0.0F));
    EXPECT_EQ(material.edgeSize, 0.0F);
    EXPECT_EQ(material.textureMul, Vec4(0.0F));
    EXPECT_EQ(material.textureAdd, Vec4(0.0F));
    EXPECT_EQ(material.sphereMul, Vec4(1.0F));
    EXPECT_EQ(material.toonMul, Vec4(1.0F));
  }
}

TEST(MorphJob, AllMaterialsAndOneMaterialWorkTogether) {
  // GIVEN a morph that halves the ambient of all and adds 1 to the power of material 1
  Model model = plainModel();
  for (auto& material : model.materials) material.ambient = Vec3(1.0F);
  auto halve = neutralMultiply(-1);
  halve.ambient = Vec3(0.5F);
  auto quarter = neutralMultiply(1);
  quarter.ambient = Vec3(0.25F);
  pmx::MaterialOffset power;
  power.material = 1;
  power.operation = 1;
  power.specularPower = 1.0F;
  power.sphere = Vec4(0.5F);
  add<pmx::MaterialOffset>(model, MorphKind::Material, {halve, quarter, power});
  // WHEN
  const auto state = after(model, {1.0F});
  // THEN
  EXPECT_EQ(state.materials[0].ambient, Vec3(0.5F));
  EXPECT_EQ(state.materials[0].specularPower, 0.0F);
  EXPECT_EQ(state.materials[1].ambient, Vec3(0.125F));
  EXPECT_EQ(state.materials[1].specularPower, 1.0F);
  EXPECT_EQ(state.materials[1].sphereAdd, Vec4(0.5F));
  EXPECT_EQ(state.materials[1].sphereMul, Vec4(1.0F));
}

TEST(MorphJob, OddWeightsStayFinite) {
  Model model = plainModel();
  addVertex(model, 0, {0, 1, 0});
  addVertex(model, 1, {0, 1, 0});
  addGroup(model, {{1, 1e30F}});
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto state = after(model, {nan, std::numeric_limits<float>::infinity(), 1e30F});
  EXPECT_EQ(state.positions[0], Vec3(0, 0, 0));
  EXPECT_TRUE(std::isfinite(state.positions[1].y));
}

TEST(MorphJob, TooFewWeightsCountAsZero) {
  Model model = plainModel();
  addVertex(model, 0, {0, 1, 0});
  EXPECT_EQ(after(model, {}).positions[0], Vec3(0, 0, 0));
}

TEST(MorphJob, ImpulseMorphsOnlyResolve) {
  Model model = plainModel();
  add<pmx::ImpulseOffset>(model, MorphKind::Impulse, {{0, 1, {1, 2, 3}, {}}});
  const auto state = after(model, {0.5F});
  EXPECT_EQ(state.resolvedWeights[0], 0.5F);
  EXPECT_FALSE(state.positionsChanged || state.uvsChanged || state.materialsChanged || state.bonesMoved);
}

TEST(MorphJob, FlagsSayWhatChangedAgainstTheRunBefore) {
  // GIVEN one morph of each kind that changes something, and two that do nothing
  Model model = plainModel();
  addVertex(model, 0, {0, 1, 0});
  add<pmx::UvOffset>(model, MorphKind::AdditionalUv1, {{0, {1, 0, 0, 0}}});
  auto half = neutralMultiply(0);
  half.diffuse = Vec4(0.5F);
  add<pmx::MaterialOffset>(model, MorphKind::Material, {half});
  add<pmx::BoneOffset>(model, MorphKind::Bone, {{0, {1, 0, 0}, base::kIdentityRotation}});
  addVertex(model, 3, {0, 0, 0});
  add<pmx::MaterialOffset>(model, MorphKind::Material, {neutralMultiply(-1)});
  MorphState state(model);
  using Flags = std::array<bool, 4>;
  const auto run = [&](const std::vector<float>& weights) {
    MorphJob{&model, weights, &state}.run();
    return Flags{state.positionsChanged, state.uvsChanged, state.materialsChanged, state.bonesMoved};
  };
  // WHEN / THEN
  EXPECT_EQ(run({0, 0, 0, 0, 0, 0}), (Flags{false, false, false, false})) << "fresh: the model itself";
  EXPECT_EQ(run({1, 0, 0, 0, 0, 0}), (Flags{true, false, false, false}));
  EXPECT_EQ(run({1, 0, 0, 0, 0, 0}), (Flags{false, false, false, false})) << "the same again";
  EXPECT_EQ(run({1, 1, 0, 1, 0, 0}), (Flags{false, true, false, true}));
  EXPECT_EQ(run({1, 1, 1, 1, 0, 0}), (Flags{false, false, true, true})) << "bones are still moved";
  EXPECT_EQ(run({1, 1, 1, 1, 1, 1}), (Flags{false, false, false, true}))
      << "offsets of zero and factors of one do nothing";
  EXPECT_EQ(run({1e-7F, 1, 1, 1, 1, 1}), (Flags{true, false, false, true})) << "as good as off";
  EXPECT_EQ(state.positions[0], Vec3(0, 0, 0));
  EXPECT_EQ(run({0, 0, 0, 0, 0, 0}), (Flags{false, true, true, false}));
}

/// Returns a model with several morphs of each kind over shared elements.
Model crowdedModel() {
  Model model = plainModel();
  for (int i = 0; i < 3; ++i) {
    const auto f = static_cast<float>(i + 1);
    add<pmx::VertexOffset>(model, MorphKind::Vertex, {{i, {0.1F * f, 1, 0}}, {i + 1, {0.3F, f, 0.7F}}});
    add<pmx::UvOffset>(model, MorphKind::Uv, {{i, {0.1F * f, 0.3F, 0, 0}}, {i + 1, {0.7F, 0.1F, 0, 0}}});
    add<pmx::UvOffset>(model, MorphKind::AdditionalUv1, {{i, {0.1F, f, 0.3F, 1}}, {i + 1, {f, 0.7F, 0, 0}}});
    add<pmx::BoneOffset>(model, MorphKind::Bone,
                         {{i % 2, {f, 0.1F, 0}, glm::angleAxis(0.3F * f, Vec3(0, 0.6F, 0.8F))}});
    auto tint = neutralMultiply(i - 1);
    tint.diffuse = Vec4(0.3F * f);
    auto more = tint;
    more.operation = 1;
    add<pmx::MaterialOffset>(model, MorphKind::Material, {tint, more});
  }
  addGroup(model, {{0, 0.3F}, {5, 0.7F}});
  addFlip(model, {{15, 0.3F}, {1, 0.9F}});
  return model;
}

void expectSame(const MorphState& a, const MorphState& b) {
  EXPECT_EQ(a.resolvedWeights, b.resolvedWeights);
  EXPECT_EQ(a.positions, b.positions);
  EXPECT_EQ(a.uvs, b.uvs);
  EXPECT_EQ(a.additionalUvs, b.additionalUvs);
  EXPECT_EQ(a.materials, b.materials);
  EXPECT_EQ(a.bonesMoved, b.bonesMoved);
  for (std::size_t i = 0; i < a.boneOffsets.size(); ++i) {
    EXPECT_EQ(a.boneOffsets[i].translation, b.boneOffsets[i].translation);
    EXPECT_EQ(a.boneOffsets[i].rotation, b.boneOffsets[i].rotation);
  }
}

TEST(MorphJob, IsAPureFunctionOfTheWeights) {
  // GIVEN a state that was used before
  const Model model = crowdedModel();
  MorphState old(model);
  std::mt19937 random(7);
  std::uniform_real_distribution<float> weight(-1.0F, 2.0F);
  for (int turn = 0; turn < 200; ++turn) {
    std::vector<float> weights(model.morphs.size());
    for (auto& w : weights) w = random() % 3 == 0 ? 0.0F : weight(random);
    // WHEN it and a fresh one run on equal weights
    const auto before = old;
    MorphJob{&model, weights, &old}.run();
    const auto fresh = after(model, weights);
    // THEN they agree to the bit, and the flags show the differences from before
    expectSame(old, fresh);
    EXPECT_EQ(old.positionsChanged, old.positions != before.positions);
    EXPECT_EQ(old.uvsChanged, old.uvs != before.uvs || old.additionalUvs != before.additionalUvs);
    EXPECT_EQ(old.materialsChanged, old.materials != before.materials);
    if (HasFailure()) FAIL() << "in turn " << turn;
  }
}

TEST(MorphJob, AllocatesNothing) {
  // GIVEN a state and weights
  const Model model = crowdedModel();
  MorphState state(model);
  std::vector<float> weights(model.morphs.size(), 0.5F);
  // WHEN it runs on several weights
  const auto before = support::allocationCount();
  for (int turn = 0; turn < 10; ++turn) {
    for (auto& weight : weights) weight *= -0.9F;
    MorphJob{&model, weights, &state}.run();
  }
  // THEN
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
