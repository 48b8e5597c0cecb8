// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// PlannedSkinningJob is compiled once for each instruction set, and the best one that the processor
// has runs. The formulas are those of skinning_job.cpp, which is the reference.

#include "pmx/deform/skinning_plan.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "pmx/deform/skinning_simd.cpp"
#include <hwy/foreach_target.h>
// This comes after foreach_target.h, which includes this file again and again.
#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace pmx::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Tag = hn::CappedTag<float, SkinningPlan::kPadding>;
using Lane = hn::Vec<Tag>;

struct LaneVec3 {
  Lane x, y, z;
};

HWY_INLINE LaneVec3 load(const Vec3Lanes& lanes, std::size_t i) {
  const Tag d;
  return {hn::Load(d, lanes.x.data() + i), hn::Load(d, lanes.y.data() + i), hn::Load(d, lanes.z.data() + i)};
}

HWY_INLINE void store(const LaneVec3& v, Vec3Lanes& lanes, std::size_t i) {
  const Tag d;
  hn::Store(v.x, d, lanes.x.data() + i);
  hn::Store(v.y, d, lanes.y.data() + i);
  hn::Store(v.z, d, lanes.z.data() + i);
}

HWY_INLINE Lane dot(const LaneVec3& a, const LaneVec3& b) {
  return hn::MulAdd(a.x, b.x, hn::MulAdd(a.y, b.y, hn::Mul(a.z, b.z)));
}

HWY_INLINE LaneVec3 cross(const LaneVec3& a, const LaneVec3& b) {
  return {hn::MulSub(a.y, b.z, hn::Mul(a.z, b.y)), hn::MulSub(a.z, b.x, hn::Mul(a.x, b.z)),
          hn::MulSub(a.x, b.y, hn::Mul(a.y, b.x))};
}

/// Returns a * scale + b.
HWY_INLINE LaneVec3 scaledPlus(const LaneVec3& a, const Lane& scale, const LaneVec3& b) {
  return {hn::MulAdd(a.x, scale, b.x), hn::MulAdd(a.y, scale, b.y), hn::MulAdd(a.z, scale, b.z)};
}

/// Returns final normals: unit length; where blending cancelled one out, the normal before it;
/// where there was none, up.
HWY_INLINE LaneVec3 unitOr(const LaneVec3& normal, const LaneVec3& before) {
  const Tag d;
  const Lane one = hn::Set(d, 1.0F);
  const Lane length = hn::Sqrt(dot(normal, normal));
  const auto usable = hn::Gt(length, hn::Set(d, 1e-6F));
  const Lane scale = hn::Div(one, length);
  LaneVec3 unit{hn::Mul(normal.x, scale), hn::Mul(normal.y, scale), hn::Mul(normal.z, scale)};
  if (!hn::AllTrue(d, usable)) {
    const auto none = hn::Eq(dot(before, before), hn::Zero(d));
    unit = {hn::IfThenElse(usable, unit.x, before.x),
            hn::IfThenElse(usable, unit.y, hn::IfThenElse(none, one, before.y)),
            hn::IfThenElse(usable, unit.z, before.z)};
  }
  return unit;
}

/// These are twelve numbers of an affine matrix, equal in all lanes or different in each.
struct LaneMatrix {
  Lane m[3][4];
};

HWY_INLINE LaneMatrix broadcast(const base::Mat3x4& matrix) {
  const Tag d;
  LaneMatrix out;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 4; ++column) out.m[row][column] = hn::Set(d, matrix.row[row][column]);
  }
  return out;
}

