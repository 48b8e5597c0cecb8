// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/skeleton.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include <fmt/format.h>

#include "ik/chain_builder.h"
#include "ik/chain_followers.h"
#include "ik/path_appends.h"
#include "ik/pose_range.h"
#include "ik/solve_order.h"
#include "pmx/base/issue_group.h"

namespace ik {

namespace {

constexpr float kMaxRatio = 1e6F;  // beyond it an angle has no digits left

/// Returns the appends that can be used. An append with the local flag reads its source's model
/// transform, which has to be computed before it. Where it isn't, the append is left out.
std::vector<Append> buildAppends(const pmx::Model& model, const SolveOrder& order, base::Issues& issues) {
  base::IssueGroup dropped(issues, "bones", "appends that can't be used");
  std::vector<Append> appends(model.bones.size());
  for (std::size_t i = 0; i < appends.size(); ++i) {
    const pmx::Bone& bone = model.bones[i];
    Append append;
    append.rotation = bone.has(pmx::boneFlag::appendRotation);
    append.translation = bone.has(pmx::boneFlag::appendTranslation);
    append.local = bone.has(pmx::boneFlag::appendLocal);
    if (!append.rotation && !append.translation) continue;
    const std::int32_t source = bone.appendParent;
    if (source < 0 || source >= static_cast<std::int32_t>(appends.size()) || source == static_cast<std::int32_t>(i)) {
      dropped.add(i, fmt::format("append parent {} can't lend anything; left out", source));
      continue;
    }
    if (!(std::abs(bone.appendRatio) <= kMaxRatio)) {
      dropped.add(i, "append ratio isn't a usable number; the append is left out");
      continue;
    }
    if (append.local && order.places[static_cast<std::size_t>(source)] > order.places[i]) {
      dropped.add(
          i, fmt::format(
                 "moves with no other bone: its local append parent, bone {}, has a later turn in the model's order",
                 source));
      continue;
    }
    append.source = source;
    append.ratio = bone.appendRatio;
    appends[i] = append;
  }
  return appends;
}

void addTurns(Skeleton& skeleton) {
  const std::size_t count = skeleton.boneCount();
  skeleton.chainOfBone.assign(count, -1);
  skeleton.isLink.assign(count, 0);
  for (std::size_t i = 0; i < skeleton.chains.size(); ++i) {
    const Chain& chain = skeleton.chains[i];
    skeleton.chainOfBone[static_cast<std::size_t>(chain.target)] = static_cast<std::int32_t>(i);
    for (const Link& link : chain.links) skeleton.isLink[static_cast<std::size_t>(link.bone)] = 1;
  }
  skeleton.turns.reserve(count);
  for (const std::int32_t bone : skeleton.solveOrder) {
    const auto i = static_cast<std::size_t>(bone);
    skeleton.turns.push_back(static_cast<std::uint8_t>((skeleton.appends[i].source >= 0 ? turn::append : 0) |
                                                       (skeleton.isLink[i] != 0 ? turn::link : 0) |
                                                       (skeleton.chainOfBone[i] >= 0 ? turn::chain : 0)));
  }
}

// Where some chains are switched off, any others may be solved side by side, so the largest ones
// count.
void addSchedules(Skeleton& skeleton) {
  skeleton.scheduleBefore = buildSchedule(skeleton, 0, skeleton.afterPhysicsBegin);
  skeleton.scheduleAfter = buildSchedule(skeleton, skeleton.afterPhysicsBegin, skeleton.boneCount());
  std::vector<std::size_t> sizes;
  for (const Chain& chain : skeleton.chains) sizes.push_back(chain.path.size() + chain.anchors.size());
  std::sort(sizes.begin(), sizes.end(), std::greater<>());
  sizes.resize(std::min(sizes.size(), kChainsSideBySide));
  skeleton.scratchBones = std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
}

}  // namespace

Skeleton buildSkeleton(const pmx::Model& model, base::Issues& issues) {
  Skeleton skeleton;
  const std::size_t count = model.bones.size();
  skeleton.parents.reserve(count);
  skeleton.bindPositions.reserve(count);
  for (const pmx::Bone& bone : model.bones) {
    skeleton.parents.push_back(bone.parent);
    skeleton.bindPositions.push_back(bone.position);
  }
  const std::vector<std::int32_t> treeOrder = parentsFirst(skeleton.parents, issues);
  skeleton.offsets = skeleton.bindPositions;
  for (std::size_t i = 0; i < count; ++i) {
    const std::int32_t parent = skeleton.parents[i];
    if (parent >= 0) skeleton.offsets[i] -= skeleton.bindPositions[static_cast<std::size_t>(parent)];
  }
  SolveOrder order = solveOrder(model, skeleton.parents, treeOrder, issues);
  skeleton.appends = buildAppends(model, order, issues);
  skeleton.chains = buildChains(model, skeleton.parents, treeOrder, order, issues);
  skeleton.solveOrder = std::move(order.order);
  skeleton.afterPhysicsBegin = order.afterPhysicsBegin;
  addTurns(skeleton);
  findPathAppends(skeleton, issues);
  findFollowers(skeleton, issues);
  addSchedules(skeleton);
  skeleton.reach = reachOf(skeleton);
  return skeleton;
}

}  // namespace ik
