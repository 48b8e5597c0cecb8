// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/bake/baked_tracks.h"

#include <algorithm>
#include <cmath>

#include "vmd/unit_rotation.h"

namespace app {

BakedTracks::BakedTracks(const Actor& actor, const BakeSettings& settings)
    : first_(settings.first),
      frames_(static_cast<std::size_t>(settings.last - settings.first) + 1),
      bones_(actor.model().bones.size()),
      locals_(frames_ * bones_),
      models_(frames_ * bones_),
      switches_(bones_) {
  chooseChains(actor, settings);
  for (const pmx::Bone& bone : actor.model().bones) {
    axes_.push_back(vmd::fixedAxisOf(bone));
    anyAxis_ = anyAxis_ || axes_.back().has_value();
  }
  findSwitches(actor);
}

/// Chains that another solver than MMD's solves are baked in any case, and so are those with other
/// limits than the file's. With physics, chains with a
/// bone that physics moves are baked, too: from another position they would turn otherwise, or are
/// left out while physics is on and wouldn't be without.
void BakedTracks::chooseChains(const Actor& actor, const BakeSettings& settings) {
  const auto& chains = actor.skeleton().chains;
  baked_.assign(chains.size(), settings.chains ? 0 : 1);
  if (settings.chains) {
    for (const std::size_t chain : *settings.chains) {
      if (chain < baked_.size()) baked_[chain] = 1;
    }
  }
  // Whoever plays the motion solves chains that stay on by MMD's solver.
  const std::vector<ChainSolver>& chainSolvers = actor.switches().chainSolvers;
  for (std::size_t i = 0; i < baked_.size(); ++i) {
    const bool byOther = i < chainSolvers.size() && chainSolvers[i].solver;
    if (byOther || ik::solvers::concerns(actor.switches().freedoms, chains[i])) baked_[i] = 1;
  }
  if (const MotionPhysics* physics = actor.physics()) {
    const std::vector<std::uint8_t> driven = physics->world().mayBeDriven();
    for (std::size_t i = 0; i < chains.size(); ++i) {
      const auto moved = [&](std::int32_t bone) { return driven[static_cast<std::size_t>(bone)] != 0; };
      if (std::ranges::any_of(chains[i].path, moved) || moved(chains[i].target)) baked_[i] = 1;
    }
  }
  if (std::ranges::all_of(baked_, [](std::uint8_t baked) { return baked != 0; })) return;
  keptLinks_.assign(bones_, 0);
  chainsOn_.assign(frames_ * chains.size(), 0);
}

/// Finds the motion's own switches, or off all the time for bones whose physics is baked.
void BakedTracks::findSwitches(const Actor& actor) {
  if (const MotionPhysics* physics = actor.physics()) {
    const std::vector<std::uint8_t> driven = physics->world().mayBeDriven();
    for (std::size_t bone = 0; bone < bones_; ++bone) {
      if (driven[bone] != 0) switches_[bone] = {{0, true}};
    }
    return;
  }
  const vmd::MotionBinding& binding = actor.binding();
  for (const auto& track : binding.boneTracks) {
    const auto keys = std::span(binding.boneKeys).subspan(track.first, track.count);
    if (std::ranges::none_of(keys, [](const auto& key) { return key.physicsOff; })) continue;
    auto& switches = switches_[static_cast<std::size_t>(track.bone)];
    switches.push_back({0, keys.front().physicsOff});
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const double at = binding.boneFrames[track.first + i] - actor.motionStart() - static_cast<double>(first_);
      if (at >= static_cast<double>(frames_)) break;
      if (at <= 0.0) {
        switches.front().off = keys[i].physicsOff;
      } else if (keys[i].physicsOff != switches.back().off) {
        switches.push_back({static_cast<std::size_t>(at), keys[i].physicsOff});
      }
    }
  }
}

void BakedTracks::take(const Actor& actor, std::size_t index) {
  const ik::Skeleton& skeleton = actor.skeleton();
  const ik::Pose& pose = actor.pose();
  ik::BakeTerms terms;
  if (anyAxis_) terms.fixedAxes = axes_;
  terms.switches = actor.switches().solver;
  if (!keptLinks_.empty()) {
    // A bone's IK rotation is that of the chain which was solved last among those it is a link of.
    std::ranges::fill(keptLinks_, std::uint8_t{0});
    for (const std::int32_t bone : skeleton.solveOrder) {
      const std::int32_t at = skeleton.chainOfBone[static_cast<std::size_t>(bone)];
      if (at < 0) continue;
      const auto chain = static_cast<std::size_t>(at);
      if (pose.ikEnabled[chain] == 0 || !skeleton.chains[chain].solvable()) continue;
      for (const ik::Link& link : skeleton.chains[chain].links)
        keptLinks_[static_cast<std::size_t>(link.bone)] = baked_[chain] == 0 ? 1 : 0;
    }
    terms.keepsIk = keptLinks_;
    for (std::size_t i = 0; i < baked_.size(); ++i)
      chainsOn_[index * baked_.size() + i] = baked_[i] == 0 ? pose.ikEnabled[i] : std::uint8_t{0};
  }
  const std::vector<base::Transform> locals = ik::bakedLocals(skeleton, pose, terms);
  for (std::size_t bone = 0; bone < bones_; ++bone) {
    locals_[bone * frames_ + index] = locals[bone];
    models_[index * bones_ + bone] = pose.models[bone];
  }
}

bool BakedTracks::needsKeys(std::size_t bone) const {
  return !switches_[bone].empty() || std::ranges::any_of(locals(bone), [](const base::Transform& local) {
    const base::Quat& q = local.rotation;
    return local.translation != base::Vec3(0.0F) || q.x != 0.0F || q.y != 0.0F || q.z != 0.0F;
  });
}

}  // namespace app
