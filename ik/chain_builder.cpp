// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/chain_builder.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "ik/angle_limit.h"
#include "pmx/base/index.h"
#include "pmx/base/issue_group.h"

namespace ik {

namespace {

constexpr int kMaxLoops = 256;  // ik-parity.md 2
// These bounds are for hostile files. They are far above real models (hundreds of thousands of
// updates at most).
constexpr std::size_t kMaxWalked = 1U << 22U;  // bones looked at to build all paths
// The limit counts the links of all chains. In memory a link takes fifty times its bytes in the
// file.
constexpr std::size_t kMaxLinks = 1U << 16U;
// The work of all chains in one frame is counted in bones recomputed. A step takes as long as
// several of them, and a step of a link that is limited about more than one axis as long as many
// (three angles out of a quaternion, and back).
constexpr std::size_t kMaxWork = 1U << 22U, kStepWork = 4, kLimitedStepWork = 32;

using base::toIndex;

class ChainBuilder {
 public:
  ChainBuilder(const pmx::Model& model, const std::vector<std::int32_t>& parents,
               const std::vector<std::int32_t>& treeOrder, const SolveOrder& order, base::Issues& issues)
      : model_(model),
        parents_(parents),
        order_(order),
        broken_(issues, "bones", "IK blocks that can't be used in full"),
        ranks_(parents.size()),
        slots_(parents.size(), 0),
        seen_(parents.size(), 0),
        inPath_(parents.size(), 0),
        isLink_(parents.size(), 0) {
    for (std::size_t i = 0; i < treeOrder.size(); ++i) ranks_[toIndex(treeOrder[i])] = static_cast<std::uint32_t>(i);
  }

  Chain build(std::int32_t target) {
    ++stamp_;
    const pmx::IkBlock& block = model_.bones[toIndex(target)].ik;
    Chain chain;
    chain.target = target;
    chain.fromPmd = model_.fromPmd();
    chain.loopCount = std::clamp(block.loopCount, 0, kMaxLoops);
    chain.unitAngleRad = std::isfinite(block.unitAngleRad) ? std::max(block.unitAngleRad, 0.0F) : 0.0F;
    if (!exists(block.effector)) {
      broken_.add(toIndex(target), fmt::format("IK effector {} isn't there; the chain is left out", block.effector));
      return chain;
    }
    chain.effector = block.effector;
    if (block.links.size() > kMaxLinks - links_) {
      broken_.add(toIndex(target), "the model's IK chains have too many links in all; this chain is left out");
      return chain;
    }
    links_ += block.links.size();
    addLinks(block, chain);
    if (chain.links.empty() || chain.loopCount == 0) return chain;
    if (!addPath(chain)) {
      broken_.add(toIndex(target), "the model's IK chains are too long in all; this chain is left out");
      chain.path.clear();
      return chain;
    }
    addSlots(chain);
    boundWork(chain);
    return chain;
  }

 private:
  [[nodiscard]] bool exists(std::int32_t bone) const { return bone >= 0 && toIndex(bone) < parents_.size(); }

  void addLinks(const pmx::IkBlock& block, Chain& chain) {
    chain.links.reserve(block.links.size());
    for (std::size_t i = 0; i < block.links.size(); ++i) {
      const pmx::IkLink& stored = block.links[i];
      // A link that is the effector itself would aim at itself. (mmd-reference.md 2.14)
      if (!exists(stored.bone) || stored.bone == chain.effector) {
        broken_.add(toIndex(chain.target), fmt::format("IK link {} (bone {}) {}; left out", i, stored.bone,
                                                       exists(stored.bone) ? "is the effector" : "isn't there"));
        continue;
      }
      chain.links.push_back(link(stored, i, chain.unitAngleRad));
      isLink_[toIndex(stored.bone)] = stamp_;
    }
  }

  // The step cap grows with the link's index in the file's list. (ik-parity.md 2)
  [[nodiscard]] Link link(const pmx::IkLink& stored, std::size_t index, float unitAngleRad) const {
    Link link;
    link.bone = stored.bone;
    link.lower = glm::min(stored.lower, stored.upper);
    link.upper = glm::max(stored.lower, stored.upper);
    const Vec3 range = link.lower + link.upper;
    if (stored.limited && std::isfinite(range.x + range.y + range.z)) setLimits(link, link.lower, link.upper);
    const pmx::Bone& bone = model_.bones[toIndex(stored.bone)];
    const float length = glm::length(bone.fixedAxis);
    if (bone.has(pmx::boneFlag::fixedAxis) && std::isfinite(length) && length > 0.0F) {
      link.fixedAxis = bone.fixedAxis / length;
    }
    link.place = static_cast<std::uint32_t>(index);
    link.cap = stepCap(static_cast<double>(unitAngleRad) * static_cast<double>(index + 1));
    return link;
  }

