// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the upper half of the dress: bodice, collar, sleeves and obi.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/bow.h"
#include "resources/demo/figure.h"

namespace demo {
namespace {

/// Returns the height of the dress's upper edge by the angle from the front.
float neckline(float angle) {
  static const Keys<float> keys{
      {{0.0F, 12.55F}, {0.25F, 12.85F}, {0.5F, 13.22F}, {0.9F, 13.62F}, {1.4F, 13.84F}, {kPi, 13.96F}}};
  return keys.at(std::abs(angle));
}

void addBodice(Figure& figure) {
  Surface bodice;
  constexpr int kRows = 14;
  bodice.columns = 32;
  bodice.rows = kRows;
  bodice.skin = [&figure](const Vec3& p) { return trunkSkin(figure.skeleton, p); };
  bodice.uv = [](float u, float v) { return Vec2(u * 2.0F, 1.3F * (1.0F - v)); };
  bodice.at = [](float u, float v) {
    const float angle = kPi * (2.0F * u - 1.0F);
    const float t = std::min(1.0F, v * kRows / (kRows - 1.0F));
    const float y = 9.9F + (neckline(angle) - 9.9F) * t;
    return trunkPoint(angle, y, v >= 1.0F ? -0.02F : 0.055F);
  };
  addSurface(figure.mesh(Part::Kimono), bodice);
}

/// Adds a collar band: from behind the neck over one shoulder, across the chest into the obi.
void addCollar(Figure& figure, Side side) {
  Tube band;
  const Vec2 path[] = {{kPi + 0.05F, 14.03F}, {2.6F, 14.02F},   {1.9F, 13.98F}, {1.35F, 13.88F},
                       {0.9F, 13.66F},        {0.5F, 13.24F},   {0.2F, 12.80F}, {-0.08F, 12.38F},
                       {-0.34F, 11.95F},      {-0.56F, 11.45F}, {-0.70F, 10.9F}};
  const float lift = side == Side::Left ? 0.105F : 0.075F;
  for (const Vec2& stop : path) {
    const float angle = stop.x * signOf(side);
    // Its end lies under the obi.
    const float over = lift * ramp(11.1F, 11.8F, stop.y);
    const Vec3 out = trunkPoint(angle, stop.y, 1.0F) - trunkPoint(angle, stop.y, 0.0F);
    // On the shoulder it faces upwards, too.
    const float slope = stop.y > 13.3F ? (stop.y - 13.3F) * 0.9F : 0.0F;
    band.stations.push_back({trunkPoint(angle, stop.y, over), glm::normalize(out + Vec3(0, slope, 0)), 0.165F, 0.05F});
  }
  band.around = 6;
  band.along = 26;
  band.roundness = 4.0F;
  band.skin = [&figure](const Vec3& p) { return trunkSkin(figure.skeleton, p); };
  band.edgeScale = 0.8F;
  addTube(figure.mesh(Part::Trim), band);
}

/// This is a sleeve round the left arm: its cloth at a position along it (0 … 1) and an angle round
/// it, 0 upwards.
struct Sleeve {
  float from, to;      ///< along the arm, units
  Keys<float> radius;  ///< by the position along it
  float hang;          ///< units by which its lower side hangs at the end
  [[nodiscard]] Vec3 at(float placeOn, float angle, float lift) const {
    const float along = from + (to - from) * placeOn;
    const Vec3 direction = glm::normalize(armCentre(along + 0.01F) - armCentre(along));
    const Vec3 across(0, 0, 1), up = glm::normalize(glm::cross(across, direction));
    const float r = radius.at(placeOn) + lift;
    const float low = std::max(0.0F, -std::cos(angle));
    const Vec3 ring = up * (std::cos(angle) * r) + across * (std::sin(angle) * r * (1.0F - 0.25F * low * hang));
    return armCentre(along) + ring + Vec3(0, -1, 0) * (hang * ramp(0.1F, 1.0F, placeOn) * low * low);
  }
};

void addSleeve(Figure& figure, Side side, const Sleeve& sleeve, const SkinRule& skin) {
  struct Layer {
    Part part;
    float from, to, lift;
    int rows[2];  ///< outside, inside
  };
  // There is the cloth, and a trim round its end. Rows run outside to the edge and back inside.
  for (const Layer& layer :
       {Layer{Part::Kimono, 0.0F, 0.86F, 0.0F, {6, 2}}, Layer{Part::Trim, 0.84F, 1.0F, 0.018F, {2, 1}}}) {
    for (const bool inside : {false, true}) {
      const int rows = layer.rows[inside ? 1 : 0];
      Surface cloth;
      cloth.columns = 16;
      cloth.rows = rows;
      cloth.skin = skin;
      cloth.uv = [](float u, float v) { return Vec2(u, 0.44F + 0.6F * v); };
      const float depth = inside ? -0.045F : layer.lift;
      cloth.at = [&sleeve, layer, rows, depth, side, inside](float u, float v) {
        const bool lip = layer.part == Part::Trim && v * static_cast<float>(rows) > static_cast<float>(rows) - 0.5F;
        const float t = layer.from + (layer.to - layer.from) * v;
        return mirrored(sleeve.at(t, 2.0F * kPi * u, lip ? (inside ? -0.045F : -0.015F) : depth), side);
      };
      const std::size_t firstVertex = figure.mesh(layer.part).vertices.size();
      const std::size_t firstIndex = figure.mesh(layer.part).indices.size();
      addSurface(figure.mesh(layer.part), cloth);
      if (!inside) continue;
      Mesh& mesh = figure.mesh(layer.part);
      for (std::size_t i = firstIndex; i + 2 < mesh.indices.size(); i += 3)
        std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
      for (std::size_t i = firstVertex; i < mesh.vertices.size(); ++i) {
        mesh.vertices[i].normal = -mesh.vertices[i].normal;
        mesh.vertices[i].edgeScale = 0.0F;
      }
    }
  }
}

void addSleeves(Figure& figure, Side side) {
  const Skeleton& skeleton = figure.skeleton;
  const Sleeve cap{-0.34F,
                   1.25F,
                   {{{0.0F, 0.01F}, {0.10F, 0.32F}, {0.22F, 0.43F}, {0.42F, 0.48F}, {0.7F, 0.50F}, {1.0F, 0.56F}}},
                   0.05F};
  addSleeve(figure, side, cap, [&skeleton, side](const Vec3& p) {
    return mixed(armSkin(skeleton, side, p), trunkSkin(skeleton, p), ramp(1.35F, 0.75F, std::abs(p.x)) * 0.6F);
  });
  const Sleeve bell{
      2.55F, 3.92F, {{{0.0F, 0.27F}, {0.06F, 0.33F}, {0.3F, 0.38F}, {0.6F, 0.46F}, {1.0F, 0.60F}}}, 1.25F};
  const std::int32_t hanging = skeleton.at(side, "袖");
  addSleeve(figure, side, bell, [&skeleton, side, hanging](const Vec3& p) {
    const Vec3 left = mirrored(p, side);
    const Vec3 axis = glm::normalize(place::wrist - place::elbow);
    const float along = glm::dot(left - place::elbow, axis);
    const float below = (place::elbow + axis * along).y - left.y;
    return mixed(armSkin(skeleton, side, p), rigid(hanging), 0.9F * ramp(0.45F, 1.5F, below));
  });
  // A cord ties the lower sleeve.
  Tube cord;
  for (int i = 0; i <= 16; ++i) {
    const float angle = 2.0F * kPi * static_cast<float>(i) / 16.0F;
    const Vec3 middle = bell.at(0.10F, angle, 0.01F);
    cord.stations.push_back({mirrored(middle, side), mirrored(middle - armCentre(2.69F), side), 0.055F, 0.04F});
  }
  cord.around = 4;
  cord.along = 14;
  cord.closedStart = cord.closedEnd = false;
  cord.skin = [&skeleton, side](const Vec3& p) { return armSkin(skeleton, side, p); };
  addTube(figure.mesh(Part::Gold), cord);
}

void addObi(Figure& figure) {
  const SkinRule skin = [&figure](const Vec3& p) { return trunkSkin(figure.skeleton, p); };
  Surface obi;
  constexpr int kRows = 8;
  obi.columns = 32;
  obi.rows = kRows;
  obi.skin = skin;
  obi.uv = [](float u, float v) { return Vec2(u * 4.0F, 1.0F - v); };
  obi.at = [](float u, float v) {
    const float angle = kPi * (2.0F * u - 1.0F);
    const float t = std::clamp((v * kRows - 1.0F) / (kRows - 2.0F), 0.0F, 1.0F);
    const float round = std::pow(std::sin(kPi * (0.12F + 0.76F * t)), 0.5F);
    const bool under = v <= 0.0F || v >= 1.0F;
    return trunkPoint(angle, 9.92F + 1.62F * t, under ? 0.0F : 0.09F + 0.12F * round);
  };
  addSurface(figure.mesh(Part::Obi), obi);
  Tube cord;
  for (int i = 0; i <= 32; ++i) {
    const float angle = 2.0F * kPi * static_cast<float>(i) / 32.0F;
    cord.stations.push_back({trunkPoint(angle, 10.80F, 0.20F),
                             trunkPoint(angle, 10.80F, 1.2F) - trunkPoint(angle, 10.80F, 0.2F), 0.085F, 0.06F});
  }
  cord.around = 4;
  cord.along = 28;
  cord.closedStart = cord.closedEnd = false;
  cord.skin = skin;
  addTube(figure.mesh(Part::Gold), cord);
}

void addObiBow(Figure& figure) {
  const std::int32_t upper = figure.skeleton.at("上半身");
  Bow bow;
  bow.centre = {0.0F, 10.95F, 1.02F};
  bow.turn = glm::angleAxis(0.12F, Vec3(1, 0, 0));
  bow.size = 1.22F;
  bow.tailLength = 1.75F;
  bow.knotSkin = bow.leftSkin = bow.rightSkin = [upper](const Vec3&) { return rigid(upper); };
  const auto tail = [upper](std::int32_t bone) {
    return [=](const Vec3& p) { return blend(upper, bone, ramp(10.9F, 10.0F, p.y)); };
  };
  bow.leftTailSkin = tail(figure.skeleton.at("左帯"));
  bow.rightTailSkin = tail(figure.skeleton.at("右帯"));
  addBow(figure.mesh(Part::Ribbon), bow);
}

}  // namespace

void addKimono(Figure& figure) {
  addBodice(figure);
  for (const Side side : {Side::Right, Side::Left}) addCollar(figure, side);
  for (const Side side : kSides) addSleeves(figure, side);
  addObi(figure);
  addObiBow(figure);
}

}  // namespace demo
