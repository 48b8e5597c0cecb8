// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests attach bones of actors to bones of others, MMD's outside parent.
#include <cstring>

#include <gmock/gmock.h>

#include "app/show/attachment_order.h"
#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/support/allocation_count.h"

namespace {

using app::ActorId;
using app::OutsideParent;
using app::Show;
using base::Vec3;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr float kNear = 1e-4F;

/// Returns a model of bones at these positions, each the child of the one before.
std::shared_ptr<const app::LoadedModel> bones(std::initializer_list<Vec3> places) {
  pmx::Model model;
  for (const Vec3& place : places) {
    pmx::Bone bone;
    bone.name = "骨" + std::to_string(model.bones.size());
    bone.position = place;
    bone.parent = static_cast<std::int32_t>(model.bones.size()) - 1;
    model.bones.push_back(bone);
  }
  return support::loaded(std::move(model));
}

/// Returns a model of bones: 0 root, 1 arm, 2 wrist, 4 to the side of the arm.
std::shared_ptr<const app::LoadedModel> holder() { return bones({{0, 0, 0}, {0, 10, 0}, {4, 10, 0}}); }
/// Returns a model of bones: 0 root, 1 centre, 2 tip, 1 above the centre.
std::shared_ptr<const app::LoadedModel> held() { return bones({{0, 0, 0}, {0, 8, 0}, {0, 9, 0}}); }

void turnArm(Show& show, ActorId id) {
  app::Edits edits;
  edits.set(
      app::BoneEdit{1, app::EditKind::Replace, {{0, 0, 0}, glm::angleAxis(90 * support::kDegree, Vec3(0, 0, 1))}});
  show.actor(id)->setEdits(edits);
}

Vec3 at(const Show& show, ActorId id, std::size_t bone) { return show.actor(id)->frame().boneModels[bone].translation; }

void expectHangsAt(const Vec3& got, const Vec3& want, const char* what = "") {
  EXPECT_LT(glm::distance(got, want), kNear) << what << ": " << got.x << " " << got.y << " " << got.z;
}

TEST(Attach, ABoneHangsFromATurnedBone) {
  // GIVEN an arm that is turned up: its wrist, 4 aside, is 4 above it, turned by 90 degrees about Z
  Show show;
  const ActorId child = show.add(held()), parent = show.add(holder());
  turnArm(show, parent);
  ASSERT_TRUE(show.attach(child, {{1, parent, 2}}));
  show.evaluate(0);
  expectHangsAt(at(show, parent, 2), {0, 14, 0}, "wrist");
  // THEN the centre keeps its 8 units above its own root, from the wrist on and turned with it
  expectHangsAt(at(show, child, 0), {0, 0, 0}, "root");
  expectHangsAt(at(show, child, 1), {-8, 14, 0}, "centre");
  expectHangsAt(at(show, child, 2), {-9, 14, 0}, "tip");
  EXPECT_EQ(show.actor(child)->frame().boneModels.size(), 3U);
  EXPECT_EQ(show.actor(child)->frame().palette.size(), 3U);
  // AND its own motion is applied in the wrist's space
  app::Edits edits;
  edits.set(app::BoneEdit{1, app::EditKind::Replace, {{1, 0, 0}, base::kIdentityRotation}});
  show.actor(child)->setEdits(edits);
  show.evaluate(0);
  expectHangsAt(at(show, child, 1), {-8, 15, 0}, "moved centre");
  // AND a bone with a parent of its own that isn't at the origin keeps its one unit above that
  show.actor(child)->setEdits({});
  ASSERT_TRUE(show.attach(child, {{2, parent, 2}}));
  show.evaluate(0);
  expectHangsAt(at(show, child, 1), {0, 8, 0}, "centre, let go");
  expectHangsAt(at(show, child, 2), {-1, 14, 0}, "tip");
}

TEST(Attach, PlacementsCount) {
  // GIVEN a holder of double size that faces -X at (100, 0, 0): its wrist (4, 10, 0) is at (100,
  // 20, -8)
  Show show;
  const ActorId parent = show.add(holder()), child = show.add(held());
  show.actor(parent)->setPlacement({{100, 0, 0}, 90, 2});
  show.actor(child)->setPlacement({{10, 0, 0}, 0, 0.5F});
  ASSERT_TRUE(show.attach(child, {{0, parent, 2}}));
  show.evaluate(0);
  // THEN the child's transform is in its own space, of half size from (10, 0, 0) on, and it stays
  // of half size
  expectHangsAt(at(show, child, 0), {180, 40, -16});
  expectHangsAt(at(show, child, 1), {180, 48, -16});
  const auto& frame = show.actor(child)->frame();
  expectHangsAt(frame.placement.toWorld(frame.boneModels[1].translation), {100, 24, -8});
  const Vec3 side = frame.boneModels[1].rotation * Vec3(1, 0, 0);
  expectHangsAt(side, {0, 0, -1}, "turned as the holder is");
}

TEST(Attach, AWholeDancerMovesRigidlyWithIkAndMorphs) {
  Show show;
  const auto model = support::loaded(support::dancer());
  const auto dance = support::loaded(support::dance());
  const ActorId child = show.add(model), alone = show.add(model), parent = show.add(holder());
  for (const ActorId id : {child, alone}) show.setMotions(id, {{dance}});
  turnArm(show, parent);
  ASSERT_TRUE(show.attach(child, {{0, parent, 2}}));
  for (const double frame : {0.0, 7.5, 25.0}) {
    show.evaluate(frame);
    for (std::size_t bone = 0; bone < 6; ++bone) {
      const Vec3 own = at(show, alone, bone);
      expectHangsAt(at(show, child, bone), {-own.y, 14 + own.x, own.z});
    }
  }
}

TEST(Attach, TheBoneThatAsksIsTheOneToHang) {
  auto model = *held();
  EXPECT_EQ(app::attachingBone(model.model), 0) << "nobody asks: the first root";
  model.model.bones[1].flags |= pmx::boneFlag::externalParent;
  EXPECT_EQ(app::attachingBone(model.model), 1);
  EXPECT_EQ(app::attachingBone({}), -1);
}

TEST(Attach, CirclesAndWhatIsntThereAreRefused) {
  Show show;
  const ActorId a = show.add(holder()), b = show.add(holder()), c = show.add(holder());
  ASSERT_TRUE(show.attach(b, {{0, a, 2}}));
  ASSERT_TRUE(show.attach(c, {{0, b, 2}, {1, a, 2}}));
  const auto refused = [&](ActorId id, std::vector<OutsideParent> parents) {
    const auto was =
        show.actor(id) != nullptr ? show.actor(id)->switches().outsideParents : std::vector<OutsideParent>{};
    const auto result = show.attach(id, std::move(parents));
    if (show.actor(id) != nullptr) {
      EXPECT_EQ(show.actor(id)->switches().outsideParents, was);
    }
    return result ? std::string("taken") : result.error().detail;
  };
  EXPECT_THAT(refused(a, {{0, c, 2}}), HasSubstr("circle"));
  EXPECT_THAT(refused(a, {{0, a, 2}}), HasSubstr("circle"));
  EXPECT_THAT(refused(b, {{0, c, 2}}), HasSubstr("circle"));
  EXPECT_THAT(refused(c, {{0, a, 3}}), HasSubstr("no bone 0 to hang from bone 3"));
  EXPECT_THAT(refused(c, {{-1, a, 0}}), HasSubstr("no bone"));
  EXPECT_THAT(refused(c, {{0, a, 0}, {0, b, 0}}), HasSubstr("two bones"));
  EXPECT_THAT(refused(c, {{0, 99, 0}}), HasSubstr("no such actor"));
  EXPECT_THAT(refused(99, {}), HasSubstr("no such actor"));
  EXPECT_TRUE(show.mayAttach(c, a));
  EXPECT_FALSE(show.mayAttach(a, c));
  EXPECT_FALSE(show.mayAttach(a, 99));
  ASSERT_TRUE(show.attach(b, {})) << "let go, it closes no circle any more";
  EXPECT_TRUE(show.attach(a, {{0, b, 2}}));
}

TEST(Attach, WhoIsRemovedLetsGo) {
  Show show;
  const ActorId parent = show.add(holder()), other = show.add(holder()), child = show.add(held());
  ASSERT_TRUE(show.attach(child, {{0, parent, 2}, {1, other, 1}}));
  show.evaluate(0);
  expectHangsAt(at(show, child, 0), {4, 10, 0});
  show.remove(parent);
  EXPECT_THAT(show.actor(child)->switches().outsideParents, ElementsAre(OutsideParent{1, other, 1}));
  show.evaluate(0);
  EXPECT_EQ(at(show, child, 0), Vec3(0, 0, 0));
  expectHangsAt(at(show, child, 1), {0, 18, 0});
  show.remove(other);
  show.evaluate(0);
  EXPECT_EQ(at(show, child, 2), Vec3(0, 9, 0));
  EXPECT_TRUE(show.actor(child)->switches().outsideParents.empty());
}

TEST(Attach, OrderPutsParentsBeforeChildren) {
  // 0 is attached to 3, 3 to 4 and 1; 2 is alone; 5 to 6
  const auto order = app::attachmentOrder({{3}, {}, {}, {4, 1}, {}, {6}, {}});
  EXPECT_THAT(order.indices, ElementsAre(1, 2, 4, 6, 3, 5, 0));
  EXPECT_THAT(order.levelEnds, ElementsAre(4, 6, 7));
  const auto alone = app::AttachmentOrder::kAlone;
  EXPECT_THAT(order.groups, ElementsAre(0, 0, alone, 0, 0, 1, 1));
  EXPECT_FALSE(app::attachmentOrder({{}, {}}).anyCoupled());
}

TEST(Attach, AFrameAllocatesNothing) {
  Show show;
  const ActorId parent = show.add(holder()), child = show.add(support::loaded(support::dancer()));
  show.setMotions(child, {{support::loaded(support::dance())}});
  ASSERT_TRUE(show.attach(child, {{0, parent, 2}}));
  show.setThreads(1);
  show.evaluate(0);
  const auto before = support::allocationCount();
  for (int frame = 0; frame < 30; ++frame) show.evaluate(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

// ---- with physics

app::PhysicsChoice inFreeAir() {
  app::PhysicsChoice choice;
  choice.on = true;
  choice.together = false;  // see tests/app/physics/together_test.cpp
  choice.settings.ground = false;
  return choice;
}

/// Returns one bone with a ball that follows it.
std::shared_ptr<const app::LoadedModel> ball(pmx::RigidMode mode) {
  support::SmallWorld small;
  (void)small.sphere(mode, {0, 0, 0});
  return support::loaded(std::move(small.model));
}

/// Moves bone 0 along X by a unit a frame.
std::shared_ptr<const app::LoadedMotion> walk(const pmx::Model& model) {
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const std::uint32_t frame : {0U, 100U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[0].name.utf8);
    key.frame = frame;
    key.translation = {static_cast<float>(frame), 0, 0};
    key.setCurves({20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107});
    motion.boneKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

TEST(AttachPhysics, TicksSeeWhereTheParentIsThen) {
  // GIVEN a ball that is attached to a walker without physics, evaluated every fifth frame: ten
  // ticks at a time
  Show show;
  show.setPhysics(inFreeAir());
  const ActorId child = show.add(ball(pmx::RigidMode::FollowBone)), parent = show.add(holder());
  show.setMotions(parent, {{walk(show.actor(parent)->model())}});
  ASSERT_TRUE(show.attach(child, {{0, parent, 2}}));
  for (int frame = 0; frame <= 20; frame += 5) show.evaluate(frame);
  // THEN it is at the wrist, and has the wrist's speed of 30 units a second
  const app::BodyState body = show.actor(child)->physics()->world().body(0);
  expectHangsAt(body.transform.translation, {24, 10, 0});
  EXPECT_NEAR(body.velocity.x, 30.0F, 0.05F);
  expectHangsAt(at(show, child, 0), {24, 10, 0});
}

TEST(AttachPhysics, TicksSeeWhatPhysicsDoesToTheParent) {
  // GIVEN a ball that is attached to a ball that falls freely, through a model between them that
  // has no bodies
  Show show;
  show.setPhysics(inFreeAir());
  const ActorId child = show.add(ball(pmx::RigidMode::FollowBone)), between = show.add(held()),
                parent = show.add(ball(pmx::RigidMode::Physics));
  ASSERT_TRUE(show.attach(between, {{0, parent, 0}}));
  ASSERT_TRUE(show.attach(child, {{0, between, 1}}));
  show.startPhysics(0, 0);
  for (const double frame : {0.0, 4.0, 9.0, 13.0}) {
    show.evaluate(frame);
    // THEN at every tick it is 8 above that ball
    const Vec3 fallen = at(show, parent, 0);
    const double seconds = frame / 30.0;
    EXPECT_NEAR(fallen.y, -0.5 * 98.0 * seconds * seconds, 0.03 * 98.0 * seconds + 1e-3) << frame;
    expectHangsAt(show.actor(child)->physics()->world().body(0).transform.translation, fallen + Vec3(0, 8, 0));
    expectHangsAt(at(show, child, 0), fallen + Vec3(0, 8, 0));
  }
}

/// This struct has a walker with a ball that swings at its wrist, and a ball that is attached to it
/// and has another below it.
struct Swinging {
  Swinging() {
    support::SmallWorld small;
    const auto hand = small.sphere(pmx::RigidMode::FollowBone, {0, 0, 0});
    const auto swings = small.sphere(pmx::RigidMode::Physics, {0, -2, 0});
    small.model.bones[1].parent = 0;
    small.joint(pmx::JointKind::PointToPoint, hand, swings, {0, 0, 0});
    model = support::loaded(std::move(small.model));
    show.setPhysics(inFreeAir());
    ids = {show.add(model), show.add(model), show.add(model)};
    show.setMotions(ids[2], {{walk(model->model)}});
    EXPECT_TRUE(show.attach(ids[1], {{0, ids[2], 1}}));
    EXPECT_TRUE(show.attach(ids[0], {{0, ids[1], 1}}));
  }
  [[nodiscard]] std::vector<std::uint64_t> hashes() {
    std::vector<std::uint64_t> all;
    for (const ActorId id : ids) all.push_back(show.actor(id)->physics()->world().stateHash());
    return all;
  }
  std::shared_ptr<const app::LoadedModel> model;
  Show show;
  std::vector<ActorId> ids;
};

TEST(AttachPhysics, TheStateDependsOnTheMotionAlone) {
  Swinging played, skipping, alone;
  played.show.setThreads(1);
  skipping.show.setThreads(4);
  for (int frame = 0; frame <= 80; ++frame) played.show.evaluate(frame);
  for (double frame = 0; frame <= 80; frame += 2.5) skipping.show.evaluate(frame);
  EXPECT_EQ(played.hashes(), skipping.hashes());
  EXPECT_EQ(played.hashes()[0], [&] {
    // All share one line of ticks: when one begins anew, the others do, too.
    Swinging other;
    for (int frame = 0; frame <= 80; ++frame) other.show.evaluate(frame);
    return other.hashes()[0];
  }());
  // An actor to which others are attached moves as it does alone.
  ASSERT_TRUE(alone.show.attach(alone.ids[0], {}));
  ASSERT_TRUE(alone.show.attach(alone.ids[1], {}));
  for (int frame = 0; frame <= 80; ++frame) alone.show.evaluate(frame);
  EXPECT_EQ(alone.hashes()[2], played.hashes()[2]);
  EXPECT_NE(alone.hashes()[1], played.hashes()[1]);
}

TEST(AttachPhysics, WhoIsTiedBeginsTogether) {
  Swinging played, disturbed, sought;
  for (const double frame : {0.0, 10.0, 70.0}) played.show.evaluate(frame);
  // WHEN one of them begins anew during the play, all do: as after a seek there
  for (const double frame : {0.0, 10.0, 20.0, 30.0, 40.0, 55.0, 69.0}) disturbed.show.evaluate(frame);
  disturbed.show.actor(disturbed.ids[1])->resetPhysics();
  disturbed.show.evaluate(70.0);
  sought.show.evaluate(70.0);
  EXPECT_EQ(disturbed.hashes(), sought.hashes());
  EXPECT_EQ(played.hashes(), sought.hashes()) << "60 frames at once are a seek, too";
}

TEST(AttachPhysics, LongStretchesAreRunInParts) {
  Swinging inOne, inMany;
  inOne.show.playPhysicsFromStart(5);
  inMany.show.playPhysicsFromStart(5);
  inOne.show.evaluate(99);
  for (int frame = 0; frame <= 99; frame += 3) inMany.show.evaluate(frame);
  EXPECT_EQ(inOne.hashes(), inMany.hashes());
  EXPECT_GT(at(inOne.show, inOne.ids[0], 0).x, 90.0F);
}

/// Returns a point of a model with one bone in world space.
Vec3 worldPoint(const Show& show, ActorId id, const Vec3& point) {
  const app::ActorFrame& frame = show.actor(id)->frame();
  const base::Transform& bone = frame.boneModels[0];
  return frame.placement.toWorld(bone.translation + bone.rotation * point);
}

TEST(Attach, AnAccessoryIsPlacedInTheSpaceOfTheBoneThatHoldsIt) {
  // GIVEN the wrist at (0, 14, 0), turned by 90 degrees about Z: its own X goes up
  Show show;
  pmx::Model prop;
  prop.format = pmx::ModelFormat::X;
  prop.bones.emplace_back();
  const ActorId accessory = show.add(support::loaded(prop)), parent = show.add(holder());
  turnArm(show, parent);
  ASSERT_TRUE(show.attach(accessory, {{0, parent, 2}}));
  show.actor(accessory)->setPlacement({{1, 0, 0}, 90.0F, 0.5F});
  show.evaluate(0);
  // THEN its origin is one unit along that X, whatever its size
  expectHangsAt(worldPoint(show, accessory, {0, 0, 0}), {0, 15, 0}, "origin");
  // AND a point 2 along its X is halved, turned about its own Y to -Z, and by the wrist, which
  // leaves Z alone
  expectHangsAt(worldPoint(show, accessory, {2, 0, 0}), {0, 15, -1}, "point");
  // AND one above it, 4 up, is halved and turned by the wrist to -X
  expectHangsAt(worldPoint(show, accessory, {0, 4, 0}), {-2, 15, 0}, "above");
  // AND the actor's own placement carries it along: at 180 degrees about Y, X is -X
  show.actor(parent)->setPlacement({{10, 0, 0}, 180.0F, 1.0F});
  show.evaluate(0);
  expectHangsAt(worldPoint(show, accessory, {0, 4, 0}), {12, 15, 0}, "carried");
  // AND where it is detached its transform in world space has the same numbers
  ASSERT_TRUE(show.attach(accessory, {}));
  show.evaluate(0);
  expectHangsAt(worldPoint(show, accessory, {2, 0, 0}), {1, 0, -1}, "alone");
}

TEST(Placement, TurnsAboutXThenYThenZ) {
  const auto turned = [](float x, float y, float z, const Vec3& point) {
    return app::Placement{{}, y, 1.0F, x, z}.toWorld(point);
  };
  expectHangsAt(turned(90, 0, 0, {0, 0, -1}), {0, 1, 0}, "X");
  expectHangsAt(turned(0, 0, 90, {0, 1, 0}), {-1, 0, 0}, "Z");
  // -Z goes up about X, stays there about Y, and goes to -X about Z
  expectHangsAt(turned(90, 90, 90, {0, 0, -1}), {-1, 0, 0}, "all");
  // Z goes down about X, and X, which X leaves alone, goes to -Z about Y
  expectHangsAt(turned(90, 90, 0, {1, 0, 0}), {0, 0, -1}, "X and Y");
  const base::Quat only = app::Placement{{}, 33.0F, 1.0F}.rotation();
  EXPECT_EQ(only.x, 0.0F);
  EXPECT_EQ(only.z, 0.0F);
}

}  // namespace
