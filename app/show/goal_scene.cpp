// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/goal_scene.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/show/actor.h"
#include "app/show/camera_eye.h"

namespace app {

/// This is an actor that is posed as another one is.
struct GoalSight::Stand {
  ActorId of = 0;
  Actor actor;
  // This has per outside parent its index among the stands, kSelf or kNobody.
  std::vector<std::size_t> parents{};
  bool made = false;       // for this frame
  bool due = false;        // scratch of pose()
  bool followsUs = false;  // it is attached to the actor whose goals these are
};

namespace {
constexpr auto kNobody = std::numeric_limits<std::size_t>::max(), kSelf = kNobody - 1;
}  // namespace

GoalSight::GoalSight() = default;
GoalSight::~GoalSight() = default;
GoalSight::GoalSight(GoalSight&&) noexcept = default;
GoalSight& GoalSight::operator=(GoalSight&&) noexcept = default;

GoalSight::Stand* GoalSight::find(ActorId id) {
  const auto at = std::ranges::lower_bound(places_, id, {}, &std::pair<ActorId, std::size_t>::first);
  return at == places_.end() || at->first != id ? nullptr : &stands_[at->second];
}

void GoalSight::see(const GoalScene& scene, ActorId self, std::span<const Goal> goals) {
  self_ = self;
  tracks_ = scene.tracks;
  sceneStart_ = scene.sceneStart;
  eye_ = scene.eye;
  floors_.assign(scene.floors.begin(), scene.floors.end());
  ownBones_.clear();
  wanted_.clear();
  known_.clear();
  leftOut_ = false;
  for (const Goal& goal : goals) {
    if (goal.kind == GoalKind::Stand) continue;
    wantPlace(scene, goal.place);
    for (const GoalEffector& effector : goal.more) wantPlace(scene, effector.place);
  }
  bringStands();
  tieStands();
}

void GoalSight::wantPlace(const GoalScene& scene, const GoalPlace& place) {
  if (place.at != GoalTarget::Bone) return;
  if (place.actor == 0 || place.actor == self_) ownBones_.push_back(place.targetBone);
  want(scene, place.actor);
}

/// Adds an actor to the wanted ones, after all that it is attached to: all of them, or none where
/// there is no room. Attachments have no circles.
void GoalSight::want(const GoalScene& scene, ActorId id) {
  const std::size_t before = wanted_.size();
  const auto enter = [&](ActorId of) {
    const Actor* actor = of == 0 || of == self_ ? nullptr : scene.actorOf(of);
    if (actor == nullptr) return;
    const auto at = std::ranges::lower_bound(known_, of);
    if (at != known_.end() && *at == of) return;
    known_.insert(at, of);
    way_.push_back({of, actor, 0});
  };
  if (scene.room != nullptr && scene.room->full && !std::ranges::binary_search(known_, id)) {
    leftOut_ = leftOut_ || (id != 0 && id != self_ && scene.actorOf(id) != nullptr);
    return;
  }
  std::size_t parts = 0;
  for (enter(id); !way_.empty();) {
    Step& step = way_.back();
    if (step.parent < step.actor->switches().outsideParents.size()) {
      enter(step.actor->switches().outsideParents[step.parent++].actor);
      continue;
    }
    parts += kStandCost + step.actor->model().bones.size() + step.actor->model().morphs.size();
    wanted_.emplace_back(step.id, step.actor);
    way_.pop_back();
  }
  if (parts == 0 || scene.room == nullptr || scene.room->take(parts)) return;
  leftOut_ = true;
  for (std::size_t i = before; i < wanted_.size(); ++i)
    known_.erase(std::ranges::lower_bound(known_, wanted_[i].first));
  wanted_.resize(before);
}

/// Makes a stand for each wanted actor, in their order. Those that exist stay as they are.
void GoalSight::bringStands() {
  const auto same = [](const Stand& stand, const std::pair<ActorId, const Actor*>& wanted) {
    return stand.of == wanted.first && stand.actor.loadedModel() == wanted.second->loadedModel();
  };
  if (!std::ranges::equal(stands_, wanted_, same)) {
    std::vector<Stand> before = std::exchange(stands_, {});
    stands_.reserve(wanted_.size());
    for (const auto& each : wanted_) {
      const auto at = std::ranges::lower_bound(places_, each.first, {}, &std::pair<ActorId, std::size_t>::first);
      if (at != places_.end() && at->first == each.first && same(before[at->second], each)) {
        stands_.push_back(std::move(before[at->second]));
      } else {
        stands_.push_back(Stand{each.first, Actor(each.second->loadedModel(), pmx::MorphScope::Bones)});
      }
    }
    places_.clear();
    for (std::size_t i = 0; i < stands_.size(); ++i) places_.emplace_back(stands_[i].of, i);
    std::ranges::sort(places_);
  }
  for (std::size_t i = 0; i < stands_.size(); ++i) stands_[i].actor.follow(*wanted_[i].second);
}

/// Finds which of them are attached to which; parents come first.
void GoalSight::tieStands() {
  for (Stand& stand : stands_) {
    stand.followsUs = false;
    stand.parents.resize(stand.actor.switches().outsideParents.size());
    for (std::size_t i = 0; i < stand.parents.size(); ++i) {
      const OutsideParent& parent = stand.actor.switches().outsideParents[i];
      const Stand* above = find(parent.actor);
      stand.parents[i] = parent.actor == self_ ? kSelf
                         : above == nullptr    ? kNobody
                                               : static_cast<std::size_t>(above - stands_.data());
      if (parent.actor == self_) ownBones_.push_back(parent.parentBone);
      stand.followsUs = stand.followsUs || parent.actor == self_ || (above != nullptr && above->followsUs);
    }
  }
}

void GoalSight::begin(double frame) {
  frame_ = frame;
  for (Stand& stand : stands_) stand.made = false;
}

/// Poses a stand and those that it is attached to, where they aren't posed yet. It isn't recursive,
/// since hundreds may be attached in a row.
void GoalSight::pose(std::size_t stand, const Placement& placement, const ik::Pose& own) {
  const auto upTo = std::span(stands_).first(stand + 1);
  upTo.back().due = true;
  for (std::size_t i = upTo.size(); i-- > 0;) {
    if (!upTo[i].due) continue;
    if (upTo[i].made) {
      upTo[i].due = false;
      continue;
    }
    for (const std::size_t parent : upTo[i].parents) {
      if (parent < kSelf) upTo[parent].due = true;
    }
  }
  for (Stand& each : upTo) {
    if (!std::exchange(each.due, false)) continue;
    for (std::size_t i = 0; i < each.parents.size(); ++i) {
      if (each.parents[i] == kNobody) continue;
      const auto bone = static_cast<std::size_t>(each.actor.switches().outsideParents[i].parentBone);
      const bool ours = each.parents[i] == kSelf;
      const Actor* above = ours ? nullptr : &upTo[each.parents[i]].actor;
      each.actor.hold(i, ours ? placement.toWorld(own.models[bone])
                              : above->switches().placement.toWorld(above->pose().models[bone]));
    }
    each.actor.evaluate(frame_);
    each.made = true;
  }
}

std::optional<base::Transform> GoalSight::placeOf(const GoalPlace& place, const Placement& placement,
                                                  const ik::Pose& own) {
  if (place.at == GoalTarget::Point) return base::Transform{place.point, base::kIdentityRotation};
  if (place.at == GoalTarget::Camera) {
    if (eye_) return base::Transform{eye_(frame_), base::kIdentityRotation};
    return base::Transform{cameraEye(tracks_ != nullptr ? tracks_->camera(frame_ + sceneStart_) : vmd::CameraState()),
                           base::kIdentityRotation};
  }
  const ActorId id = place.actor == 0 ? self_ : place.actor;
  for (Stand& each : stands_) each.made = each.made && !each.followsUs;
  const Stand* stand = id == self_ ? nullptr : find(id);
  const std::size_t bones = id == self_ ? own.models.size() : stand != nullptr ? stand->actor.model().bones.size() : 0;
  if (place.targetBone < 0 || static_cast<std::size_t>(place.targetBone) >= bones) return {};
  if (stand != nullptr) pose(static_cast<std::size_t>(stand - stands_.data()), placement, own);
  const Placement& placed = stand != nullptr ? stand->actor.switches().placement : placement;
  const ik::Pose& posed = stand != nullptr ? stand->actor.pose() : own;
  const base::Transform bone = placed.toWorld(posed.models[static_cast<std::size_t>(place.targetBone)]);
  return base::Transform{bone.translation + bone.rotation * (placed.scale * place.point), bone.rotation};
}

}  // namespace app
