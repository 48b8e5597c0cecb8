// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include "app/scene/frame_bytes.h"
#include "app/scene/index_runs.h"
#include "app/scene/joined_draws.h"
#include "app/scene/model_draw.h"
#include "app/scene/palette_buffer.h"
#include "app/scene/shared_nodes.h"
#include "app/scene/skin_vertex.h"
#include "app/scene/skinned_vertices.h"
#include "app/scene/texture_node.h"
#include "app/scene/toon_material.h"
#include "app/scene/uniform_block.h"
#include "app/scene/view_block.h"
#include "app/show/frame.h"
#include "app/textures/model_textures.h"
#include "app/view/self_shadow.h"

namespace app {

class ContactEntity;

/// This entity is a model in the scene: one vertex buffer, one index buffer, one palette, and an
/// entity for each material. The surfaces of all materials are drawn strictly in file order, then
/// their outlines, then their shadows on the ground, in few draws (mmd-reference.md 11.2).
class ModelEntity : public Qt3DCore::QEntity {
 public:
  /// The entity is made whole and without a parent, because Qt 3D 6.4 misses some of the nodes that
  /// join a living scene one by one (of several materials only the first one's textures were
  /// loaded). Call setParent() afterwards. Only with `mayThrow` it can have a contact shadow.
  ModelEntity(const pmx::Model& model, const ModelTextures& textures, ModelLook& look, SharedNodes& shared,
              bool mayThrow);

  /// Adds some more of the model's materials to the scene. Qt 3D uploads all textures that are in
  /// the scene, whether they are drawn or not, and compiles a shader at its first use, and a window
  /// can't wait for all at once. Returns true when all are drawn.
  bool prepareMore();
  /// Shows a frame: uploads the palette and everything that morphs changed.
  void apply(const ActorFrame& frame);
  /// Sets where the actor stands, and whether it is visible.
  void setActor(const ActorBlock& actor) { actor_.set(actor); }
  /// Draws from this number of DrawOrder on, and so over all with lower numbers. It needs
  /// drawsOrdered() numbers.
  void setDrawOrder(float first);
  [[nodiscard]] std::size_t drawsOrdered() const { return JoinedDraws::kKinds * parts_.size(); }
  void setShadows(bool ground, bool self);
  /// Sets the contact shadow of a frame, with the opacity where it is darkest; with 0 there is
  /// none, and it costs nothing. With `prepares` it is drawn all the same, without a mark, so that
  /// it is ready when it is wanted.
  void setContact(const ActorFrame& frame, float opacity, bool prepares);
  /// With false, the contact shadow leaves no mark.
  void showContact(bool shown);
  /// Draws edges, normals or weights over the surface. `heatBone` is the bone whose weights are
  /// shown; -1 shows weights of no bone. Hidden parts cost nothing, and parts that were never shown
  /// have no nodes.
  void setInspection(bool wireframe, bool normals, std::optional<std::int32_t> heatBone);
  /// Draws an outline of this colour that shows that the model is selected; without a colour there
  /// is none, and it costs nothing.
  void setOutlined(const std::optional<base::Vec3>& colour);
  /// Returns the extent of the frame in world space.
  [[nodiscard]] Ball extent(const ActorFrame& frame) const;
  /// Returns whether some material receives self shadow. Without one that casts it, such a material
  /// is lit all over.
  [[nodiscard]] bool receivesShadow() const { return receives_; }

 private:
  struct Part {
    ModelDraw surface;
    std::unique_ptr<ToonMaterial> material;
    std::array<int, 3> textures{-1, -1, -1};  // of the surface, sphere map, toon
    bool visible = true;                      // by its alpha
    // These are the pixels of textures that no earlier part has, plus a like amount for shaders.
    std::size_t newWork = 0;
  };
  void addPart(const pmx::Material& material, const IndexRun& run, bool shines, ModelLook& look);
  [[nodiscard]] std::size_t workOf(const Part& part, const std::vector<const Qt3DRender::QEffect*>& effects);
  Qt3DRender::QParameter* sampler(std::size_t kind, int texture);
  void show(std::size_t part);
  Qt3DCore::QGeometry* makeGeometry(const pmx::Model& model, std::span<const std::uint32_t> indices,
                                    const VertexMaterials& owners);
  /// Adds a buffer to the geometry. A buffer that changes is the model's own, others are shared.
  Qt3DCore::QBuffer* addBuffer(Qt3DCore::QGeometry* geometry, const QByteArray& bytes, bool changes);
  void applyMaterials(const ActorFrame& frame);
  void uploadUvs(const ActorFrame& frame);
  void showBones();
  void showSoft(const ActorFrame& frame);

  /// This state belongs to a model with soft bodies. Other models have `bindings` only.
  struct SoftLook {
    Qt3DCore::QBuffer* bindings = nullptr;  ///< of SkinVertex
    Qt3DCore::QBuffer* normals = nullptr;
    FrameBytes normalBytes;
    std::vector<SkinVertex> fixed;  ///< as the file has them
    bool on = false;                ///< bindings are those for physics
  };
  SoftLook softLook_;
  PaletteBuffer palette_;
  std::unique_ptr<SkinnedVertices> skinned_;  ///< null where the GPU skins
  UniformBlock<ActorBlock> actor_;
  ModelExtent extent_;
  std::unique_ptr<TextureNodes> textures_;
  /// These parameters give the shaders' samplers their textures, by kind and the texture's index.
  /// They are blank until the texture is there. All materials with the same texture share them.
  std::map<std::pair<std::size_t, int>, Qt3DRender::QParameter*> samplers_;
  Qt3DRender::QAbstractTexture* blank_ = nullptr;
  bool receives_ = false, vertexColours_ = false, accessory_ = false;
  SharedNodes& shared_;
  std::vector<std::shared_ptr<Qt3DCore::QBuffer>> sharedBuffers_;
  ModelGeometry geometry_;
  std::unique_ptr<JoinedDraws> joined_;
  Qt3DCore::QBuffer* positions_ = nullptr;
  Qt3DCore::QBuffer* uvs_ = nullptr;
  FrameBytes positionBytes_, uvBytes_;
  /// There is one per material, up to the last that is drawn. Its entity is null for a material
  /// that draws nothing.
  std::vector<Part> parts_;
  std::size_t prepared_ = 0;           ///< parts that are drawn
  float drawOrder_ = -1.0F;            ///< -1: not set yet
  std::set<const void*> seenEffects_;  ///< of the parts so far
  std::set<int> seenTextures_;
  ContactEntity* contact_ = nullptr;  ///< null for a model that throws none
  Revisions shown_{0, 0, 0};
  float shownOpacity_ = 1.0F;
  std::vector<pmx::MaterialState> faded_;  ///< scratch: materials times an opacity other than 1
};

}  // namespace app
