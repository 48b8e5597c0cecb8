// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These are the bones of a body by their indices in a chain; -1: it has none.
struct BodyParts {
  struct Limb {
    int collar = -1;                       ///< of an arm
    int upper = -1, lower = -1, end = -1;  ///< an arm's end is the wrist, a leg's the ankle
    [[nodiscard]] bool whole() const { return upper >= 0 && lower >= 0 && end >= 0; }
  };
  int root = -1;           ///< moves and turns all of it
  std::vector<int> spine;  ///< from the root outwards, up to the neck
  int head = -1;           ///< child of the last of the spine
  std::array<Limb, 2> arms, legs;
};

/// This is where the body has to be, in model space; the others decide what isn't given. Rotations
/// are those of the bones in model space; a bone without one keeps its own.
struct BodyGoals {
  std::optional<Vec3> root, head;
  std::array<std::optional<Vec3>, 2> wrists, ankles;
  std::optional<Quat> headRotation;
  std::array<std::optional<Quat>, 2> handRotations, footRotations;
};

struct WholeBodySettings {
  double tolerance = 1e-3;  ///< units, of each goal
  /// A limb that falls short moves the root, and spine and limbs are solved anew.
  int rounds = 3;
  int spineLoops = 24;  ///< of CCD, after its bend was shared out
  /// This is the share of the way, over the ground, from where the ankles want the root to where
  /// the head does.
  double headShare = 0.5;
  double rootShare = 0.5;    ///< share of what a limb lacks that the root makes up for in a round
  double collarLimit = 0.5;  ///< radians that a collar turns at most, from where it was
};

struct BodyReport {
  Stop stop = Stop::NotFit;
  int rounds = 0;
  double rootMiss = 0.0, headMiss = 0.0;  ///< units; 0 without a goal
  std::array<double, 2> wristMisses{}, ankleMisses{};
};

/// This class poses a whole body from its wrists, ankles and head. It is no solver of its own, but
/// an order of the others (ik-solvers.md 8). It is made once for a body; solving allocates nothing.
class WholeBody {
 public:
  /// `body` has bones with their starts, links with their limits; its goals aren't read. Parts must
  /// be indices that exist, each below the one before it; else solve() returns that it isn't fit.
  WholeBody(const Chain& body, BodyParts parts);

  /// `body` has to be built alike; it has the pose to start from.
  [[nodiscard]] BodyReport solve(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings);

  /// Returns the local rotations, one per bone, in its parent's space.
  [[nodiscard]] const std::vector<Quat>& locals() const { return locals_; }
  /// Returns by how much the root was moved, in its parent's space.
  [[nodiscard]] const Vec3& rootShift() const { return shift_; }
  /// Returns the positions, one per bone, in model space.
  [[nodiscard]] const std::vector<Vec3>& positions() const { return positions_; }
  /// Returns the rotations, one per bone, in model space.
  [[nodiscard]] const std::vector<Quat>& rotations() const { return rotations_; }

 private:
  /// This is a part of the body that one of the solvers turns, from one bone to a descendant.
  struct Part {
    std::vector<int> bones;  ///< indices in the body
    Chain chain;
    std::optional<Workspace> work;
    [[nodiscard]] double length() const;  // laid out straight
  };

  [[nodiscard]] bool make(const Chain& body, int from, int to, const std::vector<int>& links, Part& part) const;
  void place(const Chain& body);
  void load(const Chain& body, const Vec3& target, Part& part);
  void store(const Chain& body, const Part& part);
  void placeRoot(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings);
  [[nodiscard]] double heading(const BodyGoals& goals) const;
  void moveRoot(const Chain& body, const Vec3& byModel);
  void keepUpright(const Chain& body, const Vec3& head);
  void keepInReach(const Chain& body, const BodyGoals& goals);
  void solveSpine(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings);
  void turnCollar(const Chain& body, std::size_t side, const Vec3& wrist, const WholeBodySettings& settings);
  void solveLimb(const Chain& body, Part& part, const Vec3& target, double tolerance);
  void turnEnds(const Chain& body, const BodyGoals& goals);
  void turnTo(const Chain& body, int bone, const std::optional<Quat>& model);
  [[nodiscard]] Limit limitOf(const Chain& body, int bone) const;
  [[nodiscard]] Vec3 shortfall(const BodyGoals& goals) const;

  BodyParts parts_;
  Part spine_;
  std::array<Part, 2> arms_, legs_;
  std::vector<Quat> locals_, rotations_;
  std::vector<Vec3> positions_;
  std::vector<int> linkOf_;  // per bone: in the body's links; -1: none
  Vec3 shift_{0.0};
  bool fit_ = false;
};

}  // namespace ik::solvers
