// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/bone_handles.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/view/default_view.h"

namespace {

using app::BoneHandle, app::BoneHandles;
using base::Quat, base::Vec2, base::Vec3;
using Kind = app::BoneHandle::Kind;

using support::kUnit;

constexpr float kClose = 1e-4F;
constexpr BoneHandle kFree{Kind::Free, 0};

BoneHandle ring(int axis) { return {Kind::Ring, axis}; }
BoneHandle arrow(int axis) { return {Kind::Arrow, axis}; }

/// Returns the handles of a bone in the middle of that picture, with the world's axes.
BoneHandles middle(const vmd::CameraState& camera = {}, const app::Placement& placement = {}) {
  BoneHandles handles;
  handles.bone = 0;
  handles.moves = true;
  handles.rings = 3;
  handles.centre = {0, 10, 0};
  handles.arrowAxes = handles.ringAxes = handles.ownAxes = {Vec3(1, 0, 0), Vec3(0, 1, 0), Vec3(0, 0, 1)};
  handles.view = {app::inModelSpace(app::cameraMatrices(camera, 1280.0F / 720.0F), placement), {1280, 720}, 1.0F};
  return handles;
}

void expectClose(const Vec3& got, const Vec3& want, float tolerance = kClose) {
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(got[i], want[i], tolerance) << i;
}
void expectTurned(const Quat& got, float angle, const Vec3& axis, float tolerance = kClose) {
  expectClose(Vec3(got.x, got.y, got.z), std::sin(angle / 2) * axis, tolerance);
  EXPECT_NEAR(got.w, std::cos(angle / 2), tolerance);
}

TEST(BoneHandles, AFreeDragFollowsTheMouseInThePlaneOfTheScreen) {
  // GIVEN a bone in the middle WHEN it is dragged by two units to the right and one up THEN it
  // moves by that
  const auto step = app::draggedBy(middle(), kFree, {640, 360}, {640 + 2 * kUnit, 360 - kUnit});
  expectClose(step.translation, {2, 1, 0});
  EXPECT_EQ(step.rotation, base::kIdentityRotation);
  // AND a bone at half the camera's distance moves by half of it: it stays under the mouse, too
  BoneHandles near = middle();
  near.centre = {0, 10, -22.5F};
  expectClose(app::draggedBy(near, kFree, {640, 360}, {640 + 2 * kUnit, 360 - kUnit}).translation, {1, 0.5F, 0});
  // AND the point where it is grabbed doesn't matter
  expectClose(app::draggedBy(middle(), kFree, {900, 100}, {900 + 2 * kUnit, 100 - kUnit}).translation, {2, 1, 0});
}

TEST(BoneHandles, APictureWithoutPerspectiveHasTheSameUnitEverywhere) {
  vmd::CameraState camera;
  camera.perspective = false;
  BoneHandles near = middle(camera);
  near.centre = {0, 10, -22.5F};
  expectClose(app::draggedBy(near, kFree, {640, 360}, {640 + 2 * kUnit, 360 - kUnit}).translation, {2, 1, 0});
  expectClose(app::draggedBy(near, arrow(0), {640, 360}, {640 + 2 * kUnit, 360 - kUnit}).translation, {2, 0, 0});
}

TEST(BoneHandles, APlacedModelIsDraggedInItsOwnUnits) {
  // GIVEN a model of twice the size, turned by 90 degrees: the direction -Z becomes -X, so its +X
  // is the world's -Z, and its +Z the world's +X; its (0, 10, 0) is the world's (0, 20, 0)
  vmd::CameraState camera;
  camera.target = {0, 20, 0};
  app::Placement placement;
  placement.turn = 90;
  placement.scale = 2;
  const BoneHandles handles = middle(camera, placement);
  // WHEN it is dragged by two units of the world to the right and two up THEN by one of the
  // model's, along its +Z
  expectClose(app::draggedBy(handles, kFree, {640, 360}, {640 + 2 * kUnit, 360 - 2 * kUnit}).translation, {0, 1, 1});
  expectClose(app::draggedBy(handles, arrow(2), {640, 360}, {640 + 2 * kUnit, 360}).translation, {0, 0, 1});
}

TEST(BoneHandles, WhatIsDraggedIsToldInTheParentsSpace) {
  // GIVEN a parent that is turned by 90 degrees about Z: its +X is the model's +Y, its +Y the
  // model's -X
  BoneHandles handles = middle();
  handles.toParent = glm::conjugate(glm::angleAxis(base::kPi / 2, Vec3(0, 0, 1)));
  expectClose(app::draggedBy(handles, kFree, {640, 360}, {640 + 2 * kUnit, 360 - kUnit}).translation, {1, -2, 0});
}

TEST(BoneHandles, AnArrowGoesAlongItsAxisAlone) {
  expectClose(app::draggedBy(middle(), arrow(1), {640, 290}, {640, 290 - 3 * kUnit}).translation, {0, 3, 0});
  // beside the axis its nearest point counts, and the drag stays on the axis
  expectClose(app::draggedBy(middle(), arrow(1), {640, 290}, {740, 290 - 3 * kUnit}).translation, {0, 3, 0}, 0.05F);
  EXPECT_EQ(app::draggedBy(middle(), arrow(1), {640, 290}, {740, 290 - 3 * kUnit}).translation.x, 0.0F);
  // GIVEN a camera at 45 degrees from the right of the model's +X (it sees +X and +Z at 45 degrees)
  vmd::CameraState camera;
  camera.rotation = {0, base::kPi / 4, 0};
  camera.perspective = false;
  // THEN a unit of +X is seen at 45 degrees, as cos 45 of a unit
  const float seen = kUnit * std::sqrt(0.5F);
  expectClose(app::draggedBy(middle(camera), arrow(0), {640, 360}, {640 + seen, 360}).translation, {1, 0, 0}, 1e-3F);
}

TEST(BoneHandles, ARingThatFacesTheCameraFollowsTheMouseRoundIt) {
  // GIVEN the ring about +Z, which points away from the eye WHEN the mouse goes from the right of
  // the bone to above it THEN the bone turns from +X to +Y, by 90 degrees
  const auto step = app::draggedBy(middle(), ring(2), {640 + 46, 360}, {640, 360 - 46});
  expectTurned(step.rotation, base::kPi / 2, {0, 0, 1});
  EXPECT_EQ(step.translation, Vec3(0));
  // AND the path doesn't matter, nor how far from the ring it is
  auto half = app::draggedBy(middle(), ring(2), {640 + 46, 360}, {640 + 90, 360 - 90}).rotation;
  half = half * app::draggedBy(middle(), ring(2), {640 + 90, 360 - 90}, {640, 360 - 46}).rotation;
  expectTurned(half, base::kPi / 2, {0, 0, 1});
}

TEST(BoneHandles, ARingThatIsSeenEdgeOnFollowsTheMouseAlongIt) {
  // GIVEN the ring about +X, seen as a line from above to below WHEN the mouse goes down along it
  // by its radius THEN its near side (-Z) goes down by that arc, a radian. A turn about +X by +90
  // degrees brings +Y to +Z, so -Z to +Y: down is the opposite direction.
  expectTurned(app::draggedBy(middle(), ring(0), {640, 360}, {640, 360 + 46}).rotation, -1.0F, {1, 0, 0});
  // AND about +Y: +90 degrees bring +Z to +X, so -Z to -X: right is the opposite direction
  expectTurned(app::draggedBy(middle(), ring(1), {640, 360}, {640 + 46, 360}).rotation, -1.0F, {0, 1, 0});
  // AND the scale of the screen makes the ring larger, and so the turn smaller
  BoneHandles large = middle();
  large.view.scale = 2;
  expectTurned(app::draggedBy(large, ring(0), {640, 360}, {640, 360 + 46}).rotation, -0.5F, {1, 0, 0});
}

TEST(BoneHandles, ATurnIsToldInTheBonesOwnAxes) {
  // GIVEN a bone whose own X axis points along the model's +Z
  BoneHandles handles = middle();
  handles.ringAxes[0] = {0, 0, 1};
  expectTurned(app::draggedBy(handles, ring(0), {640 + 46, 360}, {640, 360 - 46}).rotation, base::kPi / 2, {1, 0, 0});
}

TEST(BoneHandles, HandlesAreFoundWhereTheyAreDrawn) {
  const BoneHandles handles = middle();
  // the mark; arrows to the right and above from 54 to 80 pixels; the ring about Z with 46; rings
  // about X and Y edge on
  EXPECT_EQ(app::handleAt(handles, {645, 357}), kFree);
  EXPECT_EQ(app::handleAt(handles, {640 + 70, 362}), arrow(0));
  EXPECT_EQ(app::handleAt(handles, {638, 360 - 70}), arrow(1));
  EXPECT_EQ(app::handleAt(handles, {640 + 46 * 0.7071F, 360 + 46 * 0.7071F}), ring(2));
  EXPECT_EQ(app::handleAt(handles, {641, 360 - 30}), ring(0));
  EXPECT_EQ(app::handleAt(handles, {640 + 30, 361}), ring(1));
  // the arrow along Z points away from the eye and isn't there; between handles there is nothing
  EXPECT_EQ(app::handleAt(handles, {640 + 100, 360}), BoneHandle());
  EXPECT_EQ(app::handleAt(handles, {640 + 20, 360 + 20}), BoneHandle());
  EXPECT_FALSE(app::arrowOf(handles, 2));
  // a bone that only rotates has no mark to move by and no arrows
  BoneHandles turns = handles;
  turns.moves = false;
  EXPECT_EQ(app::handleAt(turns, {640 + 70, 362}), BoneHandle());
  EXPECT_NE(app::handleAt(turns, {645, 357}), kFree);
  EXPECT_EQ(app::handleAt(BoneHandles(), {640, 360}), BoneHandle());
}

TEST(BoneHandles, TheFarSideOfARingIsNotTakenHoldOf) {
  // GIVEN a camera from 45 degrees above: of the ring about Y the near side is below the bone, the
  // far one above
  vmd::CameraState camera;
  camera.rotation = {-base::kPi / 4, 0, 0};
  camera.perspective = false;
  BoneHandles handles = middle(camera);
  handles.ringAxes[0] = handles.ringAxes[1];
  handles.rings = 1;
  handles.moves = false;
  const float half = 46 * std::sqrt(0.5F);
  EXPECT_EQ(app::handleAt(handles, {640, 360 + half}), ring(0));
  EXPECT_EQ(app::handleAt(handles, {640, 360 - half}), BoneHandle());
}

TEST(BoneHandles, NoDragGivesWhatIsNoNumber) {
  const float huge = 1e30F, none = std::numeric_limits<float>::quiet_NaN();
  for (const BoneHandle handle : {kFree, arrow(0), arrow(2), ring(0), ring(2), BoneHandle()}) {
    for (const Vec2 to : {Vec2(huge, -huge), Vec2(none, 0), Vec2(640, 360)}) {
      const auto step = app::draggedBy(middle(), handle, {640, 360}, to);
      for (int i = 0; i < 3; ++i) EXPECT_LE(std::abs(step.translation[i]), base::kMaxUnits);
      EXPECT_NEAR(glm::length(step.rotation), 1.0F, 1e-3F);
    }
  }
  // and steps end at the limits of files
  app::BoneEdit edit{0, app::EditKind::Add, {{0.9F * base::kMaxUnits, 0, 0}, base::kIdentityRotation}};
  edit = app::stepped(edit, {{0.9F * base::kMaxUnits, 0, 0}, base::kIdentityRotation});
  EXPECT_EQ(edit.local.translation.x, base::kMaxUnits);
}

TEST(BoneHandles, NothingBehindTheEyeIsReached) {
  // GIVEN a bone ten units to the right, whose Z axis vanishes in the middle of the picture
  BoneHandles aside = middle();
  aside.centre = {10, 10, 0};
  // WHEN its arrow is dragged from one side of the middle to the other THEN it stays; a bit farther
  // it follows the mouse
  EXPECT_EQ(app::draggedBy(aside, arrow(2), {641, 360}, {639, 360}).translation, Vec3(0.0F));
  EXPECT_EQ(app::draggedBy(aside, arrow(2), {642, 360}, {641, 360}).translation, Vec3(0.0F));
  // x / z = 10 / (45 + distance): 298.564 pixels from the middle at rest, 200 at 22.18 units
  expectClose(app::draggedBy(aside, arrow(2), {640 + 10 * kUnit, 360}, {840, 360}).translation, {0, 0, 22.1769F},
              1e-2F);
  // AND the ring about Y, seen from five units above, has its horizon at the picture's middle
  BoneHandles below = middle();
  below.centre = {0, 0, 0};
  EXPECT_EQ(app::draggedBy(below, ring(1), {700, 400}, {700, 340}).rotation, base::kIdentityRotation);
  EXPECT_LT(app::draggedBy(below, ring(1), {700, 500}, {640, 500}).rotation.w, 1.0F);
}

TEST(BoneHandles, AStepIsAppliedBeforeWhatTheBoneHas) {
  const Quat first = glm::angleAxis(0.5F, Vec3(1, 0, 0)), then = glm::angleAxis(0.25F, Vec3(0, 1, 0));
  const auto edit = app::stepped({3, app::EditKind::Add, {{1, 0, 0}, first}}, {{0, 2, 0}, then});
  EXPECT_EQ(edit.bone, 3);
  expectClose(edit.local.translation, {1, 2, 0});
  // applied to a vector: the later step first
  expectClose(edit.local.rotation * Vec3(0, 0, 1), first * (then * Vec3(0, 0, 1)));
}

TEST(BoneHandles, AxesAreThoseThatTheModelNames) {
  pmx::Bone bone;
  std::array<Vec3, 3> axes{};
  EXPECT_EQ(app::ownAxesOf(bone, axes), 0);  // it may not be rotated
  bone.flags = pmx::boneFlag::rotatable;
  EXPECT_EQ(app::ownAxesOf(bone, axes), 3);
  expectClose(axes[1], {0, 1, 0});
  // local axes: X and Z are given, not of unit length; Y is at right angles to both: Z x X
  bone.flags |= pmx::boneFlag::localAxes;
  bone.localAxisX = {0, -2, 0};
  bone.localAxisZ = {0, 0, 5};
  EXPECT_EQ(app::ownAxesOf(bone, axes), 3);
  expectClose(axes[0], {0, -1, 0});
  expectClose(axes[1], {1, 0, 0});
  expectClose(axes[2], {0, 0, 1});
  bone.localAxisX = bone.localAxisZ = {0, 0, 0};  // no valid axes
  EXPECT_EQ(app::ownAxesOf(bone, axes), 3);
  expectClose(axes[0], {1, 0, 0});
  bone.flags |= pmx::boneFlag::fixedAxis;
  bone.fixedAxis = {0, 3, 0};
  EXPECT_EQ(app::ownAxesOf(bone, axes), 1);
  expectClose(axes[0], {0, 1, 0});
  bone.fixedAxis = {0, 0, 0};
  EXPECT_EQ(app::ownAxesOf(bone, axes), 0);
}

/// This struct has a model whose bones a user may move, and the handles of one of its bones.
struct Posed {
  explicit Posed(pmx::Model model = allOperable()) : id(show.add(support::loaded(std::move(model)))) {}
  static pmx::Model allOperable() {
    pmx::Model model = support::dancer();
    for (auto& bone : model.bones) bone.flags |= pmx::boneFlag::operable;
    return model;
  }
  app::BoneHandles of(std::int32_t bone) {
    show.evaluate(frame);
    return app::handlesOf(*show.actor(id), id, bone, {app::cameraMatrices({}, 1280.0F / 720.0F), {1280, 720}, 1.0F});
  }
  /// Drags, and returns the bone's transform before and after.
  std::pair<base::Transform, base::Transform> drag(std::int32_t bone, BoneHandle handle, Vec2 from, Vec2 to) {
    const auto handles = of(bone);
    const auto before = show.actor(id)->frame().boneModels[static_cast<std::size_t>(bone)];
    app::Edits edits = show.actor(id)->switches().edits;
    const app::BoneEdit* was = edits.ofBone(bone);
    edits.set(app::stepped(was != nullptr ? *was : app::BoneEdit{bone}, app::draggedBy(handles, handle, from, to)));
    show.actor(id)->setEdits(edits);
    show.evaluate(frame);
    return {before, show.actor(id)->frame().boneModels[static_cast<std::size_t>(bone)]};
  }

