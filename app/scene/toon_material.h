// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>

#include "app/scene/shader_source.h"
#include "pmx/base/math.h"
#include "pmx/model.h"
#include "pmx/morph_job.h"

namespace app {

/// What of a material decides its passes and their states.
struct SurfaceKind {
  PaletteHome home = PaletteHome::UniformBlock;
  bool doubleSided = false;
  bool points = false;  ///< the rest is off then
  bool edge = false;    ///< outline
  bool groundShadow = false, castShadow = false;
};

/// Lines have no outline, points neither that nor any shadow (mmd-reference.md 2.7).
[[nodiscard]] SurfaceKind surfaceKind(const pmx::Material& material, PaletteHome home);

/// The shaders of MMD's look, made once and shared by every material.
class ModelLook {
 public:
  explicit ModelLook(Qt3DCore::QNode* parent);
  [[nodiscard]] Qt3DRender::QEffect* effect(const SurfaceKind& kind);

 private:
  Qt3DRender::QEffect* make(const SurfaceKind& kind);
  Qt3DCore::QNode* parent_;
  std::array<Qt3DRender::QEffect*, 128> effects_{};
};

/// The block of resources/shaders/material.glsl (std140).
struct MaterialBlock {
  base::Vec4 diffuse, specularAndPower;
  base::Vec3 ambient;
  float edgeSize;
  base::Vec4 edgeColour;
  base::Vec4 textureMul, textureAdd, sphereMul, sphereAdd, toonMul, toonAdd;
  std::int32_t hasTexture, sphereMode, hasToon, vertexColours, receivesShadow;
  std::int32_t unused[3];
};
static_assert(sizeof(MaterialBlock) == 192 && offsetof(MaterialBlock, edgeSize) == 44 &&
              offsetof(MaterialBlock, hasTexture) == 160);

/// One PMX material: a block for the shared shaders. Whoever makes it adds what it shares with others: the palette, and
/// the parameters diffuseTexture, sphereTexture and toonTexture, each, for an unset sampler keeps the texture of the draw
/// before. Few nodes, because Qt 3D 6.4 takes the square of their number to forget them.
class ToonMaterial : public Qt3DRender::QMaterial {
 public:
  /// What a material has of what its kind may have.
  struct Has {
    bool texture, sphere, toon, vertexColours;
  };
  ToonMaterial(const pmx::Material& material, const Has& has, Qt3DRender::QEffect* effect, Qt3DCore::QNode* parent);
  void apply(const pmx::MaterialState& state);

 private:
  MaterialBlock block_{};
  Qt3DCore::QBuffer* buffer_;
};

}  // namespace app
