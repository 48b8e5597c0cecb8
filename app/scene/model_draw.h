// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include "app/scene/index_runs.h"

namespace app {

/// All draws of a model share this geometry.
struct ModelGeometry {
  Qt3DCore::QGeometry* geometry = nullptr;
  std::vector<Qt3DRender::QParameter*> parameters;
};

/// This is one draw: a run of the model's indices with an effect. Its nodes belong to the entity.
struct ModelDraw {
  Qt3DCore::QEntity* entity = nullptr;  ///< null: draws nothing
  Qt3DRender::QGeometryRenderer* mesh = nullptr;
  Qt3DRender::QMaterial* material = nullptr;
};

[[nodiscard]] inline ModelDraw makeDraw(Qt3DCore::QEntity* parent, const ModelGeometry& model, const IndexRun& run,
                                        Qt3DRender::QEffect* effect,
                                        const std::vector<Qt3DRender::QParameter*>& parameters) {
  ModelDraw draw;
  draw.entity = new Qt3DCore::QEntity(parent);
  draw.entity->setEnabled(false);
  draw.mesh = new Qt3DRender::QGeometryRenderer(draw.entity);
  draw.mesh->setGeometry(model.geometry);
  draw.mesh->setPrimitiveType(run.primitive);
  draw.mesh->setIndexBufferByteOffset(run.first * 4);
  draw.mesh->setVertexCount(run.count);
  draw.material = new Qt3DRender::QMaterial(draw.entity);
  draw.material->setEffect(effect);
  for (auto* parameter : model.parameters) draw.material->addParameter(parameter);
  for (auto* parameter : parameters) draw.material->addParameter(parameter);
  draw.entity->addComponent(draw.mesh);
  draw.entity->addComponent(draw.material);
  return draw;
}

}  // namespace app
