// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/solvers/limit.h"

namespace ik::solvers {

/// A bone as a chain sees it. Lengths in units.
struct Bone {
  int parent = -1;         ///< stands before it in the list; -1: the chain's base
  Vec3 offset{0.0};        ///< from the parent, in the parent's space
  Quat start = kIdentity;  ///< the local rotation that solving starts from: the animated pose
};

/// A bone that turns.
struct Link {
  int bone = -1;
  Limit limit;
  double capRad = kPi;  ///< the most that one step of CCD turns it
};

/// A bone that moves along a line. One bone may have several, and be a link as well.
struct Slide {
  int bone = -1;
  Vec3 axis{1.0, 0.0, 0.0};  ///< in the parent's space
  double lower = 0.0, upper = 0.0;
  double start = 0.0;  ///< units along the axis
};

/// A place that a bone reaches for, in model space.
struct EffectorTarget {
  int effector = -1;  ///< bone
  Vec3 target{0.0};
  double weight = 1.0;  ///< 0 or less: asks for nothing
};

/// What these solvers are given: a tree of bones, which of them turn and how far, and what they reach for.
struct Chain {
  std::vector<Bone> bones;  ///< parents first
  std::vector<Link> links;  ///< effector's side first, as in ik::Chain
  std::vector<Slide> slides;
  std::vector<EffectorTarget> goals;
  Vec3 basePosition{0.0};  ///< of what the roots hang from, model space
  Quat baseRotation = kIdentity;
};

/// Why a solver ended.
enum class Stop : std::uint8_t {
  Reached,     ///< the distance is within the tolerance
  Loops,       ///< as many as asked for were run
  NoProgress,  ///< nothing that the solver would do brings it nearer
  OutOfReach,  ///< the bones are too short, or too long, for the target; as near as the solver came
  NotFit,      ///< a chain that this solver isn't for; nothing was changed but what the limits ask
};

struct Report {
  Stop stop = Stop::NotFit;
  Stop ended = Stop::NotFit;  ///< what ended the loop, where `stop` says that the target is out of reach
  int loops = 0;
  double residual = 0.0;  ///< units: root of the weighted sum of the goals' squared distances
};

}  // namespace ik::solvers
