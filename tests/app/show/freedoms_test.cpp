// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests say how bones may move: slides, limits of a show, and goals with several effectors.
#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "app/show/joint_value.h"
#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/goal_shows.h"
#include "tests/support/allocation_count.h"
#include "tests/support/model_builder.h"

namespace {

using app::Actor;
using app::ActorId;
using app::Goal;
using app::Show;
using base::Vec3;
using ik::solvers::BoneFreedom;
using ik::solvers::SlideRange;
using ik::solvers::Solver;
using ik::solvers::Stop;
using support::expectNear;
using support::reach;
using support::worldOf;

/// This names the bones of crane().
struct Crane {
  enum : std::int32_t { Base, Mast, Arm, Tip, Left, Right };
};

/// Returns a crane: a base that turns, a mast that slides up, an arm that slides forward (+X at
/// rest) from 2 units on, and two grippers that are rigidly one unit to both sides of the arm's
/// end.
pmx::Model crane() {
  pmx::Model model;
  model.name = "crane";
  model.bones = {support::bone("base", -1, {0, 0, 0}), support::bone("mast", 0, {0, 1, 0}),
                 support::bone("arm", 1, {2, 1, 0}),   support::bone("tip", 2, {2, 1, 0}),
                 support::bone("left", 3, {2, 1, 1}),  support::bone("right", 3, {2, 1, -1})};
  return model;
}

SlideRange slide(const Vec3& axis, double lower, double upper) { return {ik::solvers::Vec3(axis), lower, upper}; }

/// Returns the freedoms that make the crane one: cylinder coordinates.
std::vector<BoneFreedom> cylindrical() {
  ik::solvers::Limit locked;
  locked.kind = ik::solvers::LimitKind::Locked;
  return {{Crane::Base, ik::solvers::hingeLimit({0, 1, 0}, -3, 3), {}},
          {Crane::Mast, {}, slide({0, 1, 0}, 0, 8)},
          {Crane::Arm, {}, slide({1, 0, 0}, 0, 6)},
          {Crane::Tip, locked, {}}};
}

class Freedoms : public ::testing::Test {
 protected:
  ActorId add(const pmx::Model& model, std::vector<BoneFreedom> freedoms) {
    const ActorId id = show.add(support::loaded(model));
    show.actor(id)->set(&app::ActorSwitches::freedoms, std::move(freedoms));
    return id;
  }
  Show show;
};

/// Returns how far a bone has slid, units of its local translation.
Vec3 slidBy(const Actor& actor, std::int32_t bone) {
  return actor.pose().locals[static_cast<std::size_t>(bone)].translation;
}

TEST_F(Freedoms, ACraneReachesByItsCylinderCoordinates) {
  // GIVEN a crane, and a point at height 6 whose distance from the axis is 5
  const ActorId id = add(crane(), cylindrical());
  const Vec3 point(3, 6, 4);
  Goal goal = reach(Crane::Tip, Crane::Base, point);
  for (const Solver solver :
       {Solver::DampedLeastSquares, Solver::SelectivelyDamped, Solver::PseudoInverse, Solver::Ccd}) {
    SCOPED_TRACE(ik::solvers::nameOf(solver));
    goal.solver = solver;
    goal.loops = 400;
    goal.tolerance = 1e-4;
    show.actor(id)->setGoals({goal});
    show.evaluate(0);
    // THEN the mast is 5 up from 1, the arm 3 out from 2, and the base turned from (1, 0) to (3,
    // 4): the turn of the left-handed axes about +Y that brings +X to (0.6, 0.8) of X and Z
    const Actor& actor = *show.actor(id);
    expectNear(worldOf(show, id, Crane::Tip).translation, point, 1e-3F);
    expectNear(slidBy(actor, Crane::Mast), {0, 5, 0});
    expectNear(slidBy(actor, Crane::Arm), {3, 0, 0});
    expectNear(worldOf(show, id, Crane::Base).rotation * Vec3(1, 0, 0), {0.6F, 0, 0.8F});
    EXPECT_EQ(actor.goalReports()[0].stop, Stop::Reached);
    EXPECT_GT(actor.goalReports()[0].loops, 0);
    EXPECT_EQ(actor.goalReports()[0].solver, solver);
  }
}

TEST_F(Freedoms, SlidesEndAtTheirRanges) {
  // WHEN a point is higher and farther than the slides reach THEN they stand at their ends
  const ActorId id = add(crane(), cylindrical());
  show.actor(id)->setGoals({reach(Crane::Tip, Crane::Base, {30, 40, 0})});
  show.evaluate(0);
  expectNear(slidBy(*show.actor(id), Crane::Mast), {0, 8, 0});
  expectNear(slidBy(*show.actor(id), Crane::Arm), {6, 0, 0});
  EXPECT_NEAR(show.actor(id)->goalReports()[0].miss, std::hypot(30.0F - 8.0F, 40.0F - 9.0F), 1e-3F);
  // AND a slider set by hand is where the solve begins: a point that is there already moves nothing
  app::Edits edits;
  edits.set(app::BoneEdit{Crane::Mast, app::EditKind::Add, {{0, 3, 0}, base::kIdentityRotation}});
  edits.set(app::BoneEdit{Crane::Arm, app::EditKind::Add, {{2, 0, 0}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  show.actor(id)->setGoals({reach(Crane::Tip, Crane::Base, {4, 4, 0})});
  show.evaluate(0);
  expectNear(slidBy(*show.actor(id), Crane::Mast), {0, 3, 0}, 1e-5F);
  expectNear(slidBy(*show.actor(id), Crane::Arm), {2, 0, 0}, 1e-5F);
}

TEST_F(Freedoms, HalfAGoalIsHalfTheWay) {
  const ActorId id = add(crane(), cylindrical());
  Goal goal = reach(Crane::Tip, Crane::Base, {5, 5, 0});
  goal.keys = {{0, true, 10}};
  show.actor(id)->setGoals({goal});
  show.evaluate(5);  // the middle of the blend: half
  expectNear(slidBy(*show.actor(id), Crane::Mast), {0, 2, 0}, 2e-3F);
  expectNear(slidBy(*show.actor(id), Crane::Arm), {1.5F, 0, 0}, 2e-3F);
}

TEST_F(Freedoms, TwoGrippersShareOneTreeByTheirWeights) {
  // GIVEN an arm that can only slide along X, with two grippers at x = 2 whose targets are at x = 3
  // and x = 5
  const ActorId id = add(crane(), {{Crane::Arm, {}, slide({1, 0, 0}, -10, 10)}});
  Goal goal = reach(Crane::Left, Crane::Arm, {3, 1, 1});
  goal.root = Crane::Arm;
  goal.more.push_back({});
  goal.more[0].bone = Crane::Right;
  goal.more[0].place.point = {5, 1, -1};
  goal.solver = Solver::DampedLeastSquares;
  goal.loops = 200;
  const auto slid = [&] {
    // Nothing else may turn: the bones between are locked.
    ik::solvers::Limit locked;
    locked.kind = ik::solvers::LimitKind::Locked;
    show.actor(id)->set(
        &app::ActorSwitches::freedoms,
        std::vector<BoneFreedom>{{Crane::Arm, {}, slide({1, 0, 0}, -10, 10)}, {Crane::Tip, locked, {}}});
    show.actor(id)->setGoals({goal});
    show.evaluate(0);
    return slidBy(*show.actor(id), Crane::Arm).x;
  };
  // THEN least squares lie between the offsets of 1 and 3, by their weights
  EXPECT_NEAR(slid(), 2.0F, 2e-3F);
  goal.more[0].weight = 3.0F;
  EXPECT_NEAR(slid(), 2.5F, 2e-3F);
  goal.weight = 0.0F;
  EXPECT_NEAR(slid(), 3.0F, 2e-3F);
  // AND each gripper is held by it, and dragged by its own place
  ASSERT_NEAR(show.actor(id)->goalReports()[0].miss, 0.0F, 2e-3F);
  const Actor& actor = *show.actor(id);
  EXPECT_EQ(app::goalHolding(actor.switches().goals, actor.goalReports(), Crane::Right), (app::GoalTip{0, 0}));
  std::vector<Goal> goals = actor.switches().goals;
  ASSERT_NE(app::placeOf(goals, {0, 0}), nullptr);
  EXPECT_EQ(app::placeOf(goals, {0, 0})->point, Vec3(5, 1, -1));
  EXPECT_EQ(app::placeOf(goals, {0, 1}), nullptr);
  // AND another bone in a gripper's place is another tree: the tip is a unit beside that target
  goal.more[0].bone = Crane::Tip;
  EXPECT_NEAR(slid(), 3.0F, 2e-3F);
  EXPECT_NEAR(show.actor(id)->goalReports()[0].miss, std::sqrt(3.0F), 2e-3F);
}

TEST_F(Freedoms, TheDampingBoundsTheStep) {
  // GIVEN a slide one unit from its target: with damping lambda one step goes 1 / (1 + lambda^2) of
  // the way
  const ActorId id = add(crane(), {{Crane::Mast, {}, slide({0, 1, 0}, -10, 10)}});
  Goal goal = reach(Crane::Arm, Crane::Mast, {2, 1.5F, 0});
  goal.solver = Solver::DampedLeastSquares;
  goal.loops = 1;
  goal.damping = 2.0F;
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  EXPECT_NEAR(slidBy(*show.actor(id), Crane::Mast).y, 0.5F / 5.0F, 1e-6F);
}

TEST_F(Freedoms, AHingeOfTheShowIsTheFilesHinge) {
  // GIVEN a leg whose knee the file leaves free, and a show that gives it the hinge that the
  // dancer's file has
  pmx::Model free = support::dancer();
  pmx::IkLink& knee = free.bones[4].ik.links[0];
  const Vec3 lower = knee.lower, upper = knee.upper;
  knee.limited = false;
  Actor byFile(support::loadedDancer()), byShow(support::loaded(free)), unlimited(support::loaded(free));
  byShow.set(&app::ActorSwitches::freedoms,
             std::vector<BoneFreedom>{{2, ik::solvers::hingeLimit({1, 0, 0}, lower.x, upper.x), {}}});
  for (Actor* actor : {&byFile, &byShow, &unlimited}) {
    app::Edits edits;
    edits.set(app::BoneEdit{4, app::EditKind::Add, {{0.5F, 3, -2}, base::kIdentityRotation}});
    actor->setEdits(edits);
    actor->evaluate(0);
  }
  // THEN MMD's solver gives the same bits, and others without it
  const auto same = [](const Actor& a, const Actor& b) {
    const auto one = a.frame().boneModels, other = b.frame().boneModels;
    return std::memcmp(one.data(), other.data(), one.size_bytes()) == 0;
  };
  EXPECT_TRUE(same(byFile, byShow));
  EXPECT_FALSE(same(byFile, unlimited));
}

TEST_F(Freedoms, AConeOfTheShowIsKept) {
  // GIVEN a hip that may lean by ten degrees from straight down, which MMD doesn't know
  Actor actor(support::loadedDancer());
  const float lean = 10 * support::kDegree;
  actor.set(&app::ActorSwitches::freedoms, std::vector<BoneFreedom>{{1, ik::solvers::coneLimit({0, -1, 0}, lean), {}}});
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 4, -6}, base::kIdentityRotation}});
  actor.setEdits(edits);
  actor.evaluate(0);
  const Vec3 down = actor.frame().boneModels[1].rotation * Vec3(0, -1, 0);
  EXPECT_NEAR(std::acos(-down.y), lean, 1e-3F) << "it leans as far as it may";
  EXPECT_EQ(actor.chainReports().size(), 1U);
  EXPECT_LT(actor.chainReports()[0].violation, 1e-3);
  // AND without it it leans farther
  actor.set(&app::ActorSwitches::freedoms, {});
  actor.evaluate(0);
  EXPECT_GT(std::acos(-(actor.frame().boneModels[1].rotation * Vec3(0, -1, 0)).y), 2 * lean);
}

