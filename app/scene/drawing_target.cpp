// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/drawing_target.h"

#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QTexture>

#include "app/scene/view_quad.h"

namespace app {

using namespace Qt3DCore;
using namespace Qt3DRender;

DrawingTarget::DrawingTarget(QSize pixels, int samples, QNode* parent)
    : QRenderTarget(parent),
      samples_(samples),
      colour_(addTexture(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm, pixels)),
      depth_(addTexture(QRenderTargetOutput::DepthStencil, QAbstractTexture::D24S8, pixels)) {}

QAbstractTexture* DrawingTarget::addTexture(QRenderTargetOutput::AttachmentPoint point,
                                            QAbstractTexture::TextureFormat format, QSize pixels) {
  auto* output = new QRenderTargetOutput(this);
  QAbstractTexture* texture = nullptr;
  if (samples_ > 1) {
    texture = new QTexture2DMultisample(output);
    texture->setSamples(samples_);
  } else {
    texture = new QTexture2D(output);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setMinificationFilter(QAbstractTexture::Linear);
  }
  texture->setFormat(format);
  texture->setSize(pixels.width(), pixels.height());
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  addOutput(output);
  return texture;
}

void DrawingTarget::setSize(QSize pixels) {
  for (auto* texture : {colour_, depth_}) texture->setSize(pixels.width(), pixels.height());
}

QEntity* makePresenter(const DrawingTarget& target, const char* pass, QNode* parent) {
  auto* entity = new QEntity(parent);
  const bool several = target.samples() > 1;
  auto* material = makeViewMaterial(pass, several ? shaders::kPresentSamples : shaders::kPresent, false, entity);
  material->addParameter(new QParameter(QStringLiteral("drawn"), QVariant::fromValue(target.colour()), material));
  if (several) material->addParameter(new QParameter(QStringLiteral("drawnSamples"), target.samples(), material));
  entity->addComponent(makeViewQuad(entity));
  entity->addComponent(material);
  return entity;
}

}  // namespace app
