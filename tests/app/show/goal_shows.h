// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/show/goal.h"
#include "app/show/show.h"
#include "tests/app/files/puppet.h"

/// These helpers of the goals' tests make goals of the puppet and measure their results.
namespace support {

inline std::shared_ptr<const app::LoadedModel> loadedPuppet() { return loaded(puppet()); }

inline app::Goal reach(std::int32_t bone, std::int32_t root, const base::Vec3& point) {
  app::Goal goal;
  goal.bone = bone;
  goal.root = root;
  goal.place.point = point;
  return goal;
}

inline app::Goal lookAt(const base::Vec3& point) {
  app::Goal goal;
  goal.kind = app::GoalKind::LookAt;
  goal.bone = Puppet::Head;
  goal.root = Puppet::Chest;
  goal.place.point = point;
  return goal;
}

inline base::Transform worldOf(const app::Show& show, app::ActorId id, std::int32_t bone) {
  const app::Actor& actor = *show.actor(id);
  return actor.switches().placement.toWorld(actor.pose().models[static_cast<std::size_t>(bone)]);
}

inline void expectNear(const base::Vec3& got, const base::Vec3& wanted, float within = 1e-3F) {
  EXPECT_LT(glm::distance(got, wanted), within)
      << got.x << ' ' << got.y << ' ' << got.z << " isn't " << wanted.x << ' ' << wanted.y << ' ' << wanted.z;
}

/// Returns the angle between the direction of the face, from the middle of the eyes, and a point.
inline float missOfSight(const app::Show& show, app::ActorId id, const base::Vec3& place) {
  const base::Transform head = worldOf(show, id, Puppet::Head);
  const base::Vec3 eye =
      head.translation + head.rotation * (show.actor(id)->switches().placement.scale * base::Vec3(0, 1, -0.8F));
  return std::acos(std::min(1.0F, glm::dot(head.rotation * base::Vec3(0, 0, -1), glm::normalize(place - eye))));
}

}  // namespace support
