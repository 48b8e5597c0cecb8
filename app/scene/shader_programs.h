// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <optional>

#include <QByteArray>

#include "app/scene/shader_source.h"

namespace app {

/// These shaders of resources/shaders are linked together. OpenGL gets no others, so whoever has
/// compiled each of these in each variant has compiled all that is drawn with.
struct ShaderProgram {
  const char* vertex;
  const char* fragment;
  bool skins = false;              ///< with a palette, wherever it is
  const char* geometry = nullptr;  ///< null: no geometry shader
};

namespace shaders {
inline constexpr ShaderProgram kModel{"model.vert", "model.frag", true};
inline constexpr ShaderProgram kEdge{"edge.vert", "edge.frag", true};
inline constexpr ShaderProgram kGroundShadow{"ground_shadow.vert", "ground_shadow.frag", true};
inline constexpr ShaderProgram kShadowMap{"shadow_map.vert", "shadow_map.frag", true};
inline constexpr ShaderProgram kWeights{"weights.vert", "weights.frag", true};
inline constexpr ShaderProgram kWireframe{"wireframe.vert", "colour.frag", true};
inline constexpr ShaderProgram kNormals{"normals.vert", "colour.frag", true, "normals.geom"};
inline constexpr ShaderProgram kSelected{"selected.vert", "colour.frag", true};
inline constexpr ShaderProgram kLines{"lines.vert", "colour.frag"};
inline constexpr ShaderProgram kContact{"contact.vert", "colour.frag"};
inline constexpr ShaderProgram kOverlay{"overlay.vert", "colour.frag"};
inline constexpr ShaderProgram kLabel{"label.vert", "label.frag"};
inline constexpr ShaderProgram kBackdrop{"backdrop.vert", "backdrop.frag"};
inline constexpr ShaderProgram kGradient{"gradient.vert", "gradient.frag"};
inline constexpr ShaderProgram kPresent{"present.vert", "present.frag"};
inline constexpr ShaderProgram kPresentSamples{"present.vert", "present_samples.frag"};

/// All programs are listed here. A test checks that they use every file of resources/shaders.
inline constexpr std::array kAll{kModel,    kEdge,     kGroundShadow,   kShadowMap, kWeights, kWireframe,
                                 kNormals,  kSelected, kLines,          kOverlay,   kLabel,   kBackdrop,
                                 kGradient, kPresent,  kPresentSamples, kContact};
}  // namespace shaders

/// This is what the shader of a surface does besides its diffuse colour.
struct SurfaceFeatures {
  bool texture = false;
  int sphereMode = 0;  ///< as in resources/shaders/material.glsl
  bool toon = false;
  bool vertexColours = false;
  bool receivesShadow = false;
  bool accessory = false;
  bool shines = false;  ///< it has a highlight, at some time
  auto operator<=>(const SurfaceFeatures&) const = default;
};

/// These are the texts that OpenGL gets.
struct ShaderCode {
  QByteArray vertex, geometry, fragment;  ///< geometry is empty where there is none
};

/// Returns the code for models with this palette home and for the driver's limits. `home` matters
/// only to programs that skin. Without `features` the code is for surfaces of all kinds, and the
/// material's block says what one has.
[[nodiscard]] ShaderCode shaderCode(const ShaderProgram& program, PaletteHome home,
                                    const GpuLimits& limits = gpuLimits(),
                                    const std::optional<SurfaceFeatures>& features = {});

}  // namespace app
