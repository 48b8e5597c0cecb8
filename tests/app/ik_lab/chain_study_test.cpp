// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_study.h"

#include <cmath>

#include <gmock/gmock.h>

#include "tests/app/files/dancer.h"
#include "tests/app/report/whole_study.h"

namespace {

using app::Actor;
using app::ChainStudy;
using ik::solvers::Solver;
using support::goesOn;
using testing::HasSubstr;

/// Returns a model whose IK bone rises from 1 by a tenth of a unit a frame, for 30 frames; the leg
/// of 10 reaches it all the way.
Actor rising() {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  for (const std::uint32_t frame : {0U, 30U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("左足ＩＫ");
    key.frame = frame;
    key.translation = {0, 1 + 0.1F * static_cast<float>(frame), -1};
    motion.boneKeys.push_back(key);
  }
  Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(std::move(motion))}});
  return actor;
}

TEST(ChainStudy, TellsOfEachChainWithEachSolver) {
  Actor actor = rising();
  const app::StudyRequest request{0, 30, {std::nullopt, Solver::TwoBone, Solver::Fabrik}, {0}, 0, 1e-3};
  const auto studies = app::studyChains(actor, request, goesOn);
  ASSERT_TRUE(studies);
  ASSERT_EQ(studies->size(), 3U);
  const ChainStudy &mmd = (*studies)[0], &twoBone = (*studies)[1], &fabrik = (*studies)[2];
  EXPECT_EQ(mmd.solver, "mmd");
  EXPECT_EQ(twoBone.solver, "two-bone");
  for (const ChainStudy& of : *studies) {
    EXPECT_EQ(of.chain, "左足ＩＫ");
    EXPECT_EQ(of.solved, 31U);
    EXPECT_EQ(of.residuals.size(), 31U);
    EXPECT_EQ(of.violations, 0U) << of.solver;
    EXPECT_GE(of.residual.worst, of.residual.p99);
    EXPECT_GE(of.residual.p99, of.residual.median);
  }
  // THEN the closed form reaches each target at once, and MMD's own distance is that of each frame
  // alone
  EXPECT_EQ(twoBone.reached, 31U);
  EXPECT_LT(twoBone.residual.worst, 1e-3);
  EXPECT_EQ(mmd.fromMmd.worst, 0.0);
  EXPECT_GT(twoBone.fromMmd.worst, 0.0);
  EXPECT_LT(fabrik.residual.median, 5e-3);
  Actor alone = rising();
  alone.evaluate(17);
  const auto& bones = alone.frame().boneModels;
  EXPECT_NEAR(mmd.residuals[17], glm::distance(bones[3].translation, bones[4].translation), 1e-6);
  // AND the actor is as it was
  EXPECT_TRUE(actor.switches().chainSolvers.empty());
  EXPECT_TRUE(actor.chainReports().empty());
}

TEST(ChainStudy, AccelerationIsThatOfTheTurns) {
  // GIVEN a leg whose chain is off and whose hip turns by frame squared: 0.1 degrees times frame²
  // about X, which is 0.2 degrees a frame², 180 degrees a second²
  vmd::Motion motion = vmd::Motion::make("踊り子");
  for (std::uint32_t frame = 0; frame <= 20; ++frame) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("左足");
    key.frame = frame;
    const float angle = 0.1F * static_cast<float>(frame * frame) * support::kDegree;
    key.rotation = glm::angleAxis(angle, base::Vec3(1, 0, 0));
    motion.boneKeys.push_back(key);
  }
  Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(std::move(motion))}});
  actor.setIkMode(app::IkMode::Off);
  const auto studies = app::studyChains(actor, {0, 20, {std::nullopt}, {0}, 0, 1e-3}, goesOn);
  ASSERT_TRUE(studies);
  EXPECT_EQ(studies->front().solved, 0U);
  EXPECT_NEAR(studies->front().acceleration.median, 180.0, 2.0);
  EXPECT_NEAR(studies->front().acceleration.worst, 180.0, 4.0);
}

TEST(ChainStudy, EndsWhereItIsTold) {
  Actor actor = rising();
  std::size_t asked = 0;
  const auto studies = app::studyChains(actor, {0, 30, {std::nullopt, Solver::Ccd}, {0}, 0, 1e-3},
                                        [&](std::size_t done, std::size_t of) {
                                          EXPECT_EQ(of, 62U);
                                          EXPECT_EQ(done, asked);
                                          return ++asked < 40;
                                        });
  EXPECT_FALSE(studies);
  EXPECT_TRUE(actor.switches().chainSolvers.empty());
}

TEST(ChainStudy, IsWrittenInThreeForms) {
  ChainStudy study;
  study.chain = "足\"<x>,";
  study.solver = "fabrik";
  study.solved = 3;
  study.reached = 2;
  study.residual = {0.5, 1.5, 2.0, 7.0};
  study.residuals = {0.5, -1.0, 2.0};
  const auto csv = app::studyCsv({&study, 1});
  EXPECT_THAT(csv, HasSubstr("\n\"足\"\"<x>,\",fabrik,3,3,0,2,"));
  EXPECT_THAT(app::studyText({&study, 1}), HasSubstr("fabrik"));
  EXPECT_THAT(app::studyJson({&study, 1}), HasSubstr("\"worstFrame\": 7.0"));
  EXPECT_EQ(app::studyText({}), "no IK chains\n");
  // AND drawn: a line has a gap where the chain wasn't solved, and names are text
  const auto svg = app::studySvg({&study, 1}, 0);
  EXPECT_THAT(svg, HasSubstr("&lt;x>"));
  std::size_t lines = 0;
  for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) ++lines;
  EXPECT_EQ(lines, 2U);
}

}  // namespace
