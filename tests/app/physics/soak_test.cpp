// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Long use of physics: the whole dance, ten loops, two hundred seeks.

#include <cmath>
#include <cstdio>
#include <fstream>
#include <random>

#include <unistd.h>

#include <gtest/gtest.h>

#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace {

using base::Vec3;

/// Returns the kilobytes of memory in use.
long residentKilobytes() {
  std::ifstream file("/proc/self/statm");
  long total = 0, resident = 0;
  file >> total >> resident;
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

/// This struct watches bodies: each one's distance from where its bone would hold it without
/// physics.
struct Watch {
  const app::LoadedModel& model;
  support::Solo& posed;  // the dance without physics
  double farthest = 0, fastest = 0;
  std::string where;
  bool finite = true;

  Watch(const app::LoadedModel& watched, support::Solo& without) : model(watched), posed(without) {}

  void look(support::Solo& session) {
    const app::PhysicsWorld& world = session.physics()->world();
    const auto& bodies = model.model.rigidBodies;
    const auto bones = posed.evaluate(session.scene().frame).boneModels;
    ASSERT_EQ(world.bodyCount(), bodies.size());
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const app::BodyState state = world.body(i);
      const Vec3& p = state.transform.translation;
      finite = finite &&
               std::isfinite(p.x + p.y + p.z + glm::length(state.velocity) + glm::length(state.transform.rotation));
      // One lies under the ground.
      if (state.follows || bodies[i].bone < 0 || bodies[i].position.y < -50.0F) continue;
      const base::Transform& bone = bones[static_cast<std::size_t>(bodies[i].bone)];
      const Vec3 offset = bodies[i].position - model.model.bones[static_cast<std::size_t>(bodies[i].bone)].position;
      const auto away = static_cast<double>(glm::distance(p, bone.translation + bone.rotation * offset));
      if (away > farthest) {
        farthest = away;
        where = bodies[i].name.utf8;
      }
      fastest = std::max(fastest, static_cast<double>(glm::length(state.velocity)));
    }
  }
};

/// Plays frames of a dance in whole steps, watched at every one.
void play(support::Solo& session, Watch& watch, double from, double to) {
  for (double frame = from; frame <= to; frame += 1.0) {
    session.evaluate(frame);
    watch.look(session);
  }
}

class Soak : public testing::TestWithParam<const char*> {};

TEST_P(Soak, DancesLoopsAndSeeks) {
  ODORI_NEEDS_CORPUS();
  const auto model = app::loadModel(support::corpus() / GetParam(), {});
  const auto motion = app::loadMotion(support::corpus() / "motion/wavefile_v2.vmd", {});
  ASSERT_TRUE(model && motion);
  support::Solo session;
  session.setPhysics(true);
  session.setModel(*model);
  session.addMotion(*motion);
  support::Solo posed;
  posed.setModel(*model);
  posed.addMotion(*motion);
  Watch watch(**model, posed);
  const double last = session.lastFrame();
  // WHEN the whole dance is played, then its end and beginning ten times, then 200 seeks
  play(session, watch, 0, last);
  const long memory = residentKilobytes();
  for (int loop = 0; loop < 10; ++loop) {
    play(session, watch, last - 30, last);
    play(session, watch, 0, 60);
  }
  std::mt19937 random(3);
  for (int seek = 0; seek < 200; ++seek) {
    const double frame = last * static_cast<double>(random()) / static_cast<double>(std::mt19937::max());
    play(session, watch, frame, std::min(frame + 5, last));
  }
  const long grown = residentKilobytes() - memory;
  std::printf(
      "%s: %zu bodies, farthest from its bone %.2f units (%s), fastest %.0f units/s, caught %zu, memory %+ld kB\n",
      GetParam(), (*model)->model.rigidBodies.size(), watch.farthest, watch.where.c_str(), watch.fastest,
      session.physics()->world().caughtCount(), grown);
  // THEN everything is a number, bodies are within 34 units of where their bones would hold them (a
  // tail of the model's is 17 long, and its tip twice that away when it points the other way), and
  // memory stays.
  EXPECT_TRUE(watch.finite);
  EXPECT_LE(watch.farthest, 34.0) << watch.where;
  EXPECT_LE(grown, 2048);
}

INSTANTIATE_TEST_SUITE_P(Corpus, Soak, testing::Values("miku/初音ミク.pmx", "gene/Gene_light.pmx"),
                         [](const auto& model) { return model.index == 0 ? "Miku" : "Gene"; });

}  // namespace
