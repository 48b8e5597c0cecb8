// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/solvers/limit.h"

namespace ik::solvers {

/// This is a bone as a chain sees it. Lengths are in units.
struct Bone {
  int parent = -1;         ///< comes before it in the list; -1: the chain's base
  Vec3 offset{0.0};        ///< from the parent, in the parent's space
  Quat start = kIdentity;  ///< local rotation that solving starts from: the animated pose
};

/// This is a bone that turns.
struct Link {
  int bone = -1;
  Limit limit;
  double capRad = kPi;  ///< the most that one step of CCD turns it
};

/// This is a bone that moves along a line. One bone may have several, and be a link as well.
struct Slide {
  int bone = -1;
  Vec3 axis{1.0, 0.0, 0.0};  ///< in the parent's space
  double lower = 0.0, upper = 0.0;
  double start = 0.0;  ///< units along the axis
};

/// This is a position in model space that a bone is brought to.
struct EffectorTarget {
  int effector = -1;  ///< bone
  Vec3 target{0.0};
  double weight = 1.0;  ///< 0 or less: ignored
};

/// This is the input of these solvers: a tree of bones, which of them turn and how far, and the
/// targets of its effectors.
struct Chain {
  std::vector<Bone> bones;  ///< parents first
  std::vector<Link> links;  ///< effector's side first, as in ik::Chain
  std::vector<Slide> slides;
  std::vector<EffectorTarget> goals;
  Vec3 basePosition{0.0};  ///< of what the roots are attached to, model space
  Quat baseRotation = kIdentity;
};

/// This says why a solver ended.
enum class Stop : std::uint8_t {
  Reached,     ///< the distance is within the tolerance
  Loops,       ///< as many as were asked for were run
  NoProgress,  ///< nothing that the solver would do brings it nearer
  /// The bones are too short, or too long, for the target; the result is as near as the solver
  /// came.
  OutOfReach,
  NotFit,  ///< a chain that this solver isn't for; nothing was changed but what the limits require
};

struct Report {
  Stop stop = Stop::NotFit;
  /// This is what ended the loop, where `stop` says that the target is out of reach.
  Stop ended = Stop::NotFit;
  int loops = 0;
  double residual = 0.0;  ///< units: root of the weighted sum of the targets' squared distances
};

}  // namespace ik::solvers
