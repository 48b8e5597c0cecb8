// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check that a frame allocates nothing, from the motion's keys to the skinned vertices.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <gtest/gtest.h>

#include "app/show/crowd.h"
#include "app/show/soft_skin.h"
#include "pmx/deform/skinning_plan.h"
#include "pmx/model/validate.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/solo.h"
#include "tests/support/allocation_count.h"
#include "tests/support/model_builder.h"
#include "vmd/sampling_job.h"

namespace {

struct Stage {
  Stage() {
    pmx::Model all = support::fullModel(2.1F, base::Encoding::Utf8, 1);
    (void)pmx::validate(all);
    model = support::loaded(std::move(all));
    motion = support::loaded(support::danceOfAll(model->model));
  }
  std::shared_ptr<const app::LoadedModel> model;
  std::shared_ptr<const app::LoadedMotion> motion;
};

constexpr std::array kWarmUp{0.0, 7.5, 20.0};
constexpr std::array kFrames{3.0, 18.25, 9.5, 40.0, 0.0};

/// Returns how often `work(frame)` allocates after frames that warm up.
template <class Work>
std::size_t allocations(Work work) {
  for (const double frame : kWarmUp) work(frame);
  const std::size_t before = support::allocationCount();
  for (const double frame : kFrames) work(frame);
  return support::allocationCount() - before;
}

TEST(Allocations, TheCounterCounts) {
  // This is static so that the compiler can't remove it as unused.
  static std::unique_ptr<double> kept;
  EXPECT_EQ(allocations([](double frame) { kept = std::make_unique<double>(frame); }), kFrames.size());
  EXPECT_EQ(*kept, kFrames.back());
}

TEST(Allocations, AWholeFrameMakesNone) {
  // GIVEN a session and the skinning of its pose
  const Stage stage;
  support::Solo session;
  session.setModel(stage.model);
  session.addMotion(stage.motion);
  const pmx::SkinningPlan plan(stage.model->model);
  pmx::Vec3Lanes morphed(plan.vertexAt.size()), positions(plan.vertexAt.size()), normals(plan.vertexAt.size());
  float sum = 0;
  // THEN frames with every morph kind, append and IK allocate nothing, whichever switch is on
  for (std::size_t on = 0; on <= ik::kNamedSwitches.size(); ++on) {
    ik::SolverSwitches switches;
    if (on > 0) switches.*ik::kNamedSwitches[on - 1].field = true;
    session.setSolverSwitches(switches);
    EXPECT_EQ(allocations([&](double frame) {
                const app::ActorFrame& output = session.evaluate(frame);
                plan.arrange(output.positions, morphed);
                pmx::PlannedSkinningJob skinning;
                skinning.plan = &plan;
                skinning.positions = &morphed;
                skinning.palette = output.palette;
                skinning.skinnedPositions = &positions;
                skinning.skinnedNormals = &normals;
                skinning.run();
                sum += positions.x[0];
              }),
              0U)
        << "switch " << on;
  }
  EXPECT_TRUE(std::isfinite(sum));
}

TEST(Allocations, SoftVerticesMakeNone) {
  // GIVEN a model with a soft body, its world (Bullet allocates for itself), and nodes for a
  // picture
  const Stage stage;
  const app::PhysicsWorld world(stage.model->model, stage.model->skeleton, {});
  ASSERT_GT(world.softNodeCount(), 0U);
  app::SoftSkin skin(stage.model->model, world.softBodies());
  std::vector<base::Vec3> nodes(world.softNodeCount());
  world.readSoftNodes(nodes);
  support::Solo session;
  session.setModel(stage.model);
  session.addMotion(stage.motion);
  app::ActorFrame output;
  EXPECT_EQ(allocations([&](double frame) {
              output = session.evaluate(frame);
              skin.place(nodes, output.positions, output.palette);
              static_cast<void>(skin.show(output));
            }),
            0U);
  EXPECT_FALSE(output.softVertices.empty());
}

TEST(Allocations, DancersOnOneThreadMakeNone) {
  const Stage stage;
  const std::array motions{stage.motion};
  app::Crowd dancers(stage.model, motions, 7);
  std::vector<double> frames(dancers.count());
  EXPECT_EQ(allocations([&](double frame) {
              std::ranges::fill(frames, frame);
              dancers.pose(frames, 1);
            }),
            0U);
}

}  // namespace
