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

/// The block of resources/shaders/joined.glsl (std140).
struct JoinedBlock {
  struct Material {
    base::Vec4 edgeColour{0.0F};
    float edgeSize = 0.0F, alpha = 0.0F;
    float unused[2] = {0.0F, 0.0F};
  };
  Material materials[kJoinedMaterials];
};
static_assert(sizeof(JoinedBlock) == 32 * kJoinedMaterials && sizeof(JoinedBlock) <= 16384);

/// A model's outlines, its shadows on the ground, and what it throws onto the map of self shadow. They read no textures
/// and little of a material, so one draw takes all that lie in a row: Qt 3D's time is by the draw.
class JoinedDraws {
 public:
  /// The last three look inside: what hangs on a bone, edges, normals. Their nodes are made when they are first shown.
  enum class Kind { Outline, GroundShadow, SelfShadow, Weights, Wireframe, Normals };
  static constexpr std::size_t kKinds = 6, kKindsAlways = 3;

  /// Nodes belong to `parent`. `home`: of the palette.
  JoinedDraws(const pmx::Model& model, const IndexRuns& runs, const VertexMaterials& owners, const ModelGeometry& drawn,
              PaletteHome home, ModelLook& look, Qt3DCore::QEntity* parent);

  /// The materials of a frame.
  void apply(std::span<const pmx::MaterialState> materials);
  /// Draws only what has no other materials than the first so many.
  void setPrepared(std::size_t materials);
  /// At first, outlines are drawn, and nothing else.
  void setShown(Kind kind, bool shown);
  /// Whose weights Kind::Weights shows: the bone's place in the palette; below 0 nobody's.
  void setHeatBone(int slot);
  /// The number of DrawOrder that the first material's outline has. Those of the materials after it follow, then shadows on
  /// the ground, weights, wireframe and normals: kKinds - 1 numbers a material.
  void setDrawOrder(float first);
  /// The shaders of what is drawn first when this material is prepared.
  [[nodiscard]] std::vector<const Qt3DRender::QEffect*> effectsWith(std::size_t material) const;

 private:
  struct Draw {
    Kind kind;
    std::size_t first, last;  // materials
    ModelDraw nodes;
    bool marks = true;  // some material of it leaves a mark
  };
  void enable(const Draw& draw);
  void order(const Draw& draw);
  void mark(Draw& draw) const;
  void makeInspecting(Kind kind);

  std::vector<std::unique_ptr<UniformBlock<JoinedBlock>>> blocks_;  // by material / kJoinedMaterials
  std::vector<Draw> draws_;
  std::array<std::vector<bool>, kKinds> wanted_;  // by kind and material
  std::array<bool, kKinds> shown_{true};
  std::array<bool, kKinds> made_{true, true, true};
  // What draws are made from that look inside.
  struct Inspecting {
    JoinedRun run;
    int material;  // in its block, of all that is drawn; -1: each vertex knows its own
  };
  std::vector<Inspecting> inspecting_;
  ModelGeometry drawn_;
  PaletteHome home_;
  ModelLook& look_;
  Qt3DCore::QEntity* parent_;
  Qt3DRender::QParameter* heatBone_ = nullptr;
  float firstOrder_ = 0.0F;
  std::size_t prepared_ = 0;
};

}  // namespace app
