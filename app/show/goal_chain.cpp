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
                                            std::span<const std::int32_t> tips,
                                            std::span<const ik::solvers::BoneFreedom> freedoms) {
  auto made = ik::solvers::treeBetween(skeleton, root, tips);
  if (!made || made->bones.size() > kMaxBones) return {};
  GoalChain chain;
  chain.made_ = std::move(*made);
  auto& links = chain.made_.chain.links;
  const auto boneOf = [&chain](const ik::solvers::Link& link) {
    return chain.made_.bones[static_cast<std::size_t>(link.bone)];
  };
  std::erase_if(links, [&](const ik::solvers::Link& link) {
    const ik::solvers::BoneFreedom* freedom = ik::solvers::freedomOf(freedoms, boneOf(link));
    if (freedom == nullptr || !freedom->limit()) return !mayTurn(model, boneOf(link));
    return freedom->limit()->kind == ik::solvers::LimitKind::Locked;
  });
  ik::solvers::giveFreedoms(freedoms, chain.made_);
  if (links.empty() && !chain.slides()) return {};
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
  const auto placed = [&](std::size_t i) {
    const std::int32_t bone = made_.bones[i];
    return bone < 0 ? base::Transform{} : pose.models[static_cast<std::size_t>(bone)];
  };
  made_.chain.bones[0].offset = wide(placed(0).translation);
  made_.chain.bones[0].start = wide(placed(0).rotation);
  for (std::size_t i = 1; i < made_.bones.size(); ++i) {
    const base::Transform above = placed(static_cast<std::size_t>(made_.chain.bones[i].parent));
    const base::Transform model = placed(i);
    const Quat back = glm::conjugate(wide(above.rotation));
    made_.chain.bones[i].offset = back * (wide(model.translation) - wide(above.translation));
    made_.chain.bones[i].start = glm::normalize(back * wide(model.rotation));
  }
  for (ik::solvers::Slide& slide : made_.chain.slides) {
    const auto bone = static_cast<std::size_t>(slide.bone);
    slide.start = glm::dot(wide(pose.locals[static_cast<std::size_t>(made_.bones[bone])].translation), slide.axis);
    made_.chain.bones[bone].offset -= slide.axis * slide.start;
  }
  auto& links = made_.chain.links;
  for (std::size_t i = 0; i < links.size(); ++i) {
    const bool solved =
        std::ranges::any_of(solvers_[i], [&pose](std::size_t chain) { return pose.ikEnabled[chain] != 0; });
    links[i].limit = limits_[i];
    if (solved) links[i].limit.kind = ik::solvers::LimitKind::Locked;
  }
  if (!links.empty()) readBend(pose);
}

/// Reads what two bones in closed form need to know of the bend that they begin with.
void GoalChain::readBend(const ik::Pose& pose) {
  const auto& links = made_.chain.links;
  const std::size_t second = links.size() > 1 ? links.size() - 2 : 0;  // the tip's side comes first
  const auto middle = static_cast<std::size_t>(made_.bones[static_cast<std::size_t>(links[second].bone)]);
  middle_ = wide(pose.models[middle].translation);
  const auto placeOf = [&pose](std::int32_t bone) {
    return wide(pose.models[static_cast<std::size_t>(bone)].translation);
  };
  const Vec3 upper = middle_ - placeOf(made_.bones[static_cast<std::size_t>(links.back().bone)]);
  const Vec3 lower = placeOf(tip()) - middle_;
  const bool straight = glm::length(glm::cross(upper, lower)) < kStraight * glm::length(upper) * glm::length(lower);
  bendsAnywhere_ = straight && links[second].limit.kind == ik::solvers::LimitKind::Free;
}

void GoalChain::aim(std::size_t tip, const base::Vec3& target, double weight) {
  made_.chain.goals[tip].target = wide(target);
  made_.chain.goals[tip].weight = weight;
}

int GoalChain::begin() {
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
  for (std::size_t i = 0; i < made_.chain.slides.size(); ++i) {
    const ik::solvers::Slide& slide = made_.chain.slides[i];
    const auto way = static_cast<float>(part * (work_->slideOf(i) - slide.start)) * base::Vec3(slide.axis);
    slideLocal(pose, made_.bones[static_cast<std::size_t>(slide.bone)], way);
  }
}

base::Quat GoalChain::solvedAbove() const {
  Quat rotation = ik::solvers::kIdentity;
  for (int i = made_.chain.bones[effector()].parent; i >= 0; i = made_.chain.bones[static_cast<std::size_t>(i)].parent)
    rotation = work_->localOf(made_.chain, static_cast<std::size_t>(i)) * rotation;
  return base::Quat(glm::normalize(rotation));
}

}  // namespace app
