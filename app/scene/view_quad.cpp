// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/view_quad.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>

#include "app/scene/render_pass.h"

namespace app {

using namespace Qt3DCore;
using namespace Qt3DRender;

QGeometryRenderer* makeViewQuad(QNode* parent) {
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

QMaterial* makeViewMaterial(const char* pass, const ShaderProgram& program, bool blends, QNode* parent) {
  auto* material = new QMaterial(parent);
  auto* effect = new QEffect(material);
  auto* renderPass = makePass(makeTechnique(effect), pass, program);
  if (blends) addBlending(renderPass);
  auto* cull = new QCullFace(renderPass);
  cull->setMode(QCullFace::NoCulling);
  renderPass->addRenderState(cull);
  auto* depth = new QDepthTest(renderPass);
  depth->setDepthFunction(QDepthTest::Always);
  renderPass->addRenderState(depth);
  renderPass->addRenderState(new QNoDepthMask(renderPass));
  material->setEffect(effect);
  return material;
}

}  // namespace app
