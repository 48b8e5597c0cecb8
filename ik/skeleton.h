// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// ik/ computes a pose from local transforms (forward kinematics, append transforms, CCD, palette).

#include <cstdint>
#include <vector>

#include "ik/real.h"
#include "ik/solve_schedule.h"
#include "pmx/base/math.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace ik {

using base::Quat;
using base::Transform;
using base::Vec3;

/// This is the Euler order in which a limited link's rotation is decomposed, as a matrix product
/// (ik-parity.md 2, mmd-reference.md 7.4).
enum class EulerOrder : std::uint8_t { Yxz, Zyx, Xzy };

/// This is the only axis that a link may turn about, when its limits leave just one.
enum class HingeAxis : std::int8_t { None = -1, X = 0, Y = 1, Z = 2 };

/// This is the most that a link turns in one step, with the values that a step needs of that angle.
struct StepCap {
  Real cosAngle = -1, cosHalf = 0, sinHalf = 1;  ///< of an angle in [0, pi]
};

/// These are a hinge's limits as an arc of the circle, so that an angle inside them is recognised
/// without trigonometry.
struct HingeArc {
  bool usable = false;                ///< false: too narrow for this test, or beyond half a turn
  Real cosMiddle = 1, sinMiddle = 0;  ///< of the arc's middle
  Real cosReach = 1;                  ///< of half the arc
};

/// This is one link of a chain, with the facts that are decided at load.
struct Link {
  std::int32_t bone = -1;
  bool limited = false;
  bool locked = false;  ///< limited to zero on all axes
  HingeAxis hinge = HingeAxis::None;
  EulerOrder order = EulerOrder::Yxz;
  Vec3 lower{0.0F}, upper{0.0F};  ///< radians, lower <= upper
  Vec3 fixedAxis{0.0F};           ///< parent space, unit length; zero: none
  HingeArc arc;                   ///< used with a hinge
  std::uint32_t place = 0;        ///< k: its index in the file's list
  StepCap cap;                    ///< unit angle x (k + 1), as in the reference
  std::uint32_t slot = 0;         ///< its index in Chain::path
};

/// This is a bone that is recomputed when a chain has been solved, because its own turn comes
/// before that.
struct Follower {
  std::int32_t bone = -1;
  /// The bone is a descendant of the chain's path. Else it appends from what the chain turned, or
  /// descends from a bone that does.
  bool descendant = false;
  bool rereads = false;  ///< what its append source lends may have changed, so it is read again
};

/// This is a bone of a chain's path whose append reads what the chain itself turns.
struct PathAppend {
  /// These are indices in Chain::path: of the bone, and of the bone that it appends from.
  std::uint32_t slot = 0, source = 0;
  /// This is the least Link::place of the links above it. The append is read again when a link with
  /// that index or a larger one turns; the effector's is read again at each turn.
  std::uint32_t fromPlace = 0;
  bool isLink = false;  ///< a link of this chain: it is read again when the chain begins, too
};

/// This is one IK block. The target is the bone that carries it.
struct Chain {
  std::int32_t target = -1;
  std::int32_t effector = -1;
  int loopCount = 0;  ///< at most 256
  float unitAngleRad = 0.0F;
  bool fromPmd = false;        ///< the unit angle is 4 times a PMD file's weight
  bool effectorFirst = false;  ///< the effector's turn comes before the target's
  std::vector<Link> links;     ///< effector's side first
  /// These are the bones from the root-most link to the effector whose model transforms a step
  /// changes, parents first.
  std::vector<std::int32_t> path;
  /// Per bone of the path this is the slot of its parent: below path.size() an index in path, from
  /// there on in anchors.
  std::vector<std::uint32_t> parentSlots;
  /// These bones outside the path are those that it is attached to; -1 is the model root.
  std::vector<std::int32_t> anchors;
  /// These are the bones of the path whose own turn comes after the target's.
  std::vector<std::int32_t> early;
  std::uint32_t effectorSlot = 0;       ///< the effector's index in path
  std::vector<PathAppend> pathAppends;  ///< by rising slot; empty for nearly all chains
  /// These bones outside the path follow what the chain turned, in both phases: each after its
  /// parent, and after its append source where a circle doesn't forbid it. (ik-parity.md 2)
  std::vector<Follower> followers;

  /// Returns false for a chain that can't be solved (no effector, no link). It keeps its index in
  /// the list, with an empty path.
  [[nodiscard]] bool solvable() const { return !path.empty(); }
};

/// A bone's append transform, if it has one.
struct Append {
  std::int32_t source = -1;  ///< -1: none
  float ratio = 0.0F;
  bool rotation = false, translation = false, local = false;
};

/// These bits of Skeleton::turns say what a bone's turn does beyond forward kinematics.
namespace turn {
inline constexpr std::uint8_t append = 1, link = 2, chain = 4;
}

/// At most this many chains are solved side by side: with more, the processor isn't used any
/// better.
inline constexpr std::size_t kChainsSideBySide = 4;

/// This struct bounds where bones can be, before they are posed (limits.md).
struct Reach {
  double rest = 0.0;     ///< units from the model's root along the parents to the farthest bone
  double perMove = 0.0;  ///< units more for each unit by which bones are moved on an axis
  /// If true, the bounds above don't hold, since rotations may drift or positions are lent: each
  /// bone is checked.
  bool alwaysChecked = false;
};

/// This struct holds everything about a model's bones that doesn't change during a motion. It is
/// immutable.
struct Skeleton {
  std::vector<std::int32_t> parents;  ///< -1: root
  std::vector<Vec3> bindPositions;    ///< model space
  /// These are bind positions relative to the parent's (the model root's for roots).
  std::vector<Vec3> offsets;
  std::vector<Append> appends;
  std::vector<std::int32_t> chainOfBone;  ///< -1, or the chain the bone carries
  std::vector<std::uint8_t> isLink;       ///< 1: link of some chain
  /// The bones are sorted by (after physics, deform layer, index), stable, but a parent always
  /// comes before its child.
  std::vector<std::int32_t> solveOrder;
  /// This is the index in solveOrder where the phase after physics begins.
  std::size_t afterPhysicsBegin = 0;
  std::vector<std::uint8_t> turns;         ///< parallel to solveOrder: turn bits
  std::vector<Chain> chains;               ///< in the order of pmx::ikBones
  Schedule scheduleBefore, scheduleAfter;  ///< the phases before and after physics
  /// This counts the bones of the chains solved side by side, paths and anchors together, at most.
  std::size_t scratchBones = 0;
  Reach reach;

  [[nodiscard]] std::size_t boneCount() const { return parents.size(); }
};

/// Builds the skeleton of a validated model. Whatever had to be changed is added to `issues` (a
/// parent that is computed later, a dropped link).
[[nodiscard]] Skeleton buildSkeleton(const pmx::Model& model, base::Issues& issues);

}  // namespace ik
