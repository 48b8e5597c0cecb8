// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Limits of joints lie in the picture where closed forms have them, and a drag on the screen
// changes them by the angle and the way that the mouse goes.

#include "app/view/limit_overlay.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "app/view/overlay_colours.h"
#include "app/view/show_overlay.h"
#include "ik/angle_limit.h"
#include "tests/app/files/dancer.h"
#include "tests/app/view/default_view.h"
#include "tests/support/allocation_count.h"

namespace {

using app::JointLimit, app::LimitHandle;
using base::Vec2;
using ik::solvers::BoneFreedom, ik::solvers::Limit, ik::solvers::LimitKind;
using support::kUnit;
using LimitPart = app::LimitHandle::Kind;
using Point = ik::solvers::Vec3;

constexpr double kNear = 1e-4;
constexpr std::int32_t kArm = 1;

double rad(double degrees) { return degrees * ik::solvers::kPi / 180.0; }
double degrees(double angle) { return angle * 180.0 / ik::solvers::kPi; }

void expectPoint(const Point& got, const Point& want, double tolerance = kNear) {
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(got[i], want[i], tolerance) << i;
}

BoneFreedom turns(const Limit& limit) { return {kArm, limit, {}}; }
Limit locked() {
  Limit limit;
  limit.kind = LimitKind::Locked;
  return limit;
}

/// An arm of three units stands upright at (0, 10, 0): bone 1, whose child 2 is its hand.
struct LimitedArm {
  app::Show show;
  app::ActorId id = 0;
  vmd::CameraState camera;
  float scale = 1;  // of the model
  app::ShowOverlay overlay;

  explicit LimitedArm(float length = 3.0F) {
    camera.perspective = false;
    pmx::Model model;
    for (const auto& [name, y] : {std::pair("root", 0.0F), {"arm", 10.0F}, {"hand", 10.0F + length}}) {
      pmx::Bone bone;
      bone.name = name;
      bone.position = {0, y, 0};
      bone.parent = static_cast<std::int32_t>(model.bones.size()) - 1;
      bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
      model.bones.push_back(bone);
    }
    id = show.add(support::loaded(std::move(model)));
  }
  [[nodiscard]] app::Actor& actor() { return *show.actor(id); }
  /// Poses a bone by hand.
  void pose(std::int32_t bone, const ik::solvers::Quat& turn, const base::Vec3& way = base::Vec3(0)) {
    app::Edits edits = actor().switches().edits;
    edits.set(app::BoneEdit{bone, app::EditKind::Add, {way, base::Quat(turn)}});
    actor().setEdits(edits);
  }
  [[nodiscard]] app::OverlayView view() const {
    app::Placement placement;
    placement.scale = scale;
    return {app::inModelSpace(app::cameraMatrices(camera, 1280.0F / 720.0F), placement), {1280, 720}, 1};
  }
  /// Returns the limits of the joints with these freedoms.
  std::vector<JointLimit> limits(std::vector<BoneFreedom> freedoms, const app::FileLimits& file = {}) {
    actor().set(&app::ActorSwitches::freedoms, std::move(freedoms));
    show.evaluate(0);
    std::vector<JointLimit> limits;
    std::size_t left = 100;
    EXPECT_TRUE(app::addJointLimits(actor(), id, actor().frame().boneModels, app::restTails(actor().model()), file,
                                    view(), left, limits));
    EXPECT_EQ(left, 100 - limits.size());
    return limits;
  }
  /// Returns the overlay's colours.
  std::size_t count(const base::Vec4& colour, const Limit& limit) {
    actor().set(&app::ActorSwitches::freedoms, {turns(limit)});
    app::OverlayChoice choice;
    choice.limits = true;
    overlay.draw(show, show.evaluate(0), choice, view());
    return static_cast<std::size_t>(std::ranges::count(overlay.triangles(), colour, &app::OverlayVertex::colour));
  }
};

/// Returns the pixel of a point at the joint's distance from the camera, relative to the joint.
Vec2 at(double right, double up) {
  return {640.0F + kUnit * static_cast<float>(right), 360.0F - kUnit * static_cast<float>(up)};
}

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
