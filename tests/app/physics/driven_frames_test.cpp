// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Chains of bones that physics drives, through a show: the frame's state decides.
#include <gtest/gtest.h>

#include "tests/app/physics/driven_shows.h"

namespace {

using base::Transform;
using base::Vec3;
using pmx::RigidMode;
using support::apart;
using support::bonesAt;
using support::degreesBetween;
using support::key;
using support::open;
using support::Solo;
using support::swing;

/// Returns bones: 0 センター, 1 左足, 2 左ひざ, 3 左足首, 4 左足ＩＫ. Both links carry bodies that swing forward
/// and back.
pmx::Model leg() {
  support::SmallWorld small;
  const auto add = [&small](const char* name, const Vec3& place, std::int32_t parent) {
    const auto bone = static_cast<std::size_t>(small.bone(place, parent));
    small.model.bones[bone].name = name;
  };
  add("センター", {0, 0, 0}, -1);
  add("左足", {1, 10, 0}, 0);
  add("左ひざ", {1, 5.5F, -0.1F}, 1);
  add("左足首", {1, 1, 0}, 2);
  add("左足ＩＫ", {1, 1, 0}, 0);
  pmx::Bone& target = small.model.bones[4];
  target.flags |= pmx::boneFlag::ik;
  target.ik = {3, 40, 2.0F, {{2, true, {-base::kPi, 0, 0}, {-0.5F * support::kDegree, 0, 0}}, {1, false, {}, {}}}};
  const Vec3 places[] = {{1, 10.5F, 0}, {1, 8, 0}, {1, 3, 0}};
  for (std::int32_t i = 0; i < 3; ++i) {
    const auto body = small.sphere(i == 0 ? RigidMode::FollowBone : RigidMode::Physics, places[i]);
    small.model.bones.pop_back();  // bone of the body
    small.body(body).bone = i;
  }
  swing(small.joint(pmx::JointKind::SpringSixDof, 0, 1, {1, 10, 0}), {1, 0, 0});
  swing(small.joint(pmx::JointKind::SpringSixDof, 1, 2, {1, 5.5F, -0.1F}), {1, 0, 0});
  return small.model;
}

/// Returns a motion whose target moves the ankle up and forward; physics of these links is off from
/// frame 10 on, up to frame 30.
vmd::Motion lift(std::initializer_list<const char*> off) {
  auto motion = vmd::Motion::make("lift");
  motion.boneKeys = {key("左足ＩＫ", 0), key("左足ＩＫ", 10, {0, 4, -2}), key("左足ＩＫ", 40, {0, 3, 1})};
  for (const char* bone : off) {
    motion.boneKeys.push_back(key(bone, 0));
    motion.boneKeys.push_back(key(bone, 10, {}, true));
    motion.boneKeys.push_back(key(bone, 30));
  }
  return motion;
}

TEST(DrivenFrames, AChainIsSolvedWhileTheMotionHasThePhysicsOfItsLinksOff) {
  Solo without;
  open(without, leg(), lift({"左足", "左ひざ"}), false);
  Solo show;
  open(show, leg(), lift({"左足", "左ひざ"}));
  for (double frame = 0.0; frame < 40.0; frame += 0.4) {
    const auto got = bonesAt(show, frame);
    const bool follows = show.physics()->world().body(1).follows;
    const auto want = bonesAt(without, frame);
    // THEN with its bodies following the leg is where it is without physics, in every picture, and
    // never half so: between two ticks, too
    for (std::size_t bone = 1; bone <= 3 && follows; ++bone) EXPECT_LT(apart(got[bone], want[bone]), 1e-3F) << frame;
    EXPECT_EQ(show.actor().frame().ikEnabled[0] != 0, follows) << frame;
    // The frame is between two ticks of either switch.
    const bool atTick = (frame > 9.5 && frame < 10.0) || (frame > 29.5 && frame < 30.0);
    EXPECT_TRUE(atTick || follows == (frame >= 10.0 && frame < 30.0)) << frame;
  }
}

TEST(DrivenFrames, ABodyThatIsSwitchedOffIsWhereTheSolvedChainHoldsItAtRest) {
  Solo show;
  open(show, leg(), lift({"左足", "左ひざ"}));
  Solo without;
  open(without, leg(), lift({}), false);
  (void)show.evaluate(9.5);
  (void)show.evaluate(10.0);
  const auto thigh = bonesAt(without, 10.0)[1];
  const app::BodyState body = show.physics()->world().body(1);
  EXPECT_LT(glm::distance(body.transform.translation, thigh.translation + thigh.rotation * Vec3(0, -2, 0)), 1e-3F);
  EXPECT_EQ(body.velocity, Vec3(0.0F));
  EXPECT_EQ(body.angularVelocity, Vec3(0.0F));
}

TEST(DrivenFrames, AChainWithOneLinkSwitchedOffIsSolvedAndPhysicsHasTheOther) {
  Solo show;
  open(show, leg(), lift({"左足"}));
  Solo without;
  open(without, leg(), lift({}), false);
  (void)bonesAt(show, 10.0);
  const auto got = bonesAt(show, 20.0), want = bonesAt(without, 20.0);
  EXPECT_LT(apart(got[1], want[1]), 1e-3F);
  const Transform shin = show.physics()->world().body(2).transform;
  EXPECT_LT(degreesBetween(got[2].rotation, shin.rotation), 0.01F) << "the shin is its body's";
}

TEST(DrivenFrames, AChainIsSolvedWhereAReplayDrivesNothing) {
  Solo show;
  open(show, leg(), lift({}));
  (void)bonesAt(show, 5.0);
  show.physics()->setReplay([](double frame, ik::DrivenBones& driven) {
    for (const std::size_t bone : {std::size_t{1}, std::size_t{2}}) {
      driven.drives[bone] = frame < 10.0 ? ik::Drive::Whole : ik::Drive::Free;
      driven.models[bone] = {{0, static_cast<float>(bone), 0}, base::kIdentityRotation};
    }
  });
  Solo without;
  open(without, leg(), lift({}), false);
  EXPECT_EQ(bonesAt(show, 5.0)[2].translation, Vec3(0, 2, 0));
  EXPECT_EQ(show.actor().frame().ikEnabled[0], 0);
  EXPECT_LT(apart(bonesAt(show, 15.0)[2], bonesAt(without, 15.0)[2]), 1e-3F);
}

TEST(DrivenFrames, AChainIsSolvedInASharedWorldToo) {
  // GIVEN two legs whose bodies are in one world, one of them switched off
  const auto model = support::loaded(leg());
  app::Show show;
  const auto first = show.add(model), second = show.add(model);
  app::Placement aside;
  aside.position = {50, 0, 0};
  show.actor(second)->setPlacement(aside);
  app::PhysicsChoice choice;
  choice.on = true;
  show.setPhysics(choice);
  show.setMotions(first, {{support::loaded(lift({"左足", "左ひざ"}))}});
  show.setMotions(second, {{support::loaded(lift({}))}});
  Solo without;
  open(without, leg(), lift({}), false);
  for (const double frame : {5.0, 12.0, 20.0, 29.0}) {
    const auto& shown = show.evaluate(frame);
    const auto want = bonesAt(without, frame);
    const bool off = frame >= 10.0;
    EXPECT_EQ(apart(shown.actors[0].frame->boneModels[3], want[3]) < 1e-3F, off) << frame;
    EXPECT_GT(apart(shown.actors[1].frame->boneModels[3], want[3]), 0.1F) << frame;
  }
}

}  // namespace
