// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QNode>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include "app/scene/shader_programs.h"

namespace app {

/// Four corners in clip space, as `vertexPosition`: a quad that covers the view.
Qt3DRender::QGeometryRenderer* makeViewQuad(Qt3DCore::QNode* parent);

/// What covers the view: the pass `pass` with this program, whatever depth says, leaving none.
Qt3DRender::QMaterial* makeViewMaterial(const char* pass, const ShaderProgram& program, bool blends,
                                        Qt3DCore::QNode* parent);

}  // namespace app
