// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/poses_side_by_side.h"

#include <algorithm>
#include <cassert>

#include "ik/ccd_ik.h"
#include "ik/chain_followers.h"

namespace ik {

namespace {

bool appendsOnPath(const Skeleton& skeleton, std::int32_t chain) {
  return !skeleton.chains[static_cast<std::size_t>(chain)].pathAppends.empty();
}

template <RangeCheck kCheck>
void prepareWave(const Skeleton& skeleton, const Schedule& schedule, const Wave& wave, Pose& pose) {
  for (std::uint32_t i = wave.bonesBegin; i < wave.bonesEnd; ++i) {
    solveBone<kCheck>(skeleton, static_cast<std::size_t>(schedule.bones[i]), schedule.turns[i], pose);
  }
  for (std::uint32_t i = wave.chainsBegin; i < wave.chainsEnd; ++i) {
    const auto chain = static_cast<std::size_t>(schedule.chains[i]);
    if (pose.ikEnabled[chain] != 0) prepareChain<kCheck>(skeleton, skeleton.chains[chain], pose);
  }
}

template <RangeCheck kCheck>
void followWave(const Skeleton& skeleton, std::span<const std::int32_t> chains, const SolverSwitches& switches,
                Pose& pose) {
  for (const std::int32_t index : chains) {
    const auto chain = static_cast<std::size_t>(index);
    if (pose.ikEnabled[chain] != 0) moveFollowers<kCheck>(skeleton, skeleton.chains[chain], switches, nullptr, pose);
  }
}

template <RangeCheck kCheck>
void solveByWaves(const Skeleton& skeleton, const Schedule& schedule, const SolverSwitches& switches,
                  std::span<Pose* const> poses, std::span<PathBoneLanes> bones) {
  ChainLanesJob job;
  job.skeleton = &skeleton;
  job.switches = &switches;
  job.poses = poses;
  job.checksRange = kCheck == RangeCheck::On;
  job.bones = bones;
  for (const Wave& wave : schedule.waves) {
    for (Pose* pose : poses) prepareWave<kCheck>(skeleton, schedule, wave, *pose);
    const auto chains = std::span(schedule.chains).subspan(wave.chainsBegin, wave.chainsEnd - wave.chainsBegin);
    if (chains.empty()) continue;
    // Chains with path appends come after the others, and are solved pose by pose.
    job.chains = chains.first(static_cast<std::size_t>(
        std::find_if(chains.begin(), chains.end(), [&](std::int32_t c) { return appendsOnPath(skeleton, c); }) -
        chains.begin()));
    if (!job.chains.empty()) job.run();
    const auto alone = chains.subspan(job.chains.size());
    for (Pose* pose : poses) {
      if (!alone.empty()) solveChains(skeleton, alone, switches, kCheck == RangeCheck::On, *pose);
      followWave<kCheck>(skeleton, chains, switches, *pose);
    }
  }
}

}  // namespace

void PosesSideBySide::solvePhase(const Skeleton& skeleton, Phase phase, const SolverSwitches& switches,
                                 std::span<Pose* const> poses) {
  assert(poses.size() <= kPosesSideBySide && bones_.size() >= skeleton.scratchBones);
  // A single pose is faster by itself.
  if (poses.size() < 2) {
    for (Pose* pose : poses) ik::solvePhase(skeleton, phase, switches, *pose);
    return;
  }
  const Schedule& schedule = phase == Phase::BeforePhysics ? skeleton.scheduleBefore : skeleton.scheduleAfter;
  if (schedule.bones.empty()) return;
  const bool checks =
      std::any_of(poses.begin(), poses.end(), [&](const Pose* p) { return mayLeaveRange(skeleton, *p); });
  // Where all are in range, the bits are equal either way.
  if (checks) {
    solveByWaves<RangeCheck::On>(skeleton, schedule, switches, poses, bones_);
  } else {
    solveByWaves<RangeCheck::Off>(skeleton, schedule, switches, poses, bones_);
  }
}

}  // namespace ik
