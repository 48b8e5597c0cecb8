// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/limit_border.h"

#include <cmath>

#include <gtest/gtest.h>

#include "ik/angle_limit.h"

namespace ik::solvers {

namespace {

constexpr double kClose = 1e-9;

double rad(double degrees) { return degrees * kPi / 180.0; }
double degrees(double angle) { return angle * 180.0 / kPi; }

void expectDirection(const Vec3& got, const Vec3& want) {
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(got[i], want[i], kClose) << i;
}

TEST(LimitBorder, AConesRimLiesAtItsAngleRoundTheAxis) {
  // GIVEN a cone of 30 degrees about Y; its right is made to lie across it: X, and up = Y x X = -Z
  const Limit cone = coneLimit({0, 1, 0}, rad(30));
  ASSERT_EQ(cone.right, Vec3(1, 0, 0));
  const double out = std::sin(rad(30)), on = std::cos(rad(30));
  expectDirection(borderDirection(cone, 0), {out, on, 0});
  expectDirection(borderDirection(cone, kPi / 2), {0, on, -out});
  expectDirection(borderDirection(cone, kPi), {-out, on, 0});
  // AND one beyond a right angle leans backwards
  expectDirection(borderDirection(coneLimit({0, 1, 0}, rad(120)), 0), {std::sin(rad(120)), -0.5, 0});
}

TEST(LimitBorder, AnEllipseHasAnAngleOfItsOwnToEachSide) {
  // GIVEN axis X and right Z: up = X x Z = -Y
  const Limit ellipse = ellipseLimit({1, 0, 0}, {0, 0, 1}, {rad(60), rad(40), rad(30), rad(80)});
  const auto leans = [](double angle, const Vec3& side) {
    return std::cos(angle) * Vec3(1, 0, 0) + std::sin(angle) * side;
  };
  expectDirection(borderDirection(ellipse, 0), leans(rad(60), {0, 0, 1}));
  expectDirection(borderDirection(ellipse, kPi / 2), leans(rad(40), {0, -1, 0}));
  expectDirection(borderDirection(ellipse, kPi), leans(rad(30), {0, 0, -1}));
  expectDirection(borderDirection(ellipse, 3 * kPi / 2), leans(rad(80), {0, 1, 0}));
  // AND between two sides it is the ellipse of their tangents on the plane at distance 1
  const double half = std::sqrt(0.5);
  expectDirection(borderDirection(ellipse, kPi / 4),
                  glm::normalize(Vec3(1, -half * std::tan(rad(40)), half * std::tan(rad(60)))));
}

TEST(LimitBorder, RoomIsTheWayToTheNearestBound) {
  const Limit hinge = hingeLimit({0, 0, 1}, rad(-20), rad(50));
  const auto turnedBy = [](double angle) { return about({0, 0, 1}, rad(angle)); };
  EXPECT_NEAR(degrees(roomIn(hinge, turnedBy(40))), 10, 1e-6);
  EXPECT_NEAR(degrees(roomIn(hinge, turnedBy(-15))), 5, 1e-6);
  EXPECT_EQ(roomIn(hinge, turnedBy(60)), 0);
  EXPECT_EQ(roomIn(hinge, turnedBy(-21)), 0);
  EXPECT_TRUE(std::isinf(roomIn(hingeLimit({0, 0, 1}, -kPi, kPi), turnedBy(60)))) << "a whole turn has no end";
  EXPECT_TRUE(std::isinf(roomIn(hingeLimit({0, 0, 1}, 0, 0), kIdentity))) << "nothing ever leaves it";

  const Limit cone = coneLimit({0, 1, 0}, rad(30));
  EXPECT_NEAR(degrees(roomIn(cone, turnedBy(12))), 18, 1e-6);
  EXPECT_EQ(roomIn(cone, turnedBy(31)), 0);
  EXPECT_NEAR(degrees(roomIn(cone, kIdentity)), 30, 1e-6);
  // the turn about the cone's own axis has a range of its own
  EXPECT_NEAR(degrees(roomIn(withTwist(cone, rad(-90), rad(10)), about({0, 1, 0}, rad(7)))), 3, 1e-6);
  EXPECT_NEAR(degrees(roomIn(withTwist(cone, 0, 0), turnedBy(12))), 18, 1e-6) << "a range of 0 doesn't count";

  const Limit ellipse = ellipseLimit({0, 1, 0}, {1, 0, 0}, {rad(60), rad(40), rad(30), rad(80)});
  EXPECT_NEAR(degrees(roomIn(ellipse, turnedBy(-20))), 40, 1e-6) << "to +X there are 60";
  EXPECT_NEAR(degrees(roomIn(ellipse, turnedBy(20))), 10, 1e-6) << "to -X there are 30";
  EXPECT_NEAR(degrees(roomIn(ellipse, kIdentity)), 30, 1e-6);
  EXPECT_EQ(roomIn(ellipse, turnedBy(120)), 0);
  EXPECT_EQ(roomIn(ellipse, turnedBy(175)), 0) << "it points away from the plane";

  const Limit box = eulerLimit(EulerOrder::Yxz, {rad(-30), 0, rad(-10)}, {rad(30), 0, rad(40)});
  EXPECT_NEAR(degrees(roomIn(box, about({1, 0, 0}, rad(25)))), 5, 1e-6);
  EXPECT_NEAR(degrees(roomIn(box, about({1, 0, 0}, rad(10)))), 10, 1e-6) << "Z stands at 0 of -10 to 40";
  Limit none;
  EXPECT_TRUE(std::isinf(roomIn(none, turnedBy(12))));
  none.kind = LimitKind::Locked;
  EXPECT_TRUE(std::isinf(roomIn(none, turnedBy(12))));
}

}  // namespace

}  // namespace ik::solvers