HWY_INLINE Lane movedRow(const Lane (&row)[4], const LaneVec3& p) {
  return hn::MulAdd(row[0], p.x, hn::MulAdd(row[1], p.y, hn::MulAdd(row[2], p.z, row[3])));
}
HWY_INLINE LaneVec3 moved(const LaneMatrix& m, const LaneVec3& p) {
  return {movedRow(m.m[0], p), movedRow(m.m[1], p), movedRow(m.m[2], p)};
}
HWY_INLINE Lane turnedRow(const Lane (&row)[4], const LaneVec3& n) {
  return hn::MulAdd(row[0], n.x, hn::MulAdd(row[1], n.y, hn::Mul(row[2], n.z)));
}
HWY_INLINE LaneVec3 turned(const LaneMatrix& m, const LaneVec3& n) {
  return {turnedRow(m.m[0], n), turnedRow(m.m[1], n), turnedRow(m.m[2], n)};
}

using Matrices = std::array<const base::Mat3x4*, 4>;

void skinRigid(const PlannedSkinningJob& job, const SkinningRun& run, const Matrices& matrices) {
  const Tag d;
  const LaneMatrix matrix = broadcast(*matrices[0]);
  for (std::size_t i = run.first; i < run.first + run.count; i += hn::Lanes(d)) {
    store(moved(matrix, load(*job.positions, i)), *job.skinnedPositions, i);
    store(turned(matrix, load(job.plan->normals, i)), *job.skinnedNormals, i);
  }
}

template <std::size_t kBones>
HWY_INLINE LaneMatrix blended(const SkinningPlan& plan, const Matrices& matrices, std::size_t i) {
  const Tag d;
  LaneMatrix sum;
  for (std::size_t bone = 0; bone < kBones; ++bone) {
    const Lane weight = hn::Load(d, plan.weights[bone].data() + i);
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 4; ++column) {
        const Lane number = hn::Set(d, matrices[bone]->row[row][column]);
        Lane& to = sum.m[row][column];
        to = bone == 0 ? hn::Mul(number, weight) : hn::MulAdd(number, weight, to);
      }
    }
  }
  return sum;
}

template <std::size_t kBones>
void skinBlended(const PlannedSkinningJob& job, const SkinningRun& run, const Matrices& matrices) {
  const Tag d;
  for (std::size_t i = run.first; i < run.first + run.count; i += hn::Lanes(d)) {
    const LaneMatrix matrix = blended<kBones>(*job.plan, matrices, i);
    const LaneVec3 normal = load(job.plan->normals, i);
    store(moved(matrix, load(*job.positions, i)), *job.skinnedPositions, i);
    store(unitOr(turned(matrix, normal), normal), *job.skinnedNormals, i);
  }
}

struct LaneQuat {
  Lane w;
  LaneVec3 v;
};

HWY_INLINE LaneQuat combined(const Quat& a, const Lane& wa, const Quat& b, const Lane& wb) {
  const Tag d;
  const auto part = [&](float fromA, float fromB) {
    return hn::MulAdd(hn::Set(d, fromA), wa, hn::Mul(hn::Set(d, fromB), wb));
  };
  return {part(a.w, b.w), {part(a.x, b.x), part(a.y, b.y), part(a.z, b.z)}};
}

HWY_INLINE Lane lengthOf(const LaneQuat& q) { return hn::Sqrt(hn::MulAdd(q.w, q.w, dot(q.v, q.v))); }

HWY_INLINE LaneQuat scaled(const LaneQuat& q, const Lane& s) {
  return {hn::Mul(q.w, s), {hn::Mul(q.v.x, s), hn::Mul(q.v.y, s), hn::Mul(q.v.z, s)}};
}

/// Returns a vector rotated by a unit quaternion.
HWY_INLINE LaneVec3 turned(const LaneQuat& q, const LaneVec3& v) {
  const Tag d;
  const Lane two = hn::Set(d, 2.0F);
  const LaneVec3 half = cross(q.v, v);
  const LaneVec3 twice = scaledPlus(half, q.w, cross(q.v, half));
  return scaledPlus(twice, two, v);
}

Quat rotationOf(const base::Mat3x4& m) {
  return glm::quat_cast(glm::transpose(base::Mat3(Vec3(m.row[0]), Vec3(m.row[1]), Vec3(m.row[2]))));
}

