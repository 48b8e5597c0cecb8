// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes trunk and legs: their shapes, their skin, and their visible parts.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/figure.h"

namespace demo {
namespace {

/// This is a level cut through the trunk or a leg.
struct Cut {
  float x, z, halfWidth, front, back;
};
Cut operator+(const Cut& a, const Cut& b) {
  return {a.x + b.x, a.z + b.z, a.halfWidth + b.halfWidth, a.front + b.front, a.back + b.back};
}
Cut operator*(const Cut& a, float f) { return {a.x * f, a.z * f, a.halfWidth * f, a.front * f, a.back * f}; }
Cut operator-(const Cut& a, const Cut& b) { return a + b * -1.0F; }
Cut operator/(const Cut& a, float f) { return a * (1.0F / f); }

const Keys<Cut>& trunkCuts() {
  static const Keys<Cut> keys{{{7.9F, {0, 0.06F, 0.60F, 0.42F, 0.52F}},
                               {8.3F, {0, 0.06F, 1.10F, 0.66F, 0.84F}},
                               {8.8F, {0, 0.06F, 1.24F, 0.76F, 0.96F}},
                               {9.3F, {0, 0.06F, 1.20F, 0.76F, 0.92F}},
                               {9.9F, {0, 0.05F, 0.93F, 0.66F, 0.70F}},
                               {10.6F, {0, 0.05F, 0.84F, 0.64F, 0.60F}},
                               {11.3F, {0, 0.05F, 0.90F, 0.68F, 0.60F}},
                               {12.0F, {0, 0.05F, 1.00F, 0.78F, 0.66F}},
                               {12.6F, {0, 0.06F, 1.08F, 0.78F, 0.70F}},
                               {13.1F, {0, 0.08F, 1.12F, 0.66F, 0.66F}},
                               {13.45F, {0, 0.10F, 0.94F, 0.54F, 0.56F}},
                               {13.75F, {0, 0.12F, 0.56F, 0.45F, 0.46F}},
                               {14.0F, {0, 0.13F, 0.43F, 0.41F, 0.40F}},
                               {14.6F, {0, 0.12F, 0.40F, 0.40F, 0.38F}},
                               {15.6F, {0, 0.12F, 0.40F, 0.40F, 0.40F}}}};
  return keys;
}

const Keys<Cut>& legCuts() {
  static const Keys<Cut> keys{{{0.75F, {0.66F, 0.22F, 0.26F, 0.30F, 0.30F}},
                               {1.35F, {0.66F, 0.20F, 0.245F, 0.25F, 0.27F}},
                               {2.2F, {0.67F, 0.17F, 0.30F, 0.28F, 0.34F}},
                               {3.4F, {0.68F, 0.10F, 0.395F, 0.34F, 0.47F}},
                               {4.3F, {0.68F, 0.00F, 0.395F, 0.36F, 0.42F}},
                               {5.05F, {0.68F, -0.06F, 0.405F, 0.41F, 0.37F}},
                               {5.8F, {0.69F, -0.05F, 0.45F, 0.44F, 0.44F}},
                               {7.0F, {0.70F, 0.00F, 0.55F, 0.55F, 0.58F}},
                               {8.5F, {0.68F, 0.05F, 0.62F, 0.65F, 0.74F}},
                               {9.3F, {0.62F, 0.08F, 0.60F, 0.66F, 0.78F}}}};
  return keys;
}

Vec3 cutPoint(const Cut& cut, float angle, float y, float lift, float roundness) {
  const float c = std::cos(angle), s = std::sin(angle);
  const auto power = [roundness](float x) { return std::copysign(std::pow(std::abs(x), 2.0F / roundness), x); };
  const float reach = (c > 0.0F ? cut.front : cut.back) + lift;
  return {cut.x + power(s) * (cut.halfWidth + lift), y, cut.z - power(c) * reach};
}

void addFoot(Figure& figure, Side side) {
  Tube foot;
  const auto at = [side](float y, float z) { return mirrored({place::ankle.x, y, z}, side); };
  const Vec3 up(0, 1, 0);
  foot.stations = {{at(0.58F, 0.60F), up, 0.12F, 0.14F},  {at(0.64F, 0.50F), up, 0.23F, 0.31F},
                   {at(0.76F, 0.22F), up, 0.26F, 0.43F},  {at(0.68F, -0.12F), up, 0.27F, 0.36F},
                   {at(0.55F, -0.48F), up, 0.31F, 0.24F}, {at(0.48F, -0.80F), up, 0.34F, 0.18F},
                   {at(0.45F, -1.05F), up, 0.28F, 0.14F}, {at(0.43F, -1.20F), up, 0.10F, 0.08F}};
  foot.around = 10;
  foot.along = 11;
  foot.roundness = 2.3F;
  foot.skin = [&figure, side](const Vec3& p) { return legSkin(figure.skeleton, side, p); };
  addTube(figure.mesh(Part::Socks), foot);

  Tube sole;
  sole.stations = {{at(0.17F, 0.70F), up, 0.12F, 0.15F},  {at(0.17F, 0.62F), up, 0.26F, 0.15F},
                   {at(0.17F, 0.20F), up, 0.33F, 0.15F},  {at(0.17F, -0.40F), up, 0.37F, 0.15F},
                   {at(0.17F, -0.95F), up, 0.38F, 0.15F}, {at(0.17F, -1.26F), up, 0.28F, 0.15F},
                   {at(0.17F, -1.36F), up, 0.10F, 0.14F}};
  sole.around = 12;
  sole.along = 8;
  sole.roundness = 5.0F;
  sole.skin = foot.skin;
  addTube(figure.mesh(Part::Sandals), sole);
  for (const float bank : {-1.0F, 1.0F}) {
    Tube strap;
    const auto over = [&](float x, float y, float z) { return mirrored({place::ankle.x + bank * x, y, z}, side); };
    strap.stations = {{over(0.0F, 0.34F, -1.02F), up, 0.05F, 0.05F},
                      {over(0.03F, 0.66F, -0.80F), up, 0.07F, 0.06F},
                      {over(0.20F, 0.74F, -0.46F), up, 0.075F, 0.06F},
                      {over(0.33F, 0.52F, -0.10F), up, 0.07F, 0.06F},
                      {over(0.33F, 0.28F, 0.08F), up, 0.06F, 0.06F}};
    strap.around = 5;
    strap.along = 7;
    strap.skin = foot.skin;
    addTube(figure.mesh(Part::Sandals), strap);
  }
}

}  // namespace

Vec3 trunkPoint(float angle, float y, float lift) {
  Vec3 p = cutPoint(trunkCuts().at(y), angle, y, lift, 2.25F);
  if (std::cos(angle) > 0.0F) {
    const float dx = (std::abs(p.x) - 0.46F) / 0.40F, dy = (y - 12.15F) / 0.48F;
    p.z -= 0.20F * std::exp(-(dx * dx + dy * dy)) * std::cos(angle);
  }
  return p;
}

Skin trunkSkin(const Skeleton& skeleton, const Vec3& p) {
  const auto bone = [&skeleton](const char* name) { return skeleton.at(name); };
  Skin skin;
  if (p.y < 10.7F)
    skin = blend(bone("下半身"), bone("上半身"), ramp(9.3F, 10.5F, p.y));
  else if (p.y < 12.7F)
    skin = blend(bone("上半身"), bone("上半身2"), ramp(10.9F, 12.1F, p.y));
  else if (p.y < 13.95F)
    skin = blend(bone("上半身2"), bone("首"), ramp(13.45F, 13.95F, p.y));
  else
    skin = blend(bone("首"), bone("頭"), ramp(13.98F, 14.45F, p.y));
  const float shoulder = ramp(0.50F, 1.15F, std::abs(p.x)) * ramp(12.5F, 13.2F, p.y) * 0.75F;
  const Side side = p.x > 0.0F ? Side::Left : Side::Right;
  const float arm = ramp(0.95F, 1.3F, std::abs(p.x)) * 0.5F;
  return mixed(skin, blend(skeleton.at(side, "肩"), skeleton.at(side, "腕"), arm), shoulder);
}

Vec3 legPoint(float angle, float y, float lift) { return cutPoint(legCuts().at(y), angle, y, lift, 2.1F); }

Skin legSkin(const Skeleton& skeleton, Side side, const Vec3& p) {
  const auto bone = [&](const char* name) { return skeleton.at(side, name); };
  if (p.y > 7.5F) return blend(bone("足D"), skeleton.at("下半身"), ramp(8.3F, 9.5F, p.y));
  const Vec3 down = glm::normalize(place::ankle - place::thigh);
  if (p.y > 3.2F) {
    const float share = 1.0F - ramp(place::knee.y - 0.62F, place::knee.y + 0.62F, p.y);
    return bend(bone("足D"), bone("ひざD"), share, mirrored(place::knee, side), mirrored(down * 0.5F, side));
  }
  if (p.y > 1.0F) return blend(bone("足首D"), bone("ひざD"), ramp(0.95F, 1.55F, p.y));
  return blend(bone("足首D"), bone("足先EX"), ramp(-0.35F, -0.75F, p.z));
}

void addTrunk(Figure& figure) {
  const SkinRule skin = [&figure](const Vec3& p) { return trunkSkin(figure.skeleton, p); };
  Surface neck;
  neck.columns = 20;
  neck.rows = 11;
  neck.skin = skin;
  neck.edgeScale = 0.6F;
  neck.at = [](float u, float v) { return trunkPoint(2.0F * kPi * u, 11.8F + 3.15F * v, 0.0F); };
  addSurface(figure.mesh(Part::Body), neck);
  // Short trousers are under the skirt.
  Surface shorts;
  constexpr int kShortsRows = 6;
  shorts.columns = 16;
  shorts.rows = kShortsRows;
  shorts.skin = [&figure](const Vec3& p) {
    const Side side = p.x > 0.0F ? Side::Left : Side::Right;
    const float leg = ramp(0.1F, 0.9F, std::abs(p.x)) * ramp(9.3F, 8.2F, p.y) * 0.6F;
    return blend(figure.skeleton.at("下半身"), figure.skeleton.at(side, "足D"), leg);
  };
  shorts.at = [](float u, float v) {
    const float y = 7.9F + 2.4F * std::max(0.0F, v * kShortsRows - 1.0F) / (kShortsRows - 1);
    return v <= 0.0F ? Vec3(0.0F, 7.95F, 0.1F) : trunkPoint(2.0F * kPi * u, y, 0.015F);
  };
  addSurface(figure.mesh(Part::Obi), shorts);
}

void addLegs(Figure& figure) {
  for (const Side side : kSides) {
    const SkinRule skin = [&figure, side](const Vec3& p) { return legSkin(figure.skeleton, side, p); };
    const auto band = [&](Part part, float top, float bottom, float lift, int rows, bool rolled) {
      Surface surface;
      surface.columns = 15;
      surface.rows = rows;
      surface.skin = skin;
      surface.edgeScale = part == Part::Body ? 0.7F : 0.9F;
      surface.uv = [](float u, float v) { return Vec2(u, v); };
      surface.at = [=](float u, float v) {
        // The first and last rows of a rolled band lie under it.
        const bool under = rolled && (v <= 0.0F || v >= 1.0F);
        const float t =
            rolled ? std::clamp((v * static_cast<float>(rows) - 1.0F) / static_cast<float>(rows - 2), 0.0F, 1.0F) : v;
        const float y = top + (bottom - top) * t;
        return mirrored(legPoint(2.0F * kPi * u, y, under ? -0.03F : lift), side);
      };
      addSurface(figure.mesh(part), surface);
    };
    band(Part::Body, 9.2F, 5.4F, 0.0F, 10, false);
    band(Part::Socks, 5.95F, 0.80F, 0.035F, 20, true);
    band(Part::Obi, 9.0F, 7.55F, 0.03F, 4, true);
    band(Part::Trim, 6.0F, 5.78F, 0.065F, 3, true);
    band(Part::Kimono, 5.72F, 5.64F, 0.055F, 3, true);
    addFoot(figure, side);
  }
}

}  // namespace demo
