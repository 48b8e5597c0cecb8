// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/physics/physics_world.h"

namespace support {

/// This struct is a model of bodies for a test of physics: by default each body has a bone of its
/// own at its position (a root).
struct SmallWorld {
  pmx::Model model;
  app::PhysicsSettings settings;
  base::Issues issues;

  SmallWorld() { settings.ground = false; }

  /// Adds a bone below `parent`; returns its index.
  std::int32_t bone(const base::Vec3& position, std::int32_t parent = -1) {
    pmx::Bone made;
    made.name = "骨" + std::to_string(model.bones.size());
    made.position = position;
    made.parent = parent;
    model.bones.push_back(made);
    return static_cast<std::int32_t>(model.bones.size()) - 1;
  }

  /// Adds a sphere of 0.5 units, 1 of mass, without damping or friction, that collides with
  /// nothing; returns its index.
  std::int32_t sphere(pmx::RigidMode mode, const base::Vec3& position) {
    pmx::RigidBody body;
    body.name = "剛体" + std::to_string(model.rigidBodies.size());
    body.mode = static_cast<std::uint8_t>(mode);
    body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
    body.size = {0.5F, 0, 0};
    body.position = position;
    body.mass = 1.0F;
    body.bone = bone(position);
    model.rigidBodies.push_back(body);
    return static_cast<std::int32_t>(model.rigidBodies.size()) - 1;
  }

  std::int32_t box(pmx::RigidMode mode, const base::Vec3& position, const base::Vec3& halfSize) {
    const std::int32_t made = sphere(mode, position);
    body(made).shape = static_cast<std::uint8_t>(pmx::RigidShape::Box);
    body(made).size = halfSize;
    return made;
  }

  pmx::RigidBody& body(std::int32_t index) { return model.rigidBodies[static_cast<std::size_t>(index)]; }

  /// Adds a joint with all axes locked; its index is the number of joints before it.
  pmx::Joint& joint(pmx::JointKind kind, std::int32_t a, std::int32_t b, const base::Vec3& position) {
    pmx::Joint made;
    made.name = "関節" + std::to_string(model.joints.size());
    made.kind = static_cast<std::uint8_t>(kind);
    made.bodyA = a;
    made.bodyB = b;
    made.position = position;
    model.joints.push_back(made);
    return model.joints.back();
  }

  /// Returns the bones at rest.
  [[nodiscard]] std::vector<base::Transform> bones() const {
    std::vector<base::Transform> rest(model.bones.size());
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i].translation = model.bones[i].position;
    return rest;
  }

  [[nodiscard]] ik::Skeleton skeleton() {
    base::Issues other;
    return ik::buildSkeleton(model, other);
  }

  /// Returns the world, reset to the bones at rest. All parts have to be added before.
  [[nodiscard]] std::unique_ptr<app::PhysicsWorld> build() {
    const base::Issues more = app::physicsIssues(model);
    issues.insert(issues.end(), more.begin(), more.end());
    auto world = std::make_unique<app::PhysicsWorld>(model, skeleton(), settings);
    world->reset(bones());
    return world;
  }
};

[[nodiscard]] inline app::BodyState state(const app::PhysicsWorld& world, std::int32_t body) {
  return world.body(static_cast<std::size_t>(body));
}

[[nodiscard]] inline base::Vec3 place(const app::PhysicsWorld& world, std::int32_t body) {
  return state(world, body).transform.translation;
}

}  // namespace support
