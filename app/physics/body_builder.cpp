// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/body_builder.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/physics/body_chains.h"
#include "app/physics/bullet_convert.h"
#include "app/physics/bullet_memory.h"
#include "app/physics/physics_limits.h"
#include "pmx/base/issue_group.h"

namespace app {
namespace {

constexpr float kMaxSize = 1e4F;   // units; beyond it Bullet's bounding boxes overflow
constexpr float kMaxPlace = 1e5F;  // units
constexpr float kMaxMass = 1e10F;

std::unique_ptr<btCollisionShape> makeShape(const pmx::RigidBody& body) {
  const base::Vec3 size = glm::clamp(body.size, base::Vec3(0.0F), base::Vec3(kMaxSize));
  switch (static_cast<pmx::RigidShape>(body.shape)) {
    case pmx::RigidShape::Box:
      return std::make_unique<btBoxShape>(toBullet(size));
    case pmx::RigidShape::Capsule:
      return std::make_unique<btCapsuleShape>(size.x, size.y);
    case pmx::RigidShape::Sphere:
      break;
  }
  return std::make_unique<btSphereShape>(size.x);
}

void checkSize(const pmx::RigidBody& body, std::size_t index, base::IssueGroup& odd) {
  const auto shape = static_cast<pmx::RigidShape>(body.shape);
  const bool flat = shape == pmx::RigidShape::Box
                        ? body.size.x <= 0 || body.size.y <= 0 || body.size.z <= 0
                        : body.size.x <= 0 || (shape == pmx::RigidShape::Capsule && body.size.y < 0);
  if (flat) odd.add(index, "its size isn't above 0; taken as it is, negative ones as 0");
  if (std::max({body.size.x, body.size.y, body.size.z}) > kMaxSize) {
    odd.add(index, fmt::format("its size is beyond {} units; cut", kMaxSize));
  }
}

BodyPlan planBody(const pmx::Model& model, std::size_t index, const PhysicsSettings& settings, base::IssueGroup& odd) {
  const pmx::RigidBody& body = model.rigidBodies[index];
  BodyPlan plan;
  checkSize(body, index, odd);
  plan.shape = makeShape(body);
  plan.mode = static_cast<pmx::RigidMode>(body.mode);
  plan.bone = body.bone;
  plan.rest.translation = glm::clamp(body.position, base::Vec3(-kMaxPlace), base::Vec3(kMaxPlace));
  plan.rest.rotation = glm::normalize(fromEulerYxz(body.rotation));
  plan.offset = plan.rest;
  if (plan.bone >= 0) plan.offset.translation -= model.bones[static_cast<std::size_t>(plan.bone)].position;
  plan.offsetBack = inverse(plan.offset);
  if (plan.dynamic() && !(body.mass > 0.0F)) {
    odd.add(index, fmt::format("its mass is {}; it follows its bone", body.mass));
    plan.mode = pmx::RigidMode::FollowBone;
  }
  if (plan.dynamic()) {
    plan.mass = std::min(body.mass, kMaxMass);
    plan.shape->calculateLocalInertia(plan.mass, plan.inertia);
  }
  plan.linearDamping = settings.ignoreDamping ? 0.0F : body.linearDamping;
  plan.angularDamping = settings.ignoreDamping ? 0.0F : body.angularDamping;
  plan.restitution = std::clamp(body.restitution, 0.0F, 1.0F);
  plan.friction = std::max(body.friction, 0.0F);
  plan.group = 1 << (body.group & 15);
  plan.mask = settings.ignoreMasks ? 0xFFFF : body.collisionMask;
  return plan;
}

/// Demotes a body of kind 2 below a dynamic body of its parent bone: the joint holds its position
/// already. (mmd-reference.md 10.4)
void demoteHung(const pmx::Model& model, std::vector<BodyPlan>& plans) {
  const auto demote = [&](std::int32_t upper, std::int32_t lower) {
    const BodyPlan& a = plans[static_cast<std::size_t>(upper)];
    BodyPlan& b = plans[static_cast<std::size_t>(lower)];
    if (b.mode != pmx::RigidMode::PhysicsWithBonePosition || !a.dynamic() || a.bone < 0 || b.bone < 0) return;
    if (model.bones[static_cast<std::size_t>(b.bone)].parent == a.bone) b.mode = pmx::RigidMode::Physics;
  };
  for (const pmx::Joint& joint : model.joints) {
    if (!joinsTwo(joint, plans)) continue;
    demote(joint.bodyA, joint.bodyB);
    demote(joint.bodyB, joint.bodyA);
  }
}

}  // namespace

std::vector<BodyPlan> planBodies(const pmx::Model& model, const PhysicsSettings& settings, base::Issues& issues) {
  letBulletThrow();  // shapes use Bullet's arrays
  std::vector<BodyPlan> plans;
  const std::size_t count = std::min(model.rigidBodies.size(), kMaxBodies);
  plans.reserve(count);
  base::IssueGroup odd(issues, "rigid bodies", "with values that can't be used as they are");
  for (std::size_t i = 0; i < count; ++i) plans.push_back(planBody(model, i, settings, odd));
  if (count < model.rigidBodies.size()) {
    issues.push_back({"rigid bodies", static_cast<std::int64_t>(count), -1,
                      fmt::format("there are {}, more than {}; this one and those after it move nothing",
                                  model.rigidBodies.size(), kMaxBodies)});
  }
  if (settings.demoteHungBodies) demoteHung(model, plans);
  findAnchors(model, plans);
  return plans;
}

bool joinsTwo(const pmx::Joint& joint, const std::vector<BodyPlan>& plans) {
  const auto there = [&](std::int32_t body) { return body >= 0 && static_cast<std::size_t>(body) < plans.size(); };
  return there(joint.bodyA) && there(joint.bodyB) && joint.bodyA != joint.bodyB;
}

std::unique_ptr<btRigidBody> makeBody(const BodyPlan& plan, const base::Transform& world) {
  btRigidBody::btRigidBodyConstructionInfo info(plan.mass, nullptr, plan.shape.get(), plan.inertia);
  info.m_startWorldTransform = toBullet(world);
  info.m_linearDamping = plan.linearDamping;
  info.m_angularDamping = plan.angularDamping;
  info.m_restitution = plan.restitution;
  info.m_friction = plan.friction;
  info.m_additionalDamping = true;
  auto body = std::make_unique<btRigidBody>(info);
  if (!plan.dynamic()) body->setCollisionFlags(body->getCollisionFlags() | btCollisionObject::CF_KINEMATIC_OBJECT);
  body->setSleepingThresholds(0.0F, 0.0F);
  body->setActivationState(DISABLE_DEACTIVATION);
  return body;
}

}  // namespace app
