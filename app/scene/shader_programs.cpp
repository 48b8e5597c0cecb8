// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/shader_programs.h"

namespace app {

ShaderCode shaderCode(const ShaderProgram& program, PaletteHome home, const GpuLimits& limits) {
  ShaderCode code;
  code.vertex =
      program.skins ? skinningSource(home, limits) + shaderText(program.vertex) : shaderSource(program.vertex, limits);
  if (program.geometry != nullptr) code.geometry = shaderSource(program.geometry, limits);
  code.fragment = shaderSource(program.fragment, limits);
  return code;
}

}  // namespace app
