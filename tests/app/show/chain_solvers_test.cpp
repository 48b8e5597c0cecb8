// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests solve an actor's chains by other solvers than MMD's.
#include "app/show/chain_solvers.h"

#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/support/allocation_count.h"

namespace {

using app::Actor;
using app::ChainSolver;
using ik::solvers::Solver;
using support::loadedDance;
using support::loadedDancer;

bool sameBits(const Actor& a, const Actor& b) {
  const auto& one = a.frame().boneModels;
  const auto& other = b.frame().boneModels;
  return one.size() == other.size() && std::memcmp(one.data(), other.data(), one.size_bytes()) == 0;
}

float missOf(const Actor& actor) {
  return glm::distance(actor.frame().boneModels[3].translation, actor.frame().boneModels[4].translation);
}

/// Returns a model whose foot's IK bone is 3 units up and 2 forward: the leg of 10 reaches it with
/// its knee bent.
Actor lifted() {
  Actor actor(loadedDancer());
  app::Edits edits;
  edits.set(app::BoneEdit{4, app::EditKind::Add, {{0, 3, -2}, base::kIdentityRotation}});
  actor.setEdits(edits);
  return actor;
}

TEST(ChainSolvers, EachSolverReachesWhatTheLegCanReach) {
  for (const Solver solver : ik::solvers::kAllSolvers) {
    SCOPED_TRACE(ik::solvers::nameOf(solver));
    Actor actor = lifted();
    actor.setChainSolvers({ChainSolver{solver, 200, 1e-3}});
    actor.evaluate(0);
    // THEN the foot is at the target, the bones keep their lengths, and the knee bends within its
    // limits.
    // Triangulation bends the hip first and leaves the knee what its limits take away: it promises
    // nothing with limits.
    const bool promises = solver != Solver::Triangulation;
    const bool slow = solver == Solver::Transpose || solver == Solver::SelectivelyDamped;
    if (promises) {
      EXPECT_LT(missOf(actor), slow ? 0.1F : 5e-3F);
    }
    const auto& bones = actor.frame().boneModels;
    EXPECT_NEAR(glm::distance(bones[1].translation, bones[2].translation), 5.004F, 1e-3F);
    EXPECT_NEAR(glm::distance(bones[2].translation, bones[3].translation), 5.004F, 1e-3F);
    if (promises) {
      EXPECT_LT(bones[2].translation.z, -0.2F) << "the knee is in front";
    }
    ASSERT_EQ(actor.chainReports().size(), 1U);
    EXPECT_TRUE(actor.chainReports()[0].solved);
    EXPECT_NEAR(actor.chainReports()[0].residual, missOf(actor), 1e-5);
    EXPECT_LT(actor.chainReports()[0].violation, 4e-4);  // 0.02 degrees
  }
}

TEST(ChainSolvers, MeasuredMmdHasTheSameBits) {
  Actor plain(loadedDancer()), measured(loadedDancer());
  for (Actor* actor : {&plain, &measured}) actor->setMotions({{loadedDance()}});
  measured.setChainSolvers({}, true);
  EXPECT_TRUE(plain.chainReports().empty());
  for (const double frame : {0.0, 7.5, 25.0}) {
    plain.evaluate(frame);
    measured.evaluate(frame);
    EXPECT_TRUE(sameBits(plain, measured)) << frame;
    EXPECT_GE(measured.chainReports()[0].microseconds, 0.0);
  }
  // AND MMD's solver, chosen again after another, gives its own result
  measured.setChainSolvers({ChainSolver{Solver::Fabrik}});
  measured.evaluate(25);
  EXPECT_FALSE(sameBits(plain, measured));
  measured.setChainSolvers({ChainSolver{}});
  EXPECT_TRUE(measured.switches().chainSolvers.empty());
  measured.evaluate(25);
  EXPECT_TRUE(sameBits(plain, measured));
}

TEST(ChainSolvers, AChainThatIsOffIsNotSolved) {
  Actor actor = lifted();
  actor.setChainSolvers({ChainSolver{Solver::TwoBone}});
  actor.setIkMode(app::IkMode::Off);
  actor.evaluate(0);
  EXPECT_FALSE(actor.chainReports()[0].solved);
  EXPECT_GT(missOf(actor), 3.0F);
  actor.setIkMode(app::IkMode::On);
  actor.evaluate(0);
  EXPECT_TRUE(actor.chainReports()[0].solved);
}

TEST(ChainSolvers, ANewFrameDependsOnNothingBefore) {
  for (const Solver solver : ik::solvers::kAllSolvers) {
    Actor through(loadedDancer()), straight(loadedDancer());
    for (Actor* actor : {&through, &straight}) {
      actor->setMotions({{loadedDance()}});
      actor->setChainSolvers({ChainSolver{solver}});
    }
    for (const double frame : {3.0, 20.0, 0.0, 11.5}) through.evaluate(frame);
    straight.evaluate(11.5);
    EXPECT_TRUE(sameBits(through, straight)) << ik::solvers::nameOf(solver);
  }
}

/// Returns a model of this many links in a row, a tenth of a unit each, upright, and this many
/// chains of all of them.
std::shared_ptr<const app::LoadedModel> serpent(std::int32_t links, int chains) {
  pmx::Model model;
  model.name = "蛇";
  for (std::int32_t i = 0; i <= links; ++i) {
    pmx::Bone bone;
    bone.name = "骨" + std::to_string(i);
    bone.position = {0, 0.1F * static_cast<float>(i), 0};
    bone.parent = i - 1;
    model.bones.push_back(bone);
  }
  for (int chain = 0; chain < chains; ++chain) {
    pmx::Bone target;
    target.name = "ＩＫ" + std::to_string(chain);
    target.position = {5, 10.0F + 0.01F * static_cast<float>(chain), 0};
    target.flags |= pmx::boneFlag::ik;
    target.ik = {links, 4, 1.0F, {}};
    for (std::int32_t i = links - 1; i >= 0; --i) target.ik.links.push_back({i, false, {}, {}});
    model.bones.push_back(target);
  }
  return support::loaded(std::move(model));
}

/// Returns the pose at rest with its chains solved, bone after bone; `other` solves the chains
/// where it isn't null.
ik::Pose solvedInOrder(const ik::Skeleton& skeleton, ik::OtherSolver* other) {
  ik::Pose pose(skeleton);
  ik::beginPose(pose);
  ik::solvePhaseInOrder(skeleton, ik::Phase::BeforePhysics, {}, pose, nullptr, other);
  return pose;
}

TEST(ChainSolvers, AChainOfVeryManyLinksIsSolvedMmdsWay) {
  // GIVEN a chain of 300 links, more than any model has
  const auto loaded = serpent(300, 1);
  ASSERT_EQ(loaded->skeleton.chains[0].links.size(), 300U);
  const ChainSolver way{Solver::Triangulation};
  app::ChainSolvers solver(loaded->skeleton, {&way, 1}, {});
  const ik::Pose plain = solvedInOrder(loaded->skeleton, nullptr), other = solvedInOrder(loaded->skeleton, &solver);
  // THEN it is where MMD's solver puts it, to the bit, and reports that it doesn't suit the other
  EXPECT_EQ(std::memcmp(plain.models.data(), other.models.data(), plain.models.size() * sizeof(base::Transform)), 0);
  EXPECT_GT(glm::distance(other.models[300].translation, base::Vec3(0, 30, 0)), 1.0F) << "it was solved";
  EXPECT_EQ(solver.reports()[0].stop, ik::solvers::Stop::NotFit);
}

TEST(ChainSolvers, ManyChainsTogetherGetFewerLoops) {
  // GIVEN 200 chains of 200 links each, more than any model has: 1,000 loops of each would be
  // minutes, by the transpose, which creeps and never gets so near
  const auto loaded = serpent(200, 200);
  const std::vector<ChainSolver> ways(loaded->skeleton.chains.size(), ChainSolver{Solver::Transpose, 1000, 1e-6});
  app::ChainSolvers solver(loaded->skeleton, ways, {});
  static_cast<void>(solvedInOrder(loaded->skeleton, &solver));
  // THEN those that can be solved get their share of the limit: 4,194,304 over 200 links of each
  // times 16
  const auto solvable = std::ranges::count_if(loaded->skeleton.chains, &ik::Chain::solvable);
  ASSERT_GT(solvable, 10);
  const int most = static_cast<int>(4194304.0 / (static_cast<double>(solvable) * 200 * 16));
  ASSERT_LT(most, 64);
  int ran = 0;
  for (const app::ChainReport& report : solver.reports()) ran = std::max(ran, report.loops);
  EXPECT_EQ(ran, most);
}

TEST(ChainSolvers, TravelWithSwitchesAndGhosts) {
  app::Show show;
  const auto model = loadedDancer();
  const app::ActorId id = show.add(model);
  show.setMotions(id, {{loadedDance()}});
  show.actor(id)->setChainSolvers({ChainSolver{Solver::DampedLeastSquares, 16, 0.01}, ChainSolver{}});
  ASSERT_EQ(show.actor(id)->switches().chainSolvers.size(), 1U) << "what is MMD's at the end isn't kept";
  Actor other(model);
  other.set(show.actor(id)->switches());
  EXPECT_EQ(other.switches().chainSolvers, show.actor(id)->switches().chainSolvers);
  // A ghost with another solver has the pose of the model with that solver.
  show.setGhost(id, app::GhostChoice{app::IkMode::On, {}, ChainSolver{Solver::Fabrik}, app::GhostPlace::Same});
  show.evaluate(25);
  Actor fabrik(model);
  fabrik.setMotions({{loadedDance()}});
  fabrik.setIkMode(app::IkMode::On);
  fabrik.setChainSolvers({ChainSolver{Solver::Fabrik}});
  fabrik.evaluate(25);
  EXPECT_TRUE(sameBits(*show.ghostOf(id), fabrik));
}

TEST(ChainSolvers, AFrameAllocatesNothing) {
  for (const Solver solver : ik::solvers::kAllSolvers) {
    Actor actor(loadedDancer());
    actor.setMotions({{loadedDance()}});
    actor.setChainSolvers({ChainSolver{solver}});
    actor.evaluate(3);
    const auto before = support::allocationCount();
    for (int frame = 0; frame < 30; ++frame) actor.evaluate(frame);
    EXPECT_EQ(support::allocationCount(), before) << ik::solvers::nameOf(solver);
  }
}

}  // namespace
