// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ik/pose.h"
#include "ik/solvers/model_chain.h"
#include "ik/solvers/workspace.h"
#include "pmx/model/model.h"

namespace app {

/// Bones from a root to a tip as goals turn them: read from a posed model as they stand, and given back as turns of what the
/// motion says of them. Bones that may not turn (mayTurn() in app/show/goal.h), and links of IK chains that are solved in
/// the frame, stay as they are to the bone before.
class GoalChain {
 public:
  /// None where the tip doesn't hang from the root, or more than 256 bones lie between them. Limits are those that the model's
  /// own chains have.
  [[nodiscard]] static std::optional<GoalChain> between(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                        std::int32_t root, std::int32_t tip);

  void read(const ik::Pose& pose);
  /// Starts the workspace with a target in model space; how many bones turn.
  int begin(const base::Vec3& target);
  /// Turns the bones by a part of what was solved.
  void write(ik::Pose& pose, float part) const;

  [[nodiscard]] ik::solvers::Workspace& work() { return *work_; }
  [[nodiscard]] std::span<const std::int32_t> bones() const;  ///< root first
  [[nodiscard]] std::int32_t tip() const { return made_.bones.back(); }
  /// Of the second bone that turns, model space, before the solve.
  [[nodiscard]] ik::solvers::Vec3 middle() const { return middle_; }
  /// Whether that one is free, and lies on the line from the first to the tip, or nearly so: nothing tells where it bends to.
  [[nodiscard]] bool bendsAnywhere() const { return bendsAnywhere_; }
  /// Model rotation of what the root hangs from.
  [[nodiscard]] ik::solvers::Quat baseRotation() const { return made_.chain.bones[0].start; }
  /// Model rotation of what the tip hangs from, as solved; and the tip's in its space, as it was.
  [[nodiscard]] base::Quat solvedAbove() const;
  [[nodiscard]] base::Quat tipLocal() const { return base::Quat(made_.chain.bones.back().start); }

 private:
  ik::solvers::ModelChain made_;
  std::vector<ik::solvers::Limit> limits_;         // per link
  std::vector<std::vector<std::size_t>> solvers_;  // per link: the IK chains that it is a link of
  std::optional<ik::solvers::Workspace> work_;
  ik::solvers::Vec3 middle_{0.0};
  bool bendsAnywhere_ = false;
};

}  // namespace app
