// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_chains.h"

#include "ik/solvers/workspace.h"

namespace bench {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what is measured here
using support::Dice;

namespace {

constexpr double kMinApart = 0.1;  // units from the start's effector to the target

Limit randomLimit(Dice& dice, int place, Limits limits) {
  switch (limits) {
    case Limits::Free:
      break;
    case Limits::Hinge:
      return hingeLimit(place % 2 == 0 ? Vec3(1, 0, 0) : Vec3(0, 0, 1), -dice.from(0.35, 1.57), dice.from(0.35, 1.57));
    case Limits::Cone:
      return withTwist(coneLimit({0, 1, 0}, dice.from(0.35, 1.22)), -0.52, 0.52);
    case Limits::Joint: {
      const Vec3 lower(-dice.from(0.2, 1.2), -dice.from(0.2, 0.6), -dice.from(0.2, 1.2));
      return eulerLimit(lower, {dice.from(0.2, 1.2), dice.from(0.2, 0.6), dice.from(0.2, 1.2)});
    }
  }
  return {};
}

Trial trialOf(Dice& dice, int links, Limits limits, Vec3& target) {
  Trial trial;
  trial.chain = randomChain(dice, links, limits);
  poseAtRandom(dice, trial.chain);
  target = effectorOf(trial.chain);
  // Two hinges may well be at their ends both times.
  for (int tries = 0; tries < 100; ++tries) {
    poseAtRandom(dice, trial.chain);
    if (glm::distance(effectorOf(trial.chain), target) >= kMinApart) break;
  }
  return trial;
}

}  // namespace

std::string_view nameOf(Limits limits) {
  switch (limits) {
    case Limits::Free:
      return "free";
    case Limits::Hinge:
      return "hinges";
    case Limits::Cone:
      return "cones";
    case Limits::Joint:
      return "joints";
  }
  return {};
}

Chain randomChain(Dice& dice, int links, Limits limits) {
  Chain chain;
  chain.bones.push_back({-1, Vec3(0.0)});
  double length = 0;
  for (int i = 0; i < links; ++i) {
    chain.bones.push_back({i, Vec3(0, dice.from(0.7, 1.3), 0)});
    length += chain.bones.back().offset.y;
  }
  for (Bone& bone : chain.bones) bone.offset *= kReach / length;
  for (int i = links - 1; i >= 0; --i) chain.links.push_back({i, randomLimit(dice, i, limits)});
  chain.goals = {{links, Vec3(0, kReach, 0)}};
  return chain;
}

void poseAtRandom(Dice& dice, Chain& chain) {
  const double links = static_cast<double>(chain.links.size());
  const double bend = dice.from(0.1, 1.2) * kPi / links, noise = 1.0 / std::sqrt(links);
  const double side = dice.from(-kPi, kPi);
  const Vec3 arc(std::cos(side) * bend, 0, std::sin(side) * bend);
  for (const Link& link : chain.links) {
    Vec3 turn = arc + Vec3(dice.from(-noise, noise), 0.3 * dice.from(-noise, noise), dice.from(-noise, noise));
    if (link.limit.kind == LimitKind::Hinge) turn = link.limit.axis * (2 * glm::dot(turn, link.limit.axis));
    if (link.limit.kind == LimitKind::Free && link.bone == 0) turn = dice.direction() * dice.from(-kPi, kPi);
    chain.bones[static_cast<std::size_t>(link.bone)].start = cut(link.limit, fromRotationVector(turn));
  }
}

Vec3 effectorOf(const Chain& chain) {
  const Workspace posed(chain);
  return posed.posture.positions[posed.effectors[0]];
}

Trial reachableTrial(unsigned seed, int links, Limits limits) {
  Dice dice(seed);
  Vec3 target(0.0);
  Trial trial = trialOf(dice, links, limits, target);
  trial.chain.goals[0].target = target;
  return trial;
}

Trial unreachableTrial(unsigned seed, int links, Limits limits) {
  Dice dice(seed);
  Vec3 target(0.0);
  Trial trial = trialOf(dice, links, limits, target);
  const double distance = kReach * dice.from(1.2, 1.5);
  trial.chain.goals[0].target = dice.direction() * distance;
  trial.optimum = limits == Limits::Free ? distance - kReach : -1.0;
  return trial;
}

}  // namespace bench
