// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/shader_programs.h"

namespace app {

namespace {

/// Returns the constants that take the place of a material's block in resources/shaders/model.frag.
QByteArray constantsOf(const SurfaceFeatures& features) {
  QByteArray lines("#define ODORI_SURFACE\n");
  const auto add = [&lines](const char* name, bool set) {
    lines += QByteArray("const bool ") + name + (set ? " = true;\n" : " = false;\n");
  };
  add("textured", features.texture);
  add("tooned", features.toon);
  add("coloured", features.vertexColours);
  add("receiving", features.receivesShadow);
  add("anAccessory", features.accessory);
  add("shining", features.shines);
  return lines + "const int sphered = " + QByteArray::number(features.sphereMode) + ";\n";
}

}  // namespace

ShaderCode shaderCode(const ShaderProgram& program, PaletteHome home, const GpuLimits& limits,
                      const std::optional<SurfaceFeatures>& features) {
  ShaderCode code;
  code.vertex =
      program.skins ? skinningSource(home, limits) + shaderText(program.vertex) : shaderSource(program.vertex, limits);
  if (program.geometry != nullptr) code.geometry = shaderSource(program.geometry, limits);
  code.fragment = shaderSource(program.fragment, limits);
  if (features) code.fragment.insert(code.fragment.indexOf('\n') + 1, constantsOf(*features));
  return code;
}

}  // namespace app
