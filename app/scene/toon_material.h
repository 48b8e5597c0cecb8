// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include "app/scene/shader_source.h"
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
  std::array<Qt3DRender::QEffect*, 64> effects_{};
};

/// Textures a material draws with; null means none of that kind.
struct MaterialTextures {
  Qt3DRender::QAbstractTexture* diffuse = nullptr;
  Qt3DRender::QAbstractTexture* sphere = nullptr;
  Qt3DRender::QAbstractTexture* toon = nullptr;
};

/// One PMX material: parameters of the shared shaders. Its textures come later; until then it draws with blank ones.
class ToonMaterial : public Qt3DRender::QMaterial {
 public:
  /// What a material has of what its kind may have.
  struct Has {
    bool texture, sphere, toon, vertexColours;
  };
  ToonMaterial(const pmx::Material& material, const Has& has, Qt3DRender::QAbstractTexture* blank,
               Qt3DRender::QEffect* effect, Qt3DCore::QNode* parent);
  void setTextures(const MaterialTextures& textures);
  void apply(const pmx::MaterialState& state);

 private:
  Qt3DRender::QParameter* add(const char* name, const QVariant& value);
  Qt3DRender::QParameter *diffuse_, *specular_, *ambient_, *edgeColour_, *edgeSize_;
  Qt3DRender::QParameter *diffuseTexture_, *sphereTexture_, *toonTexture_;
  std::array<Qt3DRender::QParameter*, 6> coefficients_{};
};

}  // namespace app
