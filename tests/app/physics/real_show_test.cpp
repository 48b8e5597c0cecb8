// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Shows of real models with physics.

#include <cmath>
#include <cstdio>
#include <cstring>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace {

using app::ActorId;
using base::Vec3;

app::PhysicsChoice physics(bool together) {
  app::PhysicsChoice choice;
  choice.on = true;
  choice.together = together;
  return choice;
}

/// Returns a motion of 120 frames forwards by a distance, where a model looks along -Z, and 60
/// frames of standing there.
std::shared_ptr<const app::LoadedMotion> walk(float distance) {
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const std::uint32_t frame : {0U, 120U, 180U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("センター");
    key.frame = frame;
    key.translation = {0, 0, frame == 0 ? 0.0F : -distance};
    key.setCurves({20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107});
    motion.boneKeys.push_back(key);
  }
  return support::loaded(std::move(motion));
}

TEST(RealShow, EachOfFiveWithPhysicsApartIsAsItIsAlone) {
  ODORI_NEEDS_CORPUS();
  const auto miku = app::loadModel(support::corpus() / "miku/初音ミク.pmx", {});
  const auto gene = app::loadModel(support::corpus() / "gene/Gene_light.pmx", {});
  const auto dance = app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  ASSERT_TRUE(miku && gene && dance);
  app::Show show;
  show.setThreads(2);
  show.setPhysics(physics(false));
  std::vector<ActorId> ids;
  for (int i = 0; i < 5; ++i) {
    ids.push_back(show.add(i == 3 ? *gene : *miku));
    show.actor(ids.back())->setPlacement({{8.0F * static_cast<float>(i - 2), 0, 0}, 40.0F * static_cast<float>(i), 1});
    show.setMotions(ids.back(), {{*dance}});
  }
  support::Solo mikuAlone, geneAlone;
  for (auto* alone : {&mikuAlone, &geneAlone}) {
    alone->setPhysics(true);
    alone->setModel(alone == &mikuAlone ? *miku : *gene);
    alone->addMotion(*dance);
  }
  // A part of the dance, then one after a seek.
  for (const auto& [from, to] : {std::pair{0, 90}, {1500, 1530}}) {
    for (int frame = from; frame <= to; ++frame) {
      show.evaluate(frame);
      const auto& one = mikuAlone.evaluate(frame).boneModels;
      const auto& other = geneAlone.evaluate(frame).boneModels;
      for (std::size_t i = 0; i < 5; ++i) {
        const auto& bones = show.actor(ids[i])->frame().boneModels;
        const auto& alone = i == 3 ? other : one;
        ASSERT_EQ(bones.size(), alone.size());
        ASSERT_EQ(std::memcmp(bones.data(), alone.data(), alone.size() * sizeof(base::Transform)), 0)
            << "dancer " << i << ", frame " << frame;
      }
    }
  }
}

/// This struct has two actors of a model who start 12 units before each other, walk into each
/// other, and stop 48 units beyond.
struct Walkers {
  Walkers(const std::shared_ptr<const app::LoadedModel>& model, bool together) {
    show.setPhysics(physics(together));
    for (const float turn : {0.0F, 180.0F}) {
      ids.push_back(show.add(model));
      show.actor(ids.back())->setPlacement({{0, 0, turn == 0.0F ? 6.0F : -6.0F}, turn, 1});
      show.setMotions(ids.back(), {{walk(30.0F)}});
    }
  }
  app::Show show;
  std::vector<ActorId> ids;
};

TEST(RealShow, TwoWhoWalkIntoEachOtherTouchAndNothingExplodes) {
  ODORI_NEEDS_CORPUS();
  const auto model = app::loadModel(support::corpus() / "miku/初音ミク.pmx", {});
  ASSERT_TRUE(model);
  const auto& bodies = (*model)->model.rigidBodies;
  Walkers met(*model, true), apart(*model, false);
  float moved = 0.0F, fastest = 0.0F, movedAtEnd = 0.0F;
  for (int frame = 0; frame <= 420; ++frame) {
    met.show.evaluate(frame);
    apart.show.evaluate(frame);
    for (std::size_t who = 0; who < 2; ++who) {
      const app::Actor& actor = *met.show.actor(met.ids[who]);
      const auto& alone = apart.show.actor(apart.ids[who])->frame().boneModels;
      for (std::size_t i = 0; i < bodies.size(); ++i) {
        const app::BodyState body = actor.physics()->body(i);
        // One lies under the ground.
        if (body.follows || bodies[i].bone < 0 || bodies[i].position.y < -50.0F) continue;
        const auto bone = static_cast<std::size_t>(bodies[i].bone);
        const Vec3 place = actor.frame().boneModels[bone].translation;
        ASSERT_TRUE(std::isfinite(place.x + place.y + place.z + glm::length(body.velocity)));
        const float away = glm::distance(place, alone[bone].translation);
        moved = std::max(moved, away);
        if (frame == 420) movedAtEnd = std::max(movedAtEnd, away);
        fastest = std::max(fastest, glm::length(body.velocity));
      }
    }
  }
  std::printf("moved by the other by up to %.2f units, %.2f at the end; fastest %.0f units/s\n",
              static_cast<double>(moved), static_cast<double>(movedAtEnd), static_cast<double>(fastest));
  EXPECT_GT(moved, 0.2F) << "they touch";
  // A tail is 17 units long: its end is at most twice that from its position without physics.
  EXPECT_LT(moved, 34.0F);
  // This is twice the bound of physics-parity.md for a dance; an explosion has thousands.
  EXPECT_LT(fastest, 500.0F);
  EXPECT_LT(movedAtEnd, 4.0F) << "what they pushed aside hangs again four seconds later";
}

}  // namespace