/// Computes SDEF (mmd-reference.md 9.1). All vertices of the run lie between the same two
/// rotations, so the arc between them is computed once.
void skinSpherical(const PlannedSkinningJob& job, const SkinningRun& run, const Matrices& matrices) {
  const Tag d;
  const SkinningPlan& plan = *job.plan;
  const Quat q0 = rotationOf(*matrices[0]);
  Quat q1 = rotationOf(*matrices[1]);
  float cosine = glm::dot(q0, q1);
  if (cosine < 0.0F) {
    q1 = -q1;
    cosine = -cosine;
  }
  const float arc = std::acos(std::min(cosine, 1.0F));
  const bool curved = arc > 1e-3F;  // below it the chord is the arc, to single precision
  const Lane angle = hn::Set(d, arc);
  const LaneMatrix m0 = broadcast(*matrices[0]);
  const LaneMatrix m1 = broadcast(*matrices[1]);
  const Lane one = hn::Set(d, 1.0F);
  for (std::size_t k = 0; k < run.count; k += hn::Lanes(d)) {
    const std::size_t i = run.first + k;
    const std::size_t s = run.sdefFirst + k;
    const Lane w0 = hn::Load(d, plan.weights[0].data() + i);
    const Lane w1 = hn::Load(d, plan.weights[1].data() + i);
    Lane from = hn::Sub(one, w1);
    Lane to = w1;
    if (curved) {
      from = hn::Sin(d, hn::Mul(angle, from));
      to = hn::Sin(d, hn::Mul(angle, to));
    }
    const LaneQuat sum = combined(q0, from, q1, to);
    const LaneQuat turn = scaled(sum, hn::Div(one, lengthOf(sum)));
    const LaneVec3 c = load(plan.sdefC, s);
    const LaneVec3 p = load(*job.positions, i);
    const LaneVec3 arm{hn::Sub(p.x, c.x), hn::Sub(p.y, c.y), hn::Sub(p.z, c.z)};
    const LaneVec3 end0 = moved(m0, load(plan.sdefC0, s));
    const LaneVec3 end1 = moved(m1, load(plan.sdefC1, s));
    const LaneVec3 swung = turned(turn, arm);
    store(scaledPlus(end0, w0, scaledPlus(end1, w1, swung)), *job.skinnedPositions, i);
    const LaneVec3 normal = load(plan.normals, i);
    store(unitOr(turned(turn, normal), normal), *job.skinnedNormals, i);
  }
}

