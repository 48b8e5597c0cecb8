// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "app/show/goal.h"
#include "app/show/goal_scene.h"
#include "ik/pose.h"

namespace app {

struct FrameJob;

/// One step of an actor's goals: it reads a pose that is whole and changes the local transforms that the pose is made from. Then the pose
/// is made again.
class GoalStep {
 public:
  explicit GoalStep(std::size_t goal) : goal_(goal) {}
  virtual ~GoalStep() = default;

  struct Moment {
    const ik::Skeleton& skeleton;
    const Placement& placement;
    const Goal& goal;
    base::Transform place;  ///< the goal's, model space
    float weight = 1.0F;
    std::span<const GoalFloor> floors;
    GoalReport& report;
    ik::Pose& pose;
  };
  virtual void run(const Moment& moment) = 0;
  /// The bones that it reads: where physics moves the model, they have to be posed early.
  [[nodiscard]] virtual std::span<const std::int32_t> reads() const = 0;
  [[nodiscard]] std::size_t goal() const { return goal_; }

 private:
  std::size_t goal_;  // its place in the list
};

/// The steps of goals of a model; none of a goal whose bones aren't fit for it.
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> reachSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                                const Goal& goal, std::size_t index);
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> lookSteps(const pmx::Model& model, const ik::Skeleton& skeleton,
                                                               const Goal& goal, std::size_t index);
[[nodiscard]] std::vector<std::unique_ptr<GoalStep>> standSteps(const ik::Skeleton& skeleton, std::size_t index);

/// Turns a bone by a rotation in its parent's space, or a part of it, by what the motion says of it.
void turnLocal(ik::Pose& pose, std::int32_t bone, const base::Quat& delta, float part);
/// Moves a bone by a way in model space.
void moveLocal(const ik::Skeleton& skeleton, ik::Pose& pose, std::int32_t bone, const base::Vec3& way);
/// The rotation in its parent's space that a bone has, or the model's root.
[[nodiscard]] base::Quat modelRotationAbove(const ik::Skeleton& skeleton, const ik::Pose& pose, std::int32_t bone);

/// The goals of an actor: made when they are set, run for each pose.
class ActorGoals {
 public:
  /// Goals beyond kMaxGoals are left out. The model has to stay; the skeleton is the one that is posed.
  ActorGoals(const pmx::Model& model, const ik::Skeleton& skeleton, std::vector<Goal> goals);

  [[nodiscard]] const std::vector<Goal>& goals() const { return goals_; }
  [[nodiscard]] std::span<const GoalReport> reports() const { return reports_; }

  /// Takes over from the show what goals are about. To be called before frames are made; allocates nothing where nothing has
  /// changed.
  void see(const GoalScene& scene, ActorId self);
  /// Some actors that goals are about weren't there, for want of room (GoalScene::room).
  [[nodiscard]] bool actorsLeftOut() const { return sight_.leftOut(); }
  /// Takes over other goals without being made anew, where only places, keys and switches are others. False: they differ in
  /// more, and nothing was done.
  [[nodiscard]] bool change(const std::vector<Goal>& goals);

  /// The pose's bones before physics are posed; on return they are so once more, with the goals. Allocates nothing.
  void run(const FrameJob& job, double frame);

 private:
  std::vector<Goal> goals_;
  std::vector<GoalReport> reports_;
  std::vector<std::uint8_t> able_;  // per goal: it has steps
  std::vector<std::unique_ptr<GoalStep>> steps_;
  std::vector<std::uint8_t> after_;  // per bone: it has its turn after physics
  bool lateSteps_ = false,
       late_ = false;  // some bone that is read is such a one: of a step, or of them and what is seen
  GoalSight sight_;
};

}  // namespace app
