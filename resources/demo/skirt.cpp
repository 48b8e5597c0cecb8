// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the skirt, the veil below it, and ornaments: flowers and the bell.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/figure.h"
#include "resources/demo/head_shape.h"

namespace demo {
namespace {

constexpr int kPleats = 20;

/// Returns a point of the skirt at an angle (0 front, positive to the figure's left) and height;
/// pleats grow towards the hem.
Vec3 skirtAt(float angle, float y, float lift, float pleat) {
  static const Keys<float> radius{
      {{5.8F, 2.72F}, {6.95F, 2.42F}, {7.7F, 2.16F}, {8.45F, 1.84F}, {9.2F, 1.46F}, {9.8F, 1.10F}, {10.3F, 0.90F}}};
  const float low = ramp(10.0F, 7.6F, y);
  const float wave = std::sin(angle * kPleats);
  const float fold = pleat * low * (wave + 0.22F * std::sin(2.0F * angle * kPleats));
  const float r = radius.at(y) + lift + fold;
  const float turn = angle + 0.30F * low * pleat * std::cos(angle * kPleats);
  return {std::sin(turn) * r, y, 0.03F - std::cos(turn) * r * (0.92F - 0.14F * ramp(9.0F, 10.2F, y))};
}

SkinRule skirtSkin(const Figure& figure) {
  const Skeleton* skeleton = &figure.skeleton;
  return [skeleton](const Vec3& p) {
    float around = std::atan2(p.x, -(p.z - 0.03F) / 0.92F) / (2.0F * kPi) * kSkirtChains;
    if (around < 0.0F) around += kSkirtChains;
    const int chain = static_cast<int>(around) % kSkirtChains, next = (chain + 1) % kSkirtChains;
    const auto ofChain = [&](int c) {
      return blend(skeleton->at(skirtBoneName(c, 0)), skeleton->at(skirtBoneName(c, 1)), ramp(8.95F, 7.95F, p.y));
    };
    const Skin cloth = mixed(ofChain(chain), ofChain(next), around - std::floor(around));
    return p.y > 9.55F ? mixed(cloth, rigid(skeleton->at("下半身")), ramp(9.55F, 10.1F, p.y)) : cloth;
  };
}

void addSkirtLayer(Figure& figure, Part part, float top, float bottom, float lift, int outside, Vec2 uvRows) {
  Surface cloth;
  cloth.columns = kPleats * 4;
  // The cloth goes down outside to the hem, over a lip, and back up inside as far as it is seen
  // there, with a row for two.
  const int inside = 3 * outside / 8;
  cloth.rows = outside + 1 + inside;
  cloth.skin = skirtSkin(figure);
  cloth.uv = [=](float u, float v) {
    const float t = std::min(1.0F, v * static_cast<float>(outside + 1 + inside) / static_cast<float>(outside));
    return Vec2(u * 2.0F, uvRows.x + (uvRows.y - uvRows.x) * t);
  };
  cloth.at = [=](float u, float v) {
    const float row = v * static_cast<float>(outside + 1 + inside);
    const bool back = row > static_cast<float>(outside) + 0.5F;
    const float down = back ? static_cast<float>(outside) - 2.0F * (row - static_cast<float>(outside + 1)) : row;
    const float t = down / static_cast<float>(outside);
    return skirtAt(2.0F * kPi * u, top + (bottom - top) * t, back ? lift - 0.08F : lift, 0.085F);
  };
  addSurface(figure.mesh(part), cloth);
}

void addVeil(Figure& figure) {
  Surface veil;
  veil.columns = kPleats * 4;
  veil.rows = 4;
  veil.skin = skirtSkin(figure);
  veil.edgeScale = 0.0F;
  veil.uv = [](float u, float v) { return Vec2(u * 10.0F, v); };
  veil.at = [](float u, float v) {
    const float angle = 2.0F * kPi * u;
    return skirtAt(angle + 0.08F, 7.35F - 1.15F * v, -0.10F, 0.06F + 0.08F * v);
  };
  addSurface(figure.mesh(Part::Veil), veil);
}

void addFlower(Figure& figure, const Vec2& at, float lift, float size, float turn) {
  const Vec3 centre = headPoint(at.x, at.y, lift), out = headNormal(at.x, at.y);
  const Vec3 right = glm::normalize(glm::cross(Vec3(0, 1, 0), out)), up = glm::cross(out, right);
  const SkinRule skin = [head = figure.skeleton.at("頭")](const Vec3&) { return rigid(head); };
  for (int petal = 0; petal < 5; ++petal) {
    const float angle = turn + 2.0F * kPi * static_cast<float>(petal) / 5.0F;
    const Vec3 along = right * std::cos(angle) + up * std::sin(angle), across = glm::cross(out, along);
    Surface leaf;
    leaf.columns = 6;
    leaf.rows = 4;
    leaf.skin = skin;
    leaf.edgeScale = 0.6F;
    leaf.uv = [](float u, float v) {
      return Vec2(0.5F + 0.48F * std::sin(kPi * v) * std::cos(2 * kPi * u), 0.5F - 0.48F * std::cos(kPi * v));
    };
    leaf.at = [=](float u, float v) {
      // This is a cushion along `along`, notched at its far end, rising outwards.
      const float round = std::sin(kPi * v), a = 2.0F * kPi * u;
      const float far = 0.5F - 0.5F * std::cos(kPi * v);
      const float wide = round * 0.40F * (0.55F + 0.65F * far);
      const float notch = 0.10F * ramp(0.80F, 1.0F, far) * (1.0F - std::abs(std::cos(a)) * round);
      return centre + (along * (0.08F + 0.80F * far - notch) + across * (std::cos(a) * wide) +
                       out * (0.09F * std::sin(a) * round + 0.18F * far * far)) *
                          size;
    };
    addSurface(figure.mesh(Part::Flower), leaf);
  }
  addEllipsoid(figure.mesh(Part::Gold), centre + out * (0.09F * size), Vec3(0.16F * size), base::kIdentityRotation, 8,
               skin, 0.6F);
}

}  // namespace

void addSkirt(Figure& figure) {
  addSkirtLayer(figure, Part::Skirt, 10.30F, 6.95F, 0.0F, 8, {0.0F, 1.0F});
  addVeil(figure);
}

void addOrnaments(Figure& figure) {
  addFlower(figure, {0.98F, 0.86F}, 0.42F, 0.52F, 0.3F);
  addFlower(figure, {1.28F, 0.755F}, 0.38F, 0.38F, 0.9F);
  addFlower(figure, {0.62F, 0.915F}, 0.40F, 0.30F, 0.0F);
  // The bell hangs on the obi's cord.
  const SkinRule skin = [&figure](const Vec3& p) { return trunkSkin(figure.skeleton, p); };
  const Vec3 bell = trunkPoint(0.0F, 10.80F, 0.36F);
  addEllipsoid(figure.mesh(Part::Gold), bell, Vec3(0.21F, 0.20F, 0.20F), base::kIdentityRotation, 12, skin, 0.7F);
  addEllipsoid(figure.mesh(Part::Gold), bell, Vec3(0.235F, 0.035F, 0.225F), base::kIdentityRotation, 12, skin, 0.5F);
}

}  // namespace demo
