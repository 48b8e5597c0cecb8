// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Limits of joints lie in the picture where closed forms have them.

#include "app/view/limit_overlay.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "app/view/overlay_colours.h"
#include "app/view/show_overlay.h"
#include "ik/angle_limit.h"
#include "tests/app/files/dancer.h"
#include "tests/app/view/default_view.h"
#include "tests/app/view/limited_arm.h"
#include "tests/support/allocation_count.h"

namespace {

using app::JointLimit;
using ik::solvers::Limit, ik::solvers::LimitKind;
using support::at, support::degrees, support::expectPoint, support::kArm, support::kNear, support::kUnit;
using support::LimitedArm, support::locked, support::rad, support::turns;
using Point = ik::solvers::Vec3;

TEST(JointLimits, AConesRimIsAsFarFromTheJointAsTheBoneIsLong) {
  LimitedArm arm;
  auto limits = arm.limits({turns(ik::solvers::coneLimit({0, 1, 0}, rad(40)))});
  ASSERT_EQ(limits.size(), 1U);
  EXPECT_EQ(limits[0].bone, kArm);
  EXPECT_TRUE(limits[0].own);
  expectPoint(limits[0].rim(0), {3 * std::sin(rad(40)), 10 + 3 * std::cos(rad(40)), 0});
  expectPoint(limits[0].rim(ik::solvers::kPi), {-3 * std::sin(rad(40)), 10 + 3 * std::cos(rad(40)), 0});
  // WHEN the parent turns by 90 degrees about Z THEN the cone does with it: its axis Y is -X, and
  // the joint, which was 10 above, is 10 to the left
  arm.pose(0, ik::solvers::about({0, 0, 1}, rad(90)));
  limits = arm.limits({turns(ik::solvers::coneLimit({0, 1, 0}, rad(40)))});
  expectPoint(limits[0].rim(0), {-10 - 3 * std::cos(rad(40)), 3 * std::sin(rad(40)), 0});
}

TEST(JointLimits, ShortAndLongBonesStayInSightOnTheScreen) {
  LimitedArm tiny(0.01F), huge(100.0F);
  const Limit cone = ik::solvers::coneLimit({0, 1, 0}, rad(40));
  EXPECT_NEAR(tiny.limits({turns(cone)})[0].reach * kUnit, app::kMinLimitReach, 0.01);
  EXPECT_NEAR(huge.limits({turns(cone)})[0].reach * kUnit, app::kMaxLimitReach, 0.01);
}

TEST(JointLimits, AHingesArcTurnsTheBoneFromEndToEnd) {
  LimitedArm arm;
  arm.pose(kArm, ik::solvers::about({0, 0, 1}, rad(20)));
  const auto limits = arm.limits({turns(ik::solvers::hingeLimit({0, 0, 1}, rad(-30), rad(60)))});
  ASSERT_EQ(limits.size(), 1U);
  std::array<app::LimitArc, 3> arcs;
  ASSERT_EQ(app::arcsOf(limits[0], arcs), 1U);
  EXPECT_NEAR(degrees(arcs[0].now), 20, kNear);
  // A turn about Z by a brings Y to (-sin a, cos a).
  for (const double angle : {-30.0, 20.0, 60.0})
    expectPoint(app::pointOf(limits[0], arcs[0], rad(angle)),
                {-3 * std::sin(rad(angle)), 10 + 3 * std::cos(rad(angle)), 0});
}

TEST(JointLimits, EachArcOfABoxTurnsAboutTheAxisThatItsAngleTurnsAbout) {
  // GIVEN a box in each order, in a pose in its middle
  for (const auto order : {ik::EulerOrder::Yxz, ik::EulerOrder::Zyx, ik::EulerOrder::Xzy}) {
    SCOPED_TRACE(static_cast<int>(order));
    const Point angles(rad(20), rad(-30), rad(40));
    LimitedArm arm;
    arm.pose(kArm, ik::compose(order, angles));
    const auto limits = arm.limits({turns(ik::solvers::eulerLimit(order, Point(rad(-60)), Point(rad(70))))});
    std::array<app::LimitArc, 3> arcs;
    ASSERT_EQ(app::arcsOf(limits.at(0), arcs), 3U);
    for (const app::LimitArc& arc : arcs) {
      EXPECT_NEAR(degrees(arc.now), degrees(angles[arc.part]), 0.01);
      // WHEN this angle alone grows THEN the whole rotation turns about the arc's axis
      Point more = angles;
      more[arc.part] += rad(1);
      const ik::solvers::Quat by = ik::compose(order, more) * glm::conjugate(ik::compose(order, angles));
      expectPoint(glm::normalize(Point(by.x, by.y, by.z)), arc.axis, 1e-3);
    }
  }
  // AND a range of 0 has no arc
  LimitedArm arm;
  const auto flat = arm.limits({turns(ik::solvers::eulerLimit({rad(-30), 0, rad(-5)}, {rad(30), 0, rad(5)}))});
  std::array<app::LimitArc, 3> arcs;
  EXPECT_EQ(app::arcsOf(flat.at(0), arcs), 2U);
}

TEST(JointLimits, ASlideLiesAlongItsAxisThroughTheJoint) {
  LimitedArm arm;
  arm.pose(kArm, ik::solvers::kIdentity, {1.5F, 0, 0});
  const auto limits = arm.limits({{kArm, {}, ik::solvers::SlideRange{{1, 0, 0}, -1, 4}}});
  ASSERT_EQ(limits.size(), 1U);
  EXPECT_NEAR(limits[0].slid, 1.5, kNear);
  EXPECT_EQ(limits[0].turn.kind, LimitKind::Free) << "the slide itself says that it doesn't turn";
  expectPoint(limits[0].joint, {1.5, 10, 0});
  expectPoint(limits[0].slidTo(-1), {-1, 10, 0});
  expectPoint(limits[0].slidTo(4), {4, 10, 0});
}

TEST(JointLimits, TheFilesLimitsAreThoseOfTheChainThatIsChosen) {
  app::Show show;
  const app::ActorId id = show.add(support::loaded(support::dancer()));
  app::Actor& actor = *show.actor(id);
  show.evaluate(0);
  const app::OverlayView view{app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1};
  const auto limitsBy = [&](const app::FileLimits& file) {
    std::vector<JointLimit> limits;
    std::size_t left = 10;
    EXPECT_TRUE(app::addJointLimits(actor, id, actor.frame().boneModels, app::restTails(actor.model()), file, view,
                                    left, limits));
    return limits;
  };
  EXPECT_TRUE(limitsBy({}).empty());
  EXPECT_TRUE(limitsBy({-1, 5}).empty()) << "the head isn't in the chain";
  for (const app::FileLimits& file : {app::FileLimits{0, -1}, {-1, 2}, {-1, 3}, {-1, 4}}) {
    const auto limits = limitsBy(file);
    ASSERT_EQ(limits.size(), 1U);
    // the knee: -180 to -0.5 degrees about X
    EXPECT_EQ(limits[0].bone, 2);
    EXPECT_EQ(limits[0].turn.kind, LimitKind::Hinge);
    EXPECT_FALSE(limits[0].own);
    // AND it can't be dragged
    std::array<app::LimitArc, 3> arcs;
    ASSERT_EQ(app::arcsOf(limits[0], arcs), 1U);
    EXPECT_NEAR(degrees(arcs[0].upper), -0.5, 1e-3);
  }
  // WHEN the show says otherwise THEN that is shown in its place
  actor.set(&app::ActorSwitches::freedoms, {{2, locked(), {}}});
  show.evaluate(0);
  ASSERT_EQ(limitsBy({0, -1}).size(), 1U);
  EXPECT_TRUE(limitsBy({0, -1})[0].own);
  actor.set(&app::ActorSwitches::freedoms, {{2, Limit(), {}}});
  show.evaluate(0);
  EXPECT_TRUE(limitsBy({0, -1}).empty()) << "it turns freely now";
  actor.set(&app::ActorSwitches::freedoms, {{2, locked(), {}}});
  show.evaluate(0);
  // AND nothing is added where there is no room
  std::vector<JointLimit> limits;
  std::size_t left = 0;
  EXPECT_FALSE(
      app::addJointLimits(actor, id, actor.frame().boneModels, app::restTails(actor.model()), {}, view, left, limits));
  EXPECT_TRUE(limits.empty());
}

TEST(JointLimits, BonesPointToTheirTailsElseToTheirFirstChildren) {
  // GIVEN bones with an offset, with a bone as tail, with two children of which the first lies in
  // the same place, and with neither
  pmx::Model model;
  const auto add = [&](const base::Vec3& at, std::int32_t parent) -> pmx::Bone& {
    pmx::Bone& bone = model.bones.emplace_back();
    bone.position = at;
    bone.parent = parent;
    return bone;
  };
  add({0, 0, 0}, -1).tailOffset = {0, 2, 0};
  pmx::Bone& second = add({0, 1, 0}, 0);
  second.flags |= pmx::boneFlag::tailIsBone;
  second.tailBone = 4;
  add({1, 1, 0}, 1);
  add({1, 1, 0}, 2);
  add({1, 4, 0}, 2);
  const auto tails = app::restTails(model);
  ASSERT_EQ(tails.size(), 5U);
  expectPoint(tails[0], {0, 2, 0});
  expectPoint(tails[1], {1, 3, 0});
  expectPoint(tails[2], {0, 3, 0});
  expectPoint(tails[3], {0, 0, 0});
  expectPoint(tails[4], {0, 3, 0});
}

TEST(LimitOverlay, AJointAtItsLimitHasAnotherColour) {
  LimitedArm arm;
  const base::Vec4 plain = app::overlayColour::kLimit, atLimit = app::overlayColour::kAtLimit;
  const Limit cone = ik::solvers::coneLimit({0, 1, 0}, rad(30));
  arm.pose(kArm, ik::solvers::about({0, 0, 1}, rad(12)));
  EXPECT_GT(arm.count(plain, cone), 0U);
  EXPECT_EQ(arm.count(atLimit, cone), 0U);
  arm.pose(kArm, ik::solvers::about({0, 0, 1}, rad(30)));
  EXPECT_EQ(arm.count(plain, cone), 0U);
  EXPECT_GT(arm.count(atLimit, cone), 0U);
  const Limit hinge = ik::solvers::hingeLimit({0, 0, 1}, rad(-10), rad(30));
  EXPECT_GT(arm.count(atLimit, hinge), 0U);
  // a joint that may not turn always stands where it is, and one that turns freely has nothing
  EXPECT_GT(arm.count(plain, locked()), 0U);
  EXPECT_EQ(arm.count(atLimit, locked()), 0U);
  arm.count(plain, Limit());
  EXPECT_TRUE(arm.overlay.triangles().empty());
  // WHEN limits aren't shown THEN there are none
  arm.count(plain, cone);
  EXPECT_EQ(arm.overlay.limits().size(), 1U);
  arm.overlay.draw(arm.show, arm.show.evaluate(0), {}, arm.view());
  EXPECT_TRUE(arm.overlay.triangles().empty());
  EXPECT_TRUE(arm.overlay.limits().empty());
}

TEST(LimitOverlay, AllocatesNothingOnceWarm) {
  LimitedArm arm;
  arm.actor().set(&app::ActorSwitches::freedoms,
                  {{0, ik::solvers::eulerLimit(Point(-1), Point(1)), ik::solvers::SlideRange{}},
                   turns(ik::solvers::coneLimit({0, 1, 0}, 0.5)),
                   {2, locked(), {}}});
  app::OverlayChoice choice;
  choice.limits = true;
  const app::ShowFrame& frame = arm.show.evaluate(0);
  const app::OverlayView view = arm.view();
  const auto draw = [&] { arm.overlay.draw(arm.show, frame, choice, view); };
  draw();
  EXPECT_GT(arm.overlay.triangles().size(), 100U);
  EXPECT_EQ(arm.overlay.limits().size(), 3U);
  const std::size_t before = support::allocationCount();
  draw();
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
