// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// ik/: how local transforms become a pose (forward kinematics, append transforms, CCD, palette).

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

/// Euler order a limited link is taken apart in, as a matrix product (ik-parity.md 2, mmd-reference.md 7.4).
enum class EulerOrder : std::uint8_t { Yxz, Zyx, Xzy };

/// The one axis a link may turn about, when its limits leave just one.
enum class HingeAxis : std::int8_t { None = -1, X = 0, Y = 1, Z = 2 };

/// The most a link turns in one step, with what a step needs of that angle.
struct StepCap {
  Real cosAngle = -1, cosHalf = 0, sinHalf = 1;  ///< of an angle in [0, pi]
};

/// A hinge's limits as an arc of the circle, so that an angle inside them is told without trigonometry.
struct HingeArc {
  bool usable = false;                ///< false: too narrow for it, or beyond half a turn
  Real cosMiddle = 1, sinMiddle = 0;  ///< of the arc's middle
  Real cosReach = 1;                  ///< of half the arc
};

/// One link of a chain, facts decided at load.
struct Link {
  std::int32_t bone = -1;
  bool limited = false;
  bool locked = false;  ///< limited to zero on all axes
  HingeAxis hinge = HingeAxis::None;
  EulerOrder order = EulerOrder::Yxz;
  Vec3 lower{0.0F}, upper{0.0F};  ///< radians, lower <= upper
  Vec3 fixedAxis{0.0F};           ///< parent space, unit length; zero: none
  HingeArc arc;                   ///< with a hinge
  std::uint32_t place = 0;        ///< k: its place in the file's list
  StepCap cap;                    ///< unit angle x (k + 1), the reference's
  std::uint32_t slot = 0;         ///< its place in Chain::path
};

/// A bone that is worked out again when a chain has been solved, because its own turn comes before that.
struct Follower {
  std::int32_t bone = -1;
  /// The bone hangs from the chain's path. Else it appends from what the chain turned, or hangs from a bone that does.
  bool descendant = false;
  bool rereads = false;  ///< what its append source lends may have changed, so it is read again
};

/// A bone of a chain's path whose append reads what the chain itself turns.
struct PathAppend {
  std::uint32_t slot = 0, source = 0;  ///< places in Chain::path: of the bone, and of the bone that it appends from
  /// The least Link::place of the links above it: it is read again when a link with that place or a larger one turns. The
  /// effector is read again at each turn.
  std::uint32_t fromPlace = 0;
  bool isLink = false;  ///< of this chain: it is read again when the chain begins, too
};

/// One IK block. The target is the bone that carries it.
struct Chain {
  std::int32_t target = -1;
  std::int32_t effector = -1;
  int loopCount = 0;  ///< at most 256
  float unitAngleRad = 0.0F;
  bool fromPmd = false;        ///< the unit angle is 4 times a PMD file's weight
  bool effectorFirst = false;  ///< the effector's turn comes before the target's
  std::vector<Link> links;     ///< effector's side first
  /// Bones from the root-most link to the effector whose model transforms a step changes, parents first.
  std::vector<std::int32_t> path;
  /// Per bone of the path, the slot of its parent: below path.size() a place in path, from there on in anchors.
  std::vector<std::uint32_t> parentSlots;
  std::vector<std::int32_t> anchors;    ///< bones outside the path that it hangs from; -1: the model root
  std::vector<std::int32_t> early;      ///< bones of the path whose own turn comes after the target's
  std::uint32_t effectorSlot = 0;       ///< the effector's place in path
  std::vector<PathAppend> pathAppends;  ///< by rising slot; nearly always none
  /// Bones outside the path that follow what the chain turned, of both phases: each after its parent, and after its append
  /// source where a circle doesn't forbid it. (ik-parity.md 2)
  std::vector<Follower> followers;

  /// A chain that can't be solved (no effector, no link) keeps its place in the list, with an empty path.
  [[nodiscard]] bool solvable() const { return !path.empty(); }
};

/// A bone's append transform, if it has one.
struct Append {
  std::int32_t source = -1;  ///< -1: none
  float ratio = 0.0F;
  bool rotation = false, translation = false, local = false;
};

/// What a bone's turn asks for beyond forward kinematics, as bits of Skeleton::turns.
namespace turn {
inline constexpr std::uint8_t append = 1, link = 2, chain = 4;
}

/// How many chains are solved side by side at most: beyond it the processor finds no more to do meanwhile.
inline constexpr std::size_t kChainsSideBySide = 4;

/// Where bones can be at most, known before they are posed (limits.md).
struct Reach {
  double rest = 0.0;     ///< units from the model's root along the parents, of the farthest bone
  double perMove = 0.0;  ///< units more for each unit by which bones are moved on an axis
  bool alwaysChecked =
      false;  ///< the bounds above say nothing, since rotations may drift or places are lent: check each bone
};

/// Everything about a model's bones that doesn't change while it dances. Immutable.
struct Skeleton {
  std::vector<std::int32_t> parents;  ///< -1: root
  std::vector<Vec3> bindPositions;    ///< model space
  std::vector<Vec3> offsets;          ///< bind position relative to the parent's (the model root's for roots)
  std::vector<Append> appends;
  std::vector<std::int32_t> chainOfBone;  ///< -1, or the chain the bone carries
  std::vector<std::uint8_t> isLink;       ///< 1: link of some chain
  /// Stable by (after physics, deform layer, index), but a parent always before its child.
  std::vector<std::int32_t> solveOrder;
  std::size_t afterPhysicsBegin = 0;       ///< first place of solveOrder in the phase after physics
  std::vector<std::uint8_t> turns;         ///< per place of solveOrder: turn bits
  std::vector<Chain> chains;               ///< in the order of pmx::ikBones
  Schedule scheduleBefore, scheduleAfter;  ///< the phases before and after physics
  std::size_t scratchBones = 0;            ///< of the chains solved side by side, paths and anchors together, at most
  Reach reach;

  [[nodiscard]] std::size_t boneCount() const { return parents.size(); }
};

/// Builds the skeleton of a validated model. What had to be bent is added to `issues` (a parent that is
/// computed later, a dropped link).
[[nodiscard]] Skeleton buildSkeleton(const pmx::Model& model, base::Issues& issues);

}  // namespace ik
