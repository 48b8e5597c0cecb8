// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QParameter>

#include "app/scene/shader_programs.h"
#include "app/scene/shader_source.h"
#include "app/scene/uniform_block.h"
#include "pmx/base/math.h"
#include "pmx/deform/morph_job.h"
#include "pmx/model/model.h"

namespace app {

/// These properties of a material decide its passes and their states.
struct SurfaceKind {
  PaletteHome home = PaletteHome::UniformBlock;
  bool doubleSided = false;
  bool points = false;  ///< the fields below are off then
  bool edge = false;    ///< outline
  bool groundShadow = false, castShadow = false;
  /// These belong to a surface whose program is made for it alone. Without them the material's
  /// block says what the surface has.
  std::optional<SurfaceFeatures> features;
};

/// Returns the kind of a material. Lines have no outline; points have neither outline nor shadow
/// (mmd-reference.md 2.7).
[[nodiscard]] SurfaceKind surfaceKind(const pmx::Material& material, PaletteHome home);

/// This class has the shaders of MMD's look, made once and shared by all materials. All but
/// selfShadow(), which is in the pass "shadowMap", draw in the pass "main", in the order of their
/// entities (DrawOrder).
class ModelLook {
 public:
  explicit ModelLook(Qt3DCore::QNode* parent);
  [[nodiscard]] Qt3DRender::QEffect* surface(const SurfaceKind& kind);
  [[nodiscard]] Qt3DRender::QEffect* outline(PaletteHome home);
  [[nodiscard]] Qt3DRender::QEffect* groundShadow(PaletteHome home);
  [[nodiscard]] Qt3DRender::QEffect* selfShadow(PaletteHome home);
  [[nodiscard]] Qt3DRender::QEffect* selected(PaletteHome home);
  // These effects inspect a model and are drawn over its surface.
  [[nodiscard]] Qt3DRender::QEffect* weights(PaletteHome home);
  [[nodiscard]] Qt3DRender::QEffect* wireframe(PaletteHome home);
  [[nodiscard]] Qt3DRender::QEffect* normals(PaletteHome home);

 private:
  static Qt3DRender::QEffect* makeSurface(const SurfaceKind& kind);
  static Qt3DRender::QEffect* makeOutline(PaletteHome home);
  static Qt3DRender::QEffect* makeSelected(PaletteHome home);
  static Qt3DRender::QEffect* makeGroundShadow(PaletteHome home);
  static Qt3DRender::QEffect* makeSelfShadow(PaletteHome home);

  Qt3DCore::QNode* parent_;
  /// These are by palette home, culling, points, features.
  std::map<std::tuple<PaletteHome, bool, bool, std::optional<SurfaceFeatures>>, Qt3DRender::QEffect*> surfaces_;
  std::array<Qt3DRender::QEffect*, kPaletteHomes> outlines_{}, groundShadows_{}, selfShadows_{}, weights_{},
      wireframes_{}, normals_{}, selected_{};  // by home
};

/// Returns whether a material of a model has a highlight, now or under some material morph.
[[nodiscard]] bool mayShine(const pmx::Model& model, std::size_t material);

/// This is the block of resources/shaders/material.glsl (std140).
struct MaterialBlock {
  base::Vec4 diffuse, specularAndPower;
  base::Vec3 ambient;
  float edgeSize;
  base::Vec4 edgeColour;
  base::Vec4 textureMul, textureAdd, sphereMul, sphereAdd, toonMul, toonAdd;
  std::int32_t hasTexture, sphereMode, hasToon, vertexColours, receivesShadow, accessory;
  std::int32_t unused[2];
};
static_assert(sizeof(MaterialBlock) == 192 && offsetof(MaterialBlock, edgeSize) == 44 &&
              offsetof(MaterialBlock, hasTexture) == 160);

/// This is one PMX material: the block with which its surface is drawn. It has few nodes, because
/// Qt 3D 6.4 takes the square of their number to delete them.
class ToonMaterial {
 public:
  /// These are the optional parts that a material really has.
  struct Has {
    bool texture, sphere, toon, vertexColours;
    bool accessory;  ///< from a .x file: without toon, lit by the angle
  };
  /// The nodes belong to `parent`.
  ToonMaterial(const pmx::Material& material, const Has& has, Qt3DCore::QNode* parent);
  void apply(const pmx::MaterialState& state);
  [[nodiscard]] Qt3DRender::QParameter* parameter() const { return block_.parameter(); }
  /// Returns what the material's shader does. `mayShine` says whether it can have a highlight.
  [[nodiscard]] SurfaceFeatures features(bool mayShine) const;

 private:
  UniformBlock<MaterialBlock> block_;
};

}  // namespace app
