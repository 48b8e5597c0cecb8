// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/backdrop.h"

#include <QVector2D>
#include <Qt3DRender/QMaterial>

#include "app/scene/frame_graph.h"
#include "app/scene/texture_node.h"
#include "app/scene/view_quad.h"

namespace app {

using namespace Qt3DCore;
using namespace Qt3DRender;

QSizeF fillingScale(QSize picture, QSize view) {
  if (picture.isEmpty() || view.isEmpty()) return {1.0, 1.0};
  const double ratio = double(picture.width()) * view.height() / (double(picture.height()) * view.width());
  return ratio > 1.0 ? QSizeF(ratio, 1.0) : QSizeF(1.0, 1.0 / ratio);
}

Backdrop::Backdrop(const QImage& picture) : size_(picture.size()) {
  auto* material = makeViewMaterial("main", shaders::kBackdrop, true, this);
  material->addParameter(new QParameter(QStringLiteral("backdropTexture"),
                                        QVariant::fromValue(makeTexture(picture, TextureUse::Sphere, this)), material));
  scale_ = new QParameter(QStringLiteral("backdropScale"), QVariant::fromValue(QVector2D(1, 1)), material);
  material->addParameter(scale_);
  auto* quad = makeViewQuad(this);
  quad->setSortIndex(DrawOrder::kBackdrop);
  addComponent(quad);
  addComponent(material);
}

void Backdrop::setViewSize(QSize pixels) {
  const QSizeF scale = fillingScale(size_, pixels);
  scale_->setValue(QVariant::fromValue(QVector2D(float(scale.width()), float(scale.height()))));
}

}  // namespace app
