// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/angle_limit.h"

#include <algorithm>
#include <cmath>

namespace ik {

namespace {

constexpr float kQuarterTurn = base::kPi / 2.0F;
template <class T>
constexpr T kMiddleCut = T(88.0 * 3.14159265358979323846 / 180.0);

// sin and cos are taken of half the angle once, since a quaternion about one axis has just these
// two numbers.
template <class T>
glm::qua<T> about(int axis, T angle) {
  const T half = angle * T(0.5);
  glm::qua<T> q(std::cos(half), 0, 0, 0);
  q[axis] = std::sin(half);  // glm indexes x, y, z, w
  return q;
}

template <class T>
T middleAngle(T sine) {
  return std::clamp(std::asin(std::clamp(sine, T(-1), T(1))), -kMiddleCut<T>, kMiddleCut<T>);
}

constexpr int middleOf(EulerOrder order) { return order == EulerOrder::Yxz ? 0 : order == EulerOrder::Zyx ? 1 : 2; }

template <class T>
T middleSine(EulerOrder order, const glm::qua<T>& q) {
  if (order == EulerOrder::Yxz) return 2 * (q.w * q.x - q.y * q.z);  // -m12
  if (order == EulerOrder::Zyx) return 2 * (q.w * q.y - q.x * q.z);  // -m20
  return 2 * (q.w * q.z - q.x * q.y);                                // -m01
}

/// This is an angle by two numbers that are its sine and cosine times one factor.
template <class T>
struct SineCosine {
  T sine, cosine;
};

// Elements of the rotation matrix, mij in row i and column j. (mmd-reference.md 7.4)
template <class T>
SineCosine<T> outerAngle(EulerOrder order, int axis, const glm::qua<T>& q) {
  const T xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z, ww = q.w * q.w;
  const T m00 = ww + xx - yy - zz, m11 = ww - xx + yy - zz, m22 = ww - xx - yy + zz;
  switch (order) {
    case EulerOrder::Yxz:
      if (axis == 1) return {2 * (q.x * q.z + q.w * q.y), m22};  // m02
      return {2 * (q.x * q.y + q.w * q.z), m11};                 // m10
    case EulerOrder::Zyx:
      if (axis == 0) return {2 * (q.y * q.z + q.w * q.x), m22};  // m21
      return {2 * (q.x * q.y + q.w * q.z), m00};                 // m10
    case EulerOrder::Xzy:
      if (axis == 0) return {2 * (q.y * q.z + q.w * q.x), m11};  // m21
      return {2 * (q.x * q.z + q.w * q.y), m00};                 // m02
  }
  return {0, 1};
}

// This gives the rotation about one axis by an angle of (-pi, pi] that is given by sine and cosine
// times `length`. Of cos a/2 : sin a/2 = 1 + cos a : sin a = |sin a| : ±(1 - cos a) it takes the
// ratio that doesn't cancel.
RealQuat about(int axis, const SineCosine<Real>& angle, Real length) {
  const bool wide = angle.cosine < 0;
  const Real w = wide ? std::abs(angle.sine) : length + angle.cosine;
  const Real v = wide ? std::copysign(length - angle.cosine, angle.sine) : angle.sine;
  const Real scale = 1 / std::sqrt(w * w + v * v);
  RealQuat q(w * scale, 0, 0, 0);
  q[axis] = v * scale;
  return q;
}

}  // namespace

StepCap stepCap(double angleRad) {
  const double capped = std::clamp(angleRad, 0.0, 3.14159265358979323846);
  return {static_cast<Real>(std::cos(capped)), static_cast<Real>(std::cos(capped / 2)),
          static_cast<Real>(std::sin(capped / 2))};
}

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

HingeArc hingeArc(EulerOrder order, HingeAxis axis, float lower, float upper) {
  constexpr float kNarrow = 0.05F;
  HingeArc arc;
  const bool outer = middleOf(order) != static_cast<int>(axis);
  arc.usable = outer && lower >= -base::kPi && upper <= base::kPi && upper - lower >= kNarrow;
  const double middle = (static_cast<double>(lower) + static_cast<double>(upper)) / 2;
  arc.cosMiddle = static_cast<Real>(std::cos(middle));
  arc.sinMiddle = static_cast<Real>(std::sin(middle));
  arc.cosReach = static_cast<Real>(std::cos(static_cast<double>(upper) - middle));
  return arc;
}

template <class T>
T eulerAngle(EulerOrder order, int axis, const glm::qua<T>& q) {
  if (axis == middleOf(order)) return middleAngle(middleSine(order, q));
  const SineCosine<T> angle = outerAngle(order, axis, q);
  return std::atan2(angle.sine, angle.cosine);
}

template <class T>
glm::vec<3, T> decompose(EulerOrder order, const glm::qua<T>& q) {
  return {eulerAngle(order, 0, q), eulerAngle(order, 1, q), eulerAngle(order, 2, q)};
}

template <class T>
glm::qua<T> compose(EulerOrder order, const glm::vec<3, T>& angles) {
  const glm::qua<T> x = about(0, angles.x), y = about(1, angles.y), z = about(2, angles.z);
  switch (order) {
    case EulerOrder::Yxz:
      return y * x * z;
    case EulerOrder::Zyx:
      return z * y * x;
    case EulerOrder::Xzy:
      return x * z * y;
  }
  return {1, 0, 0, 0};
}

template float eulerAngle(EulerOrder, int, const glm::quat&);
template double eulerAngle(EulerOrder, int, const glm::dquat&);
template glm::vec3 decompose(EulerOrder, const glm::quat&);
template glm::dvec3 decompose(EulerOrder, const glm::dquat&);
template glm::quat compose(EulerOrder, const glm::vec3&);
template glm::dquat compose(EulerOrder, const glm::dvec3&);

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
  // A hinge's other two angles are limited to zero whatever they are, so only its own is computed.
  if (link.hinge != HingeAxis::None) {
    const int axis = static_cast<int>(link.hinge);
    if (link.arc.usable) {
      const SineCosine<Real> angle = outerAngle(link.order, axis, local);
      const Real length = std::sqrt(angle.sine * angle.sine + angle.cosine * angle.cosine);
      const Real fromMiddle = angle.cosine * link.arc.cosMiddle + angle.sine * link.arc.sinMiddle;
      if (length > 0 && fromMiddle >= length * link.arc.cosReach) return about(axis, angle, length);
    }
    return about(axis, limitAngle(eulerAngle(link.order, axis, local), link.lower[axis], link.upper[axis], reflect));
  }
  RealVec3 angles = decompose(link.order, local);
  for (int axis = 0; axis < 3; ++axis) {
    angles[axis] = limitAngle(angles[axis], link.lower[axis], link.upper[axis], reflect);
  }
  return compose(link.order, angles);
}

}  // namespace ik
