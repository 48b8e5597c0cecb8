// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solvers/bone_freedom.h"
#include "ik/solvers/model_chain.h"
#include "ik/solvers/workspace.h"
#include "pmx/model/model.h"

namespace app {

/// These are bones from a root to one or more tips as goals move them: they are read from a posed
/// model, and given back as rotations and translations of their local transforms. Bones that may
/// not turn (mayTurn() in app/show/goal.h; a show's freedoms come before that), and links of IK
/// chains that are solved in the frame, stay as they are relative to their parents.
class GoalChain {
 public:
  /// Returns none where a tip isn't a descendant of the root, nothing between them may move, or
  /// more than 256 bones lie between them. The limits are those of the freedoms, else of the
  /// model's own chains.
  [[nodiscard]] static std::optional<GoalChain> between(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                        std::int32_t root, std::span<const std::int32_t> tips,
                                                        std::span<const ik::solvers::BoneFreedom> freedoms);

  void read(const ik::Pose& pose);
  /// Sets a tip's target in model space, and how much it counts.
  void aim(std::size_t tip, const base::Vec3& target, double weight);
  /// Starts the workspace; returns how many bones turn.
  int begin();
  /// Turns and slides the bones by a part of what was solved.
  void write(ik::Pose& pose, float part) const;

  /// Returns the problem as it was read last, with its start and its targets.
  [[nodiscard]] const ik::solvers::ModelChain& problem() const { return made_; }
  [[nodiscard]] ik::solvers::Workspace& work() { return *work_; }
  [[nodiscard]] std::span<const std::int32_t> bones() const;  ///< root first
  /// Returns the first tip.
  [[nodiscard]] std::int32_t tip() const { return made_.bones[effector()]; }
  [[nodiscard]] std::size_t tips() const { return made_.chain.goals.size(); }
  [[nodiscard]] bool slides() const { return !made_.chain.slides.empty(); }
  /// Returns the position of the second bone that turns, in model space, before the solve.
  [[nodiscard]] ik::solvers::Vec3 middle() const { return middle_; }
  /// Returns whether that bone is free, and lies on the line from the first to the tip, or nearly
  /// so: then the direction of its bend is undefined.
  [[nodiscard]] bool bendsAnywhere() const { return bendsAnywhere_; }
  /// Returns the model rotation of the root's parent.
  [[nodiscard]] ik::solvers::Quat baseRotation() const { return made_.chain.bones[0].start; }
  /// Return the model rotation of the first tip's parent, as solved, and the tip's in its space.
  [[nodiscard]] base::Quat solvedAbove() const;
  [[nodiscard]] base::Quat tipLocal() const { return base::Quat(work_->localOf(made_.chain, effector())); }

 private:
  [[nodiscard]] std::size_t effector() const { return static_cast<std::size_t>(made_.chain.goals[0].effector); }
  void readBend(const ik::Pose& pose);

  ik::solvers::ModelChain made_;
  std::vector<ik::solvers::Limit> limits_;         // per link
  std::vector<std::vector<std::size_t>> solvers_;  // per link: the IK chains that it is a link of
  std::optional<ik::solvers::Workspace> work_;
  ik::solvers::Vec3 middle_{0.0};
  bool bendsAnywhere_ = false;
};

}  // namespace app
