// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/model_chain.h"

#include <algorithm>

#include "ik/solvers/wide.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

using base::toIndex;

base::Vec3 narrow(const Vec3& v) { return base::Vec3(v); }
base::Quat narrow(const Quat& q) { return base::Quat(q); }

Limit limitOf(const ik::Link& link) {
  if (!link.limited) return {};
  Limit limit;
  if (link.locked) {
    limit.kind = LimitKind::Locked;
    return limit;
  }
  return eulerLimit(link.order, wide(link.lower), wide(link.upper));
}

}  // namespace

std::vector<Limit> limitsOf(const Skeleton& skeleton, std::span<const std::int32_t> bones) {
  std::vector<std::int32_t> places(skeleton.boneCount(), -1);
  for (std::size_t i = 0; i < bones.size(); ++i) {
    if (bones[i] >= 0) places[toIndex(bones[i])] = static_cast<std::int32_t>(i);
  }
  std::vector<Limit> limits(bones.size());
  for (const ik::Chain& chain : skeleton.chains) {
    for (const ik::Link& link : chain.links) {
      if (!link.limited || places[toIndex(link.bone)] < 0) continue;
      limits[toIndex(places[toIndex(link.bone)])] = limitOf(link);
      places[toIndex(link.bone)] = -1;
    }
  }
  return limits;
}

ModelChain chainOfModel(const Skeleton&, const ik::Chain& source) {
  ModelChain made;
  if (!source.solvable()) return made;
  made.anchors = source.anchors.size();
  made.target = source.target;
  made.bones.assign(source.anchors.begin(), source.anchors.end());
  made.bones.insert(made.bones.end(), source.path.begin(), source.path.end());
  const auto first = static_cast<std::uint32_t>(made.anchors), count = static_cast<std::uint32_t>(source.path.size());
  made.chain.bones.resize(made.bones.size());
  for (std::uint32_t slot = 0; slot < count; ++slot) {
    const std::uint32_t parent = source.parentSlots[slot];
    made.chain.bones[first + slot].parent = static_cast<int>(parent < count ? first + parent : parent - count);
  }
  std::vector<bool> known(made.bones.size(), false);
  for (const ik::Link& link : source.links) {
    const std::uint32_t bone = first + link.slot;
    if (!known[bone]) made.chain.links.push_back({static_cast<int>(bone), limitOf(link)});
    known[bone] = true;
  }
  made.chain.goals.push_back({static_cast<int>(first + source.effectorSlot)});
  return made;
}

std::optional<ModelChain> chainBetween(const Skeleton& skeleton, std::int32_t root, std::int32_t tip) {
  return treeBetween(skeleton, root, {&tip, 1});
}

std::optional<ModelChain> treeBetween(const Skeleton& skeleton, std::int32_t root, std::span<const std::int32_t> tips) {
  const auto count = static_cast<std::int32_t>(skeleton.boneCount());
  const auto exists = [count](std::int32_t bone) { return bone >= 0 && bone < count; };
  if (!exists(root) || tips.empty()) return {};
  ModelChain made;
  std::vector<std::int32_t> places(skeleton.boneCount(), -1);  // in made.bones
  std::vector<std::int32_t> way;                               // from a tip upwards
  made.bones = {skeleton.parents[toIndex(root)], root};
  made.chain.bones = {{-1}, {0}};
  places[toIndex(root)] = 1;
  made.anchors = 1;
  for (const std::int32_t tip : tips) {
    if (!exists(tip) || tip == root) return {};
    way.clear();
    std::int32_t bone = tip;
    for (; bone >= 0 && places[toIndex(bone)] < 0; bone = skeleton.parents[toIndex(bone)]) way.push_back(bone);
    if (bone < 0) return {};
    for (std::size_t i = way.size(); i-- > 0;) {
      const int parent = places[toIndex(skeleton.parents[toIndex(way[i])])];
      places[toIndex(way[i])] = static_cast<std::int32_t>(made.bones.size());
      made.bones.push_back(way[i]);
      made.chain.bones.push_back({parent});
    }
    made.chain.goals.push_back({places[toIndex(tip)]});
  }
  const std::vector<Limit> limits = limitsOf(skeleton, made.bones);
  std::vector<bool> carries(made.bones.size(), false);
  for (const Bone& bone : made.chain.bones) {
    if (bone.parent >= 0) carries[toIndex(bone.parent)] = true;
  }
  for (std::size_t i = made.bones.size(); i-- > 1;) {
    if (carries[i]) made.chain.links.push_back({static_cast<int>(i), limits[i]});
  }
  return made;
}

void readPose(const Skeleton& skeleton, const Pose& pose, ModelChain& made) {
  for (std::size_t i = 0; i < made.bones.size(); ++i) {
    Bone& bone = made.chain.bones[i];
    const std::int32_t source = made.bones[i];
    if (i < made.anchors) {
      const base::Transform model = source < 0 ? base::Transform{} : pose.models[toIndex(source)];
      bone.offset = wide(model.translation);
      bone.start = wide(model.rotation);
      continue;
    }
    const base::Transform& base = pose.bases[toIndex(source)];
    bone.offset = wide(base.translation);
    bone.start = wide(base.rotation);
    // Another chain's link keeps what that chain gave it.
    if (skeleton.isLink[toIndex(source)] != 0)
      bone.start = product(wide(pose.ikRotations[toIndex(source)]), bone.start);
  }
  for (Slide& slide : made.chain.slides) {
    Bone& bone = made.chain.bones[static_cast<std::size_t>(slide.bone)];
    const std::size_t source = toIndex(made.bones[static_cast<std::size_t>(slide.bone)]);
    slide.start = glm::dot(bone.offset - wide(skeleton.offsets[source]), slide.axis);
    bone.offset -= slide.axis * slide.start;
  }
  for (const Link& link : made.chain.links) {
    Bone& bone = made.chain.bones[static_cast<std::size_t>(link.bone)];
    bone.start = wide(pose.bases[toIndex(made.bones[static_cast<std::size_t>(link.bone)])].rotation);
  }
  if (made.target >= 0) made.chain.goals[0].target = wide(pose.models[toIndex(made.target)].translation);
}

void writePose(const Workspace& workspace, const ModelChain& made, Pose& pose) {
  if (!workspace.fit()) return;
  for (const Link& link : made.chain.links) {
    const auto index = static_cast<std::size_t>(link.bone);
    const std::size_t bone = toIndex(made.bones[index]);
    const Quat local = workspace.localOf(made.chain, index);
    pose.ikRotations[bone] = narrow(glm::normalize(product(local, glm::conjugate(wide(pose.bases[bone].rotation)))));
  }
  for (std::size_t i = 0; i < made.chain.slides.size(); ++i) {
    const Slide& slide = made.chain.slides[i];
    const std::size_t bone = toIndex(made.bones[static_cast<std::size_t>(slide.bone)]);
    pose.bases[bone].translation += narrow(slide.axis * (workspace.slideOf(i) - slide.start));
  }
  for (std::size_t i = made.anchors; i < made.bones.size(); ++i) {
    const int parent = made.chain.bones[i].parent;
    const std::int32_t above = made.bones[static_cast<std::size_t>(parent)];
    const base::Transform model = above < 0 ? base::Transform{} : pose.models[toIndex(above)];
    const Quat rotation = product(wide(model.rotation), workspace.localOf(made.chain, i));
    const Vec3 place = wide(model.translation) + turned(wide(model.rotation), workspace.offsetOf(made.chain, i));
    pose.models[toIndex(made.bones[i])] = {narrow(place), narrow(glm::normalize(rotation))};
  }
}

}  // namespace ik::solvers
