// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/goal.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr float kSomeLength = 0.05F;  // units; shorter bones are helpers

float smooth(float t) { return t * t * (3.0F - 2.0F * t); }

bool endsOrCarriesChain(const ik::Skeleton& skeleton, std::int32_t bone) {
  return std::ranges::any_of(skeleton.chains, [bone](const ik::Chain& chain) {
    return chain.solvable() && (chain.effector == bone || chain.target == bone);
  });
}

}  // namespace

float goalWeight(const Goal& goal, double frame) {
  if (!goal.on) return 0.0F;
  if (goal.keys.empty()) return 1.0F;
  // This goes from key to key: each key starts with the weight that the one before has reached by
  // then.
  float weight = goal.keys.front().on ? 0.0F : 1.0F;
  const GoalKey* last = nullptr;
  const auto reached = [&](double at) {
    if (last == nullptr) return weight;
    const float to = last->on ? 1.0F : 0.0F;
    const double passed = at - last->frame;
    if (last->blend <= 0 || passed >= last->blend) return to;
    return weight + (to - weight) * smooth(static_cast<float>(passed / last->blend));
  };
  for (const GoalKey& key : goal.keys) {
    if (key.frame > frame) break;
    weight = reached(key.frame);
    last = &key;
  }
  return reached(frame);
}

void setGoalKey(Goal& goal, const GoalKey& key) {
  const auto at = std::ranges::lower_bound(goal.keys, key.frame, {}, &GoalKey::frame);
  if (at != goal.keys.end() && at->frame == key.frame) {
    *at = key;
  } else if (goal.keys.size() < kMaxGoalKeys) {
    goal.keys.insert(at, key);
  }
}

std::optional<GoalTip> goalHolding(std::span<const Goal> goals, std::span<const GoalReport> reports,
                                   std::int32_t bone) {
  for (std::size_t i = std::min(goals.size(), reports.size()); i-- > 0;) {
    const Goal& goal = goals[i];
    if (goal.kind != GoalKind::Reach || !reports[i].fit || reports[i].weight <= 0.0F) continue;
    if (goal.place.at == GoalTarget::Point && goal.bone == bone) return GoalTip{i};
    for (std::size_t k = 0; k < goal.more.size(); ++k) {
      if (goal.more[k].place.at == GoalTarget::Point && goal.more[k].bone == bone)
        return GoalTip{i, static_cast<std::ptrdiff_t>(k)};
    }
  }
  return {};
}

GoalPlace* placeOf(std::span<Goal> goals, const GoalTip& tip) {
  if (tip.goal >= goals.size()) return nullptr;
  if (tip.further < 0) return &goals[tip.goal].place;
  std::vector<GoalEffector>& more = goals[tip.goal].more;
  return static_cast<std::size_t>(tip.further) < more.size() ? &more[static_cast<std::size_t>(tip.further)].place
                                                             : nullptr;
}

bool mayTurn(const pmx::Model& model, std::int32_t bone) {
  const pmx::Bone& of = model.bones[static_cast<std::size_t>(bone)];
  return of.has(pmx::boneFlag::rotatable) && !of.has(pmx::boneFlag::fixedAxis) &&
         !of.has(pmx::boneFlag::appendRotation);
}

std::int32_t suggestedRoot(const pmx::Model& model, const ik::Skeleton& skeleton, GoalKind kind, std::int32_t bone) {
  if (bone < 0 || static_cast<std::size_t>(bone) >= model.bones.size()) return -1;
  if (kind == GoalKind::Reach && endsOrCarriesChain(skeleton, bone)) return bone;
  const bool looks = kind == GoalKind::LookAt;
  const int wanted = looks ? 3 : 2;
  std::int32_t root = bone;
  int found = 0;
  std::int32_t below = bone;  // the last joint that counts
  for (std::int32_t up = looks ? bone : skeleton.parents[static_cast<std::size_t>(bone)]; up >= 0 && found < wanted;
       up = skeleton.parents[static_cast<std::size_t>(up)]) {
    if (!mayTurn(model, up)) continue;
    const float length = glm::distance(skeleton.bindPositions[static_cast<std::size_t>(up)],
                                       skeleton.bindPositions[static_cast<std::size_t>(below)]);
    if (!looks && length < kSomeLength) continue;
    root = below = up;
    ++found;
  }
  return root;
}

}  // namespace app
