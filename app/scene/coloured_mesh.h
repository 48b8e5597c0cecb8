// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include "app/view/bone_overlay.h"
#include "pmx/base/math.h"

namespace app {

/// This is an end of a line: a place in the world (units), and its colour with straight alpha.
struct ColouredPoint {
  base::Vec3 position;
  base::Vec4 colour;
};

/// Makes lines, two points each, which write no depth. `order` is their place in DrawOrder.
Qt3DCore::QEntity* makeLines(std::span<const ColouredPoint> lines, float order, Qt3DCore::QNode* parent);

/// Makes triangles on the ground, three points each, which are seen from both sides and write no
/// depth. Its only mesh is a component of the entity.
Qt3DCore::QEntity* makeGroundTriangles(std::span<const ColouredPoint> triangles, float order, Qt3DCore::QNode* parent);

/// This entity holds the bone overlay's triangles. They are drawn last and over everything.
class OverlayEntity : public Qt3DCore::QEntity {
 public:
  explicit OverlayEntity(Qt3DCore::QNode* parent);
  /// An empty list hides the overlay.
  void setTriangles(std::span<const OverlayVertex> triangles);

 private:
  Qt3DCore::QBuffer* buffer_;
  Qt3DRender::QGeometryRenderer* mesh_;
};

}  // namespace app
