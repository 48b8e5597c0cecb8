// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QNode>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace app {

/// Four corners in clip space, as `vertexPosition`: a quad that covers the view.
Qt3DRender::QGeometryRenderer* makeViewQuad(Qt3DCore::QNode* parent);

/// What covers the view: the pass `pass` with these shaders of resources/shaders, whatever depth says, leaving none.
Qt3DRender::QMaterial* makeViewMaterial(const char* pass, const char* vertexShader, const char* fragmentShader,
                                        bool blends, Qt3DCore::QNode* parent);

}  // namespace app
