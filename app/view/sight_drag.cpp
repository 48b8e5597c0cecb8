// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/sight_drag.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

using base::Vec2, base::Vec3;

// This limits movement along an axis per pixel, relative to a point beside the bone.
constexpr float kMaxSlant = 20.0F;
constexpr float kEdgeOn = 0.2F;  // cosine between a circle's axis and the eye

/// Returns the angle about an axis between the points under two pixels in the axis's plane; 0 where
/// a pixel doesn't see the plane.
float angleInPlane(const Sight& sight, const Vec3& centre, const Vec3& axis, Vec2 from, Vec2 to) {
  const auto inPlane = [&](Vec2 pixel) {
    const Sight::Ray ray = sight.ray(pixel, centre.z);
    const float slant = glm::dot(axis, ray.along);
    return ray.from - ray.along * (glm::dot(ray.from - centre, axis) / slant) - centre;
  };
  const Vec3 a = inPlane(from), b = inPlane(to);
  // Points beyond the plane's horizon are behind the eye.
  if (!sight.pixel(centre + a) || !sight.pixel(centre + b)) return 0.0F;
  const float angle = std::atan2(glm::dot(glm::cross(a, b), axis), glm::dot(a, b));
  return std::isfinite(angle) ? angle : 0.0F;
}

/// Returns the angle along the near side of a ring that is seen edge on.
float angleAlong(const Sight& sight, const Vec3& centre, const Vec3& axis, Vec2 from, Vec2 to, float radiusPixels) {
  const Vec3 tangent = glm::cross(axis, -sight.away(centre));
  const Vec2 shown = glm::normalize(Vec2(tangent.x, -tangent.y));  // pixels count downwards
  return glm::dot(to - from, shown) / radiusPixels;
}

}  // namespace

float distanceTo(Vec2 pixel, Vec2 a, Vec2 b) {
  const Vec2 along = b - a;
  const float square = glm::dot(along, along);
  const float t = square > 0.0F ? std::clamp(glm::dot(pixel - a, along) / square, 0.0F, 1.0F) : 0.0F;
  return glm::distance(pixel, a + t * along);
}

float wayDragged(const Sight& sight, const Vec3& centre, const Vec3& axis, Vec2 from, Vec2 to) {
  const auto along = [&](Vec2 pixel) {
    const Sight::Ray ray = sight.ray(pixel, centre.z);
    const float slant = glm::dot(axis, ray.along);
    const Vec3 way = ray.from - centre;
    return (glm::dot(way, axis) - slant * glm::dot(way, ray.along)) / (1.0F - slant * slant);
  };
  // Points beyond the axis's vanishing point are behind the eye, and towards it each pixel is
  // farther than the last.
  const float way = along(to) - along(from);
  const float most = kMaxSlant * (glm::distance(from, to) + 1.0F) * sight.unitsPerPixel(centre.z);
  return std::abs(way) <= most ? way : 0.0F;
}

float angleDragged(const Sight& sight, const Vec3& centre, const Vec3& axis, Vec2 from, Vec2 to, float radiusPixels) {
  const bool edgeOn = std::abs(glm::dot(axis, sight.away(centre))) < kEdgeOn;
  return edgeOn ? angleAlong(sight, centre, axis, from, to, radiusPixels) : angleInPlane(sight, centre, axis, from, to);
}

Vec3 onSphere(const Sight& sight, const Vec3& centre, float radius, bool far, Vec2 pixel) {
  const Sight::Ray ray = sight.ray(pixel, centre.z);
  const Vec3 way = ray.from - centre;
  const Vec3 nearest = way - glm::dot(way, ray.along) * ray.along;
  const float inside = radius * radius - glm::dot(nearest, nearest);
  return inside > 0.0F ? nearest + (far ? 1.0F : -1.0F) * std::sqrt(inside) * ray.along : nearest;
}

}  // namespace app
