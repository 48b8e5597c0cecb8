// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Actors whose bodies share a world come, go, hang from each other, and are switched.
#include <cmath>
#include <cstdio>
#include <cstring>

#include <gmock/gmock.h>

#include "app/show/show.h"
#include "pmx/base/stopwatch.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/meeting_bodies.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/support/corpus.h"

namespace {

using app::ActorId;
using app::Show;
using base::Vec3;
using support::ball;
using support::bonesOf;
using support::choose;
using support::inWorld;
using support::Meeting;
using support::sameBits;

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
