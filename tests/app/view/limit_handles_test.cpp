// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A drag on the screen changes a joint's limits by the angle and the way that the mouse goes.

#include <cmath>

#include <gtest/gtest.h>

#include "app/view/limit_overlay.h"
#include "tests/app/view/limited_arm.h"

namespace {

using app::LimitHandle;
using base::Vec2;
using ik::solvers::BoneFreedom, ik::solvers::Limit;
using support::at, support::degrees, support::expectPoint, support::kArm, support::kUnit;
using support::LimitedArm, support::rad, support::turns;
using LimitPart = app::LimitHandle::Kind;

TEST(LimitHandles, AConesRimIsDraggedToTheAngleUnderTheMouse) {
  LimitedArm arm;
  const auto limits = arm.limits({turns(ik::solvers::coneLimit({0, 1, 0}, rad(40)))});
  const auto rim = [](double angle) { return at(3 * std::sin(rad(angle)), 3 * std::cos(rad(angle))); };
  const LimitHandle handle = app::handleAt(limits, rim(40));
  EXPECT_EQ(handle.kind, LimitPart::Lean);
  EXPECT_EQ(handle.bone, kArm);
  EXPECT_FALSE(app::handleAt(limits, rim(60)).any()) << "beside the rim";
  EXPECT_NEAR(degrees(app::draggedBy(limits[0], handle, rim(40), rim(65))), 25, 0.01);
  EXPECT_NEAR(degrees(app::draggedBy(limits[0], handle, rim(40), rim(10))), -30, 0.01);
  // in two steps as in one, also on the way beside the sphere
  const Vec2 beside = at(9, 1);
  EXPECT_NEAR(
      degrees(app::draggedBy(limits[0], handle, rim(40), beside) + app::draggedBy(limits[0], handle, beside, rim(65))),
      25, 0.01);
  // AND the freedom has it
  BoneFreedom freedom = arm.actor().switches().freedoms[0];
  EXPECT_NEAR(degrees(app::valueOf(freedom, handle)), 40, 1e-9);
  app::setValue(freedom, handle, rad(65));
  EXPECT_EQ(*freedom.turn, ik::solvers::coneLimit({0, 1, 0}, rad(65)));
  app::setValue(freedom, handle, rad(-5));
  EXPECT_EQ(freedom.turn->angles[0], 0.0);
  app::setValue(freedom, handle, 9);
  EXPECT_EQ(freedom.turn->angles[3], ik::solvers::kPi);
}

TEST(LimitHandles, AnEllipsesSidesAreDraggedEachByItself) {
  // GIVEN an ellipse towards the eye: right is +X, and up = -Z x X = -Y, down on the screen
  LimitedArm arm;
  const auto limits =
      arm.limits({turns(ik::solvers::ellipseLimit({0, 0, -1}, {1, 0, 0}, {rad(60), rad(40), rad(30), rad(80)}))});
  const auto out = [](double angle) { return 3 * std::sin(rad(angle)); };
  const std::array<Vec2, 4> sides{at(out(60), 0), at(0, -out(40)), at(-out(30), 0), at(0, out(80))};
  const std::array<double, 4> angles{60, 40, 30, 80};
  for (int part = 0; part < 4; ++part) {
    SCOPED_TRACE(part);
    const Vec2 from = sides[static_cast<std::size_t>(part)];
    const LimitHandle handle = app::handleAt(limits, from);
    EXPECT_EQ(handle.kind, LimitPart::Lean);
    EXPECT_EQ(handle.part, part);
    EXPECT_FALSE(handle.far);
    const double angle = angles[static_cast<std::size_t>(part)];
    const Vec2 to = Vec2(640, 360) + (from - Vec2(640, 360)) * static_cast<float>(out(20) / out(angle));
    EXPECT_NEAR(degrees(app::draggedBy(limits[0], handle, from, to)), 20 - angle, 0.05);
    BoneFreedom freedom = arm.actor().switches().freedoms[0];
    app::setValue(freedom, handle, rad(20));
    for (int other = 0; other < 4; ++other)
      EXPECT_NEAR(degrees(freedom.turn->angles[static_cast<std::size_t>(other)]),
                  other == part ? 20 : angles[static_cast<std::size_t>(other)], 1e-9);
    app::setValue(freedom, handle, rad(95));
    EXPECT_NEAR(degrees(freedom.turn->angles[static_cast<std::size_t>(part)]), 89.9, 1e-9);
  }
}

TEST(LimitHandles, AnEllipseThatIsTakenBetweenItsSidesStaysUnderTheMouse) {
  // GIVEN that ellipse, taken 0.5 radians of its quarter away from its right side: a point of the
  // ellipse in the plane is (tan a cos t, tan b sin t)
  LimitedArm arm;
  const auto limits =
      arm.limits({turns(ik::solvers::ellipseLimit({0, 0, -1}, {1, 0, 0}, {rad(60), rad(40), rad(30), rad(80)}))});
  const auto seen = [](double x, double y) {  // y is down on the screen
    const double length = std::sqrt(x * x + y * y + 1);
    return at(3 * x / length, -3 * y / length);
  };
  const Vec2 from = seen(std::tan(rad(60)) * std::cos(0.5), std::tan(rad(40)) * std::sin(0.5));
  const LimitHandle handle = app::handleAt(limits, from);
  ASSERT_EQ(handle.kind, LimitPart::Lean);
  ASSERT_EQ(handle.part, 0);
  // WHEN it is dragged to (0.7, 0.5) in that plane THEN the angle to the right is the one whose
  // ellipse goes through there, while up stays 40 degrees: (0.7 / tan a)² + (0.5 / tan 40°)² = 1
  const double wanted = std::atan(0.7 / std::sqrt(1 - std::pow(0.5 / std::tan(rad(40)), 2)));
  const double by = app::draggedBy(limits[0], handle, from, seen(0.7, 0.5));
  EXPECT_NEAR(degrees(by), degrees(wanted) - 60, 0.05);
  // AND in two steps as in one, also where no such ellipse goes
  const Vec2 beside = seen(0.2, 3.0);
  EXPECT_NEAR(degrees(app::draggedBy(limits[0], handle, from, beside) +
                      app::draggedBy(limits[0], handle, beside, seen(0.7, 0.5))),
              degrees(by), 1e-6);
  EXPECT_TRUE(std::isfinite(app::draggedBy(limits[0], handle, from, at(0, 0))));
  // AND near the height of its neighbour, where the side of the formula goes far, it doesn't jump:
  // from nine tenths of that height on the side is atan(x / sqrt(1 - 0.9²))
  for (const double share : {0.9, 0.99, 0.999, 1.0}) {
    const double there = app::draggedBy(limits[0], handle, from, seen(0.3, share * std::tan(rad(40))));
    EXPECT_NEAR(degrees(there) + 60, degrees(std::atan(0.3 / std::sqrt(0.19))), 0.05) << share;
  }
}

TEST(LimitHandles, ATwistIsAnArcAboutWhereTheAxisPoints) {
  // GIVEN a cone with a twist of -20 to 50 degrees about the bone, which leans by 30 degrees about
  // Z and has twisted by 15
  LimitedArm arm;
  const Limit cone = ik::solvers::withTwist(ik::solvers::coneLimit({0, 1, 0}, rad(40)), rad(-20), rad(50));
  arm.pose(kArm, ik::solvers::about({0, 0, 1}, rad(30)) * ik::solvers::about({0, 1, 0}, rad(15)));
  const auto limits = arm.limits({turns(cone)});
  std::array<app::LimitArc, 3> arcs;
  ASSERT_EQ(app::arcsOf(limits.at(0), arcs), 1U);
  // THEN its arc is about the leaning bone, and its hand is at 15
  expectPoint(arcs[0].axis, {-std::sin(rad(30)), std::cos(rad(30)), 0});
  EXPECT_NEAR(degrees(arcs[0].now), 15, 1e-3);
  EXPECT_NEAR(degrees(arcs[0].lower), -20, 1e-9);
  EXPECT_NEAR(degrees(arcs[0].upper), 50, 1e-9);
  EXPECT_NEAR(glm::dot(arcs[0].zero, arcs[0].axis), 0, 1e-6);
  // AND its ends are two numbers of their own
  LimitHandle upper{LimitPart::Turn, 2 * app::kTwistPart + 1, 0, kArm};
  BoneFreedom freedom = arm.actor().switches().freedoms[0];
  EXPECT_NEAR(degrees(app::valueOf(freedom, upper)), 50, 1e-9);
  app::setValue(freedom, upper, rad(70));
  EXPECT_NEAR(degrees(freedom.turn->twistUpper), 70, 1e-9);
  EXPECT_NEAR(degrees(freedom.turn->twistLower), -20, 1e-9);
  EXPECT_NEAR(degrees(freedom.turn->angles[0]), 40, 1e-9);
  // AND a cone without one has no arc, nor one whose twist is 0
  EXPECT_EQ(app::arcsOf(arm.limits({turns(ik::solvers::coneLimit({0, 1, 0}, rad(40)))}).at(0), arcs), 0U);
  EXPECT_EQ(app::arcsOf(arm.limits({turns(ik::solvers::withTwist(cone, 0, 0))}).at(0), arcs), 0U);
}

TEST(LimitHandles, AnArcsEndsAreDraggedAndDontPassEachOther) {
  LimitedArm arm;
  arm.camera.perspective = true;  // a plane that faces the eye is seen without distortion
  const auto limits = arm.limits({turns(ik::solvers::hingeLimit({0, 0, 1}, rad(-30), rad(60)))});
  const auto end = [](double angle) { return at(-2.5 * std::sin(rad(angle)), 2.5 * std::cos(rad(angle))); };
  const LimitHandle upper = app::handleAt(limits, end(60)), lower = app::handleAt(limits, end(-30));
  EXPECT_EQ(upper.kind, LimitPart::Turn);
  EXPECT_EQ(upper.part, 1);
  EXPECT_EQ(lower.part, 0);
  EXPECT_NEAR(degrees(app::draggedBy(limits[0], upper, end(60), end(95))), 35, 0.01);
  EXPECT_NEAR(degrees(app::draggedBy(limits[0], lower, end(-30), end(-100))), -70, 0.01);
  BoneFreedom freedom = arm.actor().switches().freedoms[0];
  app::setValue(freedom, upper, rad(95));
  EXPECT_NEAR(degrees(freedom.turn->upper.x), 95, 1e-9);
  app::setValue(freedom, upper, rad(-90));
  EXPECT_NEAR(degrees(freedom.turn->upper.x), -30, 1e-9) << "the lower end is there";
  app::setValue(freedom, lower, rad(-500));
  EXPECT_NEAR(degrees(freedom.turn->lower.x), -360, 1e-9);
}

TEST(LimitHandles, ASlidesEndsAreDraggedAlongTheAxis) {
  LimitedArm arm;
  const auto limits = arm.limits({{kArm, {}, ik::solvers::SlideRange{{1, 0, 0}, -2, 4}}});
  const LimitHandle upper = app::handleAt(limits, at(4, 0)), lower = app::handleAt(limits, at(-2, 0));
  EXPECT_EQ(upper.kind, LimitPart::Way);
  EXPECT_EQ(upper.part, 1);
  EXPECT_EQ(lower.part, 0);
  EXPECT_FALSE(app::handleAt(limits, at(1, 0)).any());
  EXPECT_NEAR(app::draggedBy(limits[0], upper, at(4, 0), at(5.5, 2)), 1.5, 1e-3);
  BoneFreedom freedom = arm.actor().switches().freedoms[0];
  app::setValue(freedom, lower, 9);
  EXPECT_EQ(freedom.slide->lower, 4) << "the upper end is there";
  EXPECT_EQ(app::jointAt(limits, at(0.2, 0)), limits.data());
  EXPECT_EQ(app::jointAt(limits, at(2, 0)), nullptr);
}

TEST(LimitHandles, APlacedModelIsDraggedInItsOwnUnits) {
  // GIVEN a model of twice the size, seen so that its joint, (0, 20, 0) in the world, is in the
  // middle
  LimitedArm arm;
  arm.camera.target = {0, 20, 0};
  arm.scale = 2;
  const auto slides = arm.limits({{kArm, {}, ik::solvers::SlideRange{{1, 0, 0}, -2, 4}}});
  const LimitHandle upper = app::handleAt(slides, at(8, 0));
  EXPECT_EQ(upper.part, 1);
  EXPECT_NEAR(app::draggedBy(slides[0], upper, at(8, 0), at(11, 0)), 1.5, 1e-3);
  // AND three of its units are six of the world's, which are more than the screen has room for
  const auto cones = arm.limits({turns(ik::solvers::coneLimit({0, 1, 0}, rad(40)))});
  EXPECT_NEAR(cones[0].reach * 2 * kUnit, app::kMaxLimitReach, 0.01);
}

}  // namespace
