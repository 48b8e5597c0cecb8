// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/coloured_mesh.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QNoDepthMask>

#include "app/scene/frame_graph.h"
#include "app/scene/render_pass.h"
#include "app/scene/shader_source.h"

namespace app {
namespace {

using namespace Qt3DCore;
using namespace Qt3DRender;

QAttribute* addAttribute(QGeometry* geometry, Qt3DCore::QBuffer* buffer, const char* name, uint components, uint stride,
                         std::size_t offset, std::size_t count) {
  auto* attribute = new QAttribute(buffer, QString::fromLatin1(name), QAttribute::Float, components,
                                   static_cast<uint>(count), static_cast<uint>(offset), stride, geometry);
  geometry->addAttribute(attribute);
  return attribute;
}

QMaterial* makeMaterial(const ShaderProgram& program, bool overEverything, QNode* parent) {
  auto* material = new QMaterial(parent);
  auto* effect = new QEffect(material);
  auto* technique = makeTechnique(effect);
  auto* renderPass = makePass(technique, "main", program);
  addBlending(renderPass);
  auto* cull = new QCullFace(renderPass);
  cull->setMode(QCullFace::NoCulling);
  renderPass->addRenderState(cull);
  auto* depth = new QDepthTest(renderPass);
  depth->setDepthFunction(overEverything ? QDepthTest::Always : QDepthTest::LessOrEqual);
  renderPass->addRenderState(depth);
  // The ground is drawn first and writes no depth, so that no axis cuts through a model. The
  // overlay comes last.
  renderPass->addRenderState(new QNoDepthMask(renderPass));
  material->setEffect(effect);
  return material;
}

}  // namespace

namespace {

QGeometryRenderer* makeMesh(std::span<const ColouredPoint> points, float order, QEntity* entity) {
  auto* geometry = new QGeometry(entity);
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(QByteArray(reinterpret_cast<const char*>(points.data()), qsizetype(points.size_bytes())));
  addAttribute(geometry, buffer, "vertexPosition", 3, sizeof(ColouredPoint), 0, points.size());
  addAttribute(geometry, buffer, "vertexColour", 4, sizeof(ColouredPoint), offsetof(ColouredPoint, colour),
               points.size());
  auto* mesh = new QGeometryRenderer(entity);
  mesh->setGeometry(geometry);
  mesh->setVertexCount(static_cast<int>(points.size()));
  mesh->setSortIndex(order);
  entity->addComponent(mesh);
  return mesh;
}

}  // namespace

QEntity* makeLines(std::span<const ColouredPoint> lines, float order, QNode* parent) {
  auto* entity = new QEntity(parent);
  makeMesh(lines, order, entity)->setPrimitiveType(QGeometryRenderer::Lines);
  entity->addComponent(makeMaterial(shaders::kLines, false, entity));
  return entity;
}

QEntity* makeGroundTriangles(std::span<const ColouredPoint> triangles, float order, QNode* parent) {
  auto* entity = new QEntity(parent);
  makeMesh(triangles, order, entity)->setPrimitiveType(QGeometryRenderer::Triangles);
  entity->addComponent(makeMaterial(shaders::kContact, false, entity));
  return entity;
}

OverlayEntity::OverlayEntity(QNode* parent) : QEntity(parent) {
  auto* geometry = new QGeometry(this);
  buffer_ = new Qt3DCore::QBuffer(geometry);
  buffer_->setUsage(Qt3DCore::QBuffer::DynamicDraw);
  addAttribute(geometry, buffer_, "overlayPosition", 2, sizeof(OverlayVertex), 0, 0);
  addAttribute(geometry, buffer_, "vertexColour", 4, sizeof(OverlayVertex), offsetof(OverlayVertex, colour), 0);
  mesh_ = new QGeometryRenderer(this);
  mesh_->setGeometry(geometry);
  mesh_->setPrimitiveType(QGeometryRenderer::Triangles);
  mesh_->setSortIndex(DrawOrder::kOverlay);
  addComponent(mesh_);
  addComponent(makeMaterial(shaders::kOverlay, true, this));
  setEnabled(false);
}

void OverlayEntity::setTriangles(std::span<const OverlayVertex> triangles) {
  setEnabled(!triangles.empty());
  if (triangles.empty()) return;
  buffer_->setData(
      QByteArray(reinterpret_cast<const char*>(triangles.data()), static_cast<qsizetype>(triangles.size_bytes())));
  const auto count = static_cast<uint>(triangles.size());
  for (auto* attribute : mesh_->geometry()->attributes()) attribute->setCount(count);
  mesh_->setVertexCount(static_cast<int>(count));
}

}  // namespace app
