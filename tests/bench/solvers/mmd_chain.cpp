// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/mmd_chain.h"

#include <algorithm>

#include <fmt/format.h>

#include "ik/ccd_ik.h"
#include "ik/solvers/limit.h"
#include "pmx/model/validate.h"

namespace bench {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what is measured here

namespace {

constexpr double kSize = 0.1;
constexpr float kUnitAngleRad = 2.0F;  // nearly all models' legs have it

pmx::IkLink linkOf(const Link& link) {
  pmx::IkLink made;
  made.bone = link.bone + 1;
  const Limit& limit = link.limit;
  if (limit.kind == LimitKind::Free) return made;
  made.limited = true;
  if (limit.kind == LimitKind::Hinge) {
    made.lower = base::Vec3(limit.axis * limit.lower.x);
    made.upper = base::Vec3(limit.axis * limit.upper.x);
  } else {
    made.lower = base::Vec3(limit.lower);
    made.upper = base::Vec3(limit.upper);
  }
  return made;
}

pmx::Bone boneAt(const std::string& name, std::int32_t parent, const Vec3& position) {
  pmx::Bone bone;
  bone.name = name;
  bone.parent = parent;
  bone.position = base::Vec3(position);
  bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::operable;
  return bone;
}

}  // namespace

// Bone 0 is the model's root, then come the chain's bones, then the IK bone.
MmdChain::MmdChain(const Chain& chain, int loops) {
  const bool expressible = std::ranges::none_of(chain.links, [](const Link& link) {
    return link.limit.kind == LimitKind::Cone || link.limit.kind == LimitKind::Ellipse;
  });
  if (!expressible) return;
  pmx::Model model;
  model.bones.push_back(boneAt("root", -1, Vec3(0.0)));
  Vec3 at(0.0);
  for (std::size_t i = 0; i < chain.bones.size(); ++i) {
    at += chain.bones[i].offset * kSize;
    model.bones.push_back(boneAt(fmt::format("{}", i), static_cast<std::int32_t>(i), at));
  }
  pmx::Bone target = boneAt("IK", 0, Vec3(0.0));
  target.flags |= pmx::boneFlag::ik;
  pmx::IkBlock block;
  block.effector = chain.goals[0].effector + 1;
  block.loopCount = loops;
  block.unitAngleRad = kUnitAngleRad;
  for (const Link& link : chain.links) block.links.push_back(linkOf(link));
  target.ik = std::move(block);
  model.bones.push_back(std::move(target));
  static_cast<void>(pmx::validate(model));
  base::Issues issues;
  skeleton_ = std::make_unique<ik::Skeleton>(ik::buildSkeleton(model, issues));
  skeleton_->chains.at(0).loopCount = loops;  // the reader limits a model's
  pose_ = std::make_unique<ik::Pose>(*skeleton_);
}

void MmdChain::begin(const Chain& chain) {
  for (std::size_t i = 0; i < chain.bones.size(); ++i) pose_->locals[i + 1].rotation = base::Quat(chain.bones[i].start);
  pose_->locals.back().translation = base::Vec3(chain.goals[0].target * kSize);
  pose_->ikEnabled[0] = 0;
  ik::beginPose(*pose_);
  ik::solvePhase(*skeleton_, ik::Phase::BeforePhysics, {}, *pose_);
}

int MmdChain::solve() {
  std::ranges::fill(pose_->ikRotations, base::kIdentityRotation);
  return ik::solveChain(*skeleton_, skeleton_->chains[0], {}, *pose_);
}

double MmdChain::residual() const {
  const ik::Chain& chain = skeleton_->chains[0];
  const auto place = [&](std::int32_t bone) { return Vec3(pose_->models[static_cast<std::size_t>(bone)].translation); };
  return glm::distance(place(chain.effector), place(chain.target)) / kSize;
}

Quat MmdChain::local(int bone) const {
  const auto i = static_cast<std::size_t>(bone) + 1;
  return glm::normalize(Quat(pose_->ikRotations[i]) * Quat(pose_->bases[i].rotation));
}

}  // namespace bench
