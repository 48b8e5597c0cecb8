// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/crowd.h"
#include "app/parallel/parallel.h"

#include <array>
#include <atomic>
#include <cstring>
#include <mutex>
#include <new>
#include <set>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/solo.h"
#include "tests/support/model_builder.h"

namespace {

using app::Crowd;

/// This struct has a model with every kind of bone and morph, and a motion that moves them all.
struct Stage {
  Stage() {
    pmx::Model all = support::fullModel(2.1F, base::Encoding::Utf8, 1);
    (void)pmx::validate(all);
    model = support::loaded(std::move(all));
    motion = support::loaded(support::danceOfAll(model->model));
  }
  [[nodiscard]] std::array<std::shared_ptr<const app::LoadedMotion>, 1> motions() const { return {motion}; }
  std::shared_ptr<const app::LoadedModel> model;
  std::shared_ptr<const app::LoadedMotion> motion;
};

/// Returns different moments for all actors.
std::vector<double> moments(std::size_t count, double shift) {
  std::vector<double> frames(count);
  for (std::size_t i = 0; i < count; ++i) frames[i] = 0.37 * static_cast<double>(i % 60) + shift;
  return frames;
}

template <class T>
bool sameBits(std::span<const T> a, std::span<const T> b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

void expectAsASession(const Crowd& dancers, std::span<const double> frames, support::Solo& session) {
  for (std::size_t i = 0; i < dancers.count(); ++i) {
    const app::ActorFrame& alone = session.evaluate(frames[i]);
    ASSERT_TRUE(sameBits<base::Transform>(dancers.poseOf(i).models, alone.boneModels)) << "dancer " << i;
    ASSERT_TRUE(sameBits<base::Mat3x4>(dancers.poseOf(i).palette, alone.palette)) << "dancer " << i;
    ASSERT_TRUE(sameBits<std::uint8_t>(dancers.poseOf(i).ikEnabled, alone.ikEnabled)) << "dancer " << i;
  }
}

TEST(Crowd, HaveTheBitsOfASessionOnAnyNumberOfThreads) {
  const Stage stage;
  support::Solo session;
  session.setModel(stage.model);
  session.addMotion(stage.motion);
  Crowd dancers(stage.model, stage.motions(), 150);
  ASSERT_EQ(dancers.count(), 150U);
  double shift = 0;
  for (const int threads : {1, 2, 5, 1, 5}) {
    // the moments differ each time, so that no result is right because it was so before
    const auto frames = moments(dancers.count(), shift += 1.3);
    dancers.pose(frames, threads);
    SCOPED_TRACE(std::to_string(threads) + " threads");
    ASSERT_NO_FATAL_FAILURE(expectAsASession(dancers, frames, session));
  }
  // and they move, not all alike
  EXPECT_FALSE(sameBits<base::Transform>(dancers.poseOf(0).models, dancers.poseOf(30).models));
}

TEST(Crowd, FollowTheSolverSwitches) {
  const Stage stage;
  ik::SolverSwitches switches;
  switches.capIsUnitAngleAlone = true;
  switches.descendantsStay = true;
  support::Solo session;
  session.setModel(stage.model);
  session.addMotion(stage.motion);
  session.setSolverSwitches(switches);
  Crowd dancers(stage.model, stage.motions(), 20);
  dancers.setSolverSwitches(switches);
  const auto frames = moments(dancers.count(), 0.5);
  dancers.pose(frames, 2);
  expectAsASession(dancers, frames, session);
}

TEST(Crowd, DanceAsOneDoes) {
  // GIVEN an actor with a chain that is off, edits, half the stride, and then a chain that another
  // solver solves
  const Stage stage;
  for (const bool other : {false, true}) {
    app::Actor like(stage.model);
    like.setMotions({{stage.motion}});
    like.setChainMode(0, app::IkMode::Off);
    like.set(&app::ActorSwitches::rootMotionScale, 0.5F);
    app::Edits edits;
    edits.set(app::BoneEdit{0, app::EditKind::Add, {{0, 1, -1}, base::kIdentityRotation}});
    like.setEdits(edits, true);
    app::ChainSolver fabrik;
    fabrik.solver = ik::solvers::Solver::Fabrik;
    if (other) like.setChainSolvers(std::vector<app::ChainSolver>(stage.model->skeleton.chains.size(), fabrik));
    // WHEN nine play so, which is one more than a group
    Crowd dancers(like, 9);
    const auto frames = moments(9, 2.2);
    dancers.pose(frames, 2);
    // THEN each has the bits of a single one at its frame
    for (std::size_t i = 0; i < frames.size(); ++i) {
      const app::ActorFrame& alone = like.evaluate(frames[i]);
      EXPECT_TRUE(sameBits<base::Transform>(dancers.poseOf(i).models, alone.boneModels)) << i << other;
      EXPECT_TRUE(sameBits<base::Mat3x4>(dancers.poseOf(i).palette, alone.palette)) << i << other;
    }
  }
}

TEST(Crowd, MayBeNone) {
  const Stage stage;
  Crowd dancers(stage.model, {}, 0);
  dancers.pose({}, 4);
  EXPECT_EQ(dancers.count(), 0U);
}

TEST(InParallel, GivesEachPieceOnce) {
  for (const int threads : {1, 2, 5}) {
    for (const std::size_t count : {0U, 1U, 2U, 7U, 1000U}) {
      std::vector<std::atomic<int>> visits(count);
      app::inParallel(count, threads, [&](std::size_t begin, std::size_t end) {
        ASSERT_LT(begin, end);
        ASSERT_LE(end, count);
        for (std::size_t i = begin; i < end; ++i) ++visits[i];
      });
      for (const auto& times : visits) EXPECT_EQ(times.load(), 1) << count << " pieces, " << threads << " threads";
    }
  }
}

TEST(InParallel, ShowsTheCallerWhatThePiecesWrote) {
  // This is plain memory, so that a race detector can report it.
  std::vector<int> squares(500);
  for (int round = 0; round < 20; ++round) {
    app::inParallel(squares.size(), 4, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) squares[i] = static_cast<int>(i) * round;
    });
    for (std::size_t i = 0; i < squares.size(); ++i) ASSERT_EQ(squares[i], static_cast<int>(i) * round);
  }
}

