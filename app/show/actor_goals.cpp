// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor_goals.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/show/frame_job.h"

namespace app {

base::Quat modelRotationAbove(const ik::Skeleton& skeleton, const ik::Pose& pose, std::int32_t bone) {
  const std::int32_t parent = skeleton.parents[static_cast<std::size_t>(bone)];
  return parent < 0 ? base::kIdentityRotation : pose.models[static_cast<std::size_t>(parent)].rotation;
}

// A bone's rotation is IK · morph · motion · append (mmd-reference.md 6.3), and such a bone has no
// append and no IK. So a rotation of the whole is one of the motion's after the morph's.
void turnLocal(ik::Pose& pose, std::int32_t bone, const base::Quat& delta, float part) {
  const auto index = static_cast<std::size_t>(bone);
  const base::Quat whole = delta.w < 0 ? -delta : delta;
  const base::Quat turn = part >= 1.0F ? whole : glm::slerp(base::kIdentityRotation, whole, part);
  const base::Quat morph = pose.morphsMoved ? pose.morphs[index].rotation : base::kIdentityRotation;
  base::Quat& rotation = pose.locals[index].rotation;
  rotation = glm::normalize(glm::conjugate(morph) * turn * morph * rotation);
}

void slideLocal(ik::Pose& pose, std::int32_t bone, const base::Vec3& way) {
  pose.locals[static_cast<std::size_t>(bone)].translation += way;
}

void moveLocal(const ik::Skeleton& skeleton, ik::Pose& pose, std::int32_t bone, const base::Vec3& way) {
  pose.locals[static_cast<std::size_t>(bone)].translation +=
      glm::conjugate(modelRotationAbove(skeleton, pose, bone)) * way;
}

ActorGoals::ActorGoals(const pmx::Model& model, const ik::Skeleton& skeleton, std::vector<Goal> goals,
                       std::span<const ik::solvers::BoneFreedom> freedoms)
    : goals_(std::move(goals)) {
  goals_.resize(std::min(goals_.size(), kMaxGoals));
  more_.reserve(kMaxMoreEffectors);
  reports_.resize(goals_.size());
  const auto take = [this](std::vector<std::unique_ptr<GoalStep>> made) {
    steps_.insert(steps_.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
  };
  for (std::size_t i = 0; i < goals_.size(); ++i) {
    const std::size_t before = steps_.size();
    switch (goals_[i].kind) {
      case GoalKind::Reach:
        take(reachSteps(model, skeleton, goals_[i], i, freedoms));
        break;
      case GoalKind::LookAt:
        take(lookSteps(model, skeleton, goals_[i], i));
        break;
      case GoalKind::Stand:
        take(standSteps(skeleton, i));
        break;
    }
    able_.push_back(steps_.size() > before ? 1 : 0);
    reports_[i].fit = able_[i] != 0;
    reports_[i].weight = reports_[i].fit && goals_[i].on ? 1.0F : 0.0F;  // until a frame sets it
  }
  after_.resize(skeleton.boneCount(), 0);
  for (std::size_t i = skeleton.afterPhysicsBegin; i < skeleton.solveOrder.size(); ++i)
    after_[static_cast<std::size_t>(skeleton.solveOrder[i])] = 1;
  for (const auto& step : steps_) {
    for (const std::int32_t bone : step->reads())
      lateSteps_ = lateSteps_ || after_[static_cast<std::size_t>(bone)] != 0;
  }
  late_ = lateSteps_;
}

void ActorGoals::see(const GoalScene& scene, ActorId self) {
  sight_.see(scene, self, goals_);
  late_ = lateSteps_ || std::ranges::any_of(sight_.ownBones(), [this](std::int32_t bone) {
            return bone >= 0 && static_cast<std::size_t>(bone) < after_.size() &&
                   after_[static_cast<std::size_t>(bone)] != 0;
          });
}

bool ActorGoals::change(const std::vector<Goal>& goals) {
  const auto alike = [](const Goal& a, const Goal& b) {
    return a.kind == b.kind && a.bone == b.bone && a.root == b.root && a.solver == b.solver &&
           std::ranges::equal(a.more, b.more, {}, &GoalEffector::bone, &GoalEffector::bone);
  };
  if (!std::ranges::equal(goals_, goals, alike)) return false;
  goals_ = goals;
  return true;
}

const ik::solvers::ModelChain* ActorGoals::problem(std::size_t goal) const {
  for (const auto& step : steps_) {
    if (step->goal() != goal) continue;
    if (const ik::solvers::ModelChain* problem = step->problem()) return problem;
  }
  return nullptr;
}

/// Returns false where one of them isn't there.
bool ActorGoals::placeMore(const Goal& goal, const FrameJob& job) {
  more_.clear();
  for (const GoalEffector& effector : goal.more) {
    const auto place = sight_.placeOf(effector.place, job.placement, *job.pose);
    if (!place) return false;
    more_.push_back(job.placement.toModel(*place).translation);
  }
  return true;
}

void ActorGoals::run(const FrameJob& job, double frame) {
  sight_.begin(frame);
  bool whole = !late_;  // all bones that the steps read are posed
  for (std::size_t i = 0; i < goals_.size(); ++i) {
    reports_[i] = {};
    reports_[i].fit = able_[i] != 0;
    if (reports_[i].fit) reports_[i].weight = goalWeight(goals_[i], frame);
  }
  for (const auto& step : steps_) {
    const Goal& goal = goals_[step->goal()];
    GoalReport& report = reports_[step->goal()];
    if (report.weight <= 0.0F) continue;
    if (!std::exchange(whole, true)) job.poseBones(true);
    std::optional<base::Transform> target(base::Transform{});
    if (goal.kind != GoalKind::Stand) target = sight_.placeOf(goal.place, job.placement, *job.pose);
    report.known = report.known && target.has_value() && placeMore(goal, job);
    if (!report.known) continue;
    if (goal.turn) target->rotation = target->rotation * *goal.turn;
    step->run({*job.skeleton, job.placement, goal, job.placement.toModel(*target), more_, report.weight,
               sight_.floors(), report, *job.pose});
    job.poseBones(late_);
  }
}

}  // namespace app