TEST_F(Freedoms, ASlideInAChainOfTheModelLengthensIt) {
  // GIVEN a leg of 10 whose foot is to go 3 units lower, and a knee that may slide 4 down
  Actor actor(support::loadedDancer());
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, -3, 0}, base::kIdentityRotation}});
  actor.setEdits(edits);
  const auto miss = [&] {
    actor.evaluate(0);
    return glm::distance(actor.frame().boneModels[3].translation, actor.frame().boneModels[4].translation);
  };
  EXPECT_NEAR(miss(), 3.0F, 0.02F);
  actor.set(&app::ActorSwitches::freedoms, std::vector<BoneFreedom>{{2, {}, slide({0, -1, 0}, 0, 4)}});
  EXPECT_LT(miss(), 2e-3F);
  // The ankle is 5.004 from the knee, and the hip stays where it is.
  EXPECT_NEAR(glm::distance(actor.frame().boneModels[2].translation, actor.frame().boneModels[3].translation), 5.004F,
              1e-3F);
  expectNear(actor.frame().boneModels[1].translation, {1, 10, 0}, 1e-5F);
  // AND the next frame begins anew
  const Vec3 knee = actor.frame().boneModels[2].translation;
  actor.evaluate(1);
  actor.evaluate(0);
  EXPECT_EQ(actor.frame().boneModels[2].translation, knee);
}

