// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_solver.h"

#include <algorithm>

#include "ik/bone_turn.h"
#include "ik/ccd_ik.h"
#include "ik/chain_followers.h"
#include "ik/forward_kinematics.h"
#include "ik/pose_range.h"

namespace ik {

namespace {

void solveChainOf(const Skeleton& skeleton, std::size_t bone, const SolverSwitches& switches, const DrivenBones* driven,
                  OtherSolver* other, Pose& pose) {
  const auto index = static_cast<std::size_t>(skeleton.chainOfBone[bone]);
  const Chain& chain = skeleton.chains[index];
  if (pose.ikEnabled[index] == 0 || !chain.solvable()) return;
  prepareChain<RangeCheck::On>(skeleton, chain, pose);
  if (other != nullptr && other->solve(skeleton, index, pose)) {
    for (const std::int32_t solved : chain.path) keepInRange(skeleton, static_cast<std::size_t>(solved), pose);
  } else {
    solveChain(skeleton, chain, switches, pose);
  }
  moveFollowers<RangeCheck::On>(skeleton, chain, switches, driven, pose);
}

// Solves a phase by its schedule, with the bits of solvePhaseInOrder().
template <RangeCheck kCheck>
void solveByWaves(const Skeleton& skeleton, const Schedule& schedule, const SolverSwitches& switches,
                  const DrivenBones* driven, Pose& pose) {
  for (const Wave& wave : schedule.waves) {
    for (std::uint32_t i = wave.bonesBegin; i < wave.bonesEnd; ++i) {
      solveBone<kCheck>(skeleton, static_cast<std::size_t>(schedule.bones[i]), schedule.turns[i], pose);
    }
    const auto chains = std::span(schedule.chains).subspan(wave.chainsBegin, wave.chainsEnd - wave.chainsBegin);
    for (const std::int32_t chain : chains) {
      if (pose.ikEnabled[static_cast<std::size_t>(chain)] == 0) continue;
      prepareChain<kCheck>(skeleton, skeleton.chains[static_cast<std::size_t>(chain)], pose);
    }
    if (chains.empty()) continue;
    solveChains(skeleton, chains, switches, kCheck == RangeCheck::On, pose);
    for (const std::int32_t chain : chains) {
      if (pose.ikEnabled[static_cast<std::size_t>(chain)] == 0) continue;
      moveFollowers<kCheck>(skeleton, skeleton.chains[static_cast<std::size_t>(chain)], switches, driven, pose);
    }
  }
}

// Returns the driven bones where their turn, or that of bones that append from them, is in this
// phase; else null.
const DrivenBones* lateBones(Phase phase, const SolverSwitches& switches, const DrivenBones* driven) {
  if (phase != Phase::AfterPhysics || driven == nullptr) return nullptr;
  const bool lends = driven->lendsToLateBones && !switches.appendsIgnorePhysics;
  return lends || !driven->lateBones.empty() ? driven : nullptr;
}

}  // namespace

void beginPose(Pose& pose) {
  std::fill(pose.ikRotations.begin(), pose.ikRotations.end(), base::kIdentityRotation);
  std::fill(pose.appended.begin(), pose.appended.end(), Transform{});
  pose.outOfRange = -1;
}

void solvePhaseInOrder(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                       const DrivenBones* driven, OtherSolver* other) {
  const bool before = phase == Phase::BeforePhysics;
  const std::size_t begin = before ? 0 : skeleton.afterPhysicsBegin;
  const std::size_t end = before ? skeleton.afterPhysicsBegin : skeleton.solveOrder.size();
  const DrivenBones* late = lateBones(phase, switches, driven);
  for (std::size_t i = begin; i < end; ++i) {
    const auto bone = static_cast<std::size_t>(skeleton.solveOrder[i]);
    const std::uint8_t turnBits = skeleton.turns[i];
    solveBone<RangeCheck::On>(skeleton, bone, turnBits, pose);
    if (late != nullptr) turnAfterPhysics(skeleton, *late, switches, bone, pose);
    if ((turnBits & turn::chain) == 0) continue;
    solveChainOf(skeleton, bone, switches, driven, other, pose);
  }
}

void solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches, Pose& pose,
                const DrivenBones* driven, OtherSolver* other) {
  // Driven bones have their turn among the others, and so they need the order itself.
  if (other != nullptr || lateBones(phase, switches, driven) != nullptr) {
    return solvePhaseInOrder(skeleton, phase, switches, pose, driven, other);
  }
  const Schedule& schedule = phase == Phase::BeforePhysics ? skeleton.scheduleBefore : skeleton.scheduleAfter;
  if (schedule.bones.empty()) return;
  // mayLeaveRange() knows what the frame moves, but not where physics put bones.
  if (driven != nullptr || mayLeaveRange(skeleton, pose)) {
    solveByWaves<RangeCheck::On>(skeleton, schedule, switches, driven, pose);
  } else {
    solveByWaves<RangeCheck::Off>(skeleton, schedule, switches, nullptr, pose);
  }
}

}  // namespace ik
