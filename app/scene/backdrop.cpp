// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/backdrop.h"

#include <QVector2D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>

#include "app/scene/render_pass.h"
#include "app/scene/shader_source.h"
#include "app/scene/texture_node.h"

namespace app {

using namespace Qt3DCore;
using namespace Qt3DRender;

namespace {

/// Four corners in clip space.
QGeometryRenderer* makeMesh(QNode* parent) {
  auto* mesh = new QGeometryRenderer(parent);
  auto* geometry = new QGeometry(mesh);
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  static constexpr float corners[] = {-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0};
  buffer->setData(QByteArray(reinterpret_cast<const char*>(corners), sizeof(corners)));
  geometry->addAttribute(new QAttribute(buffer, QStringLiteral("vertexPosition"), QAttribute::Float, 3, 4, 0,
                                        3 * sizeof(float), geometry));
  mesh->setGeometry(geometry);
  mesh->setPrimitiveType(QGeometryRenderer::TriangleStrip);
  mesh->setVertexCount(4);
  return mesh;
}

/// Without depth.
QMaterial* makeBackdropMaterial(QNode* parent) {
  auto* material = new QMaterial(parent);
  auto* effect = new QEffect(material);
  auto* pass =
      makePass(makeTechnique(effect), "backdrop", shaderSource("backdrop.vert"), shaderSource("backdrop.frag"));
  addBlending(pass);
  auto* cull = new QCullFace(pass);
  cull->setMode(QCullFace::NoCulling);
  pass->addRenderState(cull);
  auto* depth = new QDepthTest(pass);
  depth->setDepthFunction(QDepthTest::Always);
  pass->addRenderState(depth);
  pass->addRenderState(new QNoDepthMask(pass));
  material->setEffect(effect);
  return material;
}

}  // namespace

QSizeF fillingScale(QSize picture, QSize view) {
  if (picture.isEmpty() || view.isEmpty()) return {1.0, 1.0};
  const double ratio = double(picture.width()) * view.height() / (double(picture.height()) * view.width());
  return ratio > 1.0 ? QSizeF(ratio, 1.0) : QSizeF(1.0, 1.0 / ratio);
}

Backdrop::Backdrop(const QImage& picture) : size_(picture.size()) {
  auto* material = makeBackdropMaterial(this);
  material->addParameter(new QParameter(QStringLiteral("backdropTexture"),
                                        QVariant::fromValue(makeTexture(picture, TextureUse::Sphere, this)), material));
  scale_ = new QParameter(QStringLiteral("backdropScale"), QVariant::fromValue(QVector2D(1, 1)), material);
  material->addParameter(scale_);
  addComponent(makeMesh(this));
  addComponent(material);
}

void Backdrop::setViewSize(QSize pixels) {
  const QSizeF scale = fillingScale(size_, pixels);
  scale_->setValue(QVariant::fromValue(QVector2D(float(scale.width()), float(scale.height()))));
}

}  // namespace app