  // The path is the links, the effector, the bones between them, and every ancestor whose own turn
  // comes after the target's. Returns false when the model's paths together are beyond the bound.
  [[nodiscard]] bool addPath(Chain& chain) {
    if (!addUpwards(chain.effector, chain)) return false;
    for (const Link& link : chain.links) {
      if (!addUpwards(link.bone, chain)) return false;
    }
    std::sort(chain.path.begin(), chain.path.end(),
              [&](std::int32_t a, std::int32_t b) { return ranks_[toIndex(a)] < ranks_[toIndex(b)]; });
    return true;
  }

  [[nodiscard]] bool addUpwards(std::int32_t member, Chain& chain) {
    const std::uint32_t turnOfTarget = order_.places[toIndex(chain.target)];
    between_.clear();
    const auto take = [&] {
      for (const std::int32_t bone : between_) {
        inPath_[toIndex(bone)] = stamp_;
        chain.path.push_back(bone);
      }
      between_.clear();
    };
    for (std::int32_t bone = member; bone >= 0; bone = parents_[toIndex(bone)]) {
      if (++walked_ > kMaxWalked) return false;
      if (inPath_[toIndex(bone)] == stamp_) {
        take();
        return true;
      }
      const bool wasSeen = seen_[toIndex(bone)] == stamp_;
      seen_[toIndex(bone)] = stamp_;
      between_.push_back(bone);
      if (bone == member || isLink_[toIndex(bone)] == stamp_ || order_.places[toIndex(bone)] > turnOfTarget) {
        take();
      } else if (wasSeen) {
        return true;  // it was walked from here before, and nothing above belongs to the path
      }
    }
    return true;
  }

  void addSlots(Chain& chain) {
    for (std::size_t i = 0; i < chain.path.size(); ++i) slots_[toIndex(chain.path[i])] = static_cast<std::uint32_t>(i);
    for (const std::int32_t bone : chain.path) {
      const std::int32_t parent = parents_[toIndex(bone)];
      if (parent >= 0 && inPath_[toIndex(parent)] == stamp_) {
        chain.parentSlots.push_back(slots_[toIndex(parent)]);
      } else {
        chain.parentSlots.push_back(static_cast<std::uint32_t>(chain.path.size() + chain.anchors.size()));
        chain.anchors.push_back(parent);
      }
      if (order_.places[toIndex(bone)] > order_.places[toIndex(chain.target)]) chain.early.push_back(bone);
    }
    for (Link& link : chain.links) link.slot = slots_[toIndex(link.bone)];
    chain.effectorSlot = slots_[toIndex(chain.effector)];
    chain.effectorFirst = order_.places[toIndex(chain.effector)] < order_.places[toIndex(chain.target)];
  }

  void boundWork(Chain& chain) {
    std::size_t perLoop = 1;
    for (const Link& link : chain.links) {
      const bool several = link.limited && !link.locked && link.hinge == HingeAxis::None;
      perLoop += chain.path.size() - link.slot + (several ? kLimitedStepWork : kStepWork);
    }
    const std::size_t loops = (kMaxWork - work_) / perLoop;
    if (loops < static_cast<std::size_t>(chain.loopCount)) {
      broken_.add(
          toIndex(chain.target),
          fmt::format("the model's IK chains are too long in all; {} of {} loops are run", loops, chain.loopCount));
      chain.loopCount = static_cast<int>(loops);
      if (loops == 0) chain.path.clear();
    }
    work_ += perLoop * static_cast<std::size_t>(chain.loopCount);
  }

  const pmx::Model& model_;
  const std::vector<std::int32_t>& parents_;
  const SolveOrder& order_;
  base::IssueGroup broken_;
  std::vector<std::uint32_t> ranks_, slots_;
  // An entry equal to stamp_ is true for the chain being built.
  std::vector<std::uint32_t> seen_, inPath_, isLink_;
  std::vector<std::int32_t> between_;
  std::uint32_t stamp_ = 0;
  std::size_t walked_ = 0, links_ = 0, work_ = 0;
};

}  // namespace

void setLimits(Link& link, Vec3 lowerRad, Vec3 upperRad) {
  link.limited = true;
  link.lower = lowerRad;
  link.upper = upperRad;
  link.locked = lowerRad == Vec3(0.0F) && upperRad == Vec3(0.0F);
  link.hinge = hingeAxis(lowerRad, upperRad);
  link.order = eulerOrder(lowerRad, upperRad);
  link.arc = {};
  if (link.hinge == HingeAxis::None) return;
  const int axis = static_cast<int>(link.hinge);
  link.arc = hingeArc(link.order, link.hinge, lowerRad[axis], upperRad[axis]);
}

void clearLimits(Link& link) {
  link.limited = link.locked = false;
  link.hinge = HingeAxis::None;
  link.order = EulerOrder::Yxz;
  link.arc = {};
}

std::vector<Chain> buildChains(const pmx::Model& model, const std::vector<std::int32_t>& parents,
                               const std::vector<std::int32_t>& treeOrder, const SolveOrder& order,
                               base::Issues& issues) {
  ChainBuilder builder(model, parents, treeOrder, order, issues);
  std::vector<Chain> chains;
  for (const std::int32_t target : pmx::ikBones(model)) chains.push_back(builder.build(target));
  return chains;
}

}  // namespace ik
