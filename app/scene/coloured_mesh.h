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

/// Makes MMD's ground: a 5-unit grid on y = 0.
Qt3DCore::QEntity* makeGrid(Qt3DCore::QNode* parent);
/// Makes the axes: X is red, Y green, Z blue.
Qt3DCore::QEntity* makeAxes(Qt3DCore::QNode* parent);

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
