// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This file takes a chain apart into members, and reads what may change from frame to frame.
#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "ik/solvers/workspace.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

// Targets that are farther away than this many units are pulled onto it.
constexpr double kFarthest = 1e7;
constexpr double kMaxOffset = 1e6;

using base::toIndex;

Vec3 bounded(const Vec3& v, double most) {
  const double largest = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  return largest > most ? v * (most / largest) : v;
}

}  // namespace

// Finds which bones count and how they are attached: everything that doesn't change from frame to
// frame.
void Workspace::takeApart(const Chain& chain) {
  const std::size_t bones = chain.bones.size();
  memberOfBone.assign(bones, -1);
  std::vector<int> linkOf(bones, -1);
  std::vector<std::uint8_t> counts(bones, 0);
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    linkOf[toIndex(chain.links[i].bone)] = static_cast<int>(i);
    counts[toIndex(chain.links[i].bone)] = 1;
  }
  for (const Slide& slide : chain.slides) counts[toIndex(slide.bone)] = 1;
  effectors.assign(chain.goals.size(), 0);
  targets.assign(chain.goals.size(), Vec3(0.0));
  weights.assign(chain.goals.size(), 0.0);
  for (const EffectorTarget& goal : chain.goals) counts[toIndex(goal.effector)] = 1;
  std::vector<int> bySlidingBone(chain.slides.size());
  std::iota(bySlidingBone.begin(), bySlidingBone.end(), 0);
  std::stable_sort(bySlidingBone.begin(), bySlidingBone.end(),
                   [&](int a, int b) { return chain.slides[toIndex(a)].bone < chain.slides[toIndex(b)].bone; });
  std::size_t next = 0;
  for (std::size_t bone = 0; bone < bones; ++bone) {
    if (counts[bone] == 0) continue;
    Member member;
    member.bone = static_cast<int>(bone);
    int above = chain.bones[bone].parent;
    while (above >= 0 && memberOfBone[toIndex(above)] < 0) above = chain.bones[toIndex(above)].parent;
    member.parent = above < 0 ? -1 : memberOfBone[toIndex(above)];
    member.link = linkOf[bone];
    member.slideBegin = static_cast<int>(slides.size());
    for (; next < bySlidingBone.size() && toIndex(chain.slides[toIndex(bySlidingBone[next])].bone) == bone; ++next) {
      slideSources_.push_back(bySlidingBone[next]);
    }
    slides.resize(slideSources_.size());
    member.slideCount = static_cast<int>(slides.size()) - member.slideBegin;
    memberOfBone[bone] = static_cast<int>(members.size());
    members.push_back(member);
  }
  for (std::size_t goal = 0; goal < chain.goals.size(); ++goal) {
    effectors[goal] = toIndex(memberOfBone[toIndex(chain.goals[goal].effector)]);
  }
  listBelow();
}

// Lists the members attached to each member, and the goals that it moves: counted, placed, filled
// in.
void Workspace::listBelow() {
  for (const Member& member : members) {
    if (member.parent >= 0) ++members[toIndex(member.parent)].attachedCount;
  }
  for (const std::size_t effector : effectors) {
    for (int i = static_cast<int>(effector); i >= 0; i = members[toIndex(i)].parent) ++members[toIndex(i)].goalsCount;
  }
  int attachedEnd = 0, goalsEnd = 0;
  for (Member& member : members) {
    member.attachedBegin = attachedEnd;
    member.goalsBegin = goalsEnd;
    attachedEnd += std::exchange(member.attachedCount, 0);
    goalsEnd += std::exchange(member.goalsCount, 0);
  }
  attached.assign(toIndex(attachedEnd), -1);
  goalsBelow.assign(toIndex(goalsEnd), -1);
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (members[i].parent < 0) continue;
    Member& parent = members[toIndex(members[i].parent)];
    attached[toIndex(parent.attachedBegin + parent.attachedCount++)] = static_cast<int>(i);
  }
  for (std::size_t goal = 0; goal < effectors.size(); ++goal) {
    for (int i = static_cast<int>(effectors[goal]); i >= 0; i = members[toIndex(i)].parent) {
      Member& member = members[toIndex(i)];
      goalsBelow[toIndex(member.goalsBegin + member.goalsCount++)] = static_cast<int>(goal);
    }
  }
}

