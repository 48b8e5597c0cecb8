// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/head_shape.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

namespace demo {
namespace {

/// This is a slanted ring of the head: height in front and behind, half width, reach forwards and
/// back.
struct HeadRing {
  float frontY, backY, halfWidth, front, back;
};
HeadRing operator+(const HeadRing& a, const HeadRing& b) {
  return {a.frontY + b.frontY, a.backY + b.backY, a.halfWidth + b.halfWidth, a.front + b.front, a.back + b.back};
}
HeadRing operator*(const HeadRing& a, float f) {
  return {a.frontY * f, a.backY * f, a.halfWidth * f, a.front * f, a.back * f};
}
HeadRing operator-(const HeadRing& a, const HeadRing& b) { return a + b * -1.0F; }
HeadRing operator/(const HeadRing& a, float f) { return a * (1.0F / f); }

constexpr float kMiddleZ = 0.10F;

const Keys<HeadRing>& rings() {
  static const Keys<HeadRing> keys{{{0.00F, {14.66F, 14.80F, 0.00F, 0.00F, 0.00F}},
                                    {0.05F, {14.49F, 14.98F, 0.56F, 0.72F, 0.50F}},
                                    {0.10F, {14.375F, 15.12F, 0.80F, 1.08F, 0.74F}},
                                    {0.13F, {14.385F, 15.22F, 0.91F, 1.16F, 0.86F}},
                                    {0.20F, {14.58F, 15.38F, 1.09F, 1.215F, 1.02F}},
                                    {0.30F, {14.90F, 15.58F, 1.27F, 1.25F, 1.17F}},
                                    {0.42F, {15.32F, 15.86F, 1.42F, 1.28F, 1.32F}},
                                    {0.55F, {15.82F, 16.18F, 1.495F, 1.31F, 1.43F}},
                                    {0.70F, {16.45F, 16.60F, 1.49F, 1.30F, 1.47F}},
                                    {0.81F, {16.94F, 16.95F, 1.37F, 1.18F, 1.38F}},
                                    {0.90F, {17.35F, 17.32F, 1.09F, 0.93F, 1.12F}},
                                    {0.96F, {17.62F, 17.59F, 0.68F, 0.57F, 0.72F}},
                                    {1.00F, {kCrownY, kCrownY, 0.00F, 0.00F, 0.00F}}}};
  return keys;
}

float bump(float x, float y, float cx, float cy, float sx, float sy) {
  const float dx = (x - cx) / sx, dy = (y - cy) / sy;
  return std::exp(-(dx * dx + dy * dy));
}

}  // namespace

Vec3 headPoint(float angle, float rise) {
  const HeadRing ring = rings().at(rise);
  const float c = std::cos(angle), s = std::sin(angle);
  const float x = std::copysign(std::pow(std::abs(s), 0.96F), s) * ring.halfWidth;
  const float reach = c > 0.0F ? ring.front * std::pow(c, 0.86F) : -ring.back * std::pow(-c, 0.92F);
  const float y = ring.frontY + (ring.backY - ring.frontY) * (1.0F - c) * 0.5F;
  float z = kMiddleZ - reach;
  if (c > 0.3F) {
    z -= 0.085F * bump(x, y, 0.0F, 15.16F, 0.11F, 0.12F);             // nose
    z -= 0.030F * bump(x, y, 0.0F, 14.78F, 0.34F, 0.13F);             // lips
    z += 0.050F * bump(std::abs(x), y, 0.62F, 15.95F, 0.42F, 0.42F);  // eye hollows
  }
  return {x, y, z};
}

Vec3 headNormal(float angle, float rise) {
  const float d = 0.01F;
  const float low = std::max(0.002F, rise - d), high = std::min(0.998F, rise + d);
  const Vec3 across = headPoint(angle + d, rise) - headPoint(angle - d, rise);
  const Vec3 up = headPoint(angle, high) - headPoint(angle, low);
  return glm::normalize(glm::cross(up, across));
}

float hairline(float angle) {
  static const Keys<float> keys{{{0.0F, 0.79F},
                                 {0.7F, 0.76F},
                                 {1.05F, 0.62F},
                                 {1.25F, 0.50F},
                                 {1.5F, 0.50F},
                                 {1.75F, 0.42F},
                                 {2.1F, 0.20F},
                                 {2.6F, 0.09F},
                                 {kPi, 0.055F}}};
  return keys.at(std::abs(angle));
}

Vec3 headPoint(float angle, float rise, float lift) { return headPoint(angle, rise) + headNormal(angle, rise) * lift; }

Vec2 facePlace(const Vec2& xy) {
  Vec2 at(std::asin(std::clamp(xy.x / 1.6F, -0.95F, 0.95F)), std::clamp(0.1F + (xy.y - 14.36F) * 0.29F, 0.08F, 0.95F));
  for (int i = 0; i < 24; ++i) {
    const Vec3 here = headPoint(at.x, at.y);
    const Vec2 miss(xy.x - here.x, xy.y - here.y);
    if (std::abs(miss.x) + std::abs(miss.y) < 1e-5F) break;
    const float d = 0.004F;
    const Vec3 byAngle = (headPoint(at.x + d, at.y) - headPoint(at.x - d, at.y)) / (2 * d);
    const Vec3 byRise = (headPoint(at.x, at.y + d) - headPoint(at.x, at.y - d)) / (2 * d);
    const float det = byAngle.x * byRise.y - byRise.x * byAngle.y;
    if (std::abs(det) < 1e-4F) break;
    const Vec2 step((miss.x * byRise.y - byRise.x * miss.y) / det, (byAngle.x * miss.y - miss.x * byAngle.y) / det);
    at.x = std::clamp(at.x + std::clamp(step.x, -0.2F, 0.2F), -1.5F, 1.5F);
    at.y = std::clamp(at.y + std::clamp(step.y, -0.06F, 0.06F), 0.09F, 0.98F);
  }
  return at;
}

Vec3 facePoint(const Vec2& xy, float lift) {
  const Vec2 at = facePlace(xy);
  return headPoint(at.x, at.y, lift);
}

Vec3 faceNormal(const Vec2& xy) {
  const Vec2 at = facePlace(xy);
  return headNormal(at.x, at.y);
}

Vec2 faceUv(const Vec3& p) { return {(p.x + 1.8F) / 3.6F, (17.90F - p.y) / 3.6F}; }

}  // namespace demo
