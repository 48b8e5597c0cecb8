// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_shake.h"

#include <algorithm>

#include <glm/geometric.hpp>

#include "app/ik_lab/spread.h"
#include "app/show/readout_values.h"
#include "pmx/base/frames.h"

namespace app {

double angularAcceleration(const base::Quat& first, const base::Quat& second, const base::Quat& third) {
  constexpr double kASecond = base::kFramesPerSecond;
  constexpr double kDegrees = 180.0 / 3.14159265358979323846;
  const base::Vec3 before = turnOf(second * glm::conjugate(first)), after = turnOf(third * glm::conjugate(second));
  return static_cast<double>(glm::length(after - before)) * kASecond * kASecond * kDegrees;
}

ChainShake::ChainShake(const Actor& actor)
    : poses_{Actor(actor.loadedModel(), pmx::MorphScope::Bones), Actor(actor.loadedModel(), pmx::MorphScope::Bones),
             Actor(actor.loadedModel(), pmx::MorphScope::Bones)} {}

void ChainShake::pose(const Actor& actor, double frame) {
  const ActorSwitches& switches = actor.switches();
  posed_ = frame >= 2.0 && switches.goals.empty() && switches.outsideParents.empty();
  if (!posed_) return;
  for (std::size_t i = 0; i < poses_.size(); ++i) {
    poses_[i].follow(actor);
    poses_[i].evaluate(frame - 2.0 + static_cast<double>(i));
  }
}

std::optional<double> ChainShake::of(std::size_t chain) const {
  const ik::Skeleton& skeleton = poses_[0].skeleton();
  if (!posed_ || chain >= skeleton.chains.size()) return std::nullopt;
  double most = 0.0;
  for (const ik::Link& link : skeleton.chains[chain].links) {
    const auto local = [&](const Actor& of) { return localOf(skeleton, of.pose().models, link.bone).rotation; };
    most = std::max(most, angularAcceleration(local(poses_[0]), local(poses_[1]), local(poses_[2])));
  }
  return most;
}

}  // namespace app
