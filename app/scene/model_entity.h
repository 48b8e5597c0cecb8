// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QParameter>

#include "app/scene/model_pictures.h"
#include "app/scene/palette_buffer.h"
#include "app/scene/skin_vertex.h"
#include "app/scene/texture_node.h"
#include "app/scene/toon_material.h"
#include "app/show/frame.h"
#include "app/view/self_shadow.h"

namespace app {

/// A model in the scene: one vertex buffer, one index buffer, one palette, an entity a material. Materials
/// are drawn strictly in file order (mmd-reference.md 11.2).
class ModelEntity : public Qt3DCore::QEntity {
 public:
  /// Made whole and without a parent: nodes that join a living scene one by one are not all noticed by
  /// Qt 3D 6.4 (of several materials only the first one's textures were loaded). Call setParent() then.
  ModelEntity(const pmx::Model& model, const ModelPictures& pictures, ModelLook& look);

  /// Draws some more of the model's materials from now on: Qt 3D uploads all textures that are in the scene, drawn with
  /// or not, and compiles a shader at its first use, which a window can't wait for all at once. True when all are drawn.
  bool prepareMore();
  /// Shows a frame: uploads the palette and whatever the morphs changed.
  void apply(const ActorFrame& frame);
  [[nodiscard]] Ball extent(const ActorFrame& frame) const { return extent_.at(frame.boneModels); }
  /// Some material receives self shadow; without one that casts it, it is lit all over.
  [[nodiscard]] bool receivesShadow() const { return receives_; }

 private:
  struct Part {
    QEntity* entity = nullptr;
    ToonMaterial* material = nullptr;
    std::array<int, 3> textures{-1, -1, -1};  // of the surface, sphere map, toon
    bool edge = false;
    bool visible = true;      // by its alpha
    std::size_t newWork = 0;  // pixels of textures that no part before it has, and the like for shaders
  };
  void addPart(const pmx::Material& material, Qt3DRender::QGeometryRenderer* mesh, std::size_t work, ModelLook& look);
  Qt3DRender::QParameter* sampler(std::size_t kind, int texture);
  void show(std::size_t part);
  Qt3DCore::QGeometry* makeGeometry(const pmx::Model& model, std::span<const std::uint32_t> indices);
  void uploadUvs(const ActorFrame& frame);
  void showBones();
  void showSoft(const ActorFrame& frame);

  /// Of a model with soft bodies; without, no more than `bindings`.
  struct SoftLook {
    Qt3DCore::QBuffer* bindings = nullptr;  ///< of SkinVertex
    Qt3DCore::QBuffer* normals = nullptr;
    std::vector<SkinVertex> fixed;  ///< as the file has them
    bool on = false;                ///< bindings are those of physics
  };
  SoftLook softLook_;
  PaletteBuffer palette_;
  ModelExtent extent_;
  std::unique_ptr<TextureNodes> textures_;
  /// What a sampler of the shaders reads, by its kind and the texture's number; blank until the texture is there. Shared
  /// by all materials that have the same.
  std::map<std::pair<std::size_t, int>, Qt3DRender::QParameter*> samplers_;
  Qt3DRender::QAbstractTexture* blank_ = nullptr;
  bool receives_ = false, vertexColours_ = false;
  Qt3DCore::QBuffer* positions_ = nullptr;
  Qt3DCore::QBuffer* uvs_ = nullptr;
  std::vector<Part>
      parts_;  ///< per material; entity is null for a material that draws nothing, and none follow that aren't drawn
  std::size_t prepared_ = 0;  ///< parts that are drawn
  Revisions shown_{0, 0, 0};
};

}  // namespace app