  app::Show show;
  app::ActorId id;
  double frame = 0;
};

TEST(BoneHandles, BonesThatAUserIsNotToMoveHaveNone) {
  Posed posed;
  EXPECT_TRUE(posed.of(5).any());
  EXPECT_FALSE(posed.of(-1).any());
  EXPECT_FALSE(posed.of(6).any());
  EXPECT_FALSE(Posed(support::dancer()).of(5).any());  // not operable
  pmx::Model hidden = Posed::allOperable();
  hidden.bones[5].flags &= ~pmx::boneFlag::visible;
  EXPECT_FALSE(Posed(hidden).of(5).any());
  pmx::Model still = Posed::allOperable();
  still.bones[5].flags &= ~pmx::boneFlag::movable;
  EXPECT_FALSE(Posed(still).of(5).moves);
  EXPECT_EQ(Posed(still).of(5).rings, 3);
  EXPECT_TRUE(posed.of(4).controller);
  EXPECT_FALSE(posed.of(5).controller);
}

TEST(BoneHandles, ADraggedBoneIsWhereTheMouseIs) {
  // GIVEN a dance, edited by hand: the root is turned, and so is the head's morphed position
  Posed posed;
  posed.show.setMotions(posed.id, {{support::loaded(support::danceOfAll(support::dancer()))}});
  posed.frame = 12;
  const auto handles = posed.of(5);
  ASSERT_TRUE(handles.any());
  // WHEN the head is dragged by a unit to the right and two up at its depth
  const app::OverlayView& view = handles.view;
  const base::Vec4 clip = view.camera.projection * view.camera.view * base::Vec4(handles.centre, 1);
  const float unit = 720.0F / (2.0F * clip.w * std::tan(base::kPi / 12));
  const auto [before, after] = posed.drag(5, kFree, {600, 300}, {600 + unit, 300 - 2 * unit});
  // THEN that is where it is, whatever its parents do; and it moves with the dance
  expectClose(after.translation - before.translation, {1, 2, 0}, 1e-3F);
  expectClose(Vec3(glm::angle(after.rotation * glm::conjugate(before.rotation))), Vec3(0), 1e-2F);
  posed.frame = 18;
  EXPECT_GT(glm::distance(posed.of(5).centre, after.translation), 0.5F);
}

TEST(BoneHandles, ATurnedBoneTurnsAboutTheRingThatWasDrawn) {
  Posed posed;
  posed.show.setMotions(posed.id, {{support::loaded(support::danceOfAll(support::dancer()))}});
  posed.frame = 12;
  for (int axis = 0; axis < 3; ++axis) {
    const Vec3 about = posed.of(5).ringAxes[static_cast<std::size_t>(axis)];
    const auto [before, after] = posed.drag(5, ring(axis), {600, 300}, {630, 250});
    const Quat turn = after.rotation * glm::conjugate(before.rotation);
    ASSERT_GT(std::abs(glm::angle(turn)), 0.02F);
    EXPECT_NEAR(std::abs(glm::dot(glm::axis(turn), about)), 1.0F, 1e-3F) << axis;
    expectClose(after.translation, before.translation, 1e-3F);
  }
}

TEST(BoneHandles, ADraggedControllerTakesItsChainAlong) {
  // GIVEN the foot at rest WHEN its IK bone is dragged up by two units THEN the ankle follows
  Posed posed;
  posed.show.evaluate(0);
  const Vec3 rest = posed.show.actor(posed.id)->frame().boneModels[3].translation;
  posed.drag(4, arrow(1), {640, 360}, {640, 300});
  const auto models = posed.show.actor(posed.id)->frame().boneModels;
  EXPECT_GT(models[4].translation.y, 1.5F);
  EXPECT_NEAR(models[3].translation.y, models[4].translation.y, 0.05F);
  EXPECT_GT(models[3].translation.y, rest.y + 1.5F);
}

TEST(BoneHandles, ABoneThatHangsFromAnotherModelIsDraggedInTheOthersSpace) {
  // GIVEN a model whose root is attached to the head of another one, which is turned by 90 degrees
  // about Z
  Posed posed;
  const app::ActorId holder = posed.show.add(support::loaded(support::dancer()));
  app::Edits turn;
  turn.set(app::BoneEdit{5, app::EditKind::Add, {{0, 0, 0}, glm::angleAxis(base::kPi / 2, Vec3(0, 0, 1))}});
  posed.show.actor(holder)->setEdits(turn);
  ASSERT_TRUE(posed.show.attach(posed.id, {{0, holder, 5}}));
  // THEN its arrow X points along +Y, and a drag upwards is an edit along X
  const auto handles = posed.of(0);
  expectClose(handles.arrowAxes[0], {0, 1, 0});
  const auto [before, after] = posed.drag(0, kFree, {640, 360}, {640, 330});
  EXPECT_GT(after.translation.y, before.translation.y + 0.5F);
  EXPECT_NEAR(after.translation.x, before.translation.x, kClose);
  const app::BoneEdit* edit = posed.show.actor(posed.id)->switches().edits.ofBone(0);
  ASSERT_NE(edit, nullptr);
  EXPECT_NEAR(edit->local.translation.x, after.translation.y - before.translation.y, kClose);
}

TEST(BoneHandles, ABoneThatBorrowsARotationTurnsAboutItsRingToo) {
  // GIVEN a head that appends all of the root's rotation
  pmx::Model model = Posed::allOperable();
  model.bones[5].flags |= pmx::boneFlag::appendRotation;
  model.bones[5].appendParent = 1;
  model.bones[5].appendRatio = 1.0F;
  Posed posed(model);
  posed.show.setMotions(posed.id, {{support::loaded(support::danceOfAll(model))}});
  posed.frame = 15;
  const Vec3 about = posed.of(5).ringAxes[0];
  const auto [before, after] = posed.drag(5, ring(0), {600, 300}, {630, 250});
  const Quat turn = after.rotation * glm::conjugate(before.rotation);
  EXPECT_NEAR(std::abs(glm::dot(glm::axis(turn), about)), 1.0F, 1e-3F);
}

}  // namespace
