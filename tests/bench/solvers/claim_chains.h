// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "ik/solvers/chain.h"
#include "tests/ik/solvers/dice.h"

namespace bench {

/// These are the limits of a generated chain's links.
enum class Limits : std::uint8_t { Free, Hinge, Cone, Joint };
inline constexpr std::array kAllLimits{Limits::Free, Limits::Hinge, Limits::Cone, Limits::Joint};
[[nodiscard]] std::string_view nameOf(Limits limits);

/// These are the units from the root to the effector of a generated chain laid out straight: a
/// little more than a leg of MMD's has.
inline constexpr double kReach = 10.0;

/// This struct is one chain with its start and its target.
struct Trial {
  ik::solvers::Chain chain;
  double optimum = 0.0;  ///< units: the least that any legal pose leaves; below 0: unknown
};

/// Returns a straight chain up +Y of `links` links and the effector, bones of 0.7 to 1.3 of their
/// mean length, kReach in all, whose start is the rest pose. Hinges alternate between X and Z, by
/// up to 20 to 90 degrees to each side; cones lean by 20 to 70 degrees and twist by 30; joints have
/// a range for each of three angles. The rest pose is legal.
[[nodiscard]] ik::solvers::Chain randomChain(support::Dice& dice, int links, Limits limits);

/// Sets the starts to a random legal posture: an arc of 18 to 216 degrees with noise on it, the
/// first bone of a free chain turned anyhow, all put inside the limits.
void poseAtRandom(support::Dice& dice, ik::solvers::Chain& chain);

/// Returns the position of the effector at the chain's start, model space.
[[nodiscard]] ik::solvers::Vec3 effectorOf(const ik::solvers::Chain& chain);

/// Returns a trial with a target that a legal posture has, from another legal posture.
[[nodiscard]] Trial reachableTrial(unsigned seed, int links, Limits limits);
/// Returns a trial with a target 1.2 to 1.5 times as far from the root as the chain is long.
[[nodiscard]] Trial unreachableTrial(unsigned seed, int links, Limits limits);

}  // namespace bench
