// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Targets of goals and of chains: where their marks are, what has none, and what a drag moves.

#include "app/view/target_marks.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "tests/app/view/default_view.h"

namespace {

using app::ActorId, app::DraggedBone, app::Goal, app::GoalKind, app::GoalTarget, app::GoalTip;
using base::Vec2, base::Vec3;
using support::kAnkle, support::kHead, support::kIkBone;

/// This struct has a show of models whose bones a user may move, seen as MMD's camera does at
/// first: from 45 units before (0, 10, 0), 30 degrees high.
struct TargetScene {
  ActorId add() {
    pmx::Model model = support::dancer();
    for (auto& bone : model.bones) bone.flags |= pmx::boneFlag::operable;
    return show.add(support::loaded(std::move(model)));
  }
  std::vector<app::TargetMark> targets(app::TargetChoice choice = {true, false}) {
    std::vector<app::TargetMark> found;
    app::addTargets(show, show.evaluate(0), choice, view, found);
    return found;
  }
  /// Returns where such a camera has a point: closed form.
  static Vec2 pixelOf(const Vec3& point) {
    const float unit = 720.0F / (2.0F * (point.z + 45.0F) * std::tan(base::kPi / 12));
    return {640.0F + unit * point.x, 360.0F - unit * (point.y - 10.0F)};
  }
  static Goal reach(const Vec3& point) {
    Goal goal;
    goal.bone = kAnkle;
    goal.root = 1;
    goal.place.point = point;
    return goal;
  }