TEST(InParallel, UsesNoMoreThreadsThanTold) {
  std::mutex lock;
  std::set<std::thread::id> seen;
  app::inParallel(2000, 3, [&](std::size_t, std::size_t) {
    const std::scoped_lock held(lock);
    seen.insert(std::this_thread::get_id());
  });
  EXPECT_GE(seen.size(), 1U);
  EXPECT_LE(seen.size(), 3U);
  EXPECT_GE(app::defaultThreadCount(), 1);
}

TEST(InParallel, GivesTheCallerWhatThePiecesThrow) {
#ifdef __SANITIZE_THREAD__
  // A counter of the standard library orders who frees an exception that went to another thread.
  // The library isn't built with the sanitizer, which would report that.
  const std::vector<int> each{1};
#else
  const std::vector<int> each{1, 3};
#endif
  for (const int threads : each) {
    EXPECT_THROW(app::inParallel(1000, threads,
                                 [](std::size_t begin, std::size_t end) {
                                   if (begin <= 700 && 700 < end) throw std::bad_alloc();
                                 }),
                 std::bad_alloc);
    // AND the next call does all its work
    std::atomic<std::size_t> done = 0;
    app::inParallel(1000, threads, [&](std::size_t begin, std::size_t end) { done += end - begin; });
    EXPECT_EQ(done.load(), 1000U);
  }
}

TEST(InParallel, MayBeCalledByItsPieces) {
  for (const int threads : {1, 3, app::defaultThreadCount()}) {
    std::vector<std::atomic<int>> visits(30 * 40);
    app::inParallel(30, threads, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        app::inParallel(40, threads, [&](std::size_t from, std::size_t to) {
          for (std::size_t k = from; k < to; ++k) ++visits[i * 40 + k];
        });
      }
    });
    for (const auto& times : visits) ASSERT_EQ(times.load(), 1) << threads << " threads";
  }
}

}  // namespace
