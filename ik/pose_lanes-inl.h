// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Vectors and quaternions of several poses, a pose in each lane of a register, for chain_lanes.cpp:
// once for each instruction set, as Highway has it (the guard lets it in again). In lanes.h one
// vector fills a register. Each sum is the one of the reference that is named, in its order, so
// that a pose has the same bits here as alone.
#if defined(ODORI_IK_POSE_LANES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef ODORI_IK_POSE_LANES_INL_H
#undef ODORI_IK_POSE_LANES_INL_H
#else
#define ODORI_IK_POSE_LANES_INL_H
#endif

#include <array>
#include <cstddef>

#include <hwy/highway.h>

#include "ik/angle_limit.h"
#include "ik/chain_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace ik::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Tag = hn::CappedTag<float, kPosesSideBySide>;
using Lane = hn::Vec<Tag>;
using Mask = hn::Mask<Tag>;
using Row = PathBoneLanes::Row;

struct LaneVec3 {
  Lane x, y, z;
};
struct LaneQuat {
  Lane x, y, z, w;
};

HWY_INLINE Lane all(float x) { return hn::Set(Tag(), x); }

HWY_INLINE LaneVec3 load(const std::array<Row, 3>& rows, std::size_t first) {
  const Tag d;
  return {hn::Load(d, rows[0].data() + first), hn::Load(d, rows[1].data() + first),
          hn::Load(d, rows[2].data() + first)};
}
HWY_INLINE LaneQuat load(const std::array<Row, 4>& rows, std::size_t first) {
  const Tag d;
  return {hn::Load(d, rows[0].data() + first), hn::Load(d, rows[1].data() + first), hn::Load(d, rows[2].data() + first),
          hn::Load(d, rows[3].data() + first)};
}

/// Where kAll is false, poses keep what they have where the mask is false.
template <bool kAll>
HWY_INLINE void put(const Lane& value, const Mask& mask, float* to) {
  const Tag d;
  hn::Store(kAll ? value : hn::IfThenElse(mask, value, hn::Load(d, to)), d, to);
}
template <bool kAll>
HWY_INLINE void put(const LaneVec3& v, const Mask& mask, std::array<Row, 3>& rows, std::size_t first) {
  put<kAll>(v.x, mask, rows[0].data() + first);
  put<kAll>(v.y, mask, rows[1].data() + first);
  put<kAll>(v.z, mask, rows[2].data() + first);
}
template <bool kAll>
HWY_INLINE void put(const LaneQuat& q, const Mask& mask, std::array<Row, 4>& rows, std::size_t first) {
  put<kAll>(q.x, mask, rows[0].data() + first);
  put<kAll>(q.y, mask, rows[1].data() + first);
  put<kAll>(q.z, mask, rows[2].data() + first);
  put<kAll>(q.w, mask, rows[3].data() + first);
}

HWY_INLINE LaneVec3 difference(const LaneVec3& a, const LaneVec3& b) {
  return {hn::Sub(a.x, b.x), hn::Sub(a.y, b.y), hn::Sub(a.z, b.z)};
}
HWY_INLINE LaneVec3 sum(const LaneVec3& a, const LaneVec3& b) {
  return {hn::Add(a.x, b.x), hn::Add(a.y, b.y), hn::Add(a.z, b.z)};
}
HWY_INLINE Lane dot(const LaneVec3& a, const LaneVec3& b) {
  return hn::Add(hn::Add(hn::Mul(a.x, b.x), hn::Mul(a.y, b.y)), hn::Mul(a.z, b.z));
}
HWY_INLINE LaneVec3 cross(const LaneVec3& a, const LaneVec3& b) {
  return {hn::Sub(hn::Mul(a.y, b.z), hn::Mul(a.z, b.y)), hn::Sub(hn::Mul(a.z, b.x), hn::Mul(a.x, b.z)),
          hn::Sub(hn::Mul(a.x, b.y), hn::Mul(a.y, b.x))};
}
HWY_INLINE LaneQuat conjugate(const LaneQuat& q) { return {hn::Neg(q.x), hn::Neg(q.y), hn::Neg(q.z), q.w}; }