  app::Show show;
  app::OverlayView view{app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1.0F};
};

TEST(TargetMarks, AGoalsPointIsMarkedAndDraggedWhereItIs) {
  // GIVEN a leg that is to reach a place in the world, far beyond its length, of a model that is
  // moved, turned and scaled
  TargetScene seen;
  const ActorId id = seen.add();
  const Vec3 place{9, 14, -6};
  seen.show.actor(id)->setPlacement({{-4, 1, 2}, 90, 0.5F});
  seen.show.actor(id)->set(&app::ActorSwitches::goals, {TargetScene::reach(place)});
  const auto targets = seen.targets();
  ASSERT_EQ(targets.size(), 1U);
  // THEN its mark is where the camera has that place
  EXPECT_EQ(targets[0].what, (DraggedBone{id, kAnkle, GoalTip{0}}));
  const Vec2 pixel = TargetScene::pixelOf(place);
  EXPECT_NEAR(targets[0].mark.pixel.x, pixel.x, 0.01F);
  EXPECT_NEAR(targets[0].mark.pixel.y, pixel.y, 0.01F);
  EXPECT_GT(glm::distance(seen.show.actor(id)->frame().placement.toWorld(
                              seen.show.actor(id)->frame().boneModels[kAnkle].translation),
                          place),
            3.0F);
  // AND a drag adds to it what the mouse goes at its depth, in the world
  const auto handles = app::handlesOf(seen.show, targets[0], seen.view);
  ASSERT_TRUE(handles.moves);
  const Vec2 to = TargetScene::pixelOf(place + Vec3(2, -3, 0));
  const auto step = app::draggedBy(handles, {app::BoneHandle::Kind::Free, 0}, pixel, to);
  EXPECT_NEAR(step.translation.x, 2.0F, 1e-3F);
  EXPECT_NEAR(step.translation.y, -3.0F, 1e-3F);
  EXPECT_NEAR(step.translation.z, 0.0F, 1e-3F);
}

TEST(TargetMarks, GoalsThatShareABoneHaveOneTarget) {
  // GIVEN one who looks at another's IK bone and reaches for it, and both at the camera
  TargetScene seen;
  const ActorId id = seen.add(), other = seen.add();
  Goal reach = TargetScene::reach({1, 2, 3});
  reach.place.at = GoalTarget::Bone;
  reach.place.actor = other;
  reach.place.targetBone = kIkBone;
  Goal look = reach, camera = reach, stand;
  look.kind = camera.kind = GoalKind::LookAt;
  look.bone = look.root = camera.bone = camera.root = kHead;
  camera.place = {};
  camera.place.at = GoalTarget::Camera;
  stand.kind = GoalKind::Stand;
  seen.show.actor(id)->set(&app::ActorSwitches::goals, {reach, look, camera, stand});
  const auto targets = seen.targets();
  // THEN there is one, beside the bone by the goal's offset, and it moves the other one's bone
  ASSERT_EQ(targets.size(), 1U);
  EXPECT_EQ(targets[0].what, (DraggedBone{other, kIkBone, {}}));
  EXPECT_NEAR(glm::distance(targets[0].place, Vec3(1, 0, 0) + Vec3(1, 2, 3)), 0.0F, 1e-4F);
  EXPECT_TRUE(app::handlesOf(seen.show, targets[0], seen.view).controller);
  // AND none where that one is hidden, or the bone isn't for users to move
  seen.show.actor(other)->set(&app::ActorSwitches::visible, false);
  EXPECT_TRUE(seen.targets().empty());
}

TEST(TargetMarks, AGoalThatIsOffOrOutOfSightHasNone) {
  TargetScene seen;
  const ActorId id = seen.add();
  const auto with = [&](const Goal& goal) {
    seen.show.actor(id)->set(&app::ActorSwitches::goals, {goal});
    return seen.targets().size();
  };
  Goal goal = TargetScene::reach({0, 10, 0});
  EXPECT_EQ(with(goal), 1U);
  goal.on = false;
  EXPECT_EQ(with(goal), 0U);
  EXPECT_EQ(with(TargetScene::reach({0, 10, -60})), 0U) << "behind the camera";
  EXPECT_EQ(with(TargetScene::reach({0, 10, 0})), 1U);
  EXPECT_TRUE(seen.targets({false, true}).size() == 1 && seen.targets({false, true})[0].what.bone == kIkBone);
  EXPECT_TRUE(seen.targets({false, false}).empty());
  seen.show.actor(id)->set(&app::ActorSwitches::visible, false);
  EXPECT_TRUE(seen.targets({true, true}).empty());
}

TEST(TargetMarks, ChainsHaveThemWhereTheyAreSolved) {
  // GIVEN two models with a chain each, one of which is off, and the other's IK bone hangs on it
  TargetScene seen;
  const ActorId id = seen.add();
  const app::TargetChoice chains{false, true};
  ASSERT_EQ(seen.targets(chains).size(), 1U);
  EXPECT_EQ(seen.targets(chains)[0].what, (DraggedBone{id, kIkBone, {}}));
  EXPECT_TRUE(seen.targets(chains)[0].controller);
  seen.show.actor(id)->set(&app::ActorSwitches::chains, {app::IkMode::Off});
  EXPECT_TRUE(seen.targets(chains).empty());
  seen.show.actor(id)->set(&app::ActorSwitches::chains, {app::IkMode::On});
  // AND none where a goal leads the chain: the goal's target is the one to drag
  Goal led = TargetScene::reach({1, 3, 0});
  led.root = led.bone;
  seen.show.actor(id)->set(&app::ActorSwitches::goals, {led});
  ASSERT_EQ(seen.targets({true, true}).size(), 1U);
  EXPECT_TRUE(seen.targets({true, true})[0].what.goal);
  seen.show.actor(id)->set(&app::ActorSwitches::goals, {});
  const ActorId other = seen.add();
  EXPECT_EQ(seen.targets(chains).size(), 2U);
  app::OutsideParent parent;
  parent.bone = kIkBone;
  parent.actor = id;
  parent.parentBone = kIkBone;
  ASSERT_TRUE(seen.show.attach(other, {parent}));
  ASSERT_EQ(seen.targets(chains).size(), 1U) << "the one that it hangs on is to be dragged";
  EXPECT_EQ(seen.targets(chains)[0].what.actor, id);
}

TEST(TargetMarks, TheNearestWithinReachIsTaken) {
  std::vector<app::TargetMark> targets(3);
  targets[0].mark.pixel = {100, 100};
  targets[1].mark.pixel = {110, 100};
  targets[2].mark.pixel = {300, 100};
  EXPECT_EQ(app::targetAt(targets, {103, 100}, 12), targets.data());
  EXPECT_EQ(app::targetAt(targets, {107, 100}, 12), &targets[1]);
  EXPECT_EQ(app::targetAt(targets, {200, 100}, 12), nullptr);
  EXPECT_EQ(app::targetAt(targets, {300, 112}, 12), &targets[2]);
  EXPECT_EQ(app::targetAt(targets, {300, 113}, 12), nullptr);
}

TEST(TargetMarks, AreDrawnAroundAFreeMiddle) {
  // GIVEN a target in the middle of the picture WHEN it is drawn THEN no triangle covers its very
  // place, and the one that is lit is wider
  TargetScene seen;
  const ActorId id = seen.add();
  seen.show.actor(id)->set(&app::ActorSwitches::goals, {TargetScene::reach({0, 10, 0})});
  const auto targets = seen.targets();
  ASSERT_EQ(targets.size(), 1U);
  const auto nearestTo = [&](const DraggedBone& lit) {
    std::vector<app::OverlayVertex> triangles;
    app::TargetOverlayJob job;
    job.targets = targets;
    job.lit = lit;
    job.view = seen.view;
    job.triangles = &triangles;
    job.run();
    EXPECT_GT(triangles.size(), 90U);
    std::pair<float, float> reach{INFINITY, 0.0F};
    for (const auto& corner : triangles) {
      const float far = glm::length(corner.position * Vec2(640, 360));
      reach = {std::min(reach.first, far), std::max(reach.second, far)};
    }
    return reach;
  };
  const auto plain = nearestTo({}), lit = nearestTo(targets[0].what);
  EXPECT_NEAR(plain.first, 8.2F, 0.05F) << "the ring's inner edge and its outline";
  EXPECT_GT(plain.second, 19.0F);
  EXPECT_LT(plain.second, 21.0F);
  EXPECT_NEAR(lit.first, 8.2F, 0.05F);
  EXPECT_GT(lit.second, plain.second);
}

}  // namespace
