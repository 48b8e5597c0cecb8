// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Morphs and appends of bones that physics drives, through a show.
#include <gtest/gtest.h>

#include "tests/app/physics/driven_shows.h"

namespace {

using base::Quat;
using base::Transform;
using base::Vec3;
using pmx::RigidMode;
using support::apart;
using support::bonesAt;
using support::degreesBetween;
using support::kZ;
using support::open;
using support::pendulum;
using support::Solo;
using support::standing;
using support::turned;

/// Returns a model whose bone 1 has a body that a locked joint holds at (0, 10, 0), and a morph:
/// up, and rotated by 40 degrees about Z.
pmx::Model ornament(std::uint16_t flags, float up = 1.0F) {
  support::SmallWorld small;
  const auto root = small.sphere(RigidMode::FollowBone, {0, 9, 0});
  const auto held = small.sphere(RigidMode::Physics, {0, 10, 0});
  small.model.bones[1].parent = 0;
  small.model.bones[1].flags |= flags;
  small.joint(pmx::JointKind::SpringSixDof, root, held, {0, 10, 0});
  pmx::Morph morph;
  morph.name = "上";
  morph.kind = pmx::MorphKind::Bone;
  morph.offsets = std::vector<pmx::BoneOffset>{{1, {0, up, 0}, turned(40, kZ)}};
  small.model.morphs.push_back(morph);
  return small.model;
}

vmd::Motion morphing() {
  auto motion = vmd::Motion::make("morph");
  motion.morphKeys.push_back({vmd::makeName<15>("上"), 0, 0.0F});
  motion.morphKeys.push_back({vmd::makeName<15>("上"), 30, 1.0F});
  motion.morphKeys.push_back({vmd::makeName<15>("上"), 90, 1.0F});
  return motion;
}

TEST(DrivenAppends, TheMorphOfABodyCountsOnlyAfterPhysics) {
  // The body can't move and weighs nothing: only the morph shows. At 60 both after playing and
  // after a seek, where the body begins without it.
  for (const bool after : {false, true}) {
    for (const bool seek : {false, true}) {
      Solo show;
      show.setGravity({0, 0, 0});
      open(show, ornament(after ? pmx::boneFlag::afterPhysics : 0), morphing());
      for (const double frame : {0.0, 15.0, 25.0, 35.0, 45.0, 60.0}) {
        if (seek && frame < 60.0) continue;
        const float weight = after ? std::min(static_cast<float>(frame) / 30.0F, 1.0F) : 0.0F;
        const Transform got = bonesAt(show, frame)[1];
        EXPECT_LT(apart(got, {{0, 10 + weight, 0}, turned(40 * weight, kZ)}), 1e-2F) << frame << seek << after;
      }
      const app::BodyState body = show.physics()->world().body(1);
      EXPECT_LT(glm::distance(body.transform.translation, Vec3(0, 10, 0)), 1e-2F) << "the body doesn't feel it";
    }
  }
}

TEST(DrivenAppends, ABodyDoesNotFeelTheMorphOfItsBone) {
  // GIVEN a morph that takes the bone farther away than its joints let the body go, where bodies
  // are reset
  Solo show;
  show.setGravity({0, 0, 0});
  open(show, ornament(pmx::boneFlag::afterPhysics, 50.0F), morphing());
  // WHEN physics begins under the morph, without time to come to rest / THEN the body is where its
  // bone is without it
  show.startPhysics(60.0, 0.0);
  const Transform morphed{{0, 60, 0}, turned(40, kZ)};
  EXPECT_LT(apart(bonesAt(show, 60.0)[1], morphed), 1e-2F);
  EXPECT_LT(glm::distance(show.physics()->world().body(1).transform.translation, Vec3(0, 10, 0)), 1e-3F);
  // and later, too
  EXPECT_LT(apart(bonesAt(show, 70.0)[1], morphed), 1e-2F);
  EXPECT_EQ(show.physics()->world().caughtCount(), 0U);
}

/// Returns morphing() with the physics of the ornament off up to a frame.
vmd::Motion freedAt(std::uint32_t frame) {
  vmd::Motion motion = morphing();
  motion.boneKeys = {support::key("飾り", 0, {}, true), support::key("飾り", frame)};
  return motion;
}

TEST(DrivenAppends, TheMorphOfABodyThatIsFreeAgainCountsOnce) {
  // GIVEN a body whose physics the motion switches on while its bone has a morph: held by a joint,
  // or by nothing
  for (const bool joined : {true, false}) {
    for (const float up : {1.0F, 50.0F}) {
      auto model = ornament(pmx::boneFlag::afterPhysics, up);
      model.bones[1].name = "飾り";
      if (!joined) model.joints.clear();
      Solo show;
      show.setGravity({0, 0, 0});
      open(show, model, freedAt(20));
      for (double frame = 0.0; frame <= 60.0; frame += frame > 18.0 && frame < 23.0 ? 0.25 : 1.0) {
        const float weight = std::min(static_cast<float>(frame) / 30.0F, 1.0F);
        const auto got = bonesAt(show, frame)[1];
        // THEN in every picture the bone has the morph's transform, once
        EXPECT_LT(apart(got, {{0, 10 + up * weight, 0}, turned(40 * weight, kZ)}), 1e-2F) << frame << joined << up;
        const bool follows = show.physics()->world().body(1).follows;
        EXPECT_EQ(follows, frame < (follows ? 20.0 : 19.5)) << frame;
      }
      EXPECT_LT(glm::distance(show.physics()->world().body(1).transform.translation, Vec3(0, 10, 0)), 1e-2F);
      EXPECT_EQ(show.physics()->world().caughtCount(), 0U);
    }
  }
}

TEST(DrivenAppends, TheMorphOfABodyThatIsFreeAgainCountsOnceInASharedWorld) {
  auto model = ornament(pmx::boneFlag::afterPhysics);
  model.bones[1].name = "飾り";
  model.joints.clear();
  const auto loaded = support::loaded(model);
  app::Show show;
  const auto first = show.add(loaded), second = show.add(loaded);
  app::Placement aside;
  aside.position = {50, 0, 0};
  show.actor(second)->setPlacement(aside);
  app::PhysicsChoice choice;
  choice.on = true;
  choice.settings.gravity = {0, 0, 0};
  show.setPhysics(choice);
  for (const auto id : {first, second}) show.setMotions(id, {{support::loaded(freedAt(20))}});
  for (double frame = 0.0; frame <= 60.0; frame += 1.0) {
    const float weight = std::min(static_cast<float>(frame) / 30.0F, 1.0F);
    for (const auto& actor : show.evaluate(frame).actors)
      EXPECT_LT(apart(actor.frame->boneModels[1], {{0, 10 + weight, 0}, turned(40 * weight, kZ)}), 1e-2F) << frame;
  }
}

TEST(DrivenAppends, TheMorphsOfBodiesInALineThatAreFreeAgainCountOnce) {
  // GIVEN below the ornament another one with a body, 2 along X, which is free all the time or
  // freed, too
  for (const bool freed : {false, true}) {
    auto model = ornament(pmx::boneFlag::afterPhysics);
    model.bones[1].name = "飾り";
    model.joints.clear();
    pmx::Bone tip = model.bones[1];
    tip.name = "先";
    tip.parent = 1;
    tip.position = {2, 10, 0};
    model.bones.push_back(tip);
    pmx::RigidBody body = model.rigidBodies[1];
    body.bone = 2;
    body.position = tip.position;
    model.rigidBodies.push_back(body);
    auto motion = freedAt(20);
    if (freed) {
      motion.boneKeys.push_back(support::key("先", 0, {}, true));
      motion.boneKeys.push_back(support::key("先", 20));
    }
    Solo show;
    show.setGravity({0, 0, 0});
    open(show, model, motion);
    for (double frame = 0.0; frame <= 60.0; frame += 1.0) {
      const float weight = std::min(static_cast<float>(frame) / 30.0F, 1.0F);
      const Transform base{{0, 10 + weight, 0}, turned(40 * weight, kZ)};
      const auto got = bonesAt(show, frame);
      EXPECT_LT(apart(got[1], base), 1e-2F) << frame << freed;
      // THEN the tip moves with the morph of the bone above it, once
      const Transform want{base.translation + base.rotation * Vec3(2, 0, 0), base.rotation};
      if (freed || frame >= 21.0) {
        EXPECT_LT(apart(got[2], want), 1e-2F) << frame << freed;
      }
    }
  }
}

TEST(DrivenAppends, FollowersSwingWithThePendulumInTheSameFrame) {
  Solo show;
  open(show, pendulum(0.0F), standing(60));
  float most = 0.0F;
  for (double frame = 0.0; frame <= 60.0; frame += 0.7) {
    const auto bones = bonesAt(show, frame);
    EXPECT_LT(degreesBetween(bones[2].rotation, bones[1].rotation), 0.01F) << frame;
    EXPECT_LT(degreesBetween(bones[3].rotation, bones[1].rotation), 0.01F) << frame;
    EXPECT_EQ(bones[2].translation, Vec3(4, 10, 0));
    most = std::max(most, degreesBetween(bones[1].rotation, base::kIdentityRotation));
    // and the body on the follower follows its bone a tick late: half a frame
    if (frame < 30.0 || frame > 31.0) continue;
    Solo other;
    open(other, pendulum(0.0F), standing(60));
    const double before = show.physics()->tickFrame() - 0.5;
    for (double at = 0.0; at < before; at += 1.0) (void)other.evaluate(at);
    const Quat late = bonesAt(other, before)[1].rotation;
    EXPECT_LT(degreesBetween(show.physics()->body(2).transform.rotation, late), 0.05F) << frame;
  }
  EXPECT_GT(most, 90.0F) << "it does swing";
}

TEST(DrivenAppends, APendulumAtRestHangsDownAndSoDoItsFollowers) {
  Solo show;
  open(show, pendulum(0.6F), standing(600));
  for (double frame = 0.0; frame < 600.0; frame += 15.0) (void)show.evaluate(frame);
  const auto bones = bonesAt(show, 600.0);
  for (const std::size_t bone : {1, 2, 3})
    EXPECT_LT(degreesBetween(bones[bone].rotation, turned(-90, kZ)), 0.5F) << bone;
  // AND the switch keeps followers still
  Solo other;
  open(other, pendulum(0.6F), standing(600));
  ik::SolverSwitches switches;
  switches.appendsIgnorePhysics = true;
  other.setSolverSwitches(switches);
  for (double frame = 0.0; frame < 60.0; frame += 15.0) (void)other.evaluate(frame);
  const auto still = bonesAt(other, 60.0);
  for (const std::size_t bone : {2, 3}) EXPECT_EQ(still[bone].rotation, base::kIdentityRotation) << bone;
  EXPECT_EQ(other.physics()->body(2).transform.rotation, base::kIdentityRotation);
}

/// Returns a model whose body 1 has no joint. Body 2 is attached to bone 2, which may append from
/// the bone of body 1.
pmx::Model falling(bool appends) {
  support::SmallWorld small;
  (void)small.sphere(RigidMode::FollowBone, {0, 40, 0});
  (void)small.sphere(RigidMode::Physics, {0, 10, 0});
  (void)small.sphere(RigidMode::FollowBone, {20, 40, 0});
  for (const std::size_t bone : {1U, 2U}) small.model.bones[bone].parent = 0;
  small.model.bones[0].name = "センター";
  if (!appends) return small.model;
  pmx::Bone& follower = small.model.bones[2];
  follower.flags |= pmx::boneFlag::appendRotation;
  follower.appendParent = 1;
  follower.appendRatio = 1.0F;
  return small.model;
}

TEST(DrivenAppends, ABodyOnAFollowerChangesNothingForOthers) {
  // GIVEN a body that falls freely, beside one that collides with nothing, whose bone appends from
  // the first one's or doesn't
  Solo with, without;
  open(with, falling(true), standing(240));
  open(without, falling(false), standing(240));
  float lowest = 0.0F;
  for (double frame = 0.0; frame <= 240.0; frame += 10.0) {
    // THEN the first one falls equally, and is reset equally where it has fallen too far
    const Transform got = bonesAt(with, frame)[1], want = bonesAt(without, frame)[1];
    ASSERT_LT(apart(got, want), 1e-3F) << frame;
    lowest = std::min(lowest, want.translation.y);
  }
  EXPECT_LT(lowest, -500.0F) << "it does fall";
}

TEST(DrivenAppends, ABoneAfterPhysicsChangesNothingForOthersNorForItself) {
  // GIVEN the body that falls freely, whose bone is after physics, or beside one that is
  for (const std::size_t late : {1U, 2U}) {
    pmx::Model model = falling(false);
    model.bones[late].flags |= pmx::boneFlag::afterPhysics;
    Solo with, without;
    open(with, model, standing(240));
    open(without, falling(false), standing(240));
    for (double frame = 0.0; frame <= 240.0; frame += 10.0) {
      // THEN it falls as without, and its own movement doesn't speed it up
      const Transform got = bonesAt(with, frame)[1], want = bonesAt(without, frame)[1];
      ASSERT_LT(apart(got, want), 1e-3F) << frame << " " << late;
    }
  }
}

TEST(DrivenAppends, ABodyAfterPhysicsThatIsThrownIsPutBackWhereItsKeysHaveIt) {
  // GIVEN a body that falls out of the world's 10,000 units, on a bone before physics or after it
  // that keys hold 3 beside its rest
  pmx::Model early = falling(false);
  early.bones[1].name = "玉";
  pmx::Model late = early;
  late.bones[1].flags |= pmx::boneFlag::afterPhysics;
  auto motion = standing(1300);
  motion.boneKeys.push_back(support::key("玉", 0, {3, 0, 0}));
  Solo before, after;
  for (Solo* show : {&before, &after}) {
    show->setGravity({0, -400, 0});
    open(*show, show == &after ? late : early, motion);
  }
  float lowest = 0.0F, last = 0.0F;
  bool putBack = false;
  for (double frame = 0.0; frame <= 1300.0; frame += 0.5) {
    const Transform got = bonesAt(after, frame)[1];
    ASSERT_LT(apart(got, bonesAt(before, frame)[1]), 1e-3F) << frame;
    // THEN it is reset to there
    if (got.translation.y > last + 5000.0F) {
      putBack = true;
      EXPECT_LT(glm::distance(got.translation, Vec3(3, 10, 0)), 1e-2F);
    }
    last = got.translation.y;
    lowest = std::min(lowest, last);
  }
  EXPECT_LT(lowest, -9000.0F);
  EXPECT_TRUE(putBack);
}

TEST(DrivenAppends, AnAppendOfABodyCountsOnceWhereverPhysicsBegins) {
  // GIVEN a body that a locked joint holds, on a bone after physics that appends bone 2's position:
  // 3 along X
  support::SmallWorld small;
  const auto root = small.sphere(RigidMode::FollowBone, {0, 9, 0});
  const auto held = small.sphere(RigidMode::Physics, {0, 10, 0});
  small.joint(pmx::JointKind::SpringSixDof, root, held, {0, 10, 0});
  const auto source = small.bone({0, 5, 0}, 0);
  small.model.bones[static_cast<std::size_t>(source)].name = "源";
  pmx::Bone& bone = small.model.bones[1];
  bone.parent = 0;
  bone.flags |= pmx::boneFlag::afterPhysics | pmx::boneFlag::appendTranslation;
  bone.appendParent = source;
  bone.appendRatio = 1.0F;
  auto motion = vmd::Motion::make("append");
  motion.boneKeys.push_back(support::key("源", 0, {3, 0, 0}));
  motion.boneKeys.push_back(support::key("源", 90, {3, 0, 0}));
  // WHEN physics begins there, with rest and without / THEN the body is at (0, 10, 0), and the bone
  // 3 beside it
  for (const double rest : {0.0, 30.0}) {
    Solo show;
    show.setGravity({0, 0, 0});
    open(show, small.model, motion);
    show.startPhysics(30.0, rest);
    for (const double frame : {30.0, 31.0, 60.0})
      EXPECT_LT(apart(bonesAt(show, frame)[1], {{3, 10, 0}, base::kIdentityRotation}), 1e-2F) << frame << " " << rest;
    EXPECT_LT(glm::distance(show.physics()->world().body(1).transform.translation, Vec3(0, 10, 0)), 1e-2F);
  }
}

}  // namespace
