// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/surroundings.h"

#include <cmath>
#include <vector>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QVector3D>
#include <Qt3DRender/QMaterial>

#include "app/scene/coloured_mesh.h"
#include "app/scene/frame_graph.h"
#include "app/scene/view_quad.h"

namespace app {
namespace {

using namespace Qt3DCore;
using namespace Qt3DRender;

constexpr float kCell = 5.0F;         // units
constexpr float kFadingPart = 12.5F;  // units
constexpr float kFinePart = 1.0F;     // units
constexpr int kCells = 10;            // either side of the origin
// At this distance a floor that fades has a tenth of its opacity.
constexpr float kReach = kCells * kCell;
const base::Vec3 kMmdsGrid{0.62F, 0.65F, 0.70F};
const base::Vec3 kRed{0.85F, 0.20F, 0.20F}, kGreen{0.20F, 0.70F, 0.25F}, kBlue{0.20F, 0.35F, 0.85F};

/// These are lines, each from a place on to the next. Those that fade are made of shorter ones,
/// because opacity is straight between two places; many of them would cost time where the processor
/// draws. Fine ones are made of many.
struct Lines {
  bool fade, fine;
  std::vector<ColouredPoint> points{};

  void add(base::Vec3 from, base::Vec3 to, base::Vec3 colour) {
    const float part = fine ? kFinePart : kFadingPart;
    const int parts = fade || fine ? static_cast<int>(std::ceil(glm::distance(from, to) / part)) : 1;
    const auto at = [&](int number) {
      const base::Vec3 place = glm::mix(from, to, static_cast<float>(number) / static_cast<float>(parts));
      return ColouredPoint{place, base::Vec4(colour, fade ? floorOpacity(place.x, place.z) : 1.0F)};
    };
    for (int i = 0; i < parts; ++i) {
      const ColouredPoint begin = at(i), end = at(i + 1);
      if (begin.colour.w > 0.0F || end.colour.w > 0.0F) points.insert(points.end(), {begin, end});
    }
  }
};

QEntity* makeGrid(Gradient gradient, bool fine, QNode* parent) {
  const bool fades = gradient != Gradient::None;
  const base::Vec3 colour = fades ? coloursOf(gradient).grid : kMmdsGrid;
  Lines lines{fades, fine};
  for (int i = -kCells; i <= kCells; ++i) {
    const float at = static_cast<float>(i) * kCell;
    lines.add({at, 0, -kReach}, {at, 0, kReach}, colour);
    lines.add({-kReach, 0, at}, {kReach, 0, at}, colour);
  }
  return makeLines(lines.points, DrawOrder::kGrid, parent);
}

QEntity* makeAxes(Gradient gradient, bool fine, QNode* parent) {
  const bool fades = gradient != Gradient::None;
  Lines lines{fades, fine};
  lines.add({0, 0, 0}, {kReach, 0, 0}, kRed);
  lines.add({0, 0, 0}, {0, kReach / 2, 0}, kGreen);
  lines.add({0, 0, 0}, {0, 0, kReach}, kBlue);
  return makeLines(lines.points, DrawOrder::kAxes, parent);
}

/// Makes the floor: rings around the origin, in which opacity is straight from one to the next.
QEntity* makeFloor(Gradient gradient, QNode* parent) {
  constexpr int kRings = 12, kSides = 48;
  const base::Vec4 colour = floorColour(gradient);
  const auto at = [&](int ring, int side) {
    const float away = kFloorRadius * static_cast<float>(ring) / static_cast<float>(kRings);
    const float angle = 2.0F * base::kPi * static_cast<float>(side) / static_cast<float>(kSides);
    const base::Vec3 place(away * std::cos(angle), 0.0F, away * std::sin(angle));
    return ColouredPoint{place, base::Vec4(base::Vec3(colour), colour.w * floorOpacity(place.x, place.z))};
  };
  std::vector<ColouredPoint> triangles;
  for (int ring = 0; ring < kRings; ++ring) {
    for (int side = 0; side < kSides; ++side) {
      const ColouredPoint near = at(ring, side), far = at(ring + 1, side);
      const ColouredPoint nextNear = at(ring, side + 1), nextFar = at(ring + 1, side + 1);
      triangles.insert(triangles.end(), {near, far, nextFar});
      if (ring > 0) triangles.insert(triangles.end(), {near, nextFar, nextNear});
    }
  }
  return makeGroundTriangles(triangles, DrawOrder::kFloor, parent);
}

QParameter* makeGradient(Gradient gradient, QNode* parent) {
  const auto [top, bottom, grid] = coloursOf(gradient);
  auto* behind = new QEntity(parent);
  auto* material = makeViewMaterial("main", shaders::kGradient, false, behind);
  const auto set = [material](const char* name, const QVariant& value) {
    auto* parameter = new QParameter(QString::fromLatin1(name), value, material);
    material->addParameter(parameter);
    return parameter;
  };
  set("gradientTop", QVector3D(top.x, top.y, top.z));
  set("gradientBottom", QVector3D(bottom.x, bottom.y, bottom.z));
  auto* quad = makeViewQuad(behind);
  quad->setSortIndex(DrawOrder::kGradient);
  behind->addComponent(quad);
  behind->addComponent(material);
  return set("gradientAllRound", 0.0F);
}

}  // namespace

Surroundings::Surroundings(Gradient gradient, bool fine)
    : gradient_(gradient), fine_(fine), grid_(makeGrid(gradient, fine, this)), axes_(makeAxes(gradient, fine, this)) {
  if (gradient != Gradient::None) allRound_ = makeGradient(gradient, this);
  if (floorColour(gradient).w > 0.0F) floor_ = makeFloor(gradient, this);
}

void Surroundings::setAllRound(bool allRound) {
  if (allRound_ != nullptr) allRound_->setValue(allRound ? 1.0F : 0.0F);
}

void Surroundings::setGround(bool grid, bool axes) {
  grid_->setEnabled(grid);
  axes_->setEnabled(axes);
  if (floor_ != nullptr) floor_->setEnabled(grid || axes);
}

}  // namespace app