/// Computes QDEF (mmd-reference.md 9.2); a linear blend where the dual quaternions cancel out.
void skinDualQuaternion(const PlannedSkinningJob& job, const SkinningRun& run, const Matrices& matrices) {
  const Tag d;
  const SkinningPlan& plan = *job.plan;
  Quat reals[4], duals[4];
  for (std::size_t bone = 0; bone < 4; ++bone) {
    const base::Mat3x4& m = *matrices[bone];
    const Quat real = rotationOf(m);
    const Quat shift(0.0F, m.row[0].w, m.row[1].w, m.row[2].w);
    const float side = bone > 0 && glm::dot(real, reals[0]) < 0.0F ? -1.0F : 1.0F;
    reals[bone] = real * side;
    duals[bone] = (shift * real) * (0.5F * side);
  }
  const auto sumOf = [&](const Quat(&quats)[4], const Lane(&w)[4]) {
    const LaneQuat a = combined(quats[0], w[0], quats[1], w[1]);
    const LaneQuat b = combined(quats[2], w[2], quats[3], w[3]);
    return LaneQuat{hn::Add(a.w, b.w), {hn::Add(a.v.x, b.v.x), hn::Add(a.v.y, b.v.y), hn::Add(a.v.z, b.v.z)}};
  };
  const Lane one = hn::Set(d, 1.0F);
  const Lane two = hn::Set(d, 2.0F);
  for (std::size_t i = run.first; i < run.first + run.count; i += hn::Lanes(d)) {
    Lane w[4];
    for (std::size_t bone = 0; bone < 4; ++bone) w[bone] = hn::Load(d, plan.weights[bone].data() + i);
    const LaneQuat realSum = sumOf(reals, w);
    const Lane length = lengthOf(realSum);
    const auto usable = hn::Gt(length, hn::Set(d, 1e-6F));
    const Lane scale = hn::Div(one, length);
    const LaneQuat real = scaled(realSum, scale);
    const LaneQuat dual = scaled(sumOf(duals, w), scale);
    // This is twice the vector part of dual · conjugate(real): real.w dual.v - dual.w real.v -
    // dual.v x real.v
    const LaneVec3 across = cross(real.v, dual.v);
    const LaneVec3 bent = scaledPlus(dual.v, real.w, across);
    const Lane minusDualW = hn::Neg(dual.w);
    const LaneVec3 half = scaledPlus(real.v, minusDualW, bent);
    const LaneVec3 p = load(*job.positions, i);
    const LaneVec3 normal = load(plan.normals, i);
    LaneVec3 position = scaledPlus(half, two, turned(real, p));
    LaneVec3 turnedNormal = turned(real, normal);
    if (!hn::AllTrue(d, usable)) {
      const LaneMatrix linear = blended<4>(plan, matrices, i);
      const LaneVec3 otherPosition = moved(linear, p);
      const LaneVec3 otherNormal = turned(linear, normal);
      position = {hn::IfThenElse(usable, position.x, otherPosition.x),
                  hn::IfThenElse(usable, position.y, otherPosition.y),
                  hn::IfThenElse(usable, position.z, otherPosition.z)};
      turnedNormal = {hn::IfThenElse(usable, turnedNormal.x, otherNormal.x),
                      hn::IfThenElse(usable, turnedNormal.y, otherNormal.y),
                      hn::IfThenElse(usable, turnedNormal.z, otherNormal.z)};
    }
    store(position, *job.skinnedPositions, i);
    store(unitOr(turnedNormal, normal), *job.skinnedNormals, i);
  }
}

void skinRuns(const PlannedSkinningJob& job) {
  static constexpr base::Mat3x4 kIdentity{};
  const auto& runs = job.plan->runs;
  const std::size_t begin = std::min(job.firstRun, runs.size());
  const std::size_t end = begin + std::min(job.runCount, runs.size() - begin);
  for (std::size_t r = begin; r < end; ++r) {
    const SkinningRun& run = runs[r];
    Matrices matrices;
    for (std::size_t k = 0; k < 4; ++k) {
      const std::int32_t bone = run.bones[k];
      const bool known = bone >= 0 && static_cast<std::size_t>(bone) < job.palette.size();
      matrices[k] = known ? &job.palette[static_cast<std::size_t>(bone)] : &kIdentity;
    }
    if (run.kind == DeformKind::Bdef1) {
      skinRigid(job, run, matrices);
    } else if (run.kind == DeformKind::Sdef) {
      skinSpherical(job, run, matrices);
    } else if (run.kind == DeformKind::Qdef) {
      skinDualQuaternion(job, run, matrices);
    } else if (run.boneCount <= 2) {
      skinBlended<2>(job, run, matrices);
    } else if (run.boneCount == 3) {
      skinBlended<3>(job, run, matrices);
    } else {
      skinBlended<4>(job, run, matrices);
    }
  }
}

}  // namespace
}  // namespace pmx::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace pmx {

HWY_EXPORT(skinRuns);

void PlannedSkinningJob::run() const {
  const auto fits = [this](const Vec3Lanes* lanes) {
    return lanes != nullptr && lanes->size() == plan->vertexAt.size();
  };
  const bool whole = plan != nullptr && fits(positions) && fits(skinnedPositions) && fits(skinnedNormals);
  assert(whole);
  if (!whole) return;
  HWY_DYNAMIC_DISPATCH(skinRuns)(*this);
}

}  // namespace pmx
#endif
