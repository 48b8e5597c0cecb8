// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ik/solvers/chain.h"
#include "ik/solvers/step_log.h"

namespace ik::solvers {

/// This is a bone that counts while a chain is solved: it turns or slides or is an effector. Bones
/// that are rigid between two of them are folded into the offset.
struct Member {
  int bone = -1;
  int parent = -1;                     ///< index of a member; -1: the chain's base
  int link = -1;                       ///< index in Chain::links; -1: it doesn't turn
  int slideBegin = 0, slideCount = 0;  ///< in Workspace::slides
  /// This is the range in Workspace::attached of the members that are attached to it.
  int attachedBegin = 0, attachedCount = 0;
  /// This is the range in Workspace::goalsBelow of the goals of it and of all beyond it.
  int goalsBegin = 0, goalsCount = 0;
  int root = -1;             ///< the first member that moves between the base and here
  double weight = 0.0;       ///< sum of all goals from here outwards; 0: nothing to do here
  Quat between = kIdentity;  ///< from the parent member's space to that of the bone's own parent
  Vec3 offset{0.0};          ///< from the parent member, in its space
  double length = 0.0;       ///< of the offset
  double reach = 0.0;        ///< from the root to here: the sum of the lengths (0 with slides)
  double longest = 0.0;      ///< largest of those lengths
  Quat start = kIdentity;    ///< local
  Limit limit;
  double capRad = kPi;

  [[nodiscard]] bool turns() const { return link >= 0 && limit.kind != LimitKind::Locked; }
};

/// This is a pose of the members.
struct Posture {
  std::vector<Quat> locals;     ///< whole rotation in the parent bone's space
  std::vector<Quat> rotations;  ///< model space
  std::vector<Vec3> positions;  ///< model space
  std::vector<double> slides;   ///< parallel to Workspace::slides
};

class JacobianSpace;

/// This class holds everything that solving a chain needs, made once and used for many frames: the
/// chain's members, its pose, and the solvers' own scratch, which each of them sizes when it is
/// made for the chain (Workspace::Workspace). Solving allocates nothing.
class Workspace {
 public:
  /// Bones, links and goals must be indices that exist, parents before children, each bone a link
  /// at most once; otherwise the chain is unfit (fit()).
  explicit Workspace(const Chain& chain);
  ~Workspace();
  Workspace(Workspace&&) noexcept;
  Workspace& operator=(Workspace&&) noexcept;

  /// Takes over offsets, starts, limits, targets and weights of a chain that is built alike, and
  /// starts from its pose, put inside the limits. Nothing of the frame before is left.
  void begin(const Chain& chain);
  /// Takes over targets and limits, but the pose goes on from where it is (a warm start).
  void goOn(const Chain& chain);

  /// Returns whether there is anything that can be solved: a link and a goal, with finite numbers.
  [[nodiscard]] bool fit() const { return fit_ && finite_; }

  [[nodiscard]] double residual() const { return residual(posture); }
  [[nodiscard]] double residual(const Posture& of) const;
  [[nodiscard]] Vec3 miss(std::size_t goal) const { return targets[goal] - posture.positions[effectors[goal]]; }
  /// Returns whether a goal's target is nearer or farther than its bones reach, by their lengths
  /// alone.
  [[nodiscard]] bool outOfReach() const;
  /// Ends a solve: returns the report, with what is known of the reach.
  [[nodiscard]] Report report(Stop ended, int loops, double tolerance) const;

  /// Computes positions and rotations of all members, or of those from one on, by their locals and
  /// slides.
  void place(std::size_t from = 0);
  void placeOne(std::size_t member);
  /// Returns what a member's local rotation is relative to: the model rotation of its bone's
  /// parent.
  [[nodiscard]] Quat frame(std::size_t member) const;
  /// Return what a member's bone is attached to: rotation and position of the parent member, or of
  /// the base.
  [[nodiscard]] const Quat& parentRotation(std::size_t member) const;
  [[nodiscard]] const Vec3& parentPosition(std::size_t member) const;
  /// Sets a member's local rotation from a rotation in model space, inside the limits.
  void turnTo(std::size_t member, const Quat& model);

  /// These copy without allocating.
  void keep(Posture& into) const;
  void restore(const Posture& from);
  /// Returns the largest violation of all links, radians.
  [[nodiscard]] double worstViolation() const;

  /// Returns the local rotation of any bone of the chain: its member's, else the one it started
  /// with.
  [[nodiscard]] Quat localOf(const Chain& chain, std::size_t bone) const;

  /// Returns where a slide of the chain is, units along its axis; `slide` is an index in
  /// Chain::slides.
  [[nodiscard]] double slideOf(std::size_t slide) const;
  /// Returns the place of any bone of the chain in its parent's space, with its slides.
  [[nodiscard]] Vec3 offsetOf(const Chain& chain, std::size_t bone) const;

  [[nodiscard]] std::span<const int> attachedTo(const Member& member) const {
    return std::span(attached).subspan(static_cast<std::size_t>(member.attachedBegin),
                                       static_cast<std::size_t>(member.attachedCount));
  }

  /// Returns the goals that move when this member does.
  [[nodiscard]] std::span<const int> goalsOf(const Member& member) const {
    return std::span(goalsBelow)
        .subspan(static_cast<std::size_t>(member.goalsBegin), static_cast<std::size_t>(member.goalsCount));
  }

  /// Returns how the effectors move; null for an unfit chain, and for one too large for it (a
  /// matrix of four million numbers).
  [[nodiscard]] JacobianSpace* jacobian() const { return jacobian_.get(); }

  /// Adds the targets that a member itself is an effector of, times their weights, to a sum of
  /// them.
  void addOwnTargets(std::size_t member, Vec3& sum, double& weightsOfAll) const;

  std::vector<Member> members;  ///< parents first
  std::vector<int> attached, goalsBelow;
  std::vector<Slide> slides;           ///< axes in the parent member's space
  std::vector<std::size_t> effectors;  ///< per goal: member
  std::vector<Vec3> targets;           ///< per goal
  std::vector<double> weights;         ///< per goal
  std::vector<int> memberOfBone;       ///< -1: folded
  Posture posture;
  /// This is scratch: the best pose seen, the one before a step, the one at the start.
  Posture best, before, first;
  std::vector<Vec3> points;       ///< scratch: per member
  std::vector<Vec3> wanted;       ///< scratch: per member
  std::vector<Vec3> carried;      ///< scratch: per goal
  std::vector<double> spent;      ///< scratch: per member
  std::vector<double> distances;  ///< scratch: per goal
  StepLog* log = nullptr;         ///< if set, solvers record their steps in it

 private:
  void takeApart(const Chain& chain);
  void listBelow();
  void load(const Chain& chain);
  void measure();

  std::unique_ptr<JacobianSpace> jacobian_;
  std::vector<int> slideSources_;  // in Chain::slides
  bool fit_ = false, finite_ = false;
  Vec3 basePosition_{0.0};
  Quat baseRotation_ = kIdentity;
};

}  // namespace ik::solvers
