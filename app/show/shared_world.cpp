// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/shared_world.h"

#include <algorithm>

namespace app {
namespace {

// Members may be this many units away; a world puts bodies back that are 10,000 units from its
// origin.
constexpr float kMaxAway = 1000.0F;

std::int32_t moved(std::int32_t index, std::size_t by) {
  return index < 0 ? index : index + static_cast<std::int32_t>(by);
}

/// Adds a member's parts after those of the members before it. One more bone comes after the
/// member's own: its root, to which bodies without a bone are attached.
void addMember(const SharedWorld::Member& member, pmx::Model& whole) {
  const pmx::Model& model = *member.model;
  const std::size_t bones = whole.bones.size(), bodies = whole.rigidBodies.size();
  for (const pmx::Bone& bone : model.bones) {
    pmx::Bone& added = whole.bones.emplace_back();
    added.position = bone.position;
    added.parent = moved(bone.parent, bones);
  }
  const auto root = static_cast<std::int32_t>(whole.bones.size());
  whole.bones.emplace_back();
  for (const pmx::RigidBody& body : model.rigidBodies) {
    pmx::RigidBody& added = whole.rigidBodies.emplace_back(body);
    added.bone = body.bone < 0 ? root : moved(body.bone, bones);
  }
  for (const pmx::Joint& joint : model.joints) {
    pmx::Joint& added = whole.joints.emplace_back(joint);
    added.bodyA = moved(joint.bodyA, bodies);
    added.bodyB = moved(joint.bodyB, bodies);
  }
  const base::Quat turn = member.placement.rotation();
  for (const pmx::Morph& morph : model.morphs) {
    pmx::Morph& added = whole.morphs.emplace_back();
    const auto* offsets = std::get_if<std::vector<pmx::ImpulseOffset>>(&morph.offsets);
    if (offsets == nullptr) continue;
    auto& own = added.offsets.emplace<std::vector<pmx::ImpulseOffset>>(*offsets);
    for (pmx::ImpulseOffset& impulse : own) {
      impulse.rigidBody = moved(impulse.rigidBody, bodies);
      if (impulse.local != 0) continue;
      impulse.velocity = turn * impulse.velocity;
      impulse.torque = turn * impulse.torque;
    }
  }
}

pmx::Model wholeOf(std::span<const SharedWorld::Member> members) {
  pmx::Model whole;
  for (const auto& member : members) addMember(member, whole);
  return whole;
}

/// Returns a skeleton with those parts that a world reads. No bone is posed by it.
ik::Skeleton skeletonOf(const pmx::Model& model) {
  ik::Skeleton skeleton;
  for (const pmx::Bone& bone : model.bones) {
    skeleton.parents.push_back(bone.parent);
    skeleton.bindPositions.push_back(bone.position);
  }
  return skeleton;
}

}  // namespace

bool mayShareWorld(const pmx::Model& model, const Placement& placement) {
  const base::Vec3 away = glm::abs(placement.position);
  return model.softBodies.empty() && placement.scale == 1.0F && std::max({away.x, away.y, away.z}) <= kMaxAway;
}

SharedWorld::SharedWorld(std::span<const Member> members, const PhysicsSettings& settings)
    : whole_(wholeOf(members)),
      bones_(whole_.bones.size()),
      physicsOff_(whole_.bones.size()),
      weights_(whole_.morphs.size()),
      world_(whole_, skeletonOf(whole_), settings) {
  allBegins_.reserve(whole_.rigidBodies.size());
  Ranges next;
  for (const Member& member : members) {
    const pmx::Model& model = *member.model;
    next.bones.count = model.bones.size() + 1;
    next.bodies.count = model.rigidBodies.size();
    next.morphs.count = model.morphs.size();
    ranges_.push_back(next);
    begins_.emplace_back().reserve(model.rigidBodies.size());
    for (Range* range : {&next.bones, &next.bodies, &next.morphs}) range->begin += range->count;
  }
}

void SharedWorld::set(std::size_t member, const MotionPhysics::TickPose& pose, const Placement& placement) {
  const Ranges& own = ranges_[member];
  const std::size_t bones = own.bones.count - 1;
  for (std::size_t i = 0; i < bones; ++i) bones_[own.bones.begin + i] = placement.toWorld(pose.boneModels[i]);
  bones_[own.bones.begin + bones] = {placement.position, placement.rotation()};
  for (std::size_t i = 0; i < bones; ++i)
    physicsOff_[own.bones.begin + i] = pose.physicsOff.empty() ? std::uint8_t{0} : pose.physicsOff[i];
  std::vector<BodyBegin>& begins = begins_[member];
  begins.clear();
  for (const BodyBegin& begin : pose.begins) {
    const auto bone = static_cast<std::int32_t>(own.bones.begin) + begin.bone;
    begins.push_back({bone, placement.toWorld(begin.model)});
  }
  std::ranges::copy(pose.morphWeights, weights_.begin() + static_cast<std::ptrdiff_t>(own.morphs.begin));
}

void SharedWorld::reset() {
  for (auto& begins : begins_) begins.clear();
  world_.reset(bones_);
  world_.setPhysicsOff(physicsOff_);
}

void SharedWorld::follow(float share) {
  world_.setPhysicsOff(physicsOff_);
  allBegins_.clear();
  for (auto& begins : begins_) {
    allBegins_.insert(allBegins_.end(), begins.begin(), begins.end());
    begins.clear();
  }
  world_.followBones(bones_, allBegins_);
  world_.applyImpulses(weights_, share);
}

void SharedWorld::read(std::size_t member, const Placement& placement, std::span<BodyState> bodies) const {
  const std::size_t begin = ranges_[member].bodies.begin;
  const base::Quat back = glm::conjugate(placement.rotation());
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    bodies[i] = world_.body(begin + i);
    bodies[i].transform = placement.toModel(bodies[i].transform);
    bodies[i].velocity = back * bodies[i].velocity;
    bodies[i].angularVelocity = back * bodies[i].angularVelocity;
  }
}

}  // namespace app
