// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/body_pick.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/view/sight.h"

namespace app {
namespace {

using base::Vec3;

constexpr float kWider = 3.0F;  // pixels at scale 1

/// The ray's points are from + t · along, with along of unit length.
struct Ray {
  Vec3 from, along;
};

/// Returns the smaller t at which a ray enters a sphere around a point.
std::optional<float> sphere(const Ray& ray, const Vec3& centre, float radius) {
  const Vec3 way = ray.from - centre;
  const float half = glm::dot(way, ray.along);
  const float root = half * half - glm::dot(way, way) + radius * radius;
  if (!(root >= 0.0F)) return std::nullopt;
  return -half - std::sqrt(root);
}

/// Tests a box around the origin.
std::optional<float> box(const Ray& ray, const Vec3& half) {
  float enters = -INFINITY, leaves = INFINITY;
  for (int i = 0; i < 3; ++i) {
    if (ray.along[i] == 0.0F) {
      if (std::abs(ray.from[i]) > half[i]) return std::nullopt;
      continue;
    }
    const float a = (-half[i] - ray.from[i]) / ray.along[i], b = (half[i] - ray.from[i]) / ray.along[i];
    enters = std::max(enters, std::min(a, b));
    leaves = std::min(leaves, std::max(a, b));
  }
  return enters <= leaves ? std::optional(enters) : std::nullopt;
}

/// Tests a capsule around the origin, along Y: a tube without ends and two spheres.
std::optional<float> capsule(const Ray& ray, float radius, float height) {
  std::optional<float> nearest;
  const auto offer = [&](std::optional<float> t) {
    if (t && !(nearest && *nearest <= *t)) nearest = t;
  };
  for (const float side : {-0.5F, 0.5F}) offer(sphere(ray, {0, side * height, 0}, radius));
  const float square = ray.along.x * ray.along.x + ray.along.z * ray.along.z;
  const float half = ray.from.x * ray.along.x + ray.from.z * ray.along.z;
  const float root = half * half - square * (ray.from.x * ray.from.x + ray.from.z * ray.from.z - radius * radius);
  if (square > 1e-12F && root >= 0.0F) {
    const float t = (-half - std::sqrt(root)) / square;
    if (std::abs(ray.from.y + t * ray.along.y) <= 0.5F * height) offer(t);
  }
  return nearest;
}

std::optional<float> hit(const pmx::RigidBody& body, const Ray& ray, float wider) {
  switch (static_cast<pmx::RigidShape>(body.shape)) {
    case pmx::RigidShape::Box:
      return box(ray, glm::abs(body.size) + wider);
    case pmx::RigidShape::Capsule:
      return capsule(ray, std::abs(body.size.x) + wider, std::abs(body.size.y));
    case pmx::RigidShape::Sphere:
      break;
  }
  return sphere(ray, Vec3(0.0F), std::abs(body.size.x) + wider);
}

}  // namespace

PickedBody bodyAt(const pmx::Model& model, std::span<const OverlayBody> bodies, const OverlayView& view,
                  base::Vec2 pixel) {
  PickedBody picked;
  const Sight sight(view);
  const Vec3 origin = sight.seen(Vec3(0.0F));
  for (std::size_t i = 0; i < bodies.size() && i < model.rigidBodies.size(); ++i) {
    const base::Transform& transform = bodies[i].transform;
    const Vec3 centre = sight.seen(transform.translation);
    if (!sight.pixel(centre)) continue;
    // The ray starts at the body's depth, where numbers are near 0 in the body's axes.
    const Sight::Ray seen = sight.ray(pixel, centre.z);
    const base::Quat back = glm::conjugate(transform.rotation);
    const Ray ray{back * (sight.ofModel(seen.from - origin) - transform.translation),
                  glm::normalize(back * sight.ofModel(seen.along))};
    const float scale = sight.unitsPerUnit();
    const auto t = hit(model.rigidBodies[i], ray, kWider * view.scale * sight.unitsPerPixel(centre.z) / scale);
    if (!t) continue;
    const float depth = centre.z + *t * scale * seen.along.z;
    if (picked.body >= 0 && !(depth < picked.depth)) continue;
    picked = {static_cast<std::int32_t>(i), depth};
  }
  return picked;
}

}  // namespace app
