// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/deform/skinning_job.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <glm/geometric.hpp>

namespace pmx {
namespace {

using base::Mat3;
using base::Mat3x4;

constexpr Mat3x4 kIdentity{};

/// This is a vertex after its bones: its position, and the rotation of its normal.
struct Deformed {
  Vec3 position;
  Mat3 normalTurn;
};

bool finite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

/// Returns a bone's matrix; the identity for -1. (mmd-reference.md 9)
const Mat3x4& boneMatrix(std::span<const Mat3x4> palette, std::int32_t bone) {
  return bone >= 0 && static_cast<std::size_t>(bone) < palette.size() ? palette[static_cast<std::size_t>(bone)]
                                                                      : kIdentity;
}

Vec3 moved(const Mat3x4& m, const Vec3& v) {
  const Vec4 p(v, 1.0F);
  return {glm::dot(m.row[0], p), glm::dot(m.row[1], p), glm::dot(m.row[2], p)};
}

Mat3 turnOf(const Mat3x4& m) { return glm::transpose(Mat3(Vec3(m.row[0]), Vec3(m.row[1]), Vec3(m.row[2]))); }

Deformed blended(const Vertex& vertex, const Vec3& position, std::span<const Mat3x4> palette) {
  const Vec4 weights = normalisedWeights(vertex);
  Mat3x4 sum{};
  for (auto& row : sum.row) row = Vec4(0.0F);
  for (int i = 0; i < 4; ++i) {
    if (weights[i] == 0.0F) continue;
    const auto& bone = boneMatrix(palette, vertex.bones[static_cast<std::size_t>(i)]);
    for (int row = 0; row < 3; ++row) sum.row[row] += weights[i] * bone.row[row];
  }
  return {moved(sum, position), turnOf(sum)};
}

/// Computes SDEF. (mmd-reference.md 9.1)
Deformed spherical(const Vertex& vertex, const Vec3& position, const SdefReady& sdef, std::span<const Mat3x4> palette) {
  const Vec4 weights = normalisedWeights(vertex);
  const auto& bone0 = boneMatrix(palette, vertex.bones[0]);
  const auto& bone1 = boneMatrix(palette, vertex.bones[1]);
  // glm's slerp takes the shorter arc.
  const Quat turn =
      glm::normalize(glm::slerp(glm::quat_cast(turnOf(bone0)), glm::quat_cast(turnOf(bone1)), weights[1]));
  const Vec3 centre = weights[0] * moved(bone0, sdef.c0) + weights[1] * moved(bone1, sdef.c1);
  return {turn * (position - sdef.c) + centre, glm::mat3_cast(turn)};
}

/// Computes the linear blend of dual quaternions (mmd-reference.md 9.2); BDEF4 where they cancel
/// out.
Deformed dualQuaternion(const Vertex& vertex, const Vec3& position, std::span<const Mat3x4> palette) {
  const Vec4 weights = normalisedWeights(vertex);
  const Quat first = glm::quat_cast(turnOf(boneMatrix(palette, vertex.bones[0])));
  Quat real(0, 0, 0, 0), dual(0, 0, 0, 0);
  for (int i = 0; i < 4; ++i) {
    const auto& bone = boneMatrix(palette, vertex.bones[static_cast<std::size_t>(i)]);
    const Quat turn = glm::quat_cast(turnOf(bone));
    const Quat shift(0.0F, bone.row[0].w, bone.row[1].w, bone.row[2].w);
    const float weight = glm::dot(turn, first) < 0.0F ? -weights[i] : weights[i];
    real = real + turn * weight;
    dual = dual + (shift * turn) * (0.5F * weight);
  }
  const float length = glm::length(real);
  if (!(length > 1e-6F)) return blended(vertex, position, palette);
  real = real / length;
  dual = dual / length;
  const Quat shift = dual * glm::conjugate(real) * 2.0F;
  return {real * position + Vec3(shift.x, shift.y, shift.z), glm::mat3_cast(real)};
}

Deformed deformed(const Model& model, const Vertex& vertex, const Vec3& position, std::span<const Mat3x4> palette) {
  if (vertex.deform == DeformKind::Sdef && vertex.sdef >= 0 &&
      static_cast<std::size_t>(vertex.sdef) < model.sdefVectors.size()) {
    const auto sdef = prepareSdef(vertex, model.sdefVectors[static_cast<std::size_t>(vertex.sdef)]);
    if (sdef.usable) return spherical(vertex, position, sdef, palette);
  }
  if (vertex.deform == DeformKind::Qdef) return dualQuaternion(vertex, position, palette);
  return blended(vertex, position, palette);
}

/// Returns a normal of unit length for any input: where blending cancels it out it stays as it was,
/// and a vertex without one points up.
Vec3 turnedNormal(const Mat3& turn, const Vec3& normal) {
  for (const Vec3& n : {turn * normal, normal}) {
    const float length = glm::length(n);
    if (length > 1e-6F && std::isfinite(length)) return n / length;
  }
  return {0.0F, 1.0F, 0.0F};
}

}  // namespace

SdefReady prepareSdef(const Vertex& vertex, const SdefVectors& vectors) {
  const Vec4 weights = normalisedWeights(vertex);
  const Vec3 mean = vectors.r0 * weights[0] + vectors.r1 * weights[1];
  const Vec3 r0 = vectors.c + vectors.r0 - mean;
  const Vec3 r1 = vectors.c + vectors.r1 - mean;
  SdefReady ready{vectors.c, (vectors.c + r0) * 0.5F, (vectors.c + r1) * 0.5F};
  ready.usable = finite(ready.c) && finite(ready.c0) && finite(ready.c1);
  return ready;
}

SkinnedVertex skinnedVertex(const Model& model, const Vertex& vertex, const Vec3& position,
                            std::span<const base::Mat3x4> palette) {
  const auto result = deformed(model, vertex, position, palette);
  return {result.position, turnedNormal(result.normalTurn, vertex.normal)};
}

void SkinningJob::run() const {
  const std::size_t count = model != nullptr ? model->vertices.size() : 0;
  const bool whole = model != nullptr && positions.size() == count && skinnedPositions.size() == count &&
                     (skinnedNormals.empty() || skinnedNormals.size() == count);
  assert(whole);
  if (!whole) return;
  for (std::size_t v = 0; v < model->vertices.size(); ++v) {
    const auto& vertex = model->vertices[v];
    const auto result = deformed(*model, vertex, positions[v], palette);
    skinnedPositions[v] = result.position;
    if (!skinnedNormals.empty()) skinnedNormals[v] = turnedNormal(result.normalTurn, vertex.normal);
  }
  for (const std::uint32_t v : placed) {
    skinnedPositions[v] = positions[v];
    if (!skinnedNormals.empty()) skinnedNormals[v] = placedNormals[v];
  }
}

}  // namespace pmx
