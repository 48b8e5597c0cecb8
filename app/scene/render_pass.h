// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QTechnique>

#include "app/scene/shader_programs.h"

namespace app {

/// Makes a technique of desktop OpenGL, core profile: 3.3, or 4.3 where storage buffers are used.
Qt3DRender::QTechnique* makeTechnique(Qt3DRender::QEffect* effect, bool needs43 = false);

/// Makes a pass that the frame graph finds by its name. For programs that skin, `home` is where the
/// palette is; `features` are those of a surface that has a program of its own.
Qt3DRender::QRenderPass* makePass(Qt3DRender::QTechnique* technique, const char* name, const ShaderProgram& program,
                                  PaletteHome home = PaletteHome::UniformBlock,
                                  const std::optional<SurfaceFeatures>& features = {});

/// Blends by source alpha. The target's own alpha ends up as coverage (premultiplied picture).
void addBlending(Qt3DRender::QRenderPass* pass);

}  // namespace app
