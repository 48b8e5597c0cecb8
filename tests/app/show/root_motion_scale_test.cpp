// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check the factor of root motion.
#include "app/show/root_motion_scale.h"

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::Show;
using base::Vec3;
using support::expectNear;
using support::loadedPuppet;
using support::Puppet;
using support::worldOf;

TEST(Travel, IsMultiplied) {
  // GIVEN a motion that moves centre, foot and hand
  Show show;
  const ActorId id = show.add(loadedPuppet());
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const char* name : {"センター", "左足ＩＫ", "左手首"}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(name);
    key.translation = {1, 2, -4};
    motion.boneKeys.push_back(key);
  }
  show.setMotions(id, {{support::loaded(std::move(motion))}});
  show.actor(id)->set(&app::ActorSwitches::rootMotionScale, 0.5F);
  show.evaluate(0);
  // THEN centre and foot go half as far, and the hand as far as before
  expectNear(worldOf(show, id, Puppet::Centre).translation, Vec3(0, 8, 0) + Vec3(0.5F, 1, -2), 1e-5F);
  expectNear(worldOf(show, id, Puppet::LeftIk).translation, Vec3(1, 1, 0) + Vec3(0.5F, 1, -2), 1e-5F);
  const auto& models = show.actor(id)->pose().models;
  expectNear(models[Puppet::Wrist].translation - models[Puppet::Elbow].translation, Vec3(3, 0, 0) + Vec3(1, 2, -4),
             1e-5F);
}

}  // namespace
