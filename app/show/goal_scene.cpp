// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/goal_scene.h"

#include <algorithm>

#include "app/show/actor.h"
#include "app/show/camera_eye.h"

namespace app {

/// An actor that is posed as another one is.
struct GoalSight::Stand {
  ActorId of = 0;
  Actor actor;
  bool seen = true;        // in this see()
  bool made = false;       // for this frame
  bool followsUs = false;  // it hangs from the actor whose goals these are
};

GoalSight::GoalSight() = default;
GoalSight::~GoalSight() = default;
GoalSight::GoalSight(GoalSight&&) noexcept = default;
GoalSight& GoalSight::operator=(GoalSight&&) noexcept = default;

GoalSight::Stand* GoalSight::find(ActorId id) {
  const auto at = std::ranges::find(stands_, id, &Stand::of);
  return at == stands_.end() ? nullptr : &*at;
}

void GoalSight::see(const GoalScene& scene, ActorId self, std::span<const Goal> goals) {
  self_ = self;
  tracks_ = scene.tracks;
  sceneStart_ = scene.sceneStart;
  eye_ = scene.eye;
  floors_.assign(scene.floors.begin(), scene.floors.end());
  ownBones_.clear();
  for (Stand& stand : stands_) stand.seen = false;
  for (const Goal& goal : goals) {
    if (goal.kind == GoalKind::Stand || goal.at != GoalTarget::Bone) continue;
    if (goal.actor == 0 || goal.actor == self) ownBones_.push_back(goal.targetBone);
    add(scene, self, goal.actor);
  }
  std::erase_if(stands_, [](const Stand& stand) { return !stand.seen; });
}

void GoalSight::add(const GoalScene& scene, ActorId self, ActorId id) {
  if (id == 0 || id == self) return;
  const Actor* actor = scene.actorOf(id);
  if (actor == nullptr) return;
  Stand* stand = find(id);
  if (stand != nullptr && stand->actor.loadedModel() != actor->loadedModel()) {
    stands_.erase(stands_.begin() + (stand - stands_.data()));
    stand = nullptr;
  }
  if (stand != nullptr && stand->seen) return;  // nobody hangs from others in a circle
  if (stand == nullptr) stand = &stands_.emplace_back(Stand{id, Actor(actor->loadedModel(), pmx::MorphScope::Bones)});
  stand->seen = true;
  stand->actor.follow(*actor);
  stand->followsUs = false;
  for (std::size_t i = 0; i < actor->outsideParentCount(); ++i) {
    const ActorId parent = actor->outsideParent(i).actor;
    if (parent == self) {
      find(id)->followsUs = true;
      ownBones_.push_back(actor->outsideParent(i).parentBone);
    }
    add(scene, self, parent);
    const Stand* above = find(parent);
    if (above != nullptr && above->followsUs) find(id)->followsUs = true;
  }
}

void GoalSight::begin(double frame) {
  frame_ = frame;
  for (Stand& stand : stands_) stand.made = false;
}

std::optional<base::Transform> GoalSight::worldOf(ActorId id, std::int32_t bone, const Placement& placement,
                                                  const ik::Pose& own) {
  const auto index = static_cast<std::size_t>(bone);
  if (id == self_) return placement.toWorld(own.models[index]);
  Stand* stand = find(id);
  if (stand == nullptr) return {};
  if (!stand->made) {
    for (std::size_t i = 0; i < stand->actor.outsideParentCount(); ++i) {
      const OutsideParent& parent = stand->actor.outsideParent(i);
      if (const auto held = worldOf(parent.actor, parent.parentBone, placement, own)) stand->actor.hold(i, *held);
    }
    stand->actor.evaluate(frame_);
    stand->made = true;
  }
  return stand->actor.placement().toWorld(stand->actor.pose().models[index]);
}

std::optional<base::Transform> GoalSight::placeOf(const Goal& goal, const Placement& placement, const ik::Pose& own) {
  const base::Quat turn = goal.turn.value_or(base::kIdentityRotation);
  if (goal.at == GoalTarget::Point) return base::Transform{goal.point, turn};
  if (goal.at == GoalTarget::Camera) {
    if (eye_) return base::Transform{eye_(frame_), turn};
    return base::Transform{cameraEye(tracks_ != nullptr ? tracks_->camera(frame_ + sceneStart_) : vmd::CameraState()),
                           turn};
  }
  const ActorId id = goal.actor == 0 ? self_ : goal.actor;
  for (Stand& each : stands_) each.made = each.made && !each.followsUs;
  const Stand* stand = find(id);
  const std::size_t bones = id == self_ ? own.models.size() : stand != nullptr ? stand->actor.model().bones.size() : 0;
  if (goal.targetBone < 0 || static_cast<std::size_t>(goal.targetBone) >= bones) return {};
  const auto bone = worldOf(id, goal.targetBone, placement, own);
  if (!bone) return {};
  const float scale = id == self_ ? placement.scale : stand->actor.placement().scale;
  return base::Transform{bone->translation + bone->rotation * (scale * goal.point), bone->rotation * turn};
}

}  // namespace app
