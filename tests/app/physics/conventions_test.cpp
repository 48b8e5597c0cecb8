// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// MMD's conventions (mmd-reference.md 10); expected numbers are derived by hand.

#include <cmath>

#include <gtest/gtest.h>

#include "tests/app/physics/small_worlds.h"

namespace {

using base::Quat, base::Vec3;
using pmx::JointKind, pmx::RigidMode;
using support::place, support::SmallWorld, support::state;

constexpr float kRight = base::kPi / 2.0F;
const Quat kQuarterZ(std::sqrt(0.5F), 0, 0, std::sqrt(0.5F));  // 90 degrees about Z

void expectNear(const Vec3& got, const Vec3& want, float error) {
  EXPECT_NEAR(glm::distance(got, want), 0.0F, error)
      << got.x << ' ' << got.y << ' ' << got.z << " instead of " << want.x << ' ' << want.y << ' ' << want.z;
}

void run(app::PhysicsWorld& world, int ticks) {
  for (int i = 0; i < ticks; ++i) world.step(2);
}

TEST(Conventions, BodyAnglesAreYThenXThenZ) {
  // R = Ry Rx Rz with x = z = 90 degrees: X goes to Y (Rz), then to Z (Rx). As Rz Ry Rx it would
  // end at Y.
  SmallWorld small;
  const auto body = small.sphere(RigidMode::FollowBone, {1, 2, 3});
  small.body(body).rotation = {kRight, 0, kRight};
  // y and z: X to Y (Rz), stays (Ry); Z stays (Rz), to X (Ry)
  const auto other = small.sphere(RigidMode::FollowBone, {0, 0, 0});
  small.body(other).rotation = {0, kRight, kRight};
  const auto world = small.build();
  expectNear(state(*world, body).transform.rotation * Vec3(1, 0, 0), {0, 0, 1}, 1e-6F);
  expectNear(state(*world, other).transform.rotation * Vec3(1, 0, 0), {0, 1, 0}, 1e-6F);
  expectNear(state(*world, other).transform.rotation * Vec3(0, 0, 1), {1, 0, 0}, 1e-6F);
  expectNear(place(*world, body), {1, 2, 3}, 1e-6F);
}

/// Returns the movement of a body on a joint that is rotated by x = z = 90 degrees and free along
/// its own X alone.
Vec3 movedBy(const Vec3& gravity, bool zyx) {
  SmallWorld small;
  small.settings.gravity = gravity;
  small.settings.jointEulerZyx = zyx;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  const auto body = small.sphere(RigidMode::Physics, {0, 10, 0});
  pmx::Joint& joint = small.joint(JointKind::SpringSixDof, hook, body, {0, 10, 0});
  joint.rotation = {kRight, 0, kRight};
  joint.linearLower.x = 1;  // above the upper limit: free
  joint.linearUpper.x = -1;
  const auto world = small.build();
  run(*world, 30);
  return place(*world, body) - Vec3(0, 10, 0);
}

TEST(Conventions, JointAnglesAreYThenXThenZ) {
  // The joint's X is the world's Z (see above): half a second of 98 along it is 12.25 and one step
  // more.
  EXPECT_NEAR(movedBy({0, 0, 98}, false).z, 12.45F, 0.05F);
  EXPECT_NEAR(movedBy({0, 98, 0}, false).y, 0.0F, 0.05F);
  EXPECT_NEAR(movedBy({98, 0, 0}, false).x, 0.0F, 0.05F);
  // This guards against a fault: as Rz Ry Rx its X would be Y.
  EXPECT_NEAR(movedBy({0, 98, 0}, true).y, 12.45F, 0.05F);
}

/// Returns how low a sphere comes that falls on a standing box, whose top is at 0.
float lowest(std::uint8_t groupOfBox, std::uint16_t maskOfBox, std::uint8_t groupOfBody, std::uint16_t maskOfBody,
             bool ignoreMasks = false) {
  SmallWorld small;
  small.settings.ignoreMasks = ignoreMasks;
  const auto floor = small.box(RigidMode::FollowBone, {0, -1, 0}, {5, 1, 5});
  const auto body = small.sphere(RigidMode::Physics, {0, 2, 0});
  small.body(floor).group = groupOfBox;
  small.body(floor).collisionMask = maskOfBox;
  small.body(body).group = groupOfBody;
  small.body(body).collisionMask = maskOfBody;
  const auto world = small.build();
  run(*world, 60);
  return place(*world, body).y;
}

TEST(Conventions, BothMasksHaveToAgree) {
  // Bit g of the stored mask means: collides with group g.
  EXPECT_NEAR(lowest(3, 1 << 5, 5, 1 << 3), 0.5F, 0.05F);
  EXPECT_LT(lowest(3, 1 << 5, 5, 0), -10.0F);
  EXPECT_LT(lowest(3, 0, 5, 1 << 3), -10.0F);
  EXPECT_LT(lowest(3, 1 << 3, 5, 1 << 5), -10.0F) << "the bits are the other's group, not one's own";
  EXPECT_NEAR(lowest(0, 0xFFFF, 15, 0xFFFF), 0.5F, 0.05F);
  EXPECT_NEAR(lowest(3, 0, 5, 0, true), 0.5F, 0.05F) << "the fault";
}

TEST(Conventions, AFollowerGoesWhereItsBoneGoes) {
  // mmd-reference.md 12.11 Y3: bone at rest (0, 10, 0), body (0, 9, 0); the bone moves by (1, 0, 0)
  SmallWorld small;
  const auto body = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  small.body(body).position = {0, 9, 0};
  const auto world = small.build();
  auto bones = small.bones();
  bones[0].translation.x += 1;
  world->followBones(bones);
  world->step(2);
  expectNear(place(*world, body), {1, 9, 0}, 1e-5F);
  // turned by 90 degrees about Z: what was below the bone is now to its right
  bones[0].rotation = kQuarterZ;
  world->followBones(bones);
  world->step(2);
  expectNear(place(*world, body), {2, 10, 0}, 1e-5F);
}

TEST(Conventions, BodiesDriveBonesByTheirKind) {
  // mmd-reference.md 12.11 Y2: bone (0, 10, 0), body (0, 9, 0), now at (1, 8, 0) and turned by 90
  // degrees about Z
  for (const auto mode : {RigidMode::Physics, RigidMode::PhysicsWithBonePosition, RigidMode::FollowBone}) {
    SmallWorld small;
    const auto body = small.sphere(mode, {0, 10, 0});
    small.body(body).position = {0, 9, 0};
    const auto world = small.build();
    ik::DrivenBones driven(small.skeleton(), world->mayBeDriven());
    world->driveBones(std::vector<base::Transform>{{{1, 8, 0}, kQuarterZ}}, driven);
    if (mode == RigidMode::FollowBone) {
      EXPECT_EQ(driven.drives[0], ik::Drive::Free);
      EXPECT_TRUE(driven.followers.empty());
      continue;
    }
    EXPECT_EQ(driven.drives[0], mode == RigidMode::Physics ? ik::Drive::Whole : ik::Drive::Rotation);
    EXPECT_NEAR(std::abs(glm::dot(driven.models[0].rotation, kQuarterZ)), 1.0F, 1e-6F);
    if (mode == RigidMode::Physics) expectNear(driven.models[0].translation, {0, 8, 0}, 1e-5F);
  }
}

TEST(Conventions, TheLastBodyOfABoneDrivesIt) {
  SmallWorld small;
  const auto first = small.sphere(RigidMode::Physics, {0, 10, 0});
  const auto second = small.sphere(RigidMode::Physics, {0, 10, 0});
  small.body(second).bone = small.body(first).bone;
  const auto world = small.build();
  ik::DrivenBones driven(small.skeleton(), world->mayBeDriven());
  world->driveBones(
      std::vector<base::Transform>{{{1, 0, 0}, base::kIdentityRotation}, {{2, 0, 0}, base::kIdentityRotation}}, driven);
  expectNear(driven.models[0].translation, {2, 0, 0}, 1e-6F);
}

ik::Drive driveOfHung(bool upperIsDynamic, bool demote) {
  SmallWorld small;
  small.settings.demoteHungBodies = demote;
  const auto upper = small.sphere(upperIsDynamic ? RigidMode::Physics : RigidMode::FollowBone, {0, 10, 0});
  const auto lower = small.sphere(RigidMode::PhysicsWithBonePosition, {0, 9, 0});
  small.model.bones[1].parent = 0;
  small.joint(JointKind::SpringSixDof, upper, lower, {0, 9.5F, 0});
  const auto world = small.build();
  ik::DrivenBones driven(small.skeleton(), world->mayBeDriven());
  std::vector<base::Transform> places(2);
  world->driveBones(places, driven);
  return driven.drives[1];
}

TEST(Conventions, HungBodiesOfKindTwoCountAsKindOne) {
  EXPECT_EQ(driveOfHung(true, true), ik::Drive::Whole);
  EXPECT_EQ(driveOfHung(false, true), ik::Drive::Rotation);
  EXPECT_EQ(driveOfHung(true, false), ik::Drive::Rotation);
}

TEST(Conventions, BodiesWithoutABoneStartAtTheirOwnPlace) {
  SmallWorld small;
  small.bone({0, 8, 0});  // bone 0 isn't subtracted
  const auto still = small.sphere(RigidMode::FollowBone, {1, 2, 3});
  const auto loose = small.sphere(RigidMode::Physics, {4, 5, 6});
  small.body(still).bone = small.body(loose).bone = -1;
  small.settings.gravity = Vec3(0.0F);
  const auto world = small.build();
  auto bones = small.bones();
  for (auto& bone : bones) bone.translation.x += 3;
  world->followBones(bones);
  world->step(2);
  expectNear(place(*world, still), {1, 2, 3}, 1e-6F);
  expectNear(place(*world, loose), {4, 5, 6}, 1e-6F);
}

TEST(Conventions, AtRestNothingMovesWithoutGravity) {
  // mmd-reference.md 12.11 Y4, Y5: joints and springs are at rest where the file puts the bodies,
  // also in another pose
  SmallWorld small;
  small.settings.gravity = Vec3(0.0F);
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  const auto body = small.box(RigidMode::Physics, {0.5F, 8, 0.3F}, {0.2F, 1, 0.1F});
  small.body(body).rotation = {0.3F, -0.4F, 0.5F};
  pmx::Joint& joint = small.joint(JointKind::SpringSixDof, hook, body, {0, 9, 0});
  joint.rotation = {-0.2F, 0.1F, 0.7F};
  joint.angularLower = Vec3(-1.0F);
  joint.angularUpper = Vec3(1.0F);
  joint.linearSpring = Vec3(50.0F);
  joint.angularSpring = Vec3(50.0F);
  const auto world = small.build();
  auto bones = small.bones();
  const Quat turn = glm::angleAxis(0.8F, glm::normalize(Vec3(1, 2, 3)));
  for (auto& bone : bones) bone = {turn * bone.translation + Vec3(1, 1, 1), turn};
  world->reset(bones);
  const Vec3 want = turn * Vec3(0.5F, 8, 0.3F) + Vec3(1, 1, 1);
  expectNear(place(*world, body), want, 1e-4F);
  world->step(2);
  expectNear(place(*world, body), want, 1e-4F);
}

TEST(Conventions, AStageHoldsStill) {
  // GIVEN parts of stages: a wall, a lamp on a locked joint, a crate on the floor
  SmallWorld small;
  const auto wall = small.box(RigidMode::FollowBone, {0, -1, 0}, {50, 1, 50});
  const auto hook = small.sphere(RigidMode::FollowBone, {10, 30, 10});
  const auto lamp = small.sphere(RigidMode::Physics, {10, 28, 10});
  const auto crate = small.box(RigidMode::Physics, {-10, 2, 0}, {2, 2, 2});
  small.joint(JointKind::SpringSixDof, hook, lamp, {10, 30, 10});
  small.body(wall).group = 1;
  small.body(wall).collisionMask = small.body(crate).collisionMask = 0xFFFF;
  small.body(wall).friction = small.body(crate).friction = 0.5F;
  const auto world = small.build();
  // WHEN it stands for 20 seconds and nothing moves its bones
  run(*world, 600);
  const Vec3 lampThen = place(*world, lamp), crateThen = place(*world, crate);
  run(*world, 600);
  // THEN all is where the file has it, and moves no more: within a hundredth of a millimetre in ten
  // seconds
  expectNear(place(*world, wall), {0, -1, 0}, 0.0F);
  expectNear(place(*world, hook), {10, 30, 10}, 0.0F);
  expectNear(place(*world, lamp), {10, 28, 10}, 0.05F);
  expectNear(place(*world, crate), {-10, 2, 0}, 0.15F);
  expectNear(place(*world, lamp), lampThen, 1e-4F);
  expectNear(place(*world, crate), crateThen, 1e-4F);
}

TEST(Conventions, AngularLimitsHold) {
  // GIVEN a rod along X, held at its left end. Sinking turns it by less than 0 about Z; Bullet, in
  // any version, measures a joint's angles from its second body to its first, so that the upper
  // limit stops it.
  for (const float limit : {0.2F, 0.5F, 1.0F}) {
    SmallWorld small;
    const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
    const auto rod = small.box(RigidMode::Physics, {2, 10, 0}, {2, 0.1F, 0.1F});
    small.body(rod).angularDamping = 0.5F;
    pmx::Joint& joint = small.joint(JointKind::SpringSixDof, hook, rod, {0, 10, 0});
    joint.angularLower.z = -0.1F;
    joint.angularUpper.z = limit;
    const auto world = small.build();
    run(*world, 600);
    // THEN it rests there, within a degree and a half
    const Vec3 along = state(*world, rod).transform.rotation * Vec3(1, 0, 0);
    EXPECT_NEAR(std::atan2(along.y, along.x), -limit, 0.026F);
  }
}

TEST(Conventions, LinearLimitsHold) {
  SmallWorld small;
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  const auto weight = small.sphere(RigidMode::Physics, {0, 10, 0});
  pmx::Joint& joint = small.joint(JointKind::SpringSixDof, hook, weight, {0, 10, 0});
  joint.linearLower.y = -2;
  joint.linearUpper.y = 1;
  const auto world = small.build();
  run(*world, 300);
  EXPECT_NEAR(place(*world, weight).y, 8.0F, 0.05F);
}

TEST(Conventions, EveryKindOfJointHolds) {
  // GIVEN a weight 2 below a hook, joined in the middle by each kind, free to turn where the kind
  // allows it
  for (const auto kind : {JointKind::SpringSixDof, JointKind::SixDof, JointKind::PointToPoint, JointKind::ConeTwist,
                          JointKind::Slider, JointKind::Hinge}) {
    SmallWorld small;
    const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
    const auto weight = small.sphere(RigidMode::Physics, {0, 8, 0});
    small.joint(kind, hook, weight, {0, 9, 0});
    const auto world = small.build();
    run(*world, 120);
    // THEN it is still below the hook after two seconds
    EXPECT_TRUE(small.issues.empty());
    expectNear(place(*world, weight), {0, 8, 0}, 0.3F);
  }
}

TEST(Conventions, AHingeTurnsAboutTheJointsX) {
  // GIVEN a rod along Z on a hinge; gravity may turn it about X alone
  for (const bool about : {true, false}) {
    SmallWorld small;
    const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
    const auto rod = small.box(RigidMode::Physics, about ? Vec3(0, 10, 2) : Vec3(2, 10, 0), {0.2F, 0.2F, 0.2F});
    pmx::Joint& joint = small.joint(JointKind::Hinge, hook, rod, {0, 10, 0});
    joint.angularLower.x = -3;
    joint.angularUpper.x = 3;
    const auto world = small.build();
    run(*world, 12);
    EXPECT_EQ(place(*world, rod).y < 9.5F, about);
  }
}

TEST(Conventions, ASliderSlidesAlongTheJointsX) {
  SmallWorld small;
  small.settings.gravity = {98, -98, 0};
  const auto hook = small.sphere(RigidMode::FollowBone, {0, 10, 0});
  const auto weight = small.sphere(RigidMode::Physics, {0, 10, 0});
  pmx::Joint& joint = small.joint(JointKind::Slider, hook, weight, {0, 10, 0});
  joint.linearLower.x = -3;
  joint.linearUpper.x = 3;
  const auto world = small.build();
  run(*world, 120);
  expectNear(place(*world, weight), {3, 10, 0}, 0.3F);
}

TEST(Conventions, ImpulsesPushByTheirWeight) {
  // GIVEN an impulse of (4, 0, 0) on a mass of 2 at a weight of 0.5: 1 unit per second; local:
  // turned with the body
  SmallWorld small;
  small.settings.gravity = Vec3(0.0F);
  const auto pushed = small.sphere(RigidMode::Physics, {0, 10, 0});
  const auto turned = small.sphere(RigidMode::Physics, {9, 10, 0});
  const auto stopped = small.sphere(RigidMode::Physics, {18, 10, 0});
  const auto follower = small.sphere(RigidMode::FollowBone, {27, 10, 0});
  small.body(pushed).mass = small.body(turned).mass = 2;
  small.body(turned).rotation.z = kRight;
  pmx::Morph morph;
  morph.kind = pmx::MorphKind::Impulse;
  morph.offsets = std::vector<pmx::ImpulseOffset>{
      {pushed, 0, {4, 0, 0}, {}}, {turned, 1, {4, 0, 0}, {}}, {follower, 0, {4, 0, 0}, {}}, {99, 0, {4, 0, 0}, {}}};
  small.model.morphs.push_back(morph);
  morph.offsets = std::vector<pmx::ImpulseOffset>{{stopped, 0, {}, {}}};
  small.model.morphs.push_back(morph);
  const auto world = small.build();
  world->setGravity({0, 0, 98});
  run(*world, 10);
  world->setGravity(Vec3(0.0F));
  const float before = state(*world, pushed).velocity.z;
  ASSERT_GT(before, 10.0F);
  world->applyImpulses(std::vector<float>{0.5F, 1.0F}, 1.0F);
  expectNear(state(*world, pushed).velocity, {1, 0, before}, 1e-4F);
  expectNear(state(*world, turned).velocity, {0, 1, before}, 1e-4F);
  expectNear(state(*world, stopped).velocity, {0, 0, 0}, 1e-6F);
  expectNear(state(*world, follower).velocity, {0, 0, 0}, 1e-6F);
  // A weight of 0 does nothing, not even stop.
  world->applyImpulses(std::vector<float>{0.0F, 0.0F}, 1.0F);
  expectNear(state(*world, pushed).velocity, {1, 0, before}, 1e-4F);
}

TEST(Conventions, PhysicsOffMakesABodyFollow) {
  SmallWorld small;
  const auto body = small.sphere(RigidMode::Physics, {0, 10, 0});
  const auto world = small.build();
  const std::vector<std::uint8_t> off{1}, on{0};
  auto bones = small.bones();
  world->setPhysicsOff(off);
  bones[0].translation.x = 1;
  world->followBones(bones);
  run(*world, 10);
  expectNear(place(*world, body), {1, 10, 0}, 1e-5F);
  ik::DrivenBones driven(small.skeleton(), world->mayBeDriven());
  world->driveBones(std::vector<base::Transform>(1), driven);
  EXPECT_EQ(driven.drives[0], ik::Drive::Free);
  // Switched on again it starts there, at rest: two steps fall as far as the very first two.
  world->setPhysicsOff(on);
  expectNear(state(*world, body).velocity, {0, 0, 0}, 1e-6F);
  world->step(2);
  expectNear(place(*world, body), {1, 10 - 0.020417F, 0}, 1e-5F);
}

TEST(Conventions, ChainsOfPhysicsAreThoseWithEveryLinkDriven) {
  SmallWorld small;
  const auto upper = small.sphere(RigidMode::Physics, {0, 10, 0});
  const auto lower = small.sphere(RigidMode::Physics, {0, 9, 0});
  const auto still = small.sphere(RigidMode::FollowBone, {0, 8, 0});
  const auto target = [&](std::vector<pmx::IkLink> links) {
    const auto index = small.bone({0, 7, 0});
    small.model.bones.back().flags |= pmx::boneFlag::ik;
    small.model.bones.back().ik = {2, 10, 1.0F, std::move(links)};
    return index;
  };
  const auto boneOf = [&](std::int32_t body) { return small.body(body).bone; };
  (void)target({{boneOf(upper), false, {}, {}}, {boneOf(lower), false, {}, {}}});
  (void)target({{boneOf(upper), false, {}, {}}, {boneOf(still), false, {}, {}}});
  (void)target({});
  const auto world = small.build();
  const auto chains = world->chainsOfPhysics();
  EXPECT_EQ(std::vector<std::uint8_t>(chains.begin(), chains.end()), (std::vector<std::uint8_t>{1, 0, 0}));
}

}  // namespace
