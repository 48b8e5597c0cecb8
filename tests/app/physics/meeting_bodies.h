// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include <glm/geometric.hpp>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"

namespace support {

inline app::PhysicsChoice choose(bool together, bool ground = false) {
  app::PhysicsChoice choice;
  choice.on = true;
  choice.together = together;
  choice.settings.ground = ground;
  return choice;
}

/// Lets the bodies collide with all others.
inline void touch(SmallWorld& small) {
  for (auto& body : small.model.rigidBodies) body.collisionMask = 0xFFFF;
}

/// Returns a ball at rest at a position, of radius 0.5: one that follows its bone, or one that lies
/// on the ground.
inline std::shared_ptr<const app::LoadedModel> ball(pmx::RigidMode mode, const base::Vec3& place) {
  SmallWorld small;
  (void)small.sphere(mode, place);
  touch(small);
  return loaded(std::move(small.model));
}

/// Returns two bones with balls: 0 follows, 1 swings below it at a distance of 2.
inline std::shared_ptr<const app::LoadedModel> pendulum() {
  SmallWorld small;
  const auto hand = small.sphere(pmx::RigidMode::FollowBone, {0, 5, 0});
  const auto swings = small.sphere(pmx::RigidMode::Physics, {0, 3, 0});
  small.model.bones[1].parent = 0;
  small.joint(pmx::JointKind::PointToPoint, hand, swings, {0, 5, 0});
  touch(small);
  return loaded(std::move(small.model));
}

/// Returns a motion of bone 0 along X by `perFrame` for a hundred frames.
inline std::shared_ptr<const app::LoadedMotion> walk(const pmx::Model& model, float perFrame) {
  vmd::Motion motion = vmd::Motion::make("walk");
  for (const std::uint32_t frame : {0U, 100U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(model.bones[0].name.utf8);
    key.frame = frame;
    key.translation = {perFrame * static_cast<float>(frame), 0, 0};
    key.setCurves({20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107}, {20, 20, 107, 107});
    motion.boneKeys.push_back(key);
  }
  return loaded(std::move(motion));
}

inline base::Vec3 inWorld(const app::Show& show, app::ActorId id, std::size_t bone) {
  const app::ActorFrame& frame = show.actor(id)->frame();
  return frame.placement.toWorld(frame.boneModels[bone].translation);
}

/// Returns the bits of all bones.
inline std::vector<base::Transform> bonesOf(const app::Show& show) {
  std::vector<base::Transform> all;
  for (const app::ActorId id : show.order()) {
    const auto bones = show.actor(id)->frame().boneModels;
    all.insert(all.end(), bones.begin(), bones.end());
  }
  return all;
}

inline bool sameBits(const std::vector<base::Transform>& a, const std::vector<base::Transform>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(base::Transform)) == 0;
}

/// This struct is a ball that walks along X into one that lies at (5, 0.5, 0), each its own actor;
/// it has the least distance between them, and the position of the second after 40 frames, at 20
/// units of the first.
struct Push {
  explicit Push(bool together, const app::Placement& second = {}) {
    show.setPhysics(choose(together, true));
    first = show.add(ball(pmx::RigidMode::FollowBone, {0, 0.5F, 0}));
    // In world space it is at (5, 0.5, 0), wherever its model stands.
    const base::Vec3 place = second.toModel(base::Transform{{5, 0.5F, 0}, base::kIdentityRotation}).translation;
    other = show.add(ball(pmx::RigidMode::Physics, place));
    show.actor(other)->setPlacement(second);
    show.setMotions(first, {{walk(show.actor(first)->model(), 0.5F)}});
    for (int frame = 0; frame <= 40; ++frame) {
      show.evaluate(frame);
      nearest = std::min(nearest, glm::distance(inWorld(show, first, 0), inWorld(show, other, 0)));
    }
  }
  app::Show show;
  app::ActorId first = 0, other = 0;
  float nearest = 1e9F;
};

/// This struct has two pendulums that walk into each other and through, and a third that stands in
/// their way.
struct Meeting {
  explicit Meeting(int threads = 1, bool together = true) {
    show.setThreads(threads);
    show.setPhysics(choose(together));
    const auto model = pendulum();
    for (int i = 0; i < 3; ++i) ids.push_back(show.add(model));
    show.actor(ids[1])->setPlacement({{20, 0, 0.2F}, 180, 1});
    show.actor(ids[2])->setPlacement({{10, 0, -0.3F}, 45, 1});
    for (int i = 0; i < 2; ++i) show.setMotions(ids[static_cast<std::size_t>(i)], {{walk(model->model, 0.25F)}});
  }
  void play(double to, double step = 1.0) {
    for (int i = 0; i * step <= to; ++i) show.evaluate(i * step);
  }
  app::Show show;
  std::vector<app::ActorId> ids;
};

}  // namespace support
