// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the ponytail and its bow, and bows in general.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/bow.h"
#include "resources/demo/figure.h"

namespace demo {
namespace {

/// Returns the chain's joint before a point, as a real number: 2.5 is halfway between the third and
/// the fourth.
float placeOnTail(const Vec3& p) {
  float best = 0.0F, nearest = 1e9F;
  for (int i = 0; i < kHairLinks; ++i) {
    const Vec3 a = ponytailPoint(i), b = ponytailPoint(i + 1);
    const float t = std::clamp(glm::dot(p - a, b - a) / glm::dot(b - a, b - a), 0.0F, 1.0F);
    const float distance = glm::length(p - (a + (b - a) * t));
    if (distance < nearest) {
      nearest = distance;
      best = static_cast<float>(i) + t;
    }
  }
  return best;
}

struct TailStrand {
  float angle, spread, width, length;
};

void addTailStrand(Figure& figure, const TailStrand& strand, const SkinRule& skin) {
  Keys<Vec3> path;
  for (int i = 0; i <= kHairLinks; ++i) path.keys.push_back({static_cast<float>(i), ponytailPoint(i)});
  Tube tube;
  constexpr int kStations = 12;
  for (int i = 0; i <= kStations; ++i) {
    const float t = static_cast<float>(i) / kStations;
    const float s = t * strand.length * kHairLinks;
    const Vec3 centre = path.at(s);
    const Vec3 tangent = glm::normalize(path.at(s + 0.05F) - path.at(std::max(0.0F, s - 0.05F)));
    const Vec3 across = glm::normalize(glm::cross(tangent, Vec3(0.9F, 0.3F, 0.2F)));
    const Vec3 around = glm::cross(across, tangent);
    const Vec3 away = across * std::cos(strand.angle) + around * std::sin(strand.angle);
    const float full = std::sin(kPi * std::pow(t, 0.62F) * 0.97F + 0.09F);
    const float spread = strand.spread * (0.12F + 0.88F * std::sin(kPi * std::min(1.0F, t * 0.9F + 0.05F))) +
                         0.25F * strand.spread * std::max(0.0F, t - 0.7F);
    Station station;
    station.centre = centre + away * spread;
    station.out = away;
    station.halfWidth = i == kStations ? 0.0F : strand.width * std::max(0.15F, full);
    station.halfThickness = station.halfWidth * 0.62F;
    tube.stations.push_back(station);
  }
  tube.around = 8;
  tube.along = 18;
  tube.closedEnd = false;
  tube.skin = skin;
  tube.uvFrom = {0.0F, 0.10F};
  tube.uvTo = {1.0F, 0.99F};
  addTube(figure.mesh(Part::Ponytail), tube);
}

}  // namespace

void addBow(Mesh& mesh, const Bow& bow) {
  const Vec3 right = bow.turn * Vec3(1, 0, 0), up = bow.turn * Vec3(0, 1, 0), depth = bow.turn * Vec3(0, 0, 1);
  for (const Side side : kSides) {
    const float s = signOf(side);
    const auto at = [&](float x, float y, float z) {
      return bow.centre + right * (s * x * bow.size) + up * (y * bow.size) + depth * (z * bow.size);
    };
    // A loop is a pillow, pinched at the knot, with a fold by the knot's pull.
    Surface loop;
    loop.columns = 12;
    loop.rows = 7;
    loop.uv = [](float u, float v) { return Vec2(std::abs(u - 0.5F), v); };
    loop.skin = side == Side::Left ? bow.leftSkin : bow.rightSkin;
    loop.at = [&](float u, float v) {
      const float angle = 2.0F * kPi * u, open = std::cos(0.5F * kPi * v) * ramp(-0.5F, 0.55F, v);
      const float far = std::sin(0.5F * kPi * v);
      const float y = std::cos(angle), z = std::sin(angle);
      const float crease = 1.0F - 0.55F * std::exp(-9.0F * y * y) * ramp(0.75F, 0.1F, v);
      const float lift = 0.40F * far + y * (0.12F * (1.0F - v) + 0.66F * open);
      return at(0.04F + 1.40F * far, lift, z * (0.05F * (1.0F - v) + 0.34F * open * bow.fullness) * crease + 0.10F * v);
    };
    addSurface(mesh, loop);
    Tube tail;
    const float reach = bow.tailLength;
    tail.stations = {{at(0.05F, 0.0F, 0.0F), -depth, 0.13F * bow.size, 0.035F * bow.size},
                     {at(0.30F, -0.35F * reach, 0.16F), -depth, 0.24F * bow.size, 0.035F * bow.size},
                     {at(0.52F, -0.80F * reach, 0.20F), -depth, 0.30F * bow.size, 0.035F * bow.size},
                     {at(0.78F, -1.25F * reach, 0.10F), -depth, 0.34F * bow.size, 0.03F * bow.size}};
    tail.around = 6;
    tail.along = 5;
    tail.roundness = 3.0F;
    tail.skin = side == Side::Left ? bow.leftTailSkin : bow.rightTailSkin;
    addTube(mesh, tail);
  }
  addEllipsoid(mesh, bow.centre, Vec3(0.24F, 0.22F, 0.24F) * bow.size, bow.turn, 8, bow.knotSkin);
}

void addPonytail(Figure& figure) {
  const Skeleton& skeleton = figure.skeleton;
  std::vector<std::int32_t> bones;
  bones.reserve(kHairLinks);
  for (int i = 0; i < kHairLinks; ++i) bones.push_back(skeleton.at("髪" + fullWidth(i + 1)));
  const std::int32_t head = skeleton.at("頭");
  const SkinRule onTail = [bones, head](const Vec3& p) {
    const float place = placeOnTail(p);
    const int nearest = static_cast<int>(std::lround(place));  // the joint nearest
    const auto bone = [&](int i) {
      return i < 0 ? head : bones[static_cast<std::size_t>(std::min(i, kHairLinks - 1))];
    };
    return blend(bone(nearest - 1), bone(nearest), ramp(-0.45F, 0.45F, place - static_cast<float>(nearest)));
  };
  const TailStrand strands[] = {{0.0F, 0.0F, 0.62F, 0.97F},  {0.5F, 0.40F, 0.42F, 0.90F}, {1.7F, 0.42F, 0.40F, 0.99F},
                                {2.9F, 0.40F, 0.42F, 0.86F}, {4.1F, 0.42F, 0.40F, 0.94F}, {5.3F, 0.40F, 0.42F, 0.82F}};
  for (const TailStrand& strand : strands) addTailStrand(figure, strand, onTail);

  Bow bow;
  bow.centre = place::tailRoot + Vec3(0.0F, 0.30F, -0.02F);
  bow.turn = glm::angleAxis(-0.20F, Vec3(1, 0, 0));
  bow.size = 1.12F;
  bow.tailLength = 1.5F;
  bow.knotSkin = [head](const Vec3&) { return rigid(head); };
  const auto from = [head](std::int32_t bone, const Vec3& root) {
    return [=](const Vec3& p) { return blend(head, bone, ramp(0.15F, 0.9F, glm::length(p - root))); };
  };
  bow.leftSkin = from(skeleton.at("左リボン"), bow.centre);
  bow.rightSkin = from(skeleton.at("右リボン"), bow.centre);
  bow.leftTailSkin = from(skeleton.at("左リボン尾"), bow.centre);
  bow.rightTailSkin = from(skeleton.at("右リボン尾"), bow.centre);
  addBow(figure.mesh(Part::Ribbon), bow);
}

}  // namespace demo