void Workspace::load(const Chain& chain) {
  if (!fit_) return;
  assert(chain.goals.size() == targets.size() && chain.bones.size() == memberOfBone.size());
  basePosition_ = chain.basePosition;
  baseRotation_ = chain.baseRotation;
  finite_ = finite(basePosition_) && finite(baseRotation_) && glm::dot(baseRotation_, baseRotation_) > 0.5;
  if (finite_) baseRotation_ = glm::normalize(baseRotation_);
  for (Member& member : members) {
    const Bone& own = chain.bones[toIndex(member.bone)];
    member.start = own.start;
    member.between = kIdentity;
    member.offset = own.offset;
    for (int above = own.parent; above >= 0 && memberOfBone[toIndex(above)] < 0;
         above = chain.bones[toIndex(above)].parent) {
      const Bone& rigid = chain.bones[toIndex(above)];
      member.between = product(rigid.start, member.between);
      member.offset = rigid.offset + turned(rigid.start, member.offset);
    }
    finite_ = finite_ && finite(member.offset) && finite(member.between) && finite(member.start) &&
              std::abs(glm::dot(member.start, member.start) - 1) < 0.1 &&
              std::abs(glm::dot(member.between, member.between) - 1) < 0.1 && glm::length(member.offset) <= kMaxOffset;
    member.start = glm::normalize(member.start);
    member.between = glm::normalize(member.between);
    member.limit = Limit{};
    if (member.link >= 0) {
      member.limit = chain.links[toIndex(member.link)].limit;
      member.capRad = chain.links[toIndex(member.link)].capRad;
    }
    member.weight = 0;
  }
  for (std::size_t i = 0; i < slides.size(); ++i) {
    slides[i] = chain.slides[toIndex(slideSources_[i])];
    const Member& member = members[toIndex(memberOfBone[toIndex(slides[i].bone)])];
    slides[i].axis = turned(member.between, unit(slides[i].axis, Vec3(1, 0, 0)));
    finite_ = finite_ && std::isfinite(slides[i].lower + slides[i].upper + slides[i].start);
  }
  double weight = 0;
  for (std::size_t goal = 0; goal < targets.size(); ++goal) {
    const EffectorTarget& given = chain.goals[goal];
    weights[goal] = std::isfinite(given.weight) && given.weight > 0 ? std::min(given.weight, 1e6) : 0.0;
    finite_ =
        finite_ && std::isfinite(given.target.x) && std::isfinite(given.target.y) && std::isfinite(given.target.z);
    targets[goal] = finite_ ? bounded(given.target, kFarthest) : Vec3(0.0);
    weight += weights[goal];
    members[effectors[goal]].weight += weights[goal];
  }
  finite_ = finite_ && weight > 0;
  measure();
}

// Weights are summed from the goals inwards, lengths from the base outwards.
void Workspace::measure() {
  for (std::size_t i = members.size(); i-- > 0;) {
    if (members[i].parent >= 0) members[toIndex(members[i].parent)].weight += members[i].weight;
  }
  for (std::size_t i = 0; i < members.size(); ++i) {
    Member& member = members[i];
    member.length = glm::length(member.offset);
    const bool moves = (member.turns() && member.limit.kind != LimitKind::Locked) || member.slideCount > 0;
    if (member.parent < 0 || members[toIndex(member.parent)].root < 0) {
      member.root = moves ? static_cast<int>(i) : -1;
      member.reach = member.longest = 0;
    } else {
      const Member& parent = members[toIndex(member.parent)];
      member.root = parent.root;
      member.reach = parent.reach + member.length;
      member.longest = std::max(parent.longest, member.length);
    }
    for (int slide = 0; slide < member.slideCount; ++slide) member.reach = INFINITY;
  }
}

}  // namespace ik::solvers
