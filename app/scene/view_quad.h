// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QNode>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include "app/scene/shader_programs.h"

namespace app {

/// Makes a quad that covers the view: four corners in clip space, as `vertexPosition`.
Qt3DRender::QGeometryRenderer* makeViewQuad(Qt3DCore::QNode* parent);

/// Makes a material that covers the view: the pass `pass` with this program, which ignores depth
/// and writes none.
Qt3DRender::QMaterial* makeViewMaterial(const char* pass, const ShaderProgram& program, bool blends,
                                        Qt3DCore::QNode* parent);

}  // namespace app