// This is lanes::product(), lane by lane.
HWY_INLINE LaneQuat product(const LaneQuat& a, const LaneQuat& b) {
  const auto four = [](const Lane& p, const Lane& q, const Lane& r, const Lane& s)
                        HWY_ATTR { return hn::Add(hn::Add(hn::Add(p, q), r), s); };
  return {four(hn::Mul(a.w, b.x), hn::Mul(a.x, b.w), hn::Mul(a.y, b.z), hn::Neg(hn::Mul(a.z, b.y))),
          four(hn::Mul(a.w, b.y), hn::Neg(hn::Mul(a.x, b.z)), hn::Mul(a.y, b.w), hn::Mul(a.z, b.x)),
          four(hn::Mul(a.w, b.z), hn::Mul(a.x, b.y), hn::Neg(hn::Mul(a.y, b.x)), hn::Mul(a.z, b.w)),
          four(hn::Mul(a.w, b.w), hn::Neg(hn::Mul(a.x, b.x)), hn::Neg(hn::Mul(a.y, b.y)), hn::Neg(hn::Mul(a.z, b.z)))};
}

HWY_INLINE LaneVec3 turned(const LaneQuat& q, const LaneVec3& v) {
  const LaneVec3 axis{q.x, q.y, q.z};
  const LaneVec3 half = cross(axis, v);
  const LaneVec3 twice = sum({hn::Mul(half.x, q.w), hn::Mul(half.y, q.w), hn::Mul(half.z, q.w)}, cross(axis, half));
  return sum(v, sum(twice, twice));
}

HWY_INLINE Lane lengthSquared(const LaneQuat& q) {
  return hn::Add(hn::Add(hn::Mul(q.x, q.x), hn::Mul(q.y, q.y)), hn::Add(hn::Mul(q.z, q.z), hn::Mul(q.w, q.w)));
}

HWY_INLINE LaneQuat scaled(const LaneQuat& q, const Lane& by) {
  return {hn::Mul(q.x, by), hn::Mul(q.y, by), hn::Mul(q.z, by), hn::Mul(q.w, by)};
}

HWY_INLINE LaneQuat renormalised(const LaneQuat& q) {
  return scaled(q, hn::Mul(hn::Sub(all(3), lengthSquared(q)), all(0.5F)));
}

HWY_INLINE LaneQuat chosen(const Mask& mask, const LaneQuat& yes, const LaneQuat& no) {
  return {hn::IfThenElse(mask, yes.x, no.x), hn::IfThenElse(mask, yes.y, no.y), hn::IfThenElse(mask, yes.z, no.z),
          hn::IfThenElse(mask, yes.w, no.w)};
}

/// This is about() of ik/ccd_step.h.
HWY_INLINE LaneQuat about(const LaneVec3& axis, const Lane& cosHalf, const Lane& sinHalf) {
  return {hn::Mul(axis.x, sinHalf), hn::Mul(axis.y, sinHalf), hn::Mul(axis.z, sinHalf), cosHalf};
}

/// This is outerAngle() of ik/angle_limit.cpp.
struct LaneAngle {
  Lane sine, cosine;
};
HWY_INLINE LaneAngle outerAngle(EulerOrder order, int axis, const LaneQuat& q) {
  const Lane two = all(2);
  const auto twice = [&](const Lane& a, const Lane& b, const Lane& c)
                         HWY_ATTR { return hn::Mul(two, hn::Add(hn::Mul(a, b), hn::Mul(q.w, c))); };
  const Lane xx = hn::Mul(q.x, q.x), yy = hn::Mul(q.y, q.y), zz = hn::Mul(q.z, q.z), ww = hn::Mul(q.w, q.w);
  const Lane m00 = hn::Sub(hn::Sub(hn::Add(ww, xx), yy), zz);
  const Lane m11 = hn::Sub(hn::Add(hn::Sub(ww, xx), yy), zz);
  const Lane m22 = hn::Add(hn::Sub(hn::Sub(ww, xx), yy), zz);
  switch (order) {
    case EulerOrder::Yxz:
      if (axis == 1) return {twice(q.x, q.z, q.y), m22};
      return {twice(q.x, q.y, q.z), m11};
    case EulerOrder::Zyx:
      if (axis == 0) return {twice(q.y, q.z, q.x), m22};
      return {twice(q.x, q.y, q.z), m00};
    case EulerOrder::Xzy:
      break;
  }
  if (axis == 0) return {twice(q.y, q.z, q.x), m11};
  return {twice(q.x, q.y, q.z), m00};
}

}  // namespace
}  // namespace ik::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
