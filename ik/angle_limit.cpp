// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/angle_limit.h"

#include <algorithm>
#include <cmath>

namespace ik {

namespace {

constexpr float kQuarterTurn = base::kPi / 2.0F;
constexpr Real kMiddleCut = Real(88.0 * 3.14159265358979323846 / 180.0);

// sin and cos are taken of half the angle once; a quaternion about one axis has just these two numbers.
RealQuat about(int axis, Real angle) {
  const Real half = angle * Real(0.5);
  RealQuat q(std::cos(half), 0, 0, 0);
  q[axis] = std::sin(half);  // glm indexes x, y, z, w
  return q;
}

Real middleAngle(Real sine) {
  return std::clamp(std::asin(std::clamp(sine, Real(-1), Real(1))), -kMiddleCut, kMiddleCut);
}

}  // namespace

EulerOrder eulerOrder(const Vec3& lower, const Vec3& upper) {
  if (lower.x > -kQuarterTurn && upper.x < kQuarterTurn) return EulerOrder::Yxz;
  if (lower.y > -kQuarterTurn && upper.y < kQuarterTurn) return EulerOrder::Zyx;
  return EulerOrder::Xzy;
}

HingeAxis hingeAxis(const Vec3& lower, const Vec3& upper) {
  const bool x = lower.x != 0.0F || upper.x != 0.0F;
  const bool y = lower.y != 0.0F || upper.y != 0.0F;
  const bool z = lower.z != 0.0F || upper.z != 0.0F;
  if (x && !y && !z) return HingeAxis::X;
  if (!x && y && !z) return HingeAxis::Y;
  if (!x && !y && z) return HingeAxis::Z;
  return HingeAxis::None;
}

// The elements m(row, column) of the rotation matrix are written out: only two or three of them are needed.
Real eulerAngle(EulerOrder order, int axis, const RealQuat& q) {
  const Real x = q.x, y = q.y, z = q.z, w = q.w;
  const Real xx = x * x, yy = y * y, zz = z * z, ww = w * w;
  switch (order) {
    case EulerOrder::Yxz:
      if (axis == 0) return middleAngle(2 * (w * x - y * z));                                // -m12
      if (axis == 1) return std::atan2(2 * (x * z + w * y), ww - xx - yy + zz);              // m02, m22
      return std::atan2(2 * (x * y + w * z), ww - xx + yy - zz);                             // m10, m11
    case EulerOrder::Zyx:
      if (axis == 0) return std::atan2(2 * (y * z + w * x), ww - xx - yy + zz);              // m21, m22
      if (axis == 1) return middleAngle(2 * (w * y - x * z));                                // -m20
      return std::atan2(2 * (x * y + w * z), ww + xx - yy - zz);                             // m10, m00
    case EulerOrder::Xzy:
      if (axis == 0) return std::atan2(2 * (y * z + w * x), ww - xx + yy - zz);              // m21, m11
      if (axis == 1) return std::atan2(2 * (x * z + w * y), ww + xx - yy - zz);              // m02, m00
      return middleAngle(2 * (w * z - x * y));                                               // -m01
  }
  return 0;
}

RealVec3 decompose(EulerOrder order, const RealQuat& q) {
  return {eulerAngle(order, 0, q), eulerAngle(order, 1, q), eulerAngle(order, 2, q)};
}

RealQuat compose(EulerOrder order, const RealVec3& angles) {
  const RealQuat x = about(0, angles.x), y = about(1, angles.y), z = about(2, angles.z);
  switch (order) {
    case EulerOrder::Yxz: return y * x * z;
    case EulerOrder::Zyx: return z * y * x;
    case EulerOrder::Xzy: return x * z * y;
  }
  return {1, 0, 0, 0};
}

Real limitAngle(Real angle, Real lower, Real upper, bool reflect) {
  if (angle < lower) {
    const Real mirrored = 2 * lower - angle;
    return reflect && mirrored <= upper ? mirrored : lower;
  }
  if (angle > upper) {
    const Real mirrored = 2 * upper - angle;
    return reflect && mirrored >= lower ? mirrored : upper;
  }
  return angle;
}

RealQuat limitRotation(const Link& link, const RealQuat& local, bool reflect) {
  // A hinge's other two angles are limited to zero whatever they are, so only its own is worked out.
  if (link.hinge != HingeAxis::None) {
    const int axis = static_cast<int>(link.hinge);
    return about(axis, limitAngle(eulerAngle(link.order, axis, local), link.lower[axis], link.upper[axis], reflect));
  }
  RealVec3 angles = decompose(link.order, local);
  for (int axis = 0; axis < 3; ++axis) {
    angles[axis] = limitAngle(angles[axis], link.lower[axis], link.upper[axis], reflect);
  }
  return compose(link.order, angles);
}

}  // namespace ik