TEST_F(Freedoms, SlidersSayAndSetHowJointsStand) {
  const ActorId id = add(crane(), cylindrical());
  Actor& actor = *show.actor(id);
  const auto values = app::jointValues(actor.switches().freedoms);
  ASSERT_EQ(values.size(), 3U) << "a hinge and two slides; what is locked has none";
  show.evaluate(0);
  app::Edits edits;
  const auto set = [&](std::size_t of, double value) {
    const app::BoneEdit* now = edits.ofBone(values[of].bone);
    edits.set(app::bringTo(values[of], value, actor, now != nullptr ? *now : app::BoneEdit{values[of].bone}));
    actor.setEdits(edits);
    show.evaluate(0);
    EXPECT_NEAR(app::measure(values[of], actor), value, 1e-5);
  };
  set(0, 1.2);
  set(1, 3.5);
  set(2, 2.0);
  set(0, -0.7);  // from where it stands
  // The arm's end is 2 + 2 from the axis, turned by -0.7 about +Y, and 1 + 3.5 up.
  expectNear(worldOf(show, id, Crane::Tip).translation, {4 * std::cos(0.7F), 4.5F, 4 * std::sin(0.7F)}, 1e-4F);
}

TEST_F(Freedoms, ASliderTurnsAboutItsAxisWhateverTheEditWas) {
  // GIVEN a base that its motion tilts about Z, and that is turned by hand about X as well
  const ActorId id = add(crane(), {{Crane::Base, ik::solvers::hingeLimit({0, 1, 0}, -3, 3), {}}});
  Actor& actor = *show.actor(id);
  const base::Quat tilt(std::cos(0.3F), 0, 0, std::sin(0.3F)), edited(std::cos(0.2F), std::sin(0.2F), 0, 0);
  vmd::Motion motion = vmd::Motion::make("crane");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>("base");
  key.rotation = tilt;
  motion.boneKeys.push_back(key);
  show.setMotions(id, {{support::loaded(std::move(motion))}});
  const app::JointValue value = app::jointValues(actor.switches().freedoms).front();
  app::Edits edits;
  edits.set(app::BoneEdit{Crane::Base, app::EditKind::Add, {{}, edited}});
  actor.setEdits(edits);
  show.evaluate(0);
  const double by = 0.8 - app::measure(value, actor);
  edits.set(app::bringTo(value, 0.8, actor, *edits.ofBone(Crane::Base)));
  actor.setEdits(edits);
  show.evaluate(0);
  // THEN the whole is the turn about Y of the parent's space after motion and edit
  EXPECT_NEAR(app::measure(value, actor), 0.8, 1e-5);
  const auto half = static_cast<float>(by / 2);
  const base::Quat wanted = base::Quat(std::cos(half), 0, std::sin(half), 0) * tilt * edited;
  EXPECT_NEAR(std::abs(glm::dot(worldOf(show, id, Crane::Base).rotation, wanted)), 1.0F, 1e-6F);
}

TEST_F(Freedoms, ImpossibleOnesAreLeftOut) {
  const ActorId id = add(crane(), {{Crane::Arm, {}, slide({1, 0, 0}, 0, 1)},
                                   {99, {}, slide({1, 0, 0}, 0, 1)},
                                   {Crane::Mast, {}, slide({0, 1, 0}, 0, 1)},
                                   {Crane::Arm, {}, slide({1, 0, 0}, 0, 9)},
                                   {Crane::Base, {}, {}}});
  const auto& kept = show.actor(id)->switches().freedoms;
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[0].bone, Crane::Mast);
  EXPECT_EQ(kept[1].slide->upper, 1.0) << "the first one counts";
}

TEST_F(Freedoms, FramesAllocateNothing) {
  const ActorId id = add(crane(), cylindrical());
  Goal goal = reach(Crane::Left, Crane::Base, {3, 6, 4});
  goal.more.push_back({});
  goal.more[0].bone = Crane::Right;
  goal.more[0].place.point = {4, 6, 3};
  show.actor(id)->setGoals({goal});
  show.evaluate(0);
  show.evaluate(1);
  const auto before = support::allocationCount();
  show.evaluate(2);
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
