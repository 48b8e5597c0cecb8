// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/show/goal.h"
#include "app/show/goal_scene.h"
#include "ik/pose.h"
#include "ik/solvers/bone_freedom.h"

namespace app {

struct FrameJob;

/// This is one step of an actor's goals: it reads a whole pose and changes the local transforms
/// from which the pose is made. Then the pose is made again.
class GoalStep {
 public:
  explicit GoalStep(std::size_t goal) : goal_(goal) {}
  virtual ~GoalStep() = default;

  struct Moment {
    const ik::Skeleton& skeleton;
    const Placement& placement;
    const Goal& goal;
    base::Transform target;            ///< the goal's transform, model space
    std::span<const base::Vec3> more;  ///< where Goal::more is to come, model space
    float weight = 1.0F;
    std::span<const GoalFloor> floors;
    GoalReport& report;
    ik::Pose& pose;
  };
  virtual void run(const Moment& moment) = 0;
  /// Returns the bones that it reads: where physics moves the model, they have to be posed early.
  [[nodiscard]] virtual std::span<const std::int32_t> reads() const = 0;
  /// Returns what it solved last, with its start and its targets; null where it solves nothing.
  [[nodiscard]] virtual const ik::solvers::ModelChain* problem() const { return nullptr; }
  [[nodiscard]] std::size_t goal() const { return goal_; }

 private:
  std::size_t goal_;  // its index in the list
};

/// These return the steps of a goal; none where its bones aren't fit for it.
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> reachSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                                const Goal& goal, std::size_t index,
                                                                std::span<const ik::solvers::BoneFreedom> freedoms);
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> lookSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                               const Goal& goal, std::size_t index);
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> standSteps(const ik::Skeleton& skeleton, std::size_t index);

/// Turns a bone by a rotation in its parent's space, or a part of it, by changing its local
/// transform.
void turnLocal(ik::Pose& pose, std::int32_t bone, const base::Quat& delta, float part);
/// Moves a bone along a line, by units and a direction in its parent's space.
void slideLocal(ik::Pose& pose, std::int32_t bone, const base::Vec3& way);
/// Moves a bone by a vector in model space.
void moveLocal(const ik::Skeleton& skeleton, ik::Pose& pose, std::int32_t bone, const base::Vec3& way);
/// Returns the model rotation of a bone's parent, or of the model's root.
[[nodiscard]] base::Quat modelRotationAbove(const ik::Skeleton& skeleton, const ik::Pose& pose, std::int32_t bone);

/// This class has the goals of an actor: made when they are set, run for each pose.
class ActorGoals {
 public:
  /// Goals beyond kMaxGoals are left out. The model has to outlive this object; the skeleton is the
  /// one that is posed.
  ActorGoals(const pmx::Model& model, const ik::Skeleton& skeleton, std::vector<Goal> goals,
             std::span<const ik::solvers::BoneFreedom> freedoms);

  [[nodiscard]] const std::vector<Goal>& goals() const { return goals_; }
  [[nodiscard]] std::span<const GoalReport> reports() const { return reports_; }
  /// Returns what a goal solved last (GoalStep::problem()).
  [[nodiscard]] const ik::solvers::ModelChain* problem(std::size_t goal) const;

  /// Takes over from the show what goals refer to. Has to be called before frames are made;
  /// allocates nothing where nothing has changed.
  void see(const GoalScene& scene, ActorId self);
  /// Returns whether some actors that goals refer to were left out for want of room
  /// (GoalScene::room).
  [[nodiscard]] bool actorsLeftOut() const { return sight_.leftOut(); }
  /// Takes over other goals without being made anew, where only positions, keys and switches
  /// differ. Returns false where they differ in more; then nothing was done.
  [[nodiscard]] bool change(const std::vector<Goal>& goals);

  /// Expects the pose's bones before physics to be posed, and poses them once more with the goals.
  /// Allocates nothing.
  void run(const FrameJob& job, double frame);

 private:
  [[nodiscard]] bool placeMore(const Goal& goal, const FrameJob& job);

  std::vector<Goal> goals_;
  std::vector<GoalReport> reports_;
  std::vector<std::uint8_t> able_;  // per goal: it has steps
  std::vector<std::unique_ptr<GoalStep>> steps_;
  std::vector<std::uint8_t> after_;  // per bone: its turn comes after physics
  bool lateSteps_ = false,
       late_ = false;             // whether a step, or anything, reads such a bone
  std::vector<base::Vec3> more_;  // scratch: where a goal's other bones are to come, model space
  GoalSight sight_;
};

}  // namespace app
