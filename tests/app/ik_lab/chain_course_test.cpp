// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests check reports of chains over a motion.
#include "app/ik_lab/chain_course.h"

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

using app::ChainCourse;

TEST(ChainCourse, HasTheFiguresOfEachFrame) {
  // GIVEN a dance of 30 frames, by another solver than MMD's, with a ghost
  app::Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(support::dance())}});
  actor.setChainSolvers({app::ChainSolver{ik::solvers::Solver::Fabrik}});
  ChainCourse course(actor);
  EXPECT_EQ(course.chains(), 1U);
  EXPECT_FALSE(course.hasGhost());
  std::size_t steps = 1;
  while (course.makeNext()) ++steps;
  EXPECT_EQ(steps, ChainCourse::kSamples);
  EXPECT_TRUE(course.done());
  EXPECT_FALSE(course.makeNext());
  EXPECT_DOUBLE_EQ(course.frameOf(0), 0.0);
  EXPECT_DOUBLE_EQ(course.frameOf(ChainCourse::kSamples - 1), 30.0);
  // THEN each sample is the actor's own report on its frame
  for (const std::size_t sample : {0U, 57U, 239U}) {
    actor.evaluate(course.frameOf(sample));
    const app::ChainReport& report = actor.chainReports()[0];
    const ChainCourse::Figures& figures = course.at(0, sample);
    EXPECT_TRUE(figures.solved);
    EXPECT_EQ(figures.loops, static_cast<float>(report.loops)) << sample;
    EXPECT_EQ(figures.miss, static_cast<float>(report.residual)) << sample;
    EXPECT_EQ(figures.violation, static_cast<float>(report.violation)) << sample;
  }
}

TEST(ChainCourse, WithoutAMotionHasOneSample) {
  app::Actor actor(support::loaded(support::dancer()));
  actor.setIkMode(app::IkMode::Off);
  ChainCourse course(actor);
  EXPECT_FALSE(course.makeNext());
  EXPECT_TRUE(course.done());
  EXPECT_FALSE(course.at(0, 0).solved);
  EXPECT_DOUBLE_EQ(course.frameOf(0), 0.0);
}

}  // namespace
