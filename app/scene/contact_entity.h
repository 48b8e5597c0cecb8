// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include <QVector>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include "app/scene/coloured_mesh.h"
#include "app/scene/frame_bytes.h"
#include "app/view/contact_shadow.h"

namespace app {

/// This entity draws a model's contact shadow on the ground, over all models.
class ContactEntity : public Qt3DCore::QEntity {
 public:
  ContactEntity(ContactShadow shadow, Qt3DCore::QNode* parent);
  /// Sets the shadow of a frame, black with this opacity (0 to 1) where it is darkest. It costs
  /// nothing where neither has changed.
  void setFrame(const ActorFrame& frame, float opacity);
  /// With false it leaves no mark, but its shader is made ready.
  void setShown(bool shown);

 private:
  void makeTriangles();

  ContactShadow shadow_;
  float opacity_ = -1.0F;  // -1: nothing was set yet
  std::vector<ColouredPoint> triangles_;
  std::size_t count_ = 3;  // points that are drawn
  FrameBytes bytes_;
  Qt3DCore::QBuffer* buffer_;
  Qt3DRender::QGeometryRenderer* mesh_;
  QVector<Qt3DCore::QAttribute*> attributes_;
};

}  // namespace app
