// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/skinning_job.h"

#include <cmath>
#include <limits>
#include <random>

#include <gtest/gtest.h>

namespace {

using base::Mat3, base::Mat3x4, base::Quat, base::Vec3, base::Vec4;
using pmx::DeformKind, pmx::Model, pmx::SdefVectors, pmx::SkinningJob, pmx::Vertex;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Returns the palette matrix of a bone rotated about a pivot and then moved.
Mat3x4 turned(const Quat& rotation, const Vec3& pivot, const Vec3& shift = Vec3(0.0F)) {
  const Mat3 m = glm::mat3_cast(rotation);
  const Vec3 t = pivot - m * pivot + shift;
  Mat3x4 result;
  for (int row = 0; row < 3; ++row) result.row[row] = {m[0][row], m[1][row], m[2][row], t[row]};
  return result;
}
Quat about(const Vec3& axis, float degrees) { return glm::angleAxis(degrees * base::kPi / 180.0F, axis); }

/// Bone 0 rests; bone 1 is rotated by 90° about Z at (0, 10, 0): the elbow of mmd-reference.md
/// 12.9.
const std::vector<Mat3x4> kElbow{Mat3x4{}, turned(about({0, 0, 1}, 90.0F), {0, 10, 0})};

struct SkinnedVertex {
  Vec3 position, normal;
};
SkinnedVertex skin(const Model& model, const std::vector<Mat3x4>& palette) {
  std::vector<Vec3> in, positions(model.vertices.size()), normals(model.vertices.size());
  for (const auto& vertex : model.vertices) in.push_back(vertex.position);
  SkinningJob{&model, in, palette, positions, normals}.run();
  return {positions.at(0), normals.at(0)};
}

Model one(DeformKind kind, Vec3 position, std::array<std::int32_t, 4> bones, std::array<float, 4> weights) {
  Model model;
  Vertex vertex;
  vertex.position = position;
  vertex.normal = {1, 0, 0};
  vertex.deform = kind;
  vertex.bones = bones;
  vertex.weights = weights;
  model.vertices.push_back(vertex);
  return model;
}
Model two(DeformKind kind, Vec3 position, float w0) {
  return one(kind, position, {0, 1, -1, -1}, {w0, 1.0F - w0, 0, 0});
}
Model sdef(Vec3 position, float w0, const SdefVectors& vectors) {
  Model model = two(DeformKind::Sdef, position, w0);
  model.vertices[0].sdef = 0;
  model.sdefVectors.push_back(vectors);
  return model;
}

void expectNear(const Vec3& actual, const Vec3& expected, float tolerance = 2e-6F) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

struct ElbowRow {
  const char* name;
  Vec3 position;
  float w0;
  SdefVectors vectors;
  Vec3 sdef, bdef;
};
class Elbow : public testing::TestWithParam<ElbowRow> {};

TEST_P(Elbow, SdefKeepsItsDistance) {
  const auto& row = GetParam();
  expectNear(skin(sdef(row.position, row.w0, row.vectors), kElbow).position, row.sdef);
}
TEST_P(Elbow, Bdef2BlendsStraight) {
  const auto& row = GetParam();
  expectNear(skin(two(DeformKind::Bdef2, row.position, row.w0), kElbow).position, row.bdef);
}
// (vectors D1 to D4)
INSTANTIATE_TEST_SUITE_P(
    Vectors, Elbow,
    testing::Values(
        ElbowRow{
            "D1", {1, 10, 0}, .5F, {{0, 10, 0}, {0, 9, 0}, {0, 11, 0}}, {.457107F, 10.457107F, 0}, {.5F, 10.5F, 0}},
        ElbowRow{
            "D2", {1, 10, 0}, .5F, {{0, 10, 0}, {0, 10, 0}, {0, 10, 0}}, {.707107F, 10.707107F, 0}, {.5F, 10.5F, 0}},
        ElbowRow{"D3",
                 {1, 10.5F, 0},
                 .25F,
                 {{0, 10.5F, 0}, {0, 9, 0}, {0, 11, 0}},
                 {-.179817F, 10.861380F, 0},
                 {-.125F, 10.875F, 0}},
        ElbowRow{"D4",
                 {1, 11, 0},
                 .25F,
                 {{0, 10.5F, 0}, {0, 10.5F, 0}, {0, 10.5F, 0}},
                 {-.454256F, 11.240221F, 0},
                 {-.5F, 11, 0}}),
    [](const auto& row) { return row.param.name; });

TEST(Skinning, SdefTurnsTheNormalByTheBlendedRotation) {
  // (vector D5)
  const auto result = skin(sdef({1, 10.5F, 0}, .25F, {{0, 10.5F, 0}, {0, 9, 0}, {0, 11, 0}}), kElbow);
  expectNear(result.normal, {.382683F, .923880F, 0});
}

TEST(Skinning, SdefAtRestIsTheVertex) {
  // (vector D6) w0 r0 + w1 r1 = C, so p = v for any vectors
  std::mt19937 random(3);
  std::uniform_real_distribution<float> number(-10.0F, 10.0F), weight(0.0F, 1.0F);
  const auto any = [&] { return Vec3(number(random), number(random), number(random)); };
  for (int i = 0; i < 100; ++i) {
    const Vec3 position = any();
    const auto result = skin(sdef(position, weight(random), {any(), any(), any()}), {Mat3x4{}, Mat3x4{}});
    expectNear(result.position, position, 2e-5F);
  }
}

TEST(Skinning, SdefOfBonesMovedTogetherIsRigid) {
  // GIVEN both bones with one rotation and one translation
  const auto bone = turned(about({0, 0.6F, 0.8F}, 200.0F), {1, 2, 3}, {4, 5, 6});
  const Vec3 position(1, 10, 2);
  const auto whole = skin(one(DeformKind::Bdef1, position, {0, -1, -1, -1}, {1, 0, 0, 0}), {bone, bone});
  // WHEN / THEN
  const auto result = skin(sdef(position, 0.3F, {{0, 9, 1}, {0, 3, 0}, {1, 11, 0}}), {bone, bone});
  expectNear(result.position, whole.position, 2e-5F);
  expectNear(result.normal, whole.normal);
}

/// These are half turns about axes 2° apart, on both sides of (1, -1, 0). Their quaternions from
/// matrices have opposite signs: the larger of x and y is made positive. Halfway is the half turn
/// about (1, -1, 0): +X goes to -Y.
const std::vector<Mat3x4> kOppositeSigns{
    turned(about({std::cos(44 * base::kPi / 180), -std::sin(44 * base::kPi / 180), 0}, 180.0F), {0, 0, 0}),
    turned(about({std::cos(46 * base::kPi / 180), -std::sin(46 * base::kPi / 180), 0}, 180.0F), {0, 0, 0})};

TEST(Skinning, SdefTakesTheShorterWay) {
  const auto result = skin(sdef({1, 0, 0}, .5F, {}), kOppositeSigns);
  expectNear(result.position, {0, -1, 0});
  expectNear(result.normal, {0, -1, 0});
}

TEST(Skinning, SdefThatIsNotFiniteIsBdef2) {
  const auto model = sdef({1, 10, 0}, .5F, {{0, 10, 0}, {0, kNan, 0}, {0, 11, 0}});
  EXPECT_FALSE(pmx::prepareSdef(model.vertices[0], model.sdefVectors[0]).usable);
  expectNear(skin(model, kElbow).position, {.5F, 10.5F, 0});
  // AND so is one without vectors
  auto without = two(DeformKind::Sdef, {1, 10, 0}, .5F);
  expectNear(skin(without, kElbow).position, {.5F, 10.5F, 0});
}

TEST(Skinning, PreparedSdefLiesBetweenCentreAndCorrectedPoints) {
  // GIVEN D3: the mean of R0 and R1 is (0, 10.5, 0), already on C
  const auto straight = sdef({1, 10.5F, 0}, .25F, {{0, 10.5F, 0}, {0, 9, 0}, {0, 11, 0}});
  const auto ready = pmx::prepareSdef(straight.vertices[0], straight.sdefVectors[0]);
  expectNear(ready.c0, {0, 9.75F, 0});
  expectNear(ready.c1, {0, 10.75F, 0});
  // AND with C one higher, both points move with it
  const auto raised = sdef({1, 10.5F, 0}, .25F, {{0, 11.5F, 0}, {0, 9, 0}, {0, 11, 0}});
  const auto readyRaised = pmx::prepareSdef(raised.vertices[0], raised.sdefVectors[0]);
  expectNear(readyRaised.c0, {0, 10.75F, 0});
  expectNear(readyRaised.c1, {0, 11.75F, 0});
}

TEST(Skinning, QdefKeepsVolumeInATwist) {
  // (vector D7) half of 120° about Y turns +X by 60°; a straight blend shrinks it to a quarter
  const std::vector<Mat3x4> palette{Mat3x4{}, turned(about({0, 1, 0}, 120.0F), {0, 5, 0})};
  expectNear(skin(two(DeformKind::Qdef, {1, 5, 0}, .5F), palette).position, {.5F, 5, -.866025F});
  expectNear(skin(two(DeformKind::Bdef2, {1, 5, 0}, .5F), palette).position, {.25F, 5, -.433013F});
}

TEST(Skinning, QdefBendsAnElbowRound) {
  // (vector D8)
  expectNear(skin(two(DeformKind::Qdef, {1, 10, 0}, .5F), kElbow).position, {.707107F, 10.707107F, 0}, 5e-6F);
  expectNear(skin(two(DeformKind::Qdef, {1, 11, 0}, .5F), kElbow).position, {0, 11.414214F, 0}, 5e-6F);
  expectNear(skin(two(DeformKind::Qdef, {1, 11, 0}, .5F), kElbow).normal, {.707107F, .707107F, 0});
}

TEST(Skinning, QdefTakesTheShorterWay) {
  const auto result = skin(two(DeformKind::Qdef, {1, 0, 0}, .5F), kOppositeSigns);
  expectNear(result.position, {0, -1, 0});
  expectNear(result.normal, {0, -1, 0});
}

TEST(Skinning, QdefOfOneBoneIsRigid) {
  const auto bone = turned(about({0.6F, 0, 0.8F}, 75.0F), {1, 2, 3}, {4, 5, 6});
  const auto rigid = skin(one(DeformKind::Bdef1, {1, 5, 2}, {0, -1, -1, -1}, {1, 0, 0, 0}), {bone});
  const auto dual = skin(one(DeformKind::Qdef, {1, 5, 2}, {0, 0, -1, -1}, {.5F, .5F, 0, 0}), {bone});
  expectNear(dual.position, rigid.position, 1e-5F);
  expectNear(dual.normal, rigid.normal);
}

TEST(Skinning, Bdef1FollowsItsBoneWhateverTheWeights) {
  const auto result = skin(one(DeformKind::Bdef1, {1, 10, 0}, {1, -1, -1, -1}, {0, 0, 0, 0}), kElbow);
  expectNear(result.position, {0, 11, 0});
  expectNear(result.normal, {0, 1, 0});
}

TEST(Skinning, NoBoneIsTheIdentity) {
  const auto result = skin(two(DeformKind::Bdef2, {1, 10, 0}, .5F), {});
  expectNear(result.position, {1, 10, 0});
  // AND half of none and half of the elbow is the elbow's blend
  const auto half = skin(one(DeformKind::Bdef2, {1, 10, 0}, {-1, 1, -1, -1}, {.5F, .5F, 0, 0}), kElbow);
  expectNear(half.position, {.5F, 10.5F, 0});
}

TEST(Skinning, Bdef4WithoutWeightsFollowsItsFirstBone) {
  // (vector D9)
  const auto result = skin(one(DeformKind::Bdef4, {1, 10, 0}, {1, 0, 0, 0}, {0, 0, 0, 0}), kElbow);
  expectNear(result.position, {0, 11, 0});
}

struct WeightRow {
  std::array<float, 4> stored;
  Vec4 expected;
};
class Weights : public testing::TestWithParam<WeightRow> {};

TEST_P(Weights, AreNormalised) {
  const auto model = one(DeformKind::Bdef4, {}, {0, 1, 0, 1}, GetParam().stored);
  const Vec4 weights = pmx::normalisedWeights(model.vertices[0]);
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(weights[i], GetParam().expected[i], 1e-6F) << i;
}
// This is the rule of mmd-reference.md chapter 9: kept within 1e-3 of 1, else divided, else the
// first bone.
INSTANTIATE_TEST_SUITE_P(Rule, Weights,
                         testing::Values(WeightRow{{.25F, .25F, .25F, .25F}, {.25F, .25F, .25F, .25F}},
                                         WeightRow{{.5F, .4995F, 0, 0}, {.5F, .4995F, 0, 0}},
                                         WeightRow{{1, 1, 1, 1}, {.25F, .25F, .25F, .25F}},
                                         WeightRow{{.2F, .2F, 0, 0}, {.5F, .5F, 0, 0}},
                                         WeightRow{{1e-7F, 0, 0, 0}, {1, 0, 0, 0}},
                                         WeightRow{{-1, 0, 0, 0}, {1, 0, 0, 0}},
                                         WeightRow{{kNan, 1, 0, 0}, {1, 0, 0, 0}}));

TEST(Skinning, NormalsAreOfUnitLengthWhateverComesIn) {
  // GIVEN two bones that cancel the normal out, and a vertex without a normal
  const std::vector<Mat3x4> opposite{Mat3x4{}, turned(about({0, 1, 0}, 180.0F), {0, 0, 0})};
  EXPECT_NEAR(glm::length(skin(two(DeformKind::Bdef2, {1, 0, 0}, .5F), opposite).normal), 1.0F, 1e-6F);
  auto bare = two(DeformKind::Bdef2, {1, 0, 0}, .5F);
  bare.vertices[0].normal = Vec3(0.0F);
  EXPECT_NEAR(glm::length(skin(bare, kElbow).normal), 1.0F, 1e-6F);
}

TEST(Skinning, NormalsMayBeLeftOut) {
  const auto model = two(DeformKind::Bdef2, {1, 10, 0}, .5F);
  const std::vector<Vec3> in{{1, 10, 0}};
  std::vector<Vec3> out(1);
  SkinningJob{&model, in, kElbow, out, {}}.run();
  expectNear(out[0], {.5F, 10.5F, 0});
}

TEST(Skinning, UsesThePositionsGivenNotTheModels) {
  // GIVEN a vertex that a morph has moved to (2, 10, 0)
  const auto model = one(DeformKind::Bdef1, {1, 10, 0}, {1, -1, -1, -1}, {1, 0, 0, 0});
  const std::vector<Vec3> in{{2, 10, 0}};
  std::vector<Vec3> out(1);
  SkinningJob{&model, in, kElbow, out, {}}.run();
  expectNear(out[0], {0, 12, 0});
}

}  // namespace
