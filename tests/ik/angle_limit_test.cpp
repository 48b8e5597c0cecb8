// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/angle_limit.h"

#include <random>

#include <gtest/gtest.h>

#include "pmx/base/math.h"
#include "tests/ik/rig.h"

namespace {

using base::Mat3;
using base::Vec3;
using ik::EulerOrder;
using ik::HingeAxis;
using ik::Real;
using ik::RealQuat;
using ik::RealVec3;

constexpr EulerOrder kOrders[] = {EulerOrder::Yxz, EulerOrder::Zyx, EulerOrder::Xzy};

// These are the three basic rotations by the formulas of mmd-reference.md 1.1. glm takes columns.
Mat3 matrixX(float a) { return {1, 0, 0, 0, std::cos(a), std::sin(a), 0, -std::sin(a), std::cos(a)}; }
Mat3 matrixY(float a) { return {std::cos(a), 0, -std::sin(a), 0, 1, 0, std::sin(a), 0, std::cos(a)}; }
Mat3 matrixZ(float a) { return {std::cos(a), std::sin(a), 0, -std::sin(a), std::cos(a), 0, 0, 0, 1}; }

Mat3 matrix(EulerOrder order, const Vec3& a) {
  const Mat3 x = matrixX(a.x), y = matrixY(a.y), z = matrixZ(a.z);
  if (order == EulerOrder::Yxz) return y * x * z;
  return order == EulerOrder::Zyx ? z * y * x : x * z * y;
}

int middleAxis(EulerOrder order) { return order == EulerOrder::Yxz ? 0 : order == EulerOrder::Zyx ? 1 : 2; }

TEST(AngleLimit, ComposesTheMatrixProductOfItsOrder) {
  const Vec3 angles(0.3F, -0.5F, 0.7F);
  for (const EulerOrder order : kOrders) {
    // WHEN the angles are put together / THEN the axes land where the matrix product puts them
    const Mat3 got = glm::mat3_cast(base::Quat(ik::compose(order, RealVec3(angles))));
    const Mat3 want = matrix(order, angles);
    for (int column = 0; column < 3; ++column) {
      EXPECT_NEAR(glm::length(got[column] - want[column]), 0.0F, 1e-6F) << static_cast<int>(order);
    }
  }
}

TEST(AngleLimit, TakesApartWhatMatricesPutTogether) {
  // GIVEN random angles, the middle one inside its 88 degrees (R6 of mmd-reference.md is the first)
  std::mt19937 random(7);
  std::uniform_real_distribution<float> outer(-3.1F, 3.1F), middle(-1.5F, 1.5F);
  Vec3 angles(0.3F, -0.5F, 0.7F);
  for (int i = 0; i < 1000; ++i) {
    for (const EulerOrder order : kOrders) {
      Vec3 given = angles;
      given[middleAxis(order)] = i == 0 ? given[middleAxis(order)] : middle(random);
      const RealVec3 got = ik::decompose(order, RealQuat(glm::quat_cast(matrix(order, given))));
      // THEN they come back; near the pole the outer two lose digits
      const float tolerance = std::abs(given[middleAxis(order)]) > 1.3F ? 5e-5F : 5e-6F;
      for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(got[axis], given[axis], tolerance) << static_cast<int>(order);
    }
    angles = {outer(random), outer(random), outer(random)};
  }
}

TEST(AngleLimit, CutsTheMiddleAngleAt88Degrees) {
  const Real cut = Real(1.5358897);  // 88 degrees
  for (const EulerOrder order : kOrders) {
    for (const float sign : {1.0F, -1.0F}) {
      Vec3 angles(0.0F);
      angles[middleAxis(order)] = sign * 1.56F;  // 89.4 degrees
      const RealQuat q = RealQuat(glm::quat_cast(matrix(order, angles)));
      EXPECT_NEAR(ik::eulerAngle(order, middleAxis(order), q), Real(sign) * cut, 1e-6);
    }
  }
}

TEST(AngleLimit, ChoosesTheOrderByTheLimits) {
  const float quarter = base::kPi / 2.0F;
  // a knee's X passes 90 degrees, Y stays inside
  EXPECT_EQ(ik::eulerOrder({-base::kPi, 0, 0}, {-0.0087F, 0, 0}), EulerOrder::Zyx);
  EXPECT_EQ(ik::eulerOrder({-1.0F, -3.0F, -3.0F}, {1.0F, 3.0F, 3.0F}), EulerOrder::Yxz);
  EXPECT_EQ(ik::eulerOrder({-2.0F, -2.0F, -1.0F}, {1.0F, 1.0F, 1.0F}), EulerOrder::Xzy);
  // strictly inside: a limit of exactly 90 degrees isn't
  EXPECT_EQ(ik::eulerOrder({-1.0F, 0, 0}, {quarter, 0, 0}), EulerOrder::Zyx);
  EXPECT_EQ(ik::eulerOrder({-quarter, -quarter, 0}, {1.0F, 0, 0}), EulerOrder::Xzy);
}

TEST(AngleLimit, FindsTheSingleAxis) {
  EXPECT_EQ(ik::hingeAxis({-1, 0, 0}, {0, 0, 0}), HingeAxis::X);
  EXPECT_EQ(ik::hingeAxis({0, 0, 0}, {0, 2, 0}), HingeAxis::Y);
  EXPECT_EQ(ik::hingeAxis({0, 0, -1}, {0, 0, 1}), HingeAxis::Z);
  EXPECT_EQ(ik::hingeAxis({-1, 0, -1}, {0, 0, 0}), HingeAxis::None);
  EXPECT_EQ(ik::hingeAxis({0, 0, 0}, {0, 0, 0}), HingeAxis::None);
}

TEST(AngleLimit, MirrorsOrPutsOnTheLimit) {
  // K4 of mmd-reference.md: a knee, -180 to -0.5 degrees
  const Real lower = Real(-3.14159), upper = Real(-0.0087266);
  EXPECT_NEAR(ik::limitAngle(Real(-0.2), lower, upper, true), -0.2, 1e-6);
  EXPECT_NEAR(ik::limitAngle(Real(0.2), lower, upper, true), -0.217453, 1e-6);
  EXPECT_NEAR(ik::limitAngle(Real(0.2), lower, upper, false), -0.0087266, 1e-7);
  // below the minimum likewise; a mirror image beyond the other limit is put on the limit that was
  // passed
  EXPECT_NEAR(ik::limitAngle(Real(-1.2), Real(-1), Real(1), true), -0.8, 1e-6);
  EXPECT_NEAR(ik::limitAngle(Real(-3.1), Real(-1), Real(1), true), -1.0, 1e-6);
  EXPECT_NEAR(ik::limitAngle(Real(3.1), Real(-1), Real(1), true), 1.0, 1e-6);
}

TEST(AngleLimit, HingeEqualsAllThreeAngles) {
  // GIVEN the limits once as a hinge and once solved in the general form
  std::mt19937 random(3);
  std::normal_distribution<float> normal;
  for (int axis = 0; axis < 3; ++axis) {
    for (const float reach : {1.0F, 2.5F}) {
      ik::Link hinge;
      hinge.limited = true;
      hinge.lower[axis] = -reach;
      hinge.upper[axis] = -0.1F;
      hinge.order = ik::eulerOrder(hinge.lower, hinge.upper);
      ik::Link full = hinge;
      hinge.hinge = ik::hingeAxis(hinge.lower, hinge.upper);
      ASSERT_NE(hinge.hinge, HingeAxis::None);
      for (int i = 0; i < 200; ++i) {
        const RealQuat q = glm::normalize(RealQuat(normal(random), normal(random), normal(random), normal(random)));
        const bool reflect = i % 2 == 0;
        const base::Quat a(ik::limitRotation(hinge, q, reflect)), b(ik::limitRotation(full, q, reflect));
        EXPECT_LT(support::degreesBetween(a, b), 1e-3F) << "axis " << axis;
      }
    }
  }
}

}  // namespace
