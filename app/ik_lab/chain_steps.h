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
  Start,  ///< as the chain was before it was solved
  /// Links were put inside their limits: MMD's solver does so with straight ones, others with those
  /// beyond their limits.
  Limits,
  Turn,      ///< one joint turned
  Inwards,   ///< FABRIK, from the target to the root: one joint was placed
  Outwards,  ///< FABRIK, from the root to the effector: one joint was placed
  Together,  ///< all joints at once, by the Jacobian
  End,       ///< as the solver left it
};

/// This is one step of a solve. Positions are in model space, angles in radians.
struct ChainStep {
  ChainStepKind kind = ChainStepKind::Start;
  int loop = 0;           ///< from 1; 0 before the first
  int joint = -1;         ///< index in ChainSteps::bones of the joint that turned or was placed
  base::Vec3 axis{0.0F};  ///< of a turn, unit length; zero: there was nothing to turn about
  /// For a turn this is the angle, 0 or more, that would point the effector at the target, or close
  /// the triangle.
  double wantedRad = 0.0;
  double cappedRad = 0.0;  ///< the angle after the step cap
  /// This is the angle after the limits, about the axis; below 0: in the opposite direction.
  double turnedRad = 0.0;
  bool limited = false;  ///< of a turn: the joint has a limit
  /// If true, a turn goes to the angle of a triangle whose sides are known, not towards the target.
  bool closes = false;
  double moved = 0.0;    ///< units that the farthest-moving point went
  int farthest = -1;     ///< that point; -1: none moved
  double damping = 0.0;  ///< of a step by the Jacobian
  /// These are units from the effector to the target after the step; for FABRIK after its last two
  /// passes.
  double left = 0.0;
  std::vector<base::Vec3> points;  ///< per bone of ChainSteps::bones, after the step

  /// Returns how much the limit took from a turn, 0 or more.
  [[nodiscard]] double cutRad() const { return limited && cappedRad > turnedRad ? cappedRad - turnedRad : 0.0; }
};

enum class ChainStepsState : std::uint8_t {
  Solved,
  Off,         ///< the chain isn't solved in this frame
  Unsolvable,  ///< it has no effector or no link, or there is no such chain
};

/// This is how a chain of a posed actor was solved.
struct ChainSteps {
  ChainStepsState state = ChainStepsState::Unsolvable;
  std::size_t chain = 0;                      ///< index in the skeleton
  std::optional<ik::solvers::Solver> solver;  ///< the solver that was chosen; none: MMD's own
  /// If true, MMD's own solver solved it, because it was chosen or the chain is too long.
  bool byMmd = true;
  std::vector<std::int32_t> bones;  ///< per point: the model's bone; parents first
  std::vector<int> parents;         ///< per point: its parent; -1: none
  std::vector<int> joints;          ///< These points turn, in the order of Skeleton's links.
  int effector = 0;                 ///< among the points
  base::Vec3 target{0.0F};          ///< model space
  int loops = 0;                    ///< that were run
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
  bool leftOut = false;          ///< there were more steps than are kept; the end is kept
  std::vector<ChainStep> steps;  ///< first the start, last the end; empty where nothing was solved

  /// Returns the child of a joint on the path to the effector; -1: the effector isn't its
  /// descendant.
  [[nodiscard]] int onward(int joint) const;
};

/// At most this many steps are kept, the start and the end among them.
inline constexpr std::size_t kMaxChainSteps = 4096;

/// Solves the bones of the frame that the actor made last once more, up to that chain, and returns
/// how it is solved: from equal inputs, to equal rotations. The actor isn't changed. It takes
/// memory and about as long as two frames; for a chain of very many joints fewer steps are kept.
[[nodiscard]] ChainSteps stepsOf(const Actor& actor, std::size_t chain);

}  // namespace app
