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
  enum class Kind { Outline, GroundShadow, SelfShadow };

  /// Nodes belong to `parent`. `home`: of the palette.
  JoinedDraws(const pmx::Model& model, const IndexRuns& runs, const VertexMaterials& owners, const ModelGeometry& drawn,
              PaletteHome home, ModelLook& look, Qt3DCore::QEntity* parent);

  /// The materials of a frame.
  void apply(std::span<const pmx::MaterialState> materials);
  /// Draws only what has no other materials than the first so many.
  void setPrepared(std::size_t materials);
  /// At first, outlines are drawn, and nothing else.
  void setShown(Kind kind, bool shown);
  /// Numbers of DrawOrder that the first material's outline and shadow on the ground have; those after it follow.
  void setDrawOrder(float outlines, float groundShadows);
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

  std::vector<std::unique_ptr<UniformBlock<JoinedBlock>>> blocks_;  // by material / kJoinedMaterials
  std::vector<Draw> draws_;
  std::array<std::vector<bool>, 3> wanted_;  // by kind and material
  std::array<bool, 3> shown_{true, false, false};
  std::size_t prepared_ = 0;
};

}  // namespace app
