// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ik/solvers/chain.h"
#include "ik/solvers/solve.h"
#include "pmx/base/math.h"

namespace app {

class Actor;

enum class ChainStepKind : std::uint8_t {
  Start,     ///< as the chain was before it was solved
  Limits,    ///< links were put inside their limits: by MMD those that were straight, by others those beyond them
  Turn,      ///< one joint turned
  Inwards,   ///< FABRIK, from the target to the root: one joint was placed
  Outwards,  ///< FABRIK, from the root to the effector: one joint was placed
  Together,  ///< all joints at once, by the Jacobian
  End,       ///< as the solver left it
};

/// One step of a solve. Places in model space, angles in radians.
struct ChainStep {
  ChainStepKind kind = ChainStepKind::Start;
  int loop = 0;            ///< from 1; 0 before the first
  int joint = -1;          ///< of a turn, or the one that was placed: in ChainSteps::bones
  base::Vec3 axis{0.0F};   ///< of a turn, of unit length; zero: there was nothing to turn about
  double wantedRad = 0.0;  ///< of a turn, 0 or more: what would point the effector at the target, or close the triangle
  double cappedRad = 0.0;  ///< what the most that a step may turn leaves of it
  double turnedRad = 0.0;  ///< what the limits left of that, about the axis; below 0: the other way round
  bool limited = false;    ///< of a turn: the joint has a limit
  bool closes = false;     ///< of a turn: to the angle of a triangle whose sides are known, not towards the target
  double moved = 0.0;      ///< units that the point that moved farthest went
  int farthest = -1;       ///< which one that is; -1: none moved
  double damping = 0.0;    ///< of a step by the Jacobian
  double left = 0.0;  ///< units from the effector to the target after the step; of FABRIK after its last two passes
  std::vector<base::Vec3> points;  ///< per bone of ChainSteps::bones, after the step

  /// What the limit took of a turn, 0 or more.
  [[nodiscard]] double cutRad() const { return limited && cappedRad > turnedRad ? cappedRad - turnedRad : 0.0; }
};

enum class ChainStepsState : std::uint8_t {
  Solved,
  Off,         ///< the chain isn't solved in this frame
  Unsolvable,  ///< it has no effector or no link, or there is no such chain
};

/// How a chain of a posed actor was solved.
struct ChainSteps {
  ChainStepsState state = ChainStepsState::Unsolvable;
  std::size_t chain = 0;                      ///< of the skeleton
  std::optional<ik::solvers::Solver> solver;  ///< that was chosen; none: MMD's own
  bool byMmd = true;                          ///< MMD's own solved it, because it was chosen or the chain is too long
  std::vector<std::int32_t> bones;            ///< per point: the model's bone; parents first
  std::vector<int> parents;                   ///< per point: the point that it hangs from; -1: none
  std::vector<int> joints;                    ///< the points that turn, in the order of Skeleton's links
  int effector = 0;                           ///< among the points
  base::Vec3 target{0.0F};                    ///< model space
  int loops = 0;                              ///< that were run
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
  bool leftOut = false;          ///< there were more steps than are kept; the end is
  std::vector<ChainStep> steps;  ///< first the start, last the end; empty where nothing was solved

  /// The point that hangs from a joint on the way to the effector; -1: the effector doesn't hang from it.
  [[nodiscard]] int onward(int joint) const;
};

/// Steps that are kept at most, the start and the end among them.
inline constexpr std::size_t kMaxChainSteps = 4096;

/// Solves the bones of the frame that the actor made last once more, as far as that chain, and tells how it is solved: from
/// the same state, to the same rotations. The actor isn't changed. Takes memory and about as long as two frames; of a chain
/// of very many joints fewer steps are kept.
[[nodiscard]] ChainSteps stepsOf(const Actor& actor, std::size_t chain);

}  // namespace app
