// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "app/scene/index_runs.h"
#include "app/scene/model_draw.h"
#include "app/scene/shader_source.h"
#include "app/scene/toon_material.h"
#include "app/scene/uniform_block.h"
#include "pmx/deform/morph_job.h"
#include "pmx/model/model.h"

namespace app {

/// This is the block of resources/shaders/joined.glsl (std140).
struct JoinedBlock {
  struct Material {
    base::Vec4 edgeColour{0.0F};
    float edgeSize = 0.0F, alpha = 0.0F;
    float unused[2] = {0.0F, 0.0F};
  };
  Material materials[kJoinedMaterials];
};
static_assert(sizeof(JoinedBlock) == 32 * kJoinedMaterials && sizeof(JoinedBlock) <= 16384);

/// This class draws a model's outlines, its shadows on the ground, and its part of the self-shadow
/// map. They read no textures and little of a material, so one draw takes all materials that are
/// contiguous: Qt 3D's time grows with the number of draws.
class JoinedDraws {
 public:
  /// Selected is the outline of a selected model. The last three inspect the mesh: weights of a
  /// bone, edges, normals. The nodes of these four are made when they are first shown.
  enum class Kind { Outline, GroundShadow, SelfShadow, Selected, Weights, Wireframe, Normals };
  static constexpr std::size_t kKinds = 7, kKindsAlways = 3;

  /// The nodes belong to `parent`. `home` is where the palette is.
  JoinedDraws(const pmx::Model& model, const IndexRuns& runs, const VertexMaterials& owners, const ModelGeometry& drawn,
              PaletteHome home, ModelLook& look, Qt3DCore::QEntity* parent);

  /// Applies the materials of a frame.
  void apply(std::span<const pmx::MaterialState> materials);
  /// Only draws whose materials are all among the first `materials` are drawn.
  void setPrepared(std::size_t materials);
  /// At first only outlines are shown.
  void setShown(Kind kind, bool shown);
  /// Sets the bone whose weights Kind::Weights shows, by its index in the palette. Below 0, no bone
  /// is shown.
  void setHeatBone(int slot);
  /// Sets the colour of Kind::Selected, which must be shown.
  void setSelectedColour(const base::Vec3& colour);
  /// Sets the number of DrawOrder of the first material's outline. Those of the materials after it
  /// follow, then shadows on the ground, the outline of a selected model, weights, wireframe
  /// and normals: kKinds - 1 numbers a material.
  void setDrawOrder(float first);
  /// Returns the effects of the draws that become ready when this material is prepared.
  [[nodiscard]] std::vector<const Qt3DRender::QEffect*> effectsWith(std::size_t material) const;

 private:
  struct Draw {
    Kind kind;
    std::size_t first, last;  // materials
    ModelDraw nodes;
    bool marks = true;  // some material of it is visible in this draw
  };
  void enable(const Draw& draw);
  void order(const Draw& draw);
  void mark(Draw& draw) const;
  void makeInspecting(Kind kind);

  std::vector<std::unique_ptr<UniformBlock<JoinedBlock>>> blocks_;  // by index / kJoinedMaterials
  std::vector<Draw> draws_;
  std::array<std::vector<bool>, kKinds> wanted_;  // by kind and material
  std::array<bool, kKinds> shown_{true};
  std::array<bool, kKinds> made_{true, true, true};
  // The draws that inspect the mesh are made from these.
  struct Inspecting {
    JoinedRun run;
    int material;  // in its block, of all that are drawn; -1: each vertex has its own
  };
  std::vector<Inspecting> inspecting_;
  ModelGeometry drawn_;
  PaletteHome home_;
  ModelLook& look_;
  Qt3DCore::QEntity* parent_;
  Qt3DRender::QParameter *heatBone_ = nullptr, *selectedColour_ = nullptr;
  float firstOrder_ = 0.0F;
  std::size_t prepared_ = 0;
};

}  // namespace app
