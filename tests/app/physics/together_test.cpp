// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Bodies of several actors in one world.
#include <cmath>
#include <cstdio>
#include <cstring>

#include <gmock/gmock.h>

#include "app/show/show.h"
#include "pmx/base/stopwatch.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/support/corpus.h"

namespace {

using app::ActorId;
using app::Show;
using base::Vec3;

app::PhysicsChoice choose(bool together, bool ground = false) {
  app::PhysicsChoice choice;
  choice.on = true;
  choice.together = together;
  choice.settings.ground = ground;
  return choice;
}

/// Lets the bodies collide with all others.
void touch(support::SmallWorld& small) {
  for (auto& body : small.model.rigidBodies) body.collisionMask = 0xFFFF;
}

/// Returns a ball at rest at a position, of radius 0.5: one that follows its bone, or one that lies
/// on the ground.
std::shared_ptr<const app::LoadedModel> ball(pmx::RigidMode mode, const Vec3& place) {
  support::SmallWorld small;
  (void)small.sphere(mode, place);
  touch(small);
  return support::loaded(std::move(small.model));
}

/// Returns two bones with balls: 0 follows, 1 swings below it at a distance of 2.
std::shared_ptr<const app::LoadedModel> pendulum() {
  support::SmallWorld small;
  const auto hand = small.sphere(pmx::RigidMode::FollowBone, {0, 5, 0});
  const auto swings = small.sphere(pmx::RigidMode::Physics, {0, 3, 0});
  small.model.bones[1].parent = 0;
  small.joint(pmx::JointKind::PointToPoint, hand, swings, {0, 5, 0});
  touch(small);
  return support::loaded(std::move(small.model));
}

/// Returns a motion of bone 0 along X by `perFrame` for a hundred frames.
std::shared_ptr<const app::LoadedMotion> walk(const pmx::Model& model, float perFrame) {
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const std::uint32_t frame : {0U, 100U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[0].name.utf8);
    key.frame = frame;
    key.translation = {perFrame * static_cast<float>(frame), 0, 0};
    key.setCurves({20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107});
    motion.boneKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

Vec3 inWorld(const Show& show, ActorId id, std::size_t bone) {
  const app::ActorFrame& frame = show.actor(id)->frame();
  return frame.placement.toWorld(frame.boneModels[bone].translation);
}

/// Returns the bits of all bones.
std::vector<base::Transform> bonesOf(const Show& show) {
  std::vector<base::Transform> all;
  for (const ActorId id : show.order()) {
    const auto bones = show.actor(id)->frame().boneModels;
    all.insert(all.end(), bones.begin(), bones.end());
  }
  return all;
}

bool sameBits(const std::vector<base::Transform>& a, const std::vector<base::Transform>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(base::Transform)) == 0;
}

/// This struct is a ball that walks along X into one that lies at (5, 0.5, 0), each its own actor;
/// it has the least distance between them, and the position of the second after 40 frames, at 20
/// units of the first.
struct Push {
  explicit Push(bool together, const app::Placement& second = {}) {
    show.setPhysics(choose(together, true));
    first = show.add(ball(pmx::RigidMode::FollowBone, {0, 0.5F, 0}));
    // In world space it is at (5, 0.5, 0), wherever its model stands.
    const Vec3 place = second.toModel(base::Transform{{5, 0.5F, 0}, base::kIdentityRotation}).translation;
    other = show.add(ball(pmx::RigidMode::Physics, place));
    show.actor(other)->setPlacement(second);
    show.setMotions(first, {{walk(show.actor(first)->model(), 0.5F)}});
    for (int frame = 0; frame <= 40; ++frame) {
      show.evaluate(frame);
      nearest = std::min(nearest, glm::distance(inWorld(show, first, 0), inWorld(show, other, 0)));
    }
  }
  Show show;
  ActorId first = 0, other = 0;
  float nearest = 1e9F;
};

TEST(Together, BodiesOfTwoActorsTouch) {
  const Push together(true), apart(false);
  // Two radii of 0.5; a pushed ball sinks in by a little.
  EXPECT_GT(together.nearest, 0.8F);
  EXPECT_GT(inWorld(together.show, together.other, 0).x, 20.5F) << "it is before the one that pushes it";
  EXPECT_LT(apart.nearest, 0.3F) << "they pass through each other";
  EXPECT_NEAR(inWorld(apart.show, apart.other, 0).x, 5.0F, 1e-3F);
}

TEST(Together, WhatABodyDoesIsToldInItsModelsSpace) {
  const Push turned(true, {{3, 0, -7}, 90, 1});
  const app::BodyState body = turned.show.actor(turned.other)->physics()->body(0);
  EXPECT_FALSE(body.follows);
  // It is pushed along X of the world by 15 units a second; for a model that is rotated by 90
  // degrees that is its own +Z.
  EXPECT_NEAR(body.velocity.z, 15.0F, 3.0F);
  EXPECT_NEAR(body.velocity.x, 0.0F, 1.0F);
  const auto& bone = turned.show.actor(turned.other)->frame().boneModels[0];
  EXPECT_LT(glm::distance(body.transform.translation, bone.translation), 1e-4F);
}

TEST(Together, PlacementsCount) {
  const Push straight(true), turned(true, {{3, 0, -7}, 130, 1});
  EXPECT_GT(turned.nearest, 0.8F);
  const Vec3 a = inWorld(straight.show, straight.other, 0), b = inWorld(turned.show, turned.other, 0);
  EXPECT_LT(glm::distance(a, b), 0.5F) << a.x << " " << a.z << ", " << b.x << " " << b.z;
}

TEST(Together, AModelOfAnotherSizeStaysApart) {
  const Push scaled(true, {{0, 0, 0}, 0, 2});
  EXPECT_LT(scaled.nearest, 0.5F);
  EXPECT_NEAR(inWorld(scaled.show, scaled.other, 0).x, 5.0F, 1e-2F);
}

TEST(Together, AShowOfOneIsTheSame) {
  std::vector<std::vector<base::Transform>> all;
  for (const bool together : {true, false}) {
    Show show;
    show.setPhysics(choose(together, true));
    const ActorId id = show.add(pendulum());
    show.actor(id)->setPlacement({{3, 0, 5}, 77, 1.0F});
    show.setMotions(id, {{walk(show.actor(id)->model(), 0.3F)}});
    for (int frame = 0; frame <= 50; ++frame) show.evaluate(frame);
    all.push_back(bonesOf(show));
  }
  EXPECT_TRUE(sameBits(all[0], all[1]));
}

/// This struct has two pendulums that walk into each other and through, and a third that stands in
/// their way.
struct Meeting {
  explicit Meeting(int threads = 1, bool together = true) {
    show.setThreads(threads);
    show.setPhysics(choose(together));
    const auto model = pendulum();
    for (int i = 0; i < 3; ++i) ids.push_back(show.add(model));
    show.actor(ids[1])->setPlacement({{20, 0, 0.2F}, 180, 1});
    show.actor(ids[2])->setPlacement({{10, 0, -0.3F}, 45, 1});
    for (int i = 0; i < 2; ++i) show.setMotions(ids[static_cast<std::size_t>(i)], {{walk(model->model, 0.25F)}});
  }
  void play(double to, double step = 1.0) {
    for (int i = 0; i * step <= to; ++i) show.evaluate(i * step);
  }
  Show show;
  std::vector<ActorId> ids;
};

TEST(Together, NothingExplodes) {
  Meeting met, alone(1, false);
  bool differs = false;
  for (int frame = 0; frame <= 120; ++frame) {
    met.show.evaluate(frame);
    alone.show.evaluate(frame);
    for (const ActorId id : met.ids) {
      const Vec3 hand = inWorld(met.show, id, 0), swings = inWorld(met.show, id, 1);
      ASSERT_TRUE(std::isfinite(swings.x + swings.y + swings.z));
      ASSERT_NEAR(glm::distance(hand, swings), 2.0F, 0.5F) << "frame " << frame << ", actor " << id;
      differs = differs || glm::distance(swings, inWorld(alone.show, id, 1)) > 0.1F;
    }
  }
  EXPECT_TRUE(differs) << "they have touched";
}

TEST(Together, SameBitsWithAnyNumberOfThreadsAndAnySteps) {
  Meeting one, four(4), skipping(2);
  one.play(80);
  four.play(80);
  skipping.play(80, 2.5);
  EXPECT_TRUE(sameBits(bonesOf(one.show), bonesOf(four.show)));
  EXPECT_TRUE(sameBits(bonesOf(one.show), bonesOf(skipping.show)));
}

TEST(Together, WhoIsRemovedAndComesBackUnderItsIdMeetsTheOthers) {
  Meeting met, again;
  met.play(30);
  const auto model = again.show.actor(again.ids[1])->loadedModel();
  const auto motions = again.show.actor(again.ids[1])->motions();
  again.play(20);
  again.show.remove(again.ids[1]);
  again.show.insert(again.ids[1], model);
  again.show.actor(again.ids[1])->setPlacement({{20, 0, 0.2F}, 180, 1});
  again.show.setOrder(std::vector<ActorId>(met.ids));
  again.show.setMotions(again.ids[1], motions);
  // All begin anew, so the state is that of a seek.
  Meeting sought;
  sought.show.evaluate(30);
  again.show.evaluate(30);
  EXPECT_TRUE(sameBits(bonesOf(again.show), bonesOf(sought.show)));
}

TEST(Together, AGhostMeetsNobody) {
  // GIVEN two actors that collide, with a chain each, so that they can have ghosts
  pmx::Model model = pendulum()->model;
  pmx::Bone target = model.bones[0];
  target.name = "ＩＫ";
  target.flags |= pmx::boneFlag::ik;
  target.ik = {1, 1, 0.1F, {{0, false, {}, {}}}};
  model.bones.push_back(target);
  const auto shared = support::loaded(std::move(model));
  std::vector<std::vector<base::Transform>> all;
  for (const bool ghosts : {false, true}) {
    Show show;
    show.setPhysics(choose(true));
    std::vector<ActorId> ids{show.add(shared), show.add(shared)};
    show.actor(ids[1])->setPlacement({{8, 0, 0.2F}, 180, 1});
    for (const ActorId id : ids) {
      show.setMotions(id, {{walk(shared->model, 0.25F)}});
      show.actor(id)->setIkMode(app::IkMode::Off);
      if (ghosts) show.setGhost(id, app::GhostChoice{});
    }
    // WHEN they walk into each other THEN they move as without their ghosts
    for (int frame = 0; frame <= 40; ++frame) show.evaluate(frame);
    all.push_back(bonesOf(show));
    EXPECT_EQ(show.ghostOf(ids[0]) != nullptr, ghosts);
  }
  EXPECT_TRUE(sameBits(all[0], all[1]));
}

TEST(Together, TimeIsCountedOnce) {
  for (const bool together : {true, false}) {
    Meeting met(1, together);
    met.play(20);
    const auto took = [&](double app::PhysicsTime::*part) {
      double sum = 0.0;
      for (const ActorId id : met.ids) sum += met.show.actor(id)->physics()->lastTime().*part;
      return sum;
    };
    const base::Stopwatch watch;
    met.show.evaluate(21);
    const double whole = watch.microseconds();
    EXPECT_GT(took(&app::PhysicsTime::bullet), 0.0) << together;
    EXPECT_LE(took(&app::PhysicsTime::bullet) + took(&app::PhysicsTime::posing), took(&app::PhysicsTime::total));
    EXPECT_LE(took(&app::PhysicsTime::total), whole) << together;
  }
}

TEST(Together, SeeksToOneFrameGiveTheSameState) {
  Meeting sought, wandered;
  sought.show.evaluate(60);
  for (const double frame : {0.0, 90.0, 20.0, 60.0}) wandered.show.evaluate(frame);
  EXPECT_TRUE(sameBits(bonesOf(sought.show), bonesOf(wandered.show)));
  // From there on both play equally.
  for (double frame = 61; frame < 70; ++frame) {
    sought.show.evaluate(frame);
    wandered.show.evaluate(frame);
  }
  EXPECT_TRUE(sameBits(bonesOf(sought.show), bonesOf(wandered.show)));
  // Begun at frame 0 as films begin, any route to a frame gives one result.
  Meeting film, range;
  film.show.playPhysicsFromStart(30);
  range.show.playPhysicsFromStart(30);
  for (int frame = 0; frame <= 90; ++frame) film.show.evaluate(frame);
  range.show.evaluate(90);
  EXPECT_TRUE(sameBits(bonesOf(film.show), bonesOf(range.show)));
}

TEST(Together, WhoGoesLeavesTheOthersAsTheyWouldBe) {
  Meeting met, fewer, reordered;
  met.play(59);
  met.show.remove(met.ids[1]);
  met.show.evaluate(60);
  fewer.show.remove(fewer.ids[1]);
  fewer.show.evaluate(60);
  EXPECT_TRUE(sameBits(bonesOf(met.show), bonesOf(fewer.show))) << "as after a seek: the world is another";
  // Reduced to one, and kept apart, each is as it is alone.
  met.show.remove(met.ids[2]);
  Meeting alone(1, false);
  alone.show.remove(alone.ids[2]);
  alone.show.remove(alone.ids[1]);
  met.show.evaluate(61);
  alone.show.evaluate(61);
  EXPECT_TRUE(sameBits(bonesOf(met.show), bonesOf(alone.show)));
  // Another order of drawing is no other world, and neither is one more actor without bodies.
  Meeting plain;
  for (Meeting* of : {&plain, &reordered}) of->play(30);
  reordered.show.setOrder({reordered.ids[2], reordered.ids[0], reordered.ids[1]});
  (void)reordered.show.add(support::loaded(support::dancer()));
  for (Meeting* of : {&plain, &reordered}) of->show.evaluate(31);
  for (const ActorId id : plain.ids) EXPECT_EQ(inWorld(plain.show, id, 1), inWorld(reordered.show, id, 1)) << id;
}

TEST(Together, SwitchedOffAllAreAsAlone) {
  Meeting switched, apart(1, false);
  switched.play(30);
  switched.show.setPhysics(choose(false));
  switched.show.evaluate(31);
  apart.show.evaluate(31);
  EXPECT_TRUE(sameBits(bonesOf(switched.show), bonesOf(apart.show))) << "as after a seek";
}

TEST(Together, BodiesThatAreSwitchedOffFollowTheirBones) {
  Meeting met;
  const pmx::Model& model = met.show.actor(met.ids[2])->model();
  auto motion = vmd::Motion::make("off");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>(model.bones[1].name.utf8);
  key.setCurves({}, {}, {}, {});
  key.interpolation[2] = 0x63;
  key.interpolation[3] = 0x0F;
  motion.boneKeys = {key};
  met.show.setMotions(met.ids[2], {{support::loaded(motion)}});
  for (int frame = 0; frame <= 60; ++frame) {
    met.show.evaluate(frame);
    ASSERT_EQ(met.show.actor(met.ids[2])->frame().boneModels[1].translation, Vec3(0, 3, 0)) << frame;
    const app::BodyState body = met.show.actor(met.ids[2])->physics()->body(1);
    ASSERT_TRUE(body.follows) << frame;
    ASSERT_LT(glm::distance(body.transform.translation, Vec3(0, 3, 0)), 1e-4F) << frame;
  }
}

TEST(Together, ImpulsesTurnWithTheirModel) {
  // GIVEN two free balls far from each other, one turned by 90 degrees, with a morph that pushes
  // them along their own Z
  support::SmallWorld small;
  (void)small.sphere(pmx::RigidMode::Physics, {0, 0, 0});
  pmx::Morph push;
  push.name = "push";
  push.kind = pmx::MorphKind::Impulse;
  push.offsets = std::vector<pmx::ImpulseOffset>{{0, 0, {0, 0, 6}, {0, 0, 0}}};
  small.model.morphs.push_back(push);
  const auto model = support::loaded(std::move(small.model));
  Show show;
  app::PhysicsChoice choice = choose(true);
  choice.settings.gravity = {0, 0, 0};
  show.setPhysics(choice);
  std::vector<ActorId> ids{show.add(model), show.add(model)};
  show.actor(ids[1])->setPlacement({{100, 0, 0}, 90, 1});
  app::Edits edits;
  edits.set(app::MorphEdit{0, app::EditKind::Replace, 1.0F});
  for (const ActorId id : ids) show.actor(id)->setEdits(edits);
  show.startPhysics(0, 0);
  for (int frame = 0; frame <= 5; ++frame) show.evaluate(frame);
  const Vec3 straight = inWorld(show, ids[0], 0), turned = inWorld(show, ids[1], 0) - Vec3(100, 0, 0);
  // A quarter turn takes +Z to +X.
  EXPECT_GT(straight.z, 1.0F);
  EXPECT_NEAR(turned.x, straight.z, 1e-3F);
  EXPECT_NEAR(turned.z, 0.0F, 1e-3F);
}

TEST(Together, WhoHangsFromOneThatMeetsFollowsIt) {
  Meeting met, again(4);
  std::vector<ActorId> held;
  for (Meeting* of : {&met, &again}) {
    held.push_back(of->show.add(ball(pmx::RigidMode::FollowBone, {0, 0, 0})));
    ASSERT_TRUE(of->show.attach(held.back(), {{0, of->ids[0], 1}}));
    of->play(50, of == &met ? 1.0 : 2.5);
  }
  EXPECT_LT(glm::distance(inWorld(met.show, held[0], 0), inWorld(met.show, met.ids[0], 1)), 1e-4F);
  EXPECT_TRUE(sameBits(bonesOf(met.show), bonesOf(again.show)));
}

/// Measures all moving bodies of an actor: how far they are from where the bones would hold them
/// without physics.
void lookAt(const app::Actor& actor, const app::ActorFrame& posed, double& farthest) {
  const pmx::Model& model = actor.model();
  for (std::size_t i = 0; i < model.rigidBodies.size(); ++i) {
    const app::BodyState state = actor.physics()->body(i);
    const Vec3& p = state.transform.translation;
    ASSERT_TRUE(std::isfinite(p.x + p.y + p.z + glm::length(state.velocity)));
    const pmx::RigidBody& body = model.rigidBodies[i];
    // One lies under the ground.
    if (state.follows || body.bone < 0 || body.position.y < -50.0F) continue;
    const base::Transform& bone = posed.boneModels[static_cast<std::size_t>(body.bone)];
    const Vec3 offset = body.position - model.bones[static_cast<std::size_t>(body.bone)].position;
    farthest = std::max(farthest, static_cast<double>(glm::distance(p, bone.translation + bone.rotation * offset)));
  }
}

TEST(Together, TwoDancersInOnePlaceDontExplode) {
  ODORI_NEEDS_CORPUS();
  const auto model = *app::loadModel(support::corpus() / "miku/初音ミク.pmx", {});
  const auto motion = *app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  // GIVEN two that dance three units from each other, arm in arm and hair in hair
  std::vector<double> farthest;
  std::vector<Vec3> last;
  for (const bool together : {true, false}) {
    Show show;
    show.setPhysics(choose(together, true));
    std::vector<ActorId> ids{show.add(model), show.add(model)};
    for (const ActorId id : ids) show.setMotions(id, {{motion}});
    show.actor(ids[1])->setPlacement({{3, 0, 0}, 150, 1});
    app::Actor posed(model);
    posed.setMotions({{motion}});
    double& most = farthest.emplace_back(0.0);
    for (int frame = 0; frame <= 600; ++frame) {
      show.evaluate(frame);
      const app::ActorFrame& still = posed.evaluate(frame);
      for (const ActorId id : ids) lookAt(*show.actor(id), still, most);
    }
    const auto hair = model->model.rigidBodies.size() / 2;
    last.push_back(show.actor(ids[0])->physics()->body(hair).transform.translation);
    std::printf("%s: farthest from its bone %.2f units\n", together ? "together" : "apart", most);
  }
  // THEN nothing of either is farther from its position without physics than twice as far as hair
  // of one alone swings
  EXPECT_LT(farthest[0], 2.0 * farthest[1]);
  EXPECT_GT(glm::distance(last[0], last[1]), 1e-3F) << "they have met";
}

}  // namespace
