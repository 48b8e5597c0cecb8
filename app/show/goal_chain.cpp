// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/goal_chain.h"

#include <algorithm>

#include "app/show/actor_goals.h"
#include "app/show/goal.h"
#include "ik/solvers/wide.h"

namespace app {
namespace {

using ik::solvers::Quat;
using ik::solvers::Vec3;
using ik::solvers::wide;

constexpr std::size_t kMaxBones = 256;
constexpr double kStraight = 0.02;  // sine of a bend that isn't one: about a degree

}  // namespace

std::optional<GoalChain> GoalChain::between(const pmx::Model& model, const ik::Skeleton& skeleton, std::int32_t root,
                                            std::int32_t tip) {
  auto made = ik::solvers::chainBetween(skeleton, root, tip);
  if (!made || made->bones.size() > kMaxBones) return {};
  GoalChain chain;
  chain.made_ = std::move(*made);
  auto& links = chain.made_.chain.links;
  const auto boneOf = [&chain](const ik::solvers::Link& link) {
    return chain.made_.bones[static_cast<std::size_t>(link.bone)];
  };
  std::erase_if(links, [&](const ik::solvers::Link& link) { return !mayTurn(model, boneOf(link)); });
  if (links.empty()) return {};
  for (const ik::solvers::Link& link : links) {
    chain.limits_.push_back(link.limit);
    auto& of = chain.solvers_.emplace_back();
    for (std::size_t i = 0; i < skeleton.chains.size(); ++i) {
      if (skeleton.chains[i].solvable() &&
          std::ranges::find(skeleton.chains[i].links, boneOf(link), &ik::Link::bone) != skeleton.chains[i].links.end())
        of.push_back(i);
    }
  }
  chain.work_.emplace(chain.made_.chain);
  return chain;
}

std::span<const std::int32_t> GoalChain::bones() const { return std::span(made_.bones).subspan(made_.anchors); }

void GoalChain::read(const ik::Pose& pose) {
  base::Transform above;
  if (made_.bones[0] >= 0) above = pose.models[static_cast<std::size_t>(made_.bones[0])];
  made_.chain.bones[0].offset = wide(above.translation);
  made_.chain.bones[0].start = wide(above.rotation);
  for (std::size_t i = 1; i < made_.bones.size(); ++i) {
    const base::Transform& model = pose.models[static_cast<std::size_t>(made_.bones[i])];
    const Quat back = glm::conjugate(wide(above.rotation));
    made_.chain.bones[i].offset = back * (wide(model.translation) - wide(above.translation));
    made_.chain.bones[i].start = glm::normalize(back * wide(model.rotation));
    above = model;
  }
  auto& links = made_.chain.links;
  for (std::size_t i = 0; i < links.size(); ++i) {
    const bool solved =
        std::ranges::any_of(solvers_[i], [&pose](std::size_t chain) { return pose.ikEnabled[chain] != 0; });
    links[i].limit = limits_[i];
    if (solved) links[i].limit.kind = ik::solvers::LimitKind::Locked;
  }
  const std::size_t second = links.size() > 1 ? links.size() - 2 : 0;  // the tip's side comes first
  const auto middle = static_cast<std::size_t>(made_.bones[static_cast<std::size_t>(links[second].bone)]);
  middle_ = wide(pose.models[middle].translation);
  const auto placeOf = [&pose](std::int32_t bone) {
    return wide(pose.models[static_cast<std::size_t>(bone)].translation);
  };
  const Vec3 upper = middle_ - placeOf(made_.bones[static_cast<std::size_t>(links.back().bone)]);
  const Vec3 lower = placeOf(made_.bones.back()) - middle_;
  const bool straight = glm::length(glm::cross(upper, lower)) < kStraight * glm::length(upper) * glm::length(lower);
  bendsAnywhere_ = straight && links[second].limit.kind == ik::solvers::LimitKind::Free;
}

int GoalChain::begin(const base::Vec3& target) {
  made_.chain.goals[0].target = wide(target);
  work_->begin(made_.chain);
  return static_cast<int>(std::ranges::count_if(made_.chain.links, [](const ik::solvers::Link& link) {
    return link.limit.kind != ik::solvers::LimitKind::Locked;
  }));
}

void GoalChain::write(ik::Pose& pose, float part) const {
  for (const ik::solvers::Link& link : made_.chain.links) {
    if (link.limit.kind == ik::solvers::LimitKind::Locked) continue;
    const auto index = static_cast<std::size_t>(link.bone);
    const Quat delta = work_->localOf(made_.chain, index) * glm::conjugate(made_.chain.bones[index].start);
    turnLocal(pose, made_.bones[index], base::Quat(delta), part);
  }
}

base::Quat GoalChain::solvedAbove() const {
  Quat rotation = ik::solvers::kIdentity;
  for (std::size_t i = 0; i + 1 < made_.bones.size(); ++i) rotation = rotation * work_->localOf(made_.chain, i);
  return base::Quat(glm::normalize(rotation));
}

}  // namespace app
