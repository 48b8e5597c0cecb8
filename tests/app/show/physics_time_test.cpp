// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/physics_time.h"

#include <gtest/gtest.h>
#include <array>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"

namespace {

double own(const app::Actor* actor) { return actor->physics()->lastTime().total / 1e3; }

TEST(PhysicsTime, IsThatOfAllWhoMove) {
  // GIVEN an actor with a body that falls, its ghost, and a view copy of it
  support::SmallWorld world;
  world.model = support::dancer();
  world.sphere(pmx::RigidMode::Physics, {0, 50, 0});
  app::Show show;
  show.setThreads(1);
  const app::ActorId id = show.add(support::loaded(world.model));
  app::PhysicsChoice on;
  on.on = true;
  show.setPhysics(on);
  show.setGhost(id, app::GhostChoice{});
  show.setSideBySide(std::array{id}, app::firstViews(2));
  for (const double frame : {0.0, 1.0, 2.0}) show.evaluate(frame);
  ASSERT_EQ(show.standIns().size(), 1U);
  const double actor = own(show.actor(id)), ghost = own(show.ghostOf(id)),
               standIn = own(show.ghostOf(show.standIns()[0].id));
  for (const double time : {actor, ghost, standIn}) EXPECT_GT(time, 0);
  EXPECT_DOUBLE_EQ(app::physicsMilliseconds(show), actor + ghost + standIn);
  // AND without physics there is none
  show.setPhysics({});
  show.evaluate(3);
  EXPECT_EQ(app::physicsMilliseconds(show), 0);
}

}  // namespace
