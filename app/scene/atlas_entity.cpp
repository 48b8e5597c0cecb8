// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/atlas_entity.h"

#include <utility>
#include <vector>

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QMaterial>

#include "app/scene/frame_graph.h"
#include "app/scene/texture_node.h"
#include "app/scene/view_quad.h"

namespace app {
namespace {

using Qt3DCore::QAttribute, Qt3DCore::QGeometry;

struct AtlasVertex {
  float position[2];  // clip space
  float at[2];        // in the atlas, 0 to 1
};

}  // namespace

AtlasEntity::AtlasEntity(const QImage& image) : side_(static_cast<float>(image.width())) {
  auto* geometry = new QGeometry(this);
  buffer_ = new Qt3DCore::QBuffer(geometry);
  buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
  for (const auto& [name, offset] : {std::pair{"overlayPosition", 0U}, {"labelAt", 8U}}) {
    geometry->addAttribute(new QAttribute(buffer_, QString::fromLatin1(name), QAttribute::Float, 2, 0, offset,
                                          sizeof(AtlasVertex), geometry));
  }
  // Qt 3D computes bounds that nobody needs, and warns of corners with two numbers.
  static constexpr float middle[3] = {0.0F, 0.0F, 0.0F};
  auto* still = new Qt3DCore::QBuffer(geometry);
  still->setData(QByteArray(reinterpret_cast<const char*>(middle), sizeof(middle)));
  geometry->setBoundingVolumePositionAttribute(
      new QAttribute(still, QStringLiteral("still"), QAttribute::Float, 3, 1, 0, sizeof(middle), geometry));
  mesh_ = new Qt3DRender::QGeometryRenderer(this);
  mesh_->setGeometry(geometry);
  mesh_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  mesh_->setSortIndex(DrawOrder::kLabels);
  addComponent(mesh_);
  auto* material = makeViewMaterial("main", shaders::kLabel, true, this);
  texture_ = makeTexture(image, TextureUse::Toon, this);
  parameter_ = new Qt3DRender::QParameter(QStringLiteral("labels"), QVariant::fromValue(texture_), material);
  material->addParameter(parameter_);
  addComponent(material);
  setEnabled(false);
}

void AtlasEntity::showImage(const QImage& image, int revision) {
  if (std::exchange(shown_, revision) == revision) return;
  auto* before = texture_;
  texture_ = makeTexture(image, TextureUse::Toon, this);
  parameter_->setValue(QVariant::fromValue(texture_));
  before->deleteLater();
}

void AtlasEntity::showPieces(std::span<const AtlasPiece> pieces, QSize view) {
  setEnabled(!pieces.empty());
  if (pieces.empty() || view.isEmpty()) return;
  std::vector<AtlasVertex> corners;
  corners.reserve(pieces.size() * 6);
  for (const AtlasPiece& piece : pieces) {
    const QRect& part = piece.part;
    const auto corner = [&](int x, int y) {
      const float right = piece.corner.x + static_cast<float>(x * part.width()),
                  down = piece.corner.y + static_cast<float>(y * part.height());
      return AtlasVertex{{2.0F * right / static_cast<float>(view.width()) - 1.0F,
                          1.0F - 2.0F * down / static_cast<float>(view.height())},
                         {static_cast<float>(part.x() + x * part.width()) / side_,
                          static_cast<float>(part.y() + y * part.height()) / side_}};
    };
    for (const auto& [x, y] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}})
      corners.push_back(corner(x, y));
  }
  buffer_->setData(QByteArray(reinterpret_cast<const char*>(corners.data()),
                              static_cast<qsizetype>(corners.size() * sizeof(AtlasVertex))));
  for (auto* attribute : mesh_->geometry()->attributes()) attribute->setCount(static_cast<uint>(corners.size()));
  mesh_->setVertexCount(static_cast<int>(corners.size()));
}

}  // namespace app
