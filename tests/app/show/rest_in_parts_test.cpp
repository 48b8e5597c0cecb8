// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests play the rest that physics begins with in parts and expect the bits of one go.
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"

namespace {

using app::ActorId;
using app::Show;

constexpr double kRest = 20.0;  // frames

/// Returns two bones with balls: 0 follows, 1 swings beside it, at a distance of 2.
std::shared_ptr<const app::LoadedModel> pendulum() {
  support::SmallWorld small;
  const auto hand = small.sphere(pmx::RigidMode::FollowBone, {0, 5, 0});
  const auto swings = small.sphere(pmx::RigidMode::Physics, {2, 5, 0});
  small.model.bones[1].parent = 0;
  small.joint(pmx::JointKind::PointToPoint, hand, swings, {0, 5, 0});
  for (auto& body : small.model.rigidBodies) body.collisionMask = 0xFFFF;
  return support::loaded(std::move(small.model));
}

/// This struct has actors of several kinds: two alone; with `together` two whose bodies collide;
/// with `hang` one that is attached to the swinging bone of the first, one without bodies that is
/// attached to that one, and one of another size that is attached to the second.
struct Cast {
  Cast(bool together, bool hang) {
    app::PhysicsChoice choice;
    choice.on = true;
    choice.together = together;
    choice.settings.ground = false;
    show.setPhysics(choice);
    for (int i = 0; i < 5; ++i) ids.push_back(show.add(pendulum()));
    show.actor(ids[1])->setPlacement({{1.0F, 0, 0.2F}, 30, 1});
    show.actor(ids[4])->setPlacement({{0, 0, 0}, 0, 2});
    show.actor(ids[3])->set(&app::ActorSwitches::physics, false);
    if (!hang) return;
    EXPECT_TRUE(show.attach(ids[2], {{0, ids[0], 1}}));
    EXPECT_TRUE(show.attach(ids[3], {{0, ids[2], 1}}));
    EXPECT_TRUE(show.attach(ids[4], {{0, ids[1], 1}}));
  }
  /// Plays the rest in parts as playPhysicsFromStart() does.
  void pace() {
    app::PhysicsChoice choice = show.physics();
    choice.pacing = {};
    choice.pacing.longestRunFrames = std::numeric_limits<double>::infinity();
    show.setPhysics(choice);
  }
  std::vector<std::uint64_t> hashes() {
    std::vector<std::uint64_t> all;
    for (const ActorId id : ids) {
      if (auto* physics = show.actor(id)->physics()) all.push_back(physics->world().stateHash());
    }
    return all;
  }
  Show show;
  std::vector<ActorId> ids;
};

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

TEST(RestInParts, HasTheSameBitsAsInOneGo) {
  for (const bool together : {false, true}) {
    for (const bool hang : {false, true}) {
      const auto what = testing::Message() << (together ? "together" : "apart") << (hang ? ", hanging" : "");
      Cast oneGo(together, hang), inParts(together, hang);
      oneGo.pace();
      // WHEN one plays the rest in one go, the other in parts
      oneGo.show.startPhysics(0.0, kRest);
      inParts.show.beginPhysicsFromStart(kRest);
      int parts = 0;
      while (inParts.show.restOn()) ++parts;
      // THEN the swinging bodies have moved meanwhile, in at least a part for each tick
      EXPECT_GT(parts, 2 * kRest) << what;
      EXPECT_EQ(inParts.hashes(), oneGo.hashes()) << what;
      // AND so do all frames after it
      for (const double frame : {0.0, 0.5, 1.0, 7.0, 30.0}) {
        oneGo.show.evaluate(frame);
        inParts.show.evaluate(frame);
        EXPECT_TRUE(sameBits(bonesOf(inParts.show), bonesOf(oneGo.show))) << what << ", frame " << frame;
      }
      EXPECT_EQ(inParts.hashes(), oneGo.hashes()) << what;
    }
  }
}

TEST(RestInParts, RestMattersToAll) {
  // This checks that the test before this one notices an actor that rests too little, or begins
  // before the actor that it is attached to has rested.
  for (const bool together : {false, true}) {
    Cast rested(together, true), restless(together, true);
    rested.show.playPhysicsFromStart(kRest);
    restless.show.playPhysicsFromStart(0.0);
    rested.show.evaluate(0.0);
    restless.show.evaluate(0.0);
    for (const std::size_t actor : {0, 1, 2, 3, 4}) {
      const auto bones = [&](Cast& cast) {
        return cast.show.actor(cast.ids[actor])->frame().boneModels[1].translation;
      };
      EXPECT_GT(glm::distance(bones(rested), bones(restless)), 0.01F) << actor << together;
    }
  }
}

TEST(RestInParts, EndsEarlyWhereTheShowChanges) {
  Cast cast(true, true);
  cast.show.beginPhysicsFromStart(kRest);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(cast.show.restOn());
  cast.show.remove(cast.ids[0]);
  EXPECT_FALSE(cast.show.restOn());
  // AND without physics there is nothing to rest
  Show none;
  none.beginPhysicsFromStart(kRest);
  EXPECT_FALSE(none.restOn());
}

}  // namespace
